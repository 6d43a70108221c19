import { asksWhether } from './asks-whether.ts';
import { likelyLanguage } from './likely-language.ts';
import { type Cue, cuesOf } from './question-cues.ts';
import { type Concept, createQuestionReader, type Wording } from './question-reader.ts';

export type { Concept, Wording };

export interface AnalyzedQuestion {
  concepts: Concept[];
  wordings: Wording[];
  cues: Cue[];
  asksWhether: boolean;
}

/** "How long", "how soon", "wie hoch" ask for a kind of answer and are about nothing themselves. */
const askingWords =
  /\b(how (?:long|often|soon|quickly|quick|fast|frequently|far in advance|far|much|many|big|large)|by when|since when|until when|wie hoch)\b/giu;

const carriedWeight = 0.35;

/** Who asks when a bid is submitted asks when it is due; documents that say how to submit one say nothing of that. */
const asksWhen = /^(?:by |until )?when\b/iu;
const bidOrHandedIn =
  /\b(?:(?<bid>bids?|tenders?|proposals?|offers?|quotations?|quotes?)|submitted|delivered|handed in|sent|lodged|uploaded|turned in)\b/giu;

/**
 * Reads a question for search in documents of some languages.
 * @param carried words of the conversation that the question may refer to ("it"); they count less.
 */
export function analyzeQuestion(question: string, languages: readonly string[], carried = ''): AnalyzedQuestion {
  const asked = likelyLanguage(question);
  const reader = createQuestionReader(asked);
  const about = withDueDate(question).replace(askingWords, ' ');
  for (const language of languages) {
    reader.read(about, language, 1);
    if (carried !== '') reader.read(carried, language, carriedWeight);
  }
  return { ...reader.result(), cues: cuesOf(question, asked), asksWhether: asksWhether(question) };
}

/** "When is the bid to be submitted" is read as "When is the bid due". Of several bids, the last that is handed in counts. */
function withDueDate(question: string): string {
  if (!asksWhen.test(question)) return question;
  const [line = ''] = question.split(/[\n\r\u2028\u2029]/u, 1);
  let isAfterBid = false;
  let handedIn: RegExpExecArray | null = null;
  for (const match of line.matchAll(bidOrHandedIn)) {
    if (match.groups?.bid) isAfterBid = true;
    else if (isAfterBid) [handedIn, isAfterBid] = [match, false];
  }
  if (!handedIn) return question;
  const { index, 0: words } = handedIn;
  return `${question.slice(0, index)}due${question.slice(index + words.length)}`;
}

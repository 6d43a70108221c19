import { contentWeight } from './light-words.ts';
import { type Cue, cuesOf } from './question-cues.ts';
import { likelyLanguage, stopWordsFor } from './stop-words.ts';
import { analyzerFor, foldDiacritics, foldedMark } from './terms.ts';
import { thesaurusFor } from './thesaurus/thesaurus.ts';

/** A content word of the question. */
export interface Concept {
  word: string;
  keys: string[];
  /** 1 for the question's own words, less for those carried over from the conversation. */
  weight: number;
}

/** One way in which a passage may speak of one or more concepts. */
export interface Wording {
  /** Keys in a row in the passage, stop words among them. */
  keys: string[];
  /** Those of them that are indexed. */
  contentKeys: string[];
  /** Indices of the concepts that it speaks of. */
  concepts: number[];
  /** 1: the question's own word; less for another way to say it. */
  weight: number;
}

export interface AnalyzedQuestion {
  concepts: Concept[];
  wordings: Wording[];
  cues: Cue[];
}

/** "How long", "how soon" ask for a kind of answer and are about nothing themselves. */
const askingWords =
  /\b(how (?:long|often|soon|quickly|quick|fast|frequently|far in advance|far|much|many|big|large)|by when|since when|until when)\b/giu;

const carriedWeight = 0.35;

/** Who asks when a bid is submitted asks when it is due; documents that say how to submit one say nothing of that. */
const asksWhen = /^(?:by |until )?when\b/iu;
const bidOrHandedIn =
  /\b(?:(?<bid>bids?|tenders?|proposals?|offers?|quotations?|quotes?)|submitted|delivered|handed in|sent|lodged|uploaded|turned in)\b/giu;

/** Languages that write the syllables of a word apart: words are found in the thesaurus. */
const apartLanguages = new Set(['vi']);
/** What a syllable is worth that stands without the others of its word. */
const syllableWeight = 0.25;

/**
 * Reads a question for search in documents of some languages.
 * @param carried words of the conversation that the question may refer to ("it"); they count less.
 */
export function analyzeQuestion(question: string, languages: readonly string[], carried = ''): AnalyzedQuestion {
  const reader = createReader(likelyLanguage(question));
  const about = withDueDate(question).replace(askingWords, ' ');
  for (const language of languages) {
    reader.read(about, language, 1);
    if (carried !== '') reader.read(carried, language, carriedWeight);
  }
  return { ...reader.result(), cues: cuesOf(question) };
}

/** "When is the bid to be submitted": as if it asked when the bid is due. Of several bids, the last that is handed in counts. */
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

/** Item numbers and abbreviations name one thing and can't be said in other words; null for other words. */
function nameWeight(word: string): number | null {
  if (/\d/u.test(word) && word.length >= 6) return 3;
  return /^\p{Lu}[\p{Lu}\d&.-]{2,}$/u.test(word) ? 1.5 : null;
}

/** Gathers concepts and wordings; `asked` is the language of the question, whose stop words are none of its content. */
function createReader(asked: string) {
  const concepts: Concept[] = [];
  const places = new Map<string, number>();
  const wordings = new Map<string, Wording>();
  const stopWords = stopWordsFor(asked);

  const conceptOf = (word: string, keys: string[], weight: number): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, concepts.length);
    return concepts.push({ word, keys, weight }) - 1;
  };

  const add = (keys: string[], contentKeys: string[], own: number[], weight: number) => {
    const id = `${keys.join(' ')}/${own.join(',')}`;
    const known = wordings.get(id);
    if (!known || known.weight < weight) wordings.set(id, { keys, contentKeys, concepts: own, weight });
  };

  const read = (text: string, language: string, weight: number) => {
    const terms = analyzerFor(language)(text);
    const thesaurus = thesaurusFor(language);
    // Typed without diacritics in a language that has them: found by the folded form.
    const isFolded = language === 'vi' && !/[\u0300-\u036fđ]/u.test(text.normalize('NFD').toLowerCase());
    const conceptAt = new Map<number, number>();
    if (apartLanguages.has(language)) {
      for (const { from, length } of thesaurus.words(terms.map((term) => term.keys))) {
        const parts = terms.slice(from, from + length);
        const contentKeys = parts.filter((term) => !term.isStop).map((term) => term.keys[0] as string);
        const index = conceptOf(parts.map((term) => term.word).join(' '), contentKeys, weight);
        for (let position = from; position < from + length; position++) conceptAt.set(position, index);
        add(
          parts.map((term) => term.keys[0] as string),
          contentKeys,
          [index],
          1,
        );
        for (const key of contentKeys) add([key], [key], [index], syllableWeight);
      }
    }
    terms.forEach((term, position) => {
      if (term.isStop || stopWords.has(term.word) || conceptAt.has(position)) return;
      const telling = nameWeight(text.slice(term.start, term.end)) ?? contentWeight(term.word, asked);
      const index = conceptOf(term.word, term.keys, weight * telling);
      conceptAt.set(position, index);
      term.keys.forEach((key, rank) => {
        if (!key.startsWith(foldedMark)) add([key], [key], [index], rank === 0 ? 1 : 0.8);
      });
      if (isFolded) {
        const folded = [foldedMark + foldDiacritics(term.word)];
        add(folded, folded, [index], 0.9);
      }
    });
    for (const expansion of thesaurus.expand(terms.map((term) => term.keys))) {
      const own = new Set<number>();
      for (let position = expansion.from; position < expansion.from + expansion.length; position++) {
        const index = conceptAt.get(position);
        if (index !== undefined) own.add(index);
      }
      if (own.size > 0) add(expansion.keys, expansion.contentKeys, [...own], expansion.weight);
    }
  };

  return { read, result: () => ({ concepts, wordings: [...wordings.values()] }) };
}

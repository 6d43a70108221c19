import { contentWeight } from './light-words.ts';
import { type Cue, cuesOf } from './question-cues.ts';
import { analyzerFor, foldDiacritics, foldedMark, type Term } from './terms.ts';
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

/**
 * Reads a question for search in documents of some languages.
 * @param carried words of the conversation that the question may refer to ("it"); they count less.
 */
export function analyzeQuestion(question: string, languages: readonly string[], carried = ''): AnalyzedQuestion {
  const concepts = new Map<string, Concept>();
  const wordings = new Map<string, Wording>();
  const about = question.replace(askingWords, ' ');
  const ordered = [...languages].sort((a, b) => Number(hasStopWords(question, b)) - Number(hasStopWords(question, a)));
  for (const language of ordered) {
    read(about, language, 1, concepts, wordings);
    if (carried !== '') read(carried, language, carriedWeight, concepts, wordings);
  }
  return { concepts: [...concepts.values()], wordings: [...wordings.values()], cues: cuesOf(question) };
}

function hasStopWords(text: string, language: string): boolean {
  return analyzerFor(language)(text).some((term) => term.isStop);
}

function read(
  text: string,
  language: string,
  weight: number,
  concepts: Map<string, Concept>,
  wordings: Map<string, Wording>,
): void {
  const terms = analyzerFor(language)(text);
  // Typed without diacritics in a language that has them: found by the folded form.
  const isFolded = language === 'vi' && !/[\u0300-\u036fđ]/u.test(text.normalize('NFD').toLowerCase());
  const indices = terms.map((term) =>
    term.isStop ? -1 : conceptIndex(term, weight * contentWeight(term.word, language), concepts),
  );
  const add = (keys: string[], contentKeys: string[], own: number[], share: number) => {
    const id = `${keys.join(' ')}/${own.join(',')}`;
    const known = wordings.get(id);
    if (!known || known.weight < share) wordings.set(id, { keys, contentKeys, concepts: own, weight: share });
  };
  terms.forEach((term, position) => {
    const index = indices[position] as number;
    if (index < 0) return;
    term.keys.forEach((key, rank) => {
      if (!key.startsWith(foldedMark)) add([key], [key], [index], rank === 0 ? 1 : 0.8);
    });
    if (isFolded) {
      const folded = [foldedMark + foldDiacritics(term.word)];
      add(folded, folded, [index], 0.9);
    }
  });
  for (const expansion of thesaurusFor(language).expand(terms.map((term) => term.keys))) {
    const own = indices.slice(expansion.from, expansion.from + expansion.length).filter((index) => index >= 0);
    if (own.length > 0) add(expansion.keys, expansion.contentKeys, [...new Set(own)], expansion.weight);
  }
}

function conceptIndex(term: Term, weight: number, concepts: Map<string, Concept>): number {
  const order = [...concepts.keys()];
  const known = order.indexOf(term.word);
  if (known >= 0) return known;
  concepts.set(term.word, { word: term.word, keys: term.keys, weight });
  return order.length;
}

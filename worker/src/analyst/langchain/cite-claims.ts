import type { Candidate } from '../../search/candidates.ts';
import { type Stretch, splitSentences } from '../../search/sentences.ts';
import { analyzerFor, type Term } from '../../search/terms.ts';
import type { Claim, ClaimCitation } from '../analyst.ts';
import { type BackingText, isBacked } from './back-claim.ts';
import type { ModelAnswer } from './read-answer.ts';

/** The most that is cited of an answer: a model that never stops must not delay all others. */
const most = { claims: 200, citations: 10 };

/** How much a sentence that says little else is preferred to one that shares as many words with the claim but says other things too. */
const concisenessWeight = 0.2;

/** A sentence that can be quoted: a stretch of its page. */
export interface CitableSentence extends Stretch {
  page: number;
  text: string;
}

/** What citing needs of a passage. */
export interface CitablePassage {
  candidate: Pick<Candidate, 'documentId' | 'language'>;
  sentences: readonly CitableSentence[];
  /** Index of the sentence that is quoted where a claim shares no word with any. */
  best: number;
}

function citable(candidate: Candidate): CitablePassage {
  const sentences = candidate.spans.flatMap(({ page, pageText, start, end }) =>
    splitSentences(pageText, start, end).map((stretch) => ({
      ...stretch,
      page,
      text: pageText.slice(stretch.start, stretch.end),
    })),
  );
  return { candidate, sentences, best: 0 };
}

/** Passages that no search has ranked, by their number; each is cut into sentences once. */
export function citableByNumber(passages: readonly Candidate[]): (number: number) => CitablePassage | undefined {
  const known = new Map<number, CitablePassage>();
  return (number) => {
    const candidate = passages[number - 1];
    const passage = known.get(number) ?? (candidate && citable(candidate));
    if (passage) known.set(number, passage);
    return passage;
  };
}

/**
 * Gives a claim the places that it cites. Numbers of passages that do not exist are dropped. A claim that is left with none is unsupported,
 * and so is one that these passages cannot back.
 * @param find the passage that the model knows by a number
 */
export function citeClaim(
  text: string,
  numbers: Iterable<number>,
  find: (number: number) => CitablePassage | undefined,
): Claim {
  const named = new Set([...new Set(numbers)].flatMap((number) => find(number) ?? []));
  const passages = [...named].slice(0, most.citations);
  const citations = passages.flatMap((passage) => cite(text, passage) ?? []);
  const supported = citations.length > 0 && isBacked(text, passages.map(backingOf));
  return { text, citations: onePerPlace(citations), supported };
}

/** An answer with the passages that the model was shown; the first one has number 1. */
export interface CitableAnswer extends Pick<ModelAnswer, 'text' | 'marks'> {
  passages: readonly CitablePassage[];
}

/**
 * Cuts an answer into sentences and gives each the places that it cites. The model only names passages. The quote is our choice: the
 * sentence of the passage that shares most with the claim, so that it is always word for word. Passages that do not exist are dropped; a
 * sentence that is left with none is unsupported.
 */
export function citeClaims({ text, marks, passages }: CitableAnswer): Claim[] {
  const sentences = splitAnswer(text);
  let mark = 0;
  const claims = sentences.slice(0, most.claims).map(({ start, end }, index) => {
    const next = sentences[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const numbers: number[] = [];
    // A marker may be before the full stop or after it; one before the first word belongs to what follows.
    for (let own = marks[mark]; own && own.at <= next; own = marks[++mark]) {
      if (own.at > start || (index === 0 && own.at === 0)) numbers.push(...own.numbers);
    }
    return citeClaim(text.slice(start, end), numbers, (number) => passages[number - 1]);
  });
  const rest = sentences[most.claims];
  return rest ? [...claims, { text: text.slice(rest.start).trim(), citations: [], supported: false }] : claims;
}

/** Every line ends a sentence; a semicolon does not. */
function splitAnswer(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    let joined = false;
    for (const { start, end } of splitSentences(text, from, from + line.length)) {
      const last = sentences.at(-1);
      if (joined && last) last.end = end;
      else sentences.push({ start, end });
      joined = text[end - 1] === ';';
    }
    from += line.length + 1;
  }
  return sentences.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

const backings = new WeakMap<CitablePassage, BackingText>();

function backingOf(passage: CitablePassage): BackingText {
  const known = backings.get(passage);
  if (known) return known;
  const { candidate, sentences } = passage;
  const backing = { language: candidate.language, text: sentences.map(({ text }) => text).join('\n') };
  backings.set(passage, backing);
  return backing;
}

function cite(claim: string, passage: CitablePassage): ClaimCitation | null {
  const sentence = closestSentence(claim, passage);
  if (!sentence) return null;
  const { page, start, end, text } = sentence;
  return { documentId: passage.candidate.documentId, page, quote: text, start, end };
}

/** The sentence that shares most with the claim, rare words counting more; if none shares a word, the one that fits the question best. */
function closestSentence(claim: string, passage: CitablePassage): CitableSentence | undefined {
  const analyze = analyzerFor(passage.candidate.language);
  const terms = distinct(analyze(claim));
  const keys = keysOf(passage);
  const worth = terms.map((term) => {
    const frequency = keys.filter((known) => contains(known, term)).length;
    return frequency === 0 ? 0 : Math.log(1 + keys.length / frequency);
  });
  const total = worth.reduce((sum, value) => sum + value, 0);
  if (total === 0) return passage.sentences[passage.best];
  const scores = keys.map((known) => {
    const shared = terms.map((term) => contains(known, term));
    const coverage = worth.reduce((sum, value, index) => sum + (shared[index] ? value : 0), 0) / total;
    return coverage + (concisenessWeight * shared.filter(Boolean).length) / Math.max(1, known.size);
  });
  return passage.sentences[scores.indexOf(Math.max(...scores))];
}

const sentenceKeys = new WeakMap<CitablePassage, ReadonlySet<string>[]>();

/** The keys of each sentence. Many claims cite one passage, so it is read once. */
function keysOf(passage: CitablePassage): ReadonlySet<string>[] {
  const known = sentenceKeys.get(passage);
  if (known) return known;
  const analyze = analyzerFor(passage.candidate.language);
  const keys = passage.sentences.map(
    ({ text }) => new Set(analyze(text).flatMap((term) => (term.isStop ? [] : term.keys))),
  );
  sentenceKeys.set(passage, keys);
  return keys;
}

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.filter((term) => !term.isStop).map((term) => [term.keys[0], term])).values()];
}

function contains(known: ReadonlySet<string>, term: Term): boolean {
  return term.keys.some((key) => known.has(key));
}

/** Overlapping passages contain the same sentence. */
function onePerPlace(citations: ClaimCitation[]): ClaimCitation[] {
  const place = ({ documentId, page, start, end }: ClaimCitation) => `${documentId}/${page}/${start}/${end}`;
  return [...new Map(citations.map((citation) => [place(citation), citation])).values()];
}

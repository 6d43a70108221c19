import type { SearchResult } from '../../../search/search-passages.ts';
import { containsFigure } from '../figures.ts';
import { isGlossary, keysOf, type Statement } from '../statements.ts';
import { matcherOf, signsOf, type WishedTopic } from '../topics/match-topics.ts';

/** A statement with its points for a section. */
export interface Scored {
  statement: Statement;
  score: number;
  /** Index of the wished topic that it mentions most; -1 where only search found it. */
  topic: number;
  /** The part of the score for its place below a heading. It puts the statement first, and does not count when others are compared with it. */
  titled?: number;
}

/** What the parts of a score are worth; chosen on made-up tenders of several fields. */
const worth = {
  phrase: 1,
  nearTitle: 0.9,
  farTitle: 0.35,
  sign: 0.4,
  date: 0.6,
  figure: 0.7,
  search: 1,
  binding: 0.15,
};
/** What is left where a topic of amounts is mentioned without one. */
const withoutFigure = 0.4;
/** What a topic that is named in passing counts beside the plainest one. */
const inPassing = 0.6;
/** Longer sentences say many things, and each less. */
const plainLength = 260;
/** What is left of glossaries, of forms to be filled in and of pieces of a sentence: they name things and say little. */
const glossaryShare = 0.4;
const formShare = 0.5;
const pieceShare = 0.4;

const form = /^(?:we|i|wir|ich|chúng tôi|nous|nosotros)\b|_{3}/iu;
const binding = /\b(?:shall|must|at least|at most|not exceed|mindestens|höchstens|muss|müssen)\b|phải/iu;

/** `documentId/page/start` of a sentence. */
const placeOf = ({ documentId, page, start }: { documentId: string; page: number; start: number }) =>
  `${documentId}/${page}/${start}`;

/** Scores of what search found, by place; the best is 1. */
export function searchScores(found: SearchResult): Map<string, number> {
  const scores = new Map<string, number>();
  // Where search itself does not believe that it found an answer, it counts for less.
  const trust = found.band === 'answer' ? 1 : 0.5;
  const best = Math.max(0, ...found.passages.flatMap(({ sentences }) => sentences.map(({ score }) => score)));
  if (best === 0) return scores;
  for (const [rank, { candidate, sentences }] of found.passages.entries()) {
    for (const sentence of sentences) {
      if (sentence.coverage === 0) continue;
      const place = placeOf({ ...sentence, documentId: candidate.documentId });
      scores.set(place, (trust * sentence.score) / best / (1 + rank / 40));
    }
  }
  return scores;
}

/** Scores statements for the topics of a section; those without any points are left out. */
export function createScorer(wished: readonly WishedTopic[], searched: ReadonlyMap<string, number>) {
  const titles = new Map<string, { near: number; far: number }[]>();
  const titleWeights = ({ path, language }: Statement) => {
    const id = `${language}/${path.join('\n')}`;
    let weights = titles.get(id);
    if (!weights) {
      weights = wished.map(({ topic }) => {
        const matcher = matcherOf(topic, language);
        const each = path.map((title) => Math.min(1, matcher.weigh(keysOf(title, language))));
        return { near: each.at(-1) ?? 0, far: Math.max(0, ...each.slice(0, -1)) };
      });
      titles.set(id, weights);
    }
    return weights;
  };
  return (statement: Statement): Scored | null => {
    const { text, keys, language, figures } = statement;
    const search = searched.get(placeOf(statement)) ?? 0;
    const headings = titleWeights(statement);
    let [best, of] = [0, -1];
    for (const [index, { topic, weight }] of wished.entries()) {
      const { near, far } = headings[index] as { near: number; far: number };
      const dated = topic.isFigures && containsFigure(figures, ['date']) ? worth.date : 0;
      const said = Math.min(1.6, matcherOf(topic, language).weigh(keys) + dated);
      if (said + near + far === 0) continue;
      const signs = topic.shows?.(text) ? 1 : Math.min(1, signsOf(topic, language).weigh(keys));
      // If only a chapter's title is about the topic, the statement itself must look like what is wanted.
      if (said + near === 0 && signs === 0) continue;
      const words = worth.phrase * said + worth.sign * signs + worth.nearTitle * near + worth.farTitle * far;
      const looks = containsFigure(figures, topic.figures);
      const score =
        (looks ? words + worth.figure : topic.isFigures ? words * withoutFigure : words) *
        (inPassing + (1 - inPassing) * weight);
      if (score > best) [best, of] = [score, index];
    }
    // Where it is known what is wanted, a statement that only shares words with the prompt is seldom about it.
    if (best === 0 && (search === 0 || wished.length > 0)) return null;
    const total = best + worth.search * search + (binding.test(text) ? worth.binding : 0);
    const excess = Math.max(0, text.length / plainLength - 1);
    return { statement, score: (total * shareOf(statement)) / (1 + 0.3 * excess), topic: of };
  };
}

function shareOf(statement: Statement): number {
  const { text, shape } = statement;
  if (form.test(text)) return formShare;
  if (isGlossary(statement)) return glossaryShare;
  return shape === 'sentence' && /^\p{Ll}/u.test(text) ? pieceShare : 1;
}

import { neededFor, type Statement } from '../statements.ts';
import { inverseFrequencies, similarity } from '../term-weights.ts';
import type { WishedTopic } from '../topics/match-topics.ts';
import { centralities } from './centrality.ts';
import type { Scored } from './score-statements.ts';

/** How long a section may be: a sentence counts one, a short row or an item of a list half. */
export const roomInSentences = 5;
/** A summary of twelve sections takes five minutes to read: about two pages. */
export const roomInWords = 90;
const costOf = ({ shape }: Statement) => (shape === 'sentence' ? 1 : 0.5);
/** Statements that are compared with each other. */
const compared = 70;
/** How much being central counts beside a score of about 1 to 3. */
const centralWorth = 0.5;
/** Statements that share more say the same. */
const same = 0.8;
/** How much similarity to the chosen statements takes away. */
const monotony = 0.9;
/**
 * A topic that is named in passing among others gets at least this many statements; the plainest topic gets as many as there is room for.
 */
const leastOfTopic = 2;
/** The share of the best score below which a statement is left out. */
const enough = 0.48;
/** What there is no room for is replaced only by what is nearly as good: this share of its score. */
const instead = 0.8;
/** The bonus of a document or a topic from which nothing has been chosen yet. */
const unheard = 0.25;

/**
 * Chooses the statements that say most and repeat nothing, by maximal marginal relevance (Carbonell and Goldstein 1998). Each topic and
 * each document is included where it has something to say. In reading order.
 * @param most what there is room for; one statement is chosen however long it is
 */
export function chooseStatements(
  scored: readonly Scored[],
  wished: readonly WishedTopic[],
  most = { sentences: roomInSentences, words: roomInWords },
): Statement[] {
  const candidates = [...scored].sort((a, b) => b.score - a.score).slice(0, compared);
  const sets = candidates.map(({ statement }) => new Set(statement.keys));
  const weightOf = inverseFrequencies(candidates.map(({ statement }) => statement.keys));
  const central = centralities(sets, weightOf);
  const scores = candidates.map(({ score }, index) => score + centralWorth * (central[index] as number));
  let limit = enough * Math.max(0, ...scores.map((score, index) => score - (candidates[index]?.titled ?? 0)));
  const likeness = candidates.map(() => 0);
  const chosen = new Set<Statement>();
  const heard = new Set<string>();
  const said = wished.map(() => 0);
  const shareOf = (topic: number) => Math.max(leastOfTopic, roomInSentences * (wished[topic]?.weight ?? 1));
  const open = new Set(candidates.keys());
  let left = most.sentences;
  let wordsLeft = most.words;
  while (left > 0 && wordsLeft > 0 && open.size > 0) {
    let [best, value] = [-1, Number.NEGATIVE_INFINITY];
    for (const index of open) {
      const { statement, topic } = candidates[index] as Scored;
      const isFull = (said[topic] ?? 0) >= shareOf(topic);
      if (isFull || (scores[index] as number) < limit || (likeness[index] as number) > same) {
        open.delete(index);
        continue;
      }
      const named = wished[topic]?.weight ?? 0;
      const fresh =
        (heard.has(statement.documentId) ? 0 : unheard) + (heard.has(`topic ${topic}`) ? 0 : unheard * named);
      const marginal = (scores[index] as number) * (1 + fresh) - monotony * (likeness[index] as number);
      if (marginal > value) [best, value] = [index, marginal];
    }
    const picked = candidates[best];
    if (!picked) break;
    open.delete(best);
    const words = wordsToAdd(picked.statement, chosen);
    if (words > wordsLeft && chosen.size > 0) {
      limit = Math.max(limit, instead * (scores[best] as number));
      continue;
    }
    wordsLeft -= words;
    const cost = choose(picked.statement, chosen);
    left -= cost;
    if (picked.topic >= 0) said[picked.topic] = (said[picked.topic] ?? 0) + cost;
    heard.add(picked.statement.documentId).add(`topic ${picked.topic}`);
    for (const index of open) {
      const alike = similarity(sets[index] as Set<string>, sets[best] as Set<string>, weightOf);
      likeness[index] = Math.max(likeness[index] as number, alike);
    }
  }
  return [...chosen].sort((a, b) => a.index - b.index);
}

/**
 * An item has a meaning only below the sentence that introduces its list, and a sentence that refers to another only after it. Returns what
 * this cost: a list comes as a whole, so its further items cost nothing.
 */
function choose(statement: Statement, chosen: Set<Statement>): number {
  let cost = statement.lead && chosen.has(statement.lead) ? 0 : costOf(statement);
  for (const each of neededFor(statement) ?? []) {
    if (!chosen.has(each)) cost += 0.5;
    chosen.add(each);
  }
  chosen.add(statement);
  return cost;
}

/** How many words a statement adds, together with the statements that it needs. */
function wordsToAdd(statement: Statement, chosen: ReadonlySet<Statement>): number {
  const added = [...(neededFor(statement) ?? []), statement].filter((each) => !chosen.has(each));
  return countWords(added);
}

export function countWords(statements: readonly Statement[]): number {
  return statements.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
}

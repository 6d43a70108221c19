import { containsFigure } from '../figures.ts';
import { tenderWords } from '../questions/tender-words.ts';
import { keysOf, type Statement } from '../statements.ts';
import { matcherOf, signsOf, topics, type WishedTopic } from '../topics/match-topics.ts';
import type { Topic } from '../topics/topic.ts';

/** What a statement and its titles say of each topic, and of which most. */
export interface TopicsOf {
  /** Topics of titles at any height whose statements it looks like, without their words. */
  shown: ReadonlySet<Topic>;
  /** Words of the statement itself. */
  said: ReadonlyMap<Topic, number>;
  /** Those and the nearest title; the most of any topic. */
  most: number;
  evidenceOf(topic: Topic): number;
}

/** What the nearest title counts beside the statement's own words, and one further out. */
const titleWeight = { near: 0.9, far: 0.2 };

/** What a word counts that mentions a topic only among others of it. */
const signWeight = 0.5;

const known = new WeakMap<Statement, TopicsOf>();
const knownTitles = new Map<string, readonly number[]>();

/** The topics of a statement: the sections of one summary ask for the same ones. */
export function topicsOf(statement: Statement): TopicsOf {
  const found = known.get(statement) ?? read(statement);
  known.set(statement, found);
  return found;
}

function read({ text, keys, path, language }: Statement): TopicsOf {
  const said = new Map<Topic, number>();
  const evidence = new Map<Topic, number>();
  const [near, far] = [weighTitle(path.at(-1), language), weighTitle(path.at(-2), language)];
  for (const [index, topic] of topics.entries()) {
    const signs = signWeight * Math.min(2, signsOf(topic, language).weigh(keys));
    const own = matcherOf(topic, language).weigh(keys) + signs;
    if (own > 0) said.set(topic, own);
    const all = own + titleWeight.near * (near[index] ?? 0) + titleWeight.far * (far[index] ?? 0);
    if (all > 0) evidence.set(topic, all);
  }
  const shown = new Set(
    topics.filter(
      ({ shows }, index) =>
        shows?.(text) && path.some((title) => (weighTitle(title, language)[index] ?? 0) >= plainly.title),
    ),
  );
  return { shown, said, most: Math.max(0, ...evidence.values()), evidenceOf: (topic) => evidence.get(topic) ?? 0 };
}

const mostTitles = 5000;

function weighTitle(title: string | undefined, language: string): readonly number[] {
  if (title === undefined) return [];
  const id = `${language}/${title}`;
  const found = knownTitles.get(id);
  if (found) return found;
  const keys = keysOf(title, language);
  const weights = topics.map((topic) => Math.min(1, matcherOf(topic, language).weigh(keys)));
  if (knownTitles.size >= mostTitles) knownTitles.clear();
  knownTitles.set(id, weights);
  return weights;
}

/**
 * What shows plainly enough that a statement alone is about a topic: a phrase and a word; a word below a title; a phrase with an amount
 * that binds.
 */
const plainly = { alone: 1.65, below: 0.7, title: 0.6, bound: 1 };
/** More where the section names the topic only in passing. */
const inPassing = { weight: 0.4, more: 0.4 };
/** A sentence that binds nobody and contains no amount says what there is: that is enough for some topics. */
const telling = new Set(['scope', 'evaluation', 'eligibility', 'submission', 'law', 'termination']);

/** Whether a section about the wished topics is where a statement belongs. */
export function belongsTo(statement: Statement, wished: readonly WishedTopic[]): boolean {
  const { said, shown, most, evidenceOf } = topicsOf(statement);
  const binds = tenderWords(statement.language).binding.test(statement.text);
  return wished.some(({ topic, weight }) => {
    const evidence = evidenceOf(topic);
    if (shown.has(topic) && evidence + plainly.bound >= most) return true;
    const own = (said.get(topic) ?? 0) - (weight < inPassing.weight ? inPassing.more : 0);
    // Beside a topic that it mentions more, a section's own is not what a statement is about.
    if (own <= 0 || evidence < most) return false;
    const looks = containsFigure(statement.figures, topic.figures);
    if (!looks && (topic.isFigures || !(binds || telling.has(topic.id)))) return false;
    const title = evidence - (said.get(topic) ?? 0);
    return (
      own >= plainly.alone ||
      (own >= plainly.below && title >= plainly.title) ||
      (own >= plainly.bound && looks && binds) ||
      (own >= plainly.below && topic.isFigures && containsFigure(statement.figures, ['date']))
    );
  });
}

/** Whether the title right above a statement says that what is below it is about one of the wished topics. */
export function isTitledFor(statement: Statement, wished: readonly WishedTopic[]): boolean {
  const { said, evidenceOf } = topicsOf(statement);
  return wished.some(({ topic }) => evidenceOf(topic) - (said.get(topic) ?? 0) >= plainly.title);
}

/** Whether a statement or a title above it mentions one of the topics at all. */
export function mentions(statement: Statement, wished: readonly WishedTopic[]): boolean {
  const { evidenceOf } = topicsOf(statement);
  return wished.some(({ topic }) => evidenceOf(topic) > 0);
}

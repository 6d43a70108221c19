import { conceptTables, namesOfFacts } from '../../../concepts/concepts.ts';
import type { FactName } from '../../../facts/model.ts';
import { likelyLanguage } from '../../../search/likely-language.ts';
import { keysOf } from '../statements.ts';
import { biddingTopics } from './bidding-topics.ts';
import { contractTopics } from './contract-topics.ts';
import type { Topic } from './topic.ts';

export const topics: readonly Topic[] = [...contractTopics, ...biddingTopics];

/** Finds the phrases of a topic in rows of keys. */
export interface PhraseMatcher {
  /** How many different phrases a row of keys contains, longer ones counting for more. */
  weigh(keys: readonly string[]): number;
}

const matchers = new Map<string, PhraseMatcher>();

/**
 * How a statement or a heading in one language mentions a topic: in the words of the topic, and in the names of its facts and concepts.
 * Where a language has neither, English words are used.
 */
export function matcherOf(topic: Topic, language: string): PhraseMatcher {
  return known(`${topic.id}/${language}`, () => {
    const own = topic.words[language];
    // A topic with enough words of its own gets no further ones: they would only make it vague.
    if (own !== undefined && wellWorded.has(language)) return createMatcher([own], language);
    const names = namesOf(topic, language);
    const words = own === undefined && names.length === 0 ? (topic.words.en ?? '') : (own ?? '');
    return createMatcher([words, ...names], language);
  });
}

const wellWorded = new Set(['en', 'de', 'vi']);

/** A single word of everyday language fits many things: only longer names identify a topic. */
function namesOf({ facts = [], concepts = [] }: Topic, language: string): string[] {
  const names = new Map(conceptTables(language).flatMap((table) => [...table]));
  const isLong = (name: string) => name.includes(' ') || /[\p{Script=Han}\p{Script=Hangul}]{3}/u.test(name);
  return [...facts, ...concepts].flatMap((id) => names.get(id) ?? []).filter(isLong);
}

/** Whether a section's title or prompt names a bid fact itself. */
export function namesFact(fact: FactName, text: string): boolean {
  return [...new Set(['en', likelyLanguage(text)])].some((language) => {
    const names = namesOfFacts(language).get(fact) ?? [];
    return known(`${fact}/names/${language}`, () => createMatcher(names, language)).weigh(keysOf(text, language)) > 0;
  });
}

/** The words that mention a topic only among others of it, see `Topic.said`. */
export function signsOf(topic: Topic, language: string): PhraseMatcher {
  const spoken = topic.words[language] ? language : 'en';
  return known(`${topic.id}/signs/${language}`, () => createMatcher([topic.said?.[spoken] ?? ''], language));
}

function known(id: string, create: () => PhraseMatcher): PhraseMatcher {
  const matcher = matchers.get(id) ?? create();
  matchers.set(id, matcher);
  return matcher;
}

/** A phrase of several words is surer than a single one. */
const worthOf = (length: number) => Math.min(1, 0.4 + 0.3 * length);

/** Languages that write compounds as one word: a word that ends in a word of the topic mentions the topic. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn', 'fi', 'hu']);
const shortestHead = 6;

function createMatcher(lists: readonly string[], language: string): PhraseMatcher {
  const byFirst = new Map<string, string[][]>();
  const heads = new Map<string, string | null>();
  const headOf = (key: string): string | null => {
    const known = heads.get(key);
    if (known !== undefined) return known;
    const singles = [...byFirst].filter(
      ([first, phrases]) => first.length >= shortestHead && phrases.some(({ length }) => length === 1),
    );
    const head = singles.find(([first]) => key.length > first.length && key.endsWith(first))?.[0] ?? null;
    heads.set(key, head);
    return head;
  };
  for (const phrase of lists.flatMap((list) => list.split(','))) {
    const keys = keysOf(phrase, language);
    const [first] = keys;
    if (first === undefined) continue;
    const same = byFirst.get(first) ?? [];
    if (!same.some((other) => other.join(' ') === keys.join(' '))) byFirst.set(first, [...same, keys]);
  }
  return {
    weigh(keys) {
      const found = new Map<string, number>();
      keys.forEach((key, at) => {
        for (const phrase of byFirst.get(key) ?? []) {
          if (phrase.every((part, offset) => keys[at + offset] === part)) found.set(phrase.join(' '), phrase.length);
        }
        const head = compounding.has(language) && key.length > shortestHead ? headOf(key) : null;
        if (head) found.set(head, 1);
      });
      let weight = 0;
      for (const [phrase, length] of found) {
        // "bid due date" contains "due date": it counts once.
        const isWithin = [...found.keys()].some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `));
        if (!isWithin) weight += worthOf(length);
      }
      return weight;
    },
  };
}

/** A topic that a wish names, and how plainly: 1 for the plainest. */
export interface WishedTopic {
  topic: Topic;
  weight: number;
}

/** The topics that a bid fact belongs to. */
export function topicsOfFact(fact: FactName): WishedTopic[] {
  return topics.flatMap((topic) => (topic.facts?.includes(fact) ? [{ topic, weight: 1 }] : []));
}

/** A prompt that lists many topics mentions each of them once, so each has only a small share. */
const leastShare = 0.15;
const most = 8;

/**
 * The topics that a section's title and prompt, or a plain wish, name; the plainest first. The title counts more than the prompt. A wish
 * may be in another language than the documents.
 */
export function wishedTopics(title: string, prompt: string): WishedTopic[] {
  const languages = new Set(['en', likelyLanguage(`${title} ${prompt}`)]);
  const found = topics.map((topic) => {
    let weight = 0;
    for (const language of languages) {
      const matcher = known(`${topic.id}/wish/${language}`, () =>
        createMatcher([topic.words[language] ?? '', language === 'en' ? (topic.wished ?? '') : ''], language),
      );
      weight = Math.max(weight, 2 * matcher.weigh(keysOf(title, language)) + matcher.weigh(keysOf(prompt, language)));
    }
    return { topic, weight };
  });
  const best = Math.max(...found.map(({ weight }) => weight));
  return found
    .filter(({ weight }) => weight > 0 && weight >= leastShare * best)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ topic, weight }) => ({ topic, weight: weight / best }));
}

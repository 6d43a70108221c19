import { conceptTables, namesOfFacts } from '../../../concepts/concepts.ts';
import type { FactName } from '../../../facts/model.ts';
import { likelyLanguage } from '../../../search/likely-language.ts';
import { keysOf } from '../statements.ts';
import { biddingTopics } from './bidding-topics.ts';
import { contractTopics } from './contract-topics.ts';
import { createMatcher, type PhraseMatcher } from './phrase-matcher.ts';
import type { Topic } from './topic.ts';

export const topics: readonly Topic[] = [...contractTopics, ...biddingTopics];

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

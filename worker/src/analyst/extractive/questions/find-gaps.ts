import type { ClaimCitation } from '../../analyst.ts';
import { keysOf, type Reading } from '../statements.ts';
import { matcherOf, topics } from '../topics/match-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { Draft } from './draft.ts';
import { quoted } from './place.ts';

/** What a tender usually says, and below which headings of other topics it would stand. */
const usual: readonly { topic: string; below: readonly string[]; ask: string }[] = [
  { topic: 'validity', below: ['submission', 'dates'], ask: 'How long must a bid stay valid?' },
  {
    topic: 'payment',
    below: ['price', 'delivery', 'security'],
    ask: 'After how many days and in which parts is the price paid?',
  },
  {
    topic: 'warranty',
    below: ['testing', 'insurance'],
    ask: 'Which warranty period applies, and from when does it count?',
  },
  {
    topic: 'evaluation',
    below: ['submission', 'eligibility'],
    ask: 'By which criteria and with which weights are bids evaluated?',
  },
  {
    topic: 'delivery',
    below: ['scope', 'payment', 'price'],
    ask: 'By when is delivery or completion wanted, and from when does the time count?',
  },
  { topic: 'clarification', below: ['submission', 'dates'], ask: 'Until when and how may bidders ask questions?' },
];

/** Less is no whole tender: what is missing may stand in another file. */
const leastStatements = 40;
const leastTopics = 8;

/** Questions about usual matters that the documents do not speak of at all, each beside the heading where it would stand. */
export function findGaps({ statements, headings }: Reading): Draft[] {
  if (statements.length < leastStatements) return [];
  const language = statements[0]?.language ?? 'und';
  // Without words of the language nothing can be said to be missing.
  const known = topics.filter(({ words }) => words[language] !== undefined);
  const spoken = new Set(
    known.filter((topic) => {
      const matcher = matcherOf(topic, language);
      return (
        statements.some(({ keys }) => matcher.weigh(keys) > 0) ||
        headings.some(({ text }) => matcher.weigh(keysOf(text, language)) > 0)
      );
    }),
  );
  if (spoken.size < leastTopics || ![...spoken].some(({ id }) => id === 'submission')) return [];
  return usual.flatMap(({ topic: id, below, ask }): Draft[] => {
    const topic = known.find((other) => other.id === id);
    if (!topic || spoken.has(topic)) return [];
    const heading = headingOf(below, known, headings, language);
    return heading ? [draftOf(topic, heading, ask)] : [];
  });
}

function headingOf(below: readonly string[], known: readonly Topic[], headings: Reading['headings'], language: string) {
  for (const id of below) {
    const topic = known.find((other) => other.id === id);
    const matcher = topic && matcherOf(topic, language);
    const heading = matcher && headings.find(({ text }) => matcher.weigh(keysOf(text, language)) > 0);
    if (heading) return heading;
  }
  return null;
}

function draftOf(topic: Topic, heading: ClaimCitation & { text: string }, ask: string): Draft {
  const { documentId, page, start, end, quote, text } = heading;
  return {
    text: `We find nothing about ${topic.name}, neither below ${quoted(text)} (page ${page}) nor elsewhere. ${ask}`,
    audience: 'ask',
    reason: 'gap',
    citations: [{ documentId, page, start, end, quote }],
    weight: 3,
    section: `${documentId}/gap ${topic.id}`,
  };
}

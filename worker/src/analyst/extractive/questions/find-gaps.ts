import { factTitles } from '@bidloom/texts/fact-titles';
import { isDecided, type KnownFact } from '../../../facts/known-fact.ts';
import type { FactName } from '../../../facts/model.ts';
import type { ClaimCitation } from '../../analyst.ts';
import { keysOf, type Reading } from '../statements.ts';
import { matcherOf, topics } from '../topics/match-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { Draft } from './draft.ts';
import { quoted } from './place.ts';

/** What every bidder needs to know. */
interface Usual {
  topic: string;
  /** The bid fact that says it. */
  fact?: FactName;
  /** The fact alone tells that nothing is said: a place that is about the topic may say something else. */
  isTold?: boolean;
  /** Topics below whose headings it would be. */
  below: readonly string[];
  ask: string;
}

const usual: readonly Usual[] = [
  {
    topic: 'dates',
    fact: 'submission_deadline',
    isTold: true,
    below: ['submission', 'dates'],
    ask: 'Until which date and time must bids be submitted?',
  },
  {
    topic: 'clarification',
    fact: 'clarification_deadline',
    isTold: true,
    below: ['clarification', 'submission', 'dates'],
    ask: 'Until when and how may bidders ask questions?',
  },
  {
    topic: 'validity',
    fact: 'bid_validity',
    below: ['submission', 'dates'],
    ask: 'How long must a bid stay valid?',
  },
  {
    topic: 'evaluation',
    fact: 'evaluation_method',
    isTold: true,
    below: ['evaluation', 'submission', 'eligibility'],
    ask: 'By which criteria and with which weights are bids evaluated?',
  },
  {
    topic: 'payment',
    fact: 'payment_terms',
    below: ['price', 'delivery', 'security'],
    ask: 'After how many days and in which parts is the price paid?',
  },
  {
    topic: 'submission',
    fact: 'joint_venture',
    isTold: true,
    below: ['eligibility', 'submission'],
    ask: 'May joint ventures or consortia bid, and under which conditions?',
  },
  {
    topic: 'eligibility',
    fact: 'subcontracting',
    isTold: true,
    below: ['eligibility', 'scope', 'submission'],
    ask: 'May parts of the contract be subcontracted, and which?',
  },
  {
    topic: 'delivery',
    below: ['scope', 'payment', 'price'],
    ask: 'By when is delivery or completion wanted, and from when does the time count?',
  },
];

/** Less is no whole tender: what is missing may be in another file. */
const leastStatements = 40;
const leastTopics = 8;
const leastFacts = 6;
/** How sure it must be that a fact is not stated. */
const leastSure = 0.8;

/**
 * Questions about what every bidder needs and the documents do not say, each beside the heading where it would be.
 * @param facts what was found of the bid facts; without them, only topics that are not mentioned at all are asked for
 */
export function findGaps({ statements, headings }: Reading, facts: readonly KnownFact[] = []): Draft[] {
  if (statements.length < leastStatements) return [];
  if (facts.length > 0 && facts.filter(({ stated }) => stated).length < leastFacts) return [];
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
  return usual.flatMap(({ topic: id, fact, isTold, below, ask }): Draft[] => {
    const topic = known.find((other) => other.id === id);
    const found = facts.find((other) => other.fact === fact);
    // Many bids are due when they are opened.
    const isImplied =
      fact === 'submission_deadline' && facts.some((each) => each.fact === 'bid_opening' && each.stated);
    if (found && isDecided(found)) return [];
    const isUnstated = found && found.stated === null && found.probability >= leastSure && !isImplied;
    const isMissing = isTold ? isUnstated : topic && !spoken.has(topic) && (!found || isUnstated);
    if (!topic || !isMissing) return [];
    const name = isTold && fact ? nameOf(fact) : topic.name;
    const heading = headingOf(below, known, headings, language);
    return heading ? [draftOf(name, heading, ask)] : [];
  });
}

const nameOf = (fact: FactName) => `${factTitles[fact].slice(0, 1).toLowerCase()}${factTitles[fact].slice(1)}`;

function headingOf(below: readonly string[], known: readonly Topic[], headings: Reading['headings'], language: string) {
  for (const id of below) {
    const topic = known.find((other) => other.id === id);
    const matcher = topic && matcherOf(topic, language);
    const heading = matcher && headings.find(({ text }) => matcher.weigh(keysOf(text, language)) > 0);
    if (heading) return heading;
  }
  return null;
}

function draftOf(name: string, heading: ClaimCitation & { text: string }, ask: string): Draft {
  const { documentId, page, start, end, quote, text } = heading;
  return {
    text: `We find nothing about ${name}, neither below ${quoted(text)} (page ${page}) nor elsewhere. ${ask}`,
    audience: 'ask',
    reason: 'gap',
    citations: [{ documentId, page, start, end, quote }],
    weight: 3,
    section: `${documentId}/gap ${name}`,
  };
}

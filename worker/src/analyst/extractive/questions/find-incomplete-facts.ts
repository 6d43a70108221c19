import type { KnownFact } from '../../../facts/known-fact.ts';
import type { FactName } from '../../../facts/model.ts';
import type { Statement } from '../statements.ts';
import { isOfForm } from '../summary/is-sound.ts';
import { topicsOf } from '../summary/own-topic.ts';
import { topics } from '../topics/match-topics.ts';
import type { Draft } from './draft.ts';
import { placeOf, quoted, sectionOf } from './place.ts';
import { hasTenderWords } from './tender-words.ts';

/** A detail that a stated fact leaves open where no statement about its topic gives it. */
interface Detail {
  fact: FactName;
  topic: string;
  /** Whether a statement gives the detail. */
  isGiven(statement: Statement): boolean;
  ask: string;
}

const clock =
  /\d ?[:.h] ?[0-5]\d|\d ?(?:hrs|hours|uhr|o['’]clock|a\.?m\b|p\.?m\b|giờ)|\bnoon\b|\bmidnight\b|\bmidi\b|\bmediodía\b|heures|horas/iu;
const cap =
  /\b(?:maximum|max\.|cap(?:ped)?|ceiling|limit(?:ed)?|not exceed(?:ing)?|up to|höchstens|maximal|begrenzt|plafonn\p{L}*|dans la limite|máximo|hasta|tope)(?!\p{L})|tối đa|không quá/iu;
const beginning =
  /\b(?:from|after|following|upon|commenc\p{L}*|start\p{L}*|since|beginn\p{L}*|ab|nach|seit|à compter|après|a partir|desde|tras)(?!\p{L})|kể từ|từ/iu;
const sum = /\d{4}|\d[.,’' ]\d{3}|\b(?:million|mio|lakhs?|lacs?|crores?|triệu|tỷ)\b/iu;

const details: readonly Detail[] = [
  {
    fact: 'submission_deadline',
    topic: 'dates',
    isGiven: ({ text }) => clock.test(text),
    ask: 'By which time of that day must bids be submitted?',
  },
  {
    fact: 'payment_terms',
    topic: 'payment',
    isGiven: ({ figures, text }) => figures.some(({ kind }) => kind === 'duration') || /\d ?days\b/iu.test(text),
    ask: 'Within how many days after receipt of an invoice is it paid?',
  },
  {
    fact: 'delay_damages',
    topic: 'damages',
    isGiven: ({ text }) => cap.test(text),
    ask: 'Is the total of these damages capped, and at which share of the price?',
  },
  {
    fact: 'warranty',
    topic: 'warranty',
    isGiven: ({ text }) => beginning.test(text),
    ask: 'From which event does the warranty period count?',
  },
  {
    fact: 'insurance',
    topic: 'insurance',
    isGiven: ({ text }) => sum.test(text),
    ask: 'Which sums must this insurance cover at least?',
  },
];

const leastSure = 0.6;
/** In characters; of longer statements it is not clear what they leave open. */
const longest = 320;
const leastSaid = 0.6;

/** Questions about what a stated bid fact leaves open: a deadline without a time, a period without its beginning, a rate without a cap. */
export function findIncompleteFacts(
  facts: readonly KnownFact[],
  statements: readonly Statement[],
  titles: ReadonlyMap<string, string>,
): Draft[] {
  return details.flatMap(({ fact, topic: id, isGiven, ask }): Draft[] => {
    const found = facts.find((each) => each.fact === fact);
    const place = found && found.probability >= leastSure ? found.stated?.place : undefined;
    const statement =
      place &&
      statements.find(
        ({ documentId, page, start, end }) =>
          documentId === place.documentId && page === place.page && start <= place.start && place.start < end,
      );
    if (!statement || statement.text.length > longest || isOfForm(statement)) return [];
    // In another language, the words that give the detail may not be known.
    if (!hasTenderWords(statement.language) || isGiven(statement)) return [];
    // A person may have written what the document leaves open.
    if (isGiven({ ...statement, text: found?.stated?.text ?? '' })) return [];
    const topic = topics.find((each) => each.id === id);
    const isOfTopic = (each: Statement) => topic !== undefined && topicsOf(each).evidenceOf(topic) >= leastSaid;
    if (statements.some((each) => isOfTopic(each) && isGiven(each))) return [];
    const { documentId, page, start, end, quote } = statement;
    return [
      {
        text: `${placeOf(statement, titles)} says: ${quoted(statement.text)} ${ask}`,
        audience: 'ask',
        reason: 'ambiguity',
        citations: [{ documentId, page, start, end, quote }],
        weight: 4,
        section: sectionOf(statement),
      },
    ];
  });
}

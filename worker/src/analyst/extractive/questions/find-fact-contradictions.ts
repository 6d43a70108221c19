import { differ } from '../../../facts/differ.ts';
import type { KnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace } from '../../../facts/model.ts';
import type { Statement } from '../statements.ts';
import { isOfForm } from '../summary/is-sound.ts';
import { namesFact } from '../topics/match-topics.ts';
import type { Draft } from './draft.ts';
import { placeOf, quoted, sectionOf } from './place.ts';
import { hasTenderWords, tenderWords } from './tender-words.ts';

/** Facts that have one value in a tender; a second value of any other fact is seldom a contradiction. */
const single: Partial<Record<FactName, string>> = {
  submission_deadline: 'Which date and time is the deadline for bids?',
  clarification_deadline: 'Until when may questions be asked?',
  pre_bid_meeting: 'When does the meeting take place?',
  bid_opening: 'When are the bids opened?',
  bid_validity: 'How long must a bid stay valid?',
  bid_security: 'Which amount of bid security applies?',
  performance_security: 'Which amount of performance security applies?',
  tender_fee: 'Which fee applies?',
  warranty: 'Which warranty period applies?',
  minimum_turnover: 'Which turnover is required?',
};
const leastSure = 0.6;
/** In characters; a longer row or sentence says several things. */
const longest = 420;

/** Questions about bid facts to which two places of the documents give different values. */
export function findFactContradictions(
  facts: readonly KnownFact[],
  statements: readonly Statement[],
  titles: ReadonlyMap<string, string>,
): Draft[] {
  const stated = new Map(facts.map((found) => [found.fact, found]));
  return facts.flatMap(({ fact, stated: first, probability, conflicts }): Draft[] => {
    const ask = single[fact];
    const one = first?.place && statementAt(first.place, statements);
    if (!ask || !first || !one || probability < leastSure || !isPlain(one, fact)) return [];
    for (const second of conflicts) {
      const other = statementAt(second.place, statements);
      if (!other || !isPlain(other, fact) || !isNamed(other, fact) || !differ(first, second) || isListed(one, other))
        continue;
      if (other.text.includes(oneLine(first.text)) || one.text.includes(oneLine(second.text))) continue;
      if ([...stated.values()].some((found) => found.fact !== fact && isAt(found.stated?.place, second.place)))
        continue;
      const [a, b] = one.index < other.index ? [one, other] : [other, one];
      return [
        {
          text: `${placeOf(a, titles)} says: ${quoted(a.text)} ${placeOf(b, titles, a)} says: ${quoted(b.text)} ${ask}`,
          audience: 'ask',
          reason: 'contradiction',
          citations: [a, b].map(({ documentId, page, start, end, quote }) => ({ documentId, page, start, end, quote })),
          weight: 1 + probability,
          section: sectionOf(a),
        },
      ];
    }
    return [];
  });
}

const oneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');

const response = /\b(?:response|reply|replies|answers?|start|extend(?:ed)?|renew(?:ed|al)?|exempt\p{L}*|late fee)\b/iu;

/** Whether a statement gives the value of one fact for every case: no limit, no case, no form. */
function isPlain(statement: Statement, fact: FactName): boolean {
  const { text, language } = statement;
  // Without the words of the language, it is not known whether a statement is about a special case only.
  if (!hasTenderWords(language)) return false;
  const { condition, upper } = tenderWords(language);
  if (text.length > longest || isOfForm(statement) || response.test(text)) return false;
  return !condition.test(text) && !(amounts.has(fact) && upper.test(text));
}

/** The likeliest place is about the fact; any other must name it. */
function isNamed({ text, path }: Statement, fact: FactName): boolean {
  return namesFact(fact, text) || namesFact(fact, path.at(-1) ?? '');
}

const amounts: ReadonlySet<FactName> = new Set(['bid_security', 'performance_security', 'tender_fee']);

function isListed(a: Statement, b: Statement): boolean {
  if (a === b || a.text === b.text) return true;
  // Places in one section are about its different cases.
  return a.documentId === b.documentId && (Math.abs(a.index - b.index) <= 2 || sectionOf(a) === sectionOf(b));
}

function statementAt(place: FactPlace, statements: readonly Statement[]): Statement | undefined {
  return statements.find((statement) => isAt(statement, place));
}

function isAt(
  own: Pick<FactPlace, 'documentId' | 'page' | 'start' | 'end'> | null | undefined,
  place: FactPlace,
): boolean {
  if (!own || own.documentId !== place.documentId || own.page !== place.page) return false;
  return own.start <= place.start && place.start < own.end;
}

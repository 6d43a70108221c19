import { isToCheck } from '@bidloom/contract/fact-to-check';
import {
  type FactName,
  type FactReading,
  type FactValue,
  factNames,
  type WorkspaceFact,
} from '@bidloom/contract/facts';

export const documentId = '01a1f800-0000-7000-8000-0000000000d1';

/** A value on page 3 of the tests' document. */
export const statedValue = (value: string, more: Partial<FactValue> = {}): FactValue => ({
  ...{ value, text: value, documentId, fileName: 'terms.pdf', page: 3, quote: `It is ${value}.`, offset: 7 },
  boxes: [[0.1, 0.2, 0.3, 0.01]],
  ...more,
});

const nowhere = { value: null, text: null, documentId: null, fileName: null, page: null, quote: null, offset: null };

/** A fact that the documents do not state, or state with this value. */
export function factOf(
  fact: FactName,
  found: FactValue | null = null,
  more: Partial<WorkspaceFact> = {},
): WorkspaceFact {
  return {
    ...{ fact, ...(found ?? { ...nowhere, boxes: [] }), status: found ? 'found' : 'not_stated', probability: 0.95 },
    ...{
      certainty: 'certain',
      conflicts: [],
      apart: [],
      replaced: [],
      found,
      documentsSayOtherwise: false,
      statedSince: [],
      decidedBy: null,
      decidedAt: null,
    },
    placeIsGone: false,
    ...more,
  };
}

/** Fields of a fact that a person has decided. */
export const decided = {
  ...{ decidedBy: { id: '01a1f800-0000-7000-8000-0000000000e1', name: 'Ada Byron' }, certainty: null },
  decidedAt: '2026-03-01T10:00:00.000Z',
};

/** Where a bid needs the fact, a person has said that it is not stated. */
const settled = (item: WorkspaceFact): WorkspaceFact =>
  isToCheck(item) ? { ...item, status: 'marked_not_stated' } : item;

const read: FactReading = {
  ...{ status: 'ready', failure: null, readAt: '2026-03-01T10:00:00.000Z', engine: 'extractive', model: null },
};

/** The api's answer: all facts, with the given ones in their places. The others are not stated, and nobody needs to look at them. */
export const factsAnswer = (facts: readonly WorkspaceFact[], reading: Partial<FactReading> = {}) => ({
  success: true,
  data: factNames.map((name) => facts.find(({ fact }) => fact === name) ?? settled(factOf(name))),
  reading: { ...read, ...reading },
});

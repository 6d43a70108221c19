import type { RunType } from '@bidloom/jobs/run-types';
import type { StoredItem } from '../../worker/src/features/runs/exports/stored-item.ts';

/** What runs of each type have found, where every text that a document or a person has written is this one. */
export function hostileItems(text: string): Record<RunType, StoredItem[]> {
  const place = { documentId: 'a', fileName: text, page: 1, quote: text, boxes: [] };
  const cited = { claims: [{ text, citations: [0], supported: true }], citations: [place] };
  const answer = {
    ...{ categoryName: text, question: text, answer: text, answered: true, confidence: 1, failure: text, ...cited },
  };
  const value = { ...place, parameter: text, value: text, unit: text, condition: text };
  const offer = { proposalId: 'p', vendorName: text, title: text, state: 'deviates', reason: text, converted: text };
  const hit = { documentId: 'a', fileName: text, page: 1, match: 'exact' as const, found: text, section: [text] };
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text, isHeader: false, boxes: [] };
  const kept = { content: null, correction: null };
  return {
    keyword_extraction: [
      {
        ...{ kind: 'keyword', ordinal: 0, correction: null },
        headline: {
          ...{ keyword: text, total: 1, counts: { exact: 1 }, digest: cited },
          documents: [{ documentId: 'a', fileName: text, count: 1 }],
        },
        content: { hits: [{ ...hit, sentence: text, start: 0, end: 1 }] },
      },
    ],
    datasheet_extraction: [
      {
        ...{ kind: 'table', ordinal: 0 },
        headline: {
          ...{ documentId: 'a', fileName: text, name: text, page: 1, box: null, rows: 1, columns: 2, headerRows: 1 },
          ...{ caption: text, continues: false, ruling: 'ruled' },
        },
        content: { cells: [{ ...cell, isHeader: true }] },
        correction: { cells: [{ row: 0, column: 1, text }] },
      },
      {
        ...{ kind: 'datasheet', ordinal: 1 },
        headline: { documentId: 'a', fileName: text, title: text, tags: [text], pages: [1] },
        content: {
          parameters: [
            {
              ...{ tag: text, parameter: text, value: text, unit: text, condition: text, section: text },
              ...{ normalized: null, page: 1, origin: 'rules', quote: text, keyword: text },
            },
          ],
        },
        correction: null,
      },
    ],
    summary: [],
    batch_query: [{ kind: 'answer', ordinal: 0, headline: answer, content: null, correction: { text } }],
    question_generation: [
      { kind: 'question', ordinal: 0, headline: { text, audience: 'ask', reason: 'gap', citations: [place] }, ...kept },
    ],
    chat_export: [
      {
        ...{ kind: 'chat_entry', ordinal: 0, ...kept },
        headline: {
          ...{ question: text, answer: text, answered: true, engine: text, fileName: text, ...cited },
          timestamp: '2026-03-31T10:00:00.000Z',
        },
      },
    ],
    facts_export: [
      {
        ...{ kind: 'fact', ordinal: 0, ...kept },
        headline: {
          ...{ fact: 'governing_law', status: 'found', certainty: 'likely', value: text, text, found: text },
          ...{ fileName: text, page: 1, quote: text, conflicts: [{ text, fileName: text, page: 1 }] },
          apart: [{ text, fileName: text, page: 1 }],
          statedSince: [{ text, fileName: text, page: 1 }],
          ...{ documentsSayOtherwise: true, placeIsGone: false, decidedBy: text },
        },
      },
    ],
    comparison: [
      {
        ...{ kind: 'comparison_row', ordinal: 0, content: null },
        headline: { tag: text, section: text, asked: value, offers: [{ ...offer, offered: value }] },
        correction: { rulings: [{ proposalId: 'p', state: 'accepted', note: text }] },
      },
      {
        ...{ kind: 'comparison_answer', ordinal: 1, content: null, correction: { text } },
        headline: { ...answer, proposalId: 'p', vendorName: text, title: text },
      },
    ],
  };
}

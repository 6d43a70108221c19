import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';

/** A hit as the api returns it, for tests. */
export const hitOf = (facts: Partial<KeywordHit> = {}): KeywordHit => ({
  documentId: '01a1f800-0000-7000-8000-0000000000d1',
  fileName: 'tender.pdf',
  page: 3,
  match: 'exact',
  found: 'bond',
  section: ['3 Terms'],
  sentence: 'The bond is returned after award.',
  start: 4,
  end: 8,
  boxes: [[0.1, 0.2, 0.05, 0.02]],
  ...facts,
});

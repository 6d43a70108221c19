import type { ItemOf } from '@bidloom/contract/runs';

/** A suggested question as the api returns it, for tests. */
export const questionItem = (
  ordinal: number,
  text: string,
  headline: Partial<ItemOf<'question'>['headline']> = {},
): ItemOf<'question'> => ({
  kind: 'question',
  ordinal,
  correction: null,
  correctedAt: null,
  content: null,
  headline: {
    text,
    audience: 'ask',
    reason: 'ambiguity',
    citations: [
      {
        documentId: '01a1f800-0000-7000-8000-0000000000d1',
        fileName: 'tender.pdf',
        page: 12,
        quote: 'Seals of an approved make or equal.',
        boxes: [],
      },
    ],
    ...headline,
  },
});

import type { ItemOf } from '@bidloom/contract/runs';

/** The categories of the tests' questions. */
export const commercial = { id: '01a1f800-0000-7000-8000-0000000000c1', name: 'Commercial' };
export const technical = { id: '01a1f800-0000-7000-8000-0000000000c2', name: 'Technical' };

/** An answered question as the api returns it, for tests. */
export function answerItem(
  ordinal: number,
  question: string,
  headline: Partial<ItemOf<'answer'>['headline']> = {},
): ItemOf<'answer'> {
  const answer = headline.answer ?? `Answer to ${question}`;
  return {
    kind: 'answer',
    ordinal,
    correction: null,
    correctedAt: null,
    content: null,
    headline: {
      questionId: `01a1f800-0000-7000-8000-0000000001${String(ordinal).padStart(2, '0')}`,
      categoryId: commercial.id,
      categoryName: commercial.name,
      question,
      answer,
      answered: true,
      band: headline.answered === false ? 'none' : 'answer',
      confidence: 0.82,
      failure: null,
      claims: [{ text: answer, citations: [0], supported: true }],
      citations: [
        {
          documentId: '01a1f800-0000-7000-8000-0000000000d1',
          fileName: 'tender.pdf',
          page: 7,
          quote: answer,
          boxes: [[0.1, 0.2, 0.5, 0.02]],
        },
      ],
      ...headline,
    },
  };
}

/** A question that the documents do not answer. */
export const openItem = (ordinal: number, question: string): ItemOf<'answer'> =>
  answerItem(ordinal, question, { answer: '', answered: false, confidence: 0, claims: [], citations: [] });

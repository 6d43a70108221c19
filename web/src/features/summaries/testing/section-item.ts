import type { ItemOf } from '@bidloom/contract/runs';

/** A section of a summary as the api returns it, each sentence with a source of its own; for tests. */
export function sectionItem(ordinal: number, title: string, sentences: readonly string[]): ItemOf<'summary_section'> {
  return {
    kind: 'summary_section',
    ordinal,
    correction: null,
    correctedAt: null,
    content: null,
    headline: {
      title,
      prompt: `What is said of ${title}.`,
      claims: sentences.map((text, index) => ({ text, citations: [index], supported: true })),
      citations: sentences.map((quote, index) => ({
        documentId: '01a1f800-0000-7000-8000-0000000000d1',
        fileName: 'tender.pdf',
        page: index + 1,
        quote,
        boxes: [[0.1, 0.2, 0.3, 0.02]],
      })),
    },
  };
}

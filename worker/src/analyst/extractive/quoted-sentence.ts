/** A sentence of an answer, as it is on its page. */
export interface QuotedSentence {
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
}

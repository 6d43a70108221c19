import type { Box } from '../model.ts';

export type RecognisedLine = { text: string; box: Box }[];

/** What recognition found on a page: plain data that can be stored as JSON and handed back by `knownPages`. */
export interface OcrPage {
  number: number;
  /** As shown, in points. */
  width: number;
  height: number;
  lines: RecognisedLine[];
  /** How sure recognition was of its words, 0 to 100 on average; left out where there are none, and by older versions. */
  confidence?: number;
}

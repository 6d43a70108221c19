import type { Box } from '../model.ts';

/** What recognition found on a page: plain data that can be stored as JSON and handed back by `knownPages`. */
export interface OcrPage {
  number: number;
  /** As shown, in points. */
  width: number;
  height: number;
  lines: { text: string; box: Box }[][];
}

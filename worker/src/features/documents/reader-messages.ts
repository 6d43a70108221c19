import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import type { DocumentSource, ReadStage } from '../../documents/read-options.ts';
import type { Digest } from './digest-document.ts';

/** What a reading process is given: plain data. */
export interface DigestTask {
  source: DocumentSource;
  ocrLanguages: string[];
  ocrDataFolders: string[];
  knownPages: OcrPage[];
  /** Where what is made of the file is put, which the caller removes; without it nothing is. */
  workFolder?: string;
}

/** What it reports while it works. */
export type DigestReport =
  | { type: 'pages'; done: number; total: number; stage: ReadStage }
  | { type: 'ocr'; page: OcrPage };

/** How it ends. */
export type DigestEnd =
  | { type: 'digest'; digest: Digest }
  | { type: 'failure'; message: string; stack?: string; code?: string };

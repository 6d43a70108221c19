import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import type { DocumentSource, ReadStage } from '../../documents/read-options.ts';
import type { PreparedDocument } from './prepare-document.ts';

/** What a reading process is given: plain data. */
export interface PrepareTask {
  source: DocumentSource;
  ocrLanguages: string[];
  ocrDataFolders: string[];
  knownPages: OcrPage[];
  /** How many pages are recognised at most; without it, all that need it. */
  recognisedAtMost?: number;
  /** Where what is made of the file is put, which the caller removes; without it nothing is. */
  workFolder?: string;
}

/** What it reports while it works. */
export type PrepareReport =
  | { type: 'pages'; done: number; total: number; stage: ReadStage }
  | { type: 'ocr'; page: OcrPage };

/** How it ends. */
export type PrepareEnd =
  | { type: 'prepared'; prepared: PreparedDocument }
  | { type: 'failure'; message: string; stack?: string; code?: string };

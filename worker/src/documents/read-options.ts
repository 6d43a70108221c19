import type { OcrPage } from './ocr/ocr-page.ts';

/** A file on disk; `fileName` is the name that the person gave it and only helps where content leaves a doubt (CSV, Markdown). */
export interface DocumentSource {
  path: string;
  mediaType: string;
  fileName: string;
}

export interface ReadOptions {
  signal?: AbortSignal;
  /** Where readers may put what they make of the file; without it nothing is converted or unpacked. */
  workFolder?: string;
  /** Tesseract's names of languages in order of preference, such as `eng`, `vie`. */
  ocrLanguages: string[];
  /** Folders with `<language>.traineddata` or `.traineddata.gz`; English comes with the program. */
  ocrDataFolders: string[];
  /** How many engines recognise at once, each in a thread of about 150 MB; 2 if not given. */
  ocrEngines?: number;
  /** Results of recognition kept from an earlier attempt, by page number: these pages are not recognised again. */
  knownPages?: Map<number, OcrPage>;
  /** How many pages are recognised at most; where more need it, reading ends with `PagesLeftError`. Without it, all are. */
  recognisedAtMost?: number;
  /** `done` of `total` pages; recognition counts only the pages that need it. */
  onPages?(done: number, total: number, stage: ReadStage): void;
  /** Each page as soon as it was recognised, so that the caller can keep it. */
  onOcrPage?(page: OcrPage): void;
}

export type ReadStage = 'reading' | 'recognising';

import type { MessagePort } from 'node:worker_threads';
import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import type { DocumentSource, ReadStage } from '../../documents/read-options.ts';
import { type Digest, digestDocument } from './digest-document.ts';

/** What the thread is given: plain data, and the port that it reports on. */
export interface DigestTask {
  source: DocumentSource;
  ocrLanguages: string[];
  ocrDataFolders: string[];
  knownPages: OcrPage[];
  port: MessagePort;
}

/** What the thread reports while it works. */
export type DigestReport =
  | { type: 'pages'; done: number; total: number; stage: ReadStage }
  | { type: 'ocr'; page: OcrPage };

/** Entry of the thread. */
export default async function run({ source, knownPages, port, ...options }: DigestTask): Promise<Digest> {
  const report = (message: DigestReport) => port.postMessage(message);
  try {
    return await digestDocument(source, {
      ...options,
      knownPages: new Map(knownPages.map((page) => [page.number, page])),
      onPages: (done, total, stage) => report({ type: 'pages', done, total, stage }),
      onOcrPage: (page) => report({ type: 'ocr', page }),
    });
  } finally {
    port.close();
  }
}

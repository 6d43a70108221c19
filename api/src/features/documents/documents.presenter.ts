import type { Document } from '@bidloom/contract/documents';
import { asJson } from '../../lib/http/answers.ts';
import { type DocumentRow, wasReadByOlderVersion } from './documents.repository.ts';

/**
 * Lists carry no address of the file: only the call that signs one does.
 * @param rereads the jobs that read documents again: a job in a row that is not among them is over
 */
export function presentDocument(document: DocumentRow, rereads: ReadonlySet<string>): Document {
  const {
    objectKey: _key,
    renditionKey: _rendition,
    jobId: _job,
    rereadJobId,
    readerVersion: _version,
    ...row
  } = document;
  return {
    ...asJson(row),
    readByOlderVersion: wasReadByOlderVersion(document),
    isReadAgain: row.status === 'ready' && rereadJobId !== null && rereads.has(rereadJobId),
    sasUrl: null,
    sasExpiryDate: null,
  };
}

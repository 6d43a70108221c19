import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import { keepReadings } from '../scope/kept-readings.ts';
import type { Candidate } from './candidates.ts';
import { toCandidates } from './rows-source.ts';

/** Every passage of the documents, document by document in reading order. The same array for the same selection, as long as it is kept. */
export const allPassages = keepReadings(
  async ({ documents }: AskedDocuments, rows: DocumentRows): Promise<readonly Candidate[]> => {
    const passages: Candidate[] = [];
    for (const { id } of documents) passages.push(...toCandidates(await rows.loadAllChunks(id), documents));
    return passages;
  },
  (passages) =>
    passages.reduce((sum, { spans }) => sum + spans.reduce((length, { start, end }) => length + end - start, 0), 0),
);

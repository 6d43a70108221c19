import { readAsked } from '../../documents/datasheets/asked-parameters.ts';
import { extractDatasheets, type PageRange } from '../../documents/datasheets/extract-datasheets.ts';
import { loadSheetSource } from '../../documents/datasheets/sheet-source.ts';
import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import type { ExtractedDatasheet } from '../tasks.ts';
import { withOrigin } from '../with-origin.ts';

/** What is looked for in a document. */
export interface ParametersWish {
  asked: AskedDocuments;
  documentId: string;
  range: PageRange;
  keywords: readonly string[];
}

/** Parameters that the rules find: all of them, or those that the requested keywords mean. A sheet without any is left out. */
export async function readParameters(
  { asked, documentId, range, keywords }: ParametersWish,
  rows: DocumentRows,
): Promise<ExtractedDatasheet[]> {
  const source = await loadSheetSource(asked, documentId, rows);
  const named = keywords.filter((keyword) => keyword.trim() !== '');
  return withOrigin(readAsked(source, extractDatasheets(source, range), named, range).sheets, 'rules');
}

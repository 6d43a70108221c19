import { extractDatasheets, type PageRange } from '../../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../../documents/datasheets/match-parameters.ts';
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

/** Parameters by the rules alone: all of them, or those that the asked keywords mean. A sheet without any is left out. */
export async function readParameters(
  { asked, documentId, range, keywords }: ParametersWish,
  rows: DocumentRows,
): Promise<ExtractedDatasheet[]> {
  const source = await loadSheetSource(asked, documentId, rows);
  const sheets = withOrigin(extractDatasheets(source, range), 'rules');
  const named = keywords.filter((keyword) => keyword.trim() !== '');
  if (named.length === 0) return sheets;
  const { matches } = matchParameters(sheets, named, source.language);
  const meant = new Set(matches.map(({ parameter }) => parameter));
  return sheets.flatMap((sheet) => {
    const parameters = sheet.parameters.filter((parameter) => meant.has(parameter));
    return parameters.length > 0 ? [{ ...sheet, parameters }] : [];
  });
}

import { extractDatasheets } from '../../../documents/datasheets/extract-datasheets.ts';
import { loadSheetSource } from '../../../documents/datasheets/sheet-source.ts';
import { isTechnicalFigure } from '../../../documents/datasheets/technical-signs.ts';
import type { AskedDocuments, DocumentRows } from '../../../scope/document-scope.ts';
import type { Statement } from '../statements.ts';

/** Tells whether a statement contains a technical parameter with a quantity or a rating, wherever it is and whatever its title. */
export type HasParameter = (statement: Statement) => boolean;

/** A document with fewer parameters is no technical one: a single quantity may be the largest file that a portal takes. */
const leastParameters = 3;

/** Reads the technical parameters of documents, as an extraction of datasheets would list them. */
export async function readParameterPlaces(asked: AskedDocuments, rows: DocumentRows): Promise<HasParameter> {
  const found: { at: string; parts: string[] }[] = [];
  for (const { id } of asked.documents) {
    const sheets = extractDatasheets(await loadSheetSource(asked, id, rows));
    const technical = sheets
      .flatMap(({ parameters }) => parameters)
      .filter(({ value, unit }) => isTechnicalFigure(`${value} ${unit ?? ''}`))
      .map(({ parameter, value, page }) => ({ at: `${id}/${page}`, parts: [plain(parameter), plain(value)] }));
    if (technical.length >= leastParameters) found.push(...technical);
  }
  const byPage = Map.groupBy(found, ({ at }) => at);
  return ({ documentId, page, text }) => {
    const shown = plain(text);
    return (byPage.get(`${documentId}/${page}`) ?? []).some(({ parts }) => parts.every((part) => shown.includes(part)));
  };
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, '');

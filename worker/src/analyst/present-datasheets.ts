import type { PageRange } from '../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../documents/datasheets/match-parameters.ts';
import type { Datasheet, Parameter } from '../documents/datasheets/model.ts';
import { offsetOf, quoteOf } from '../documents/datasheets/shown-place.ts';
import type { ExtractedTable } from '../documents/tables/model.ts';
import { nameTables } from '../documents/tables/name-tables.ts';
import type { AskedDocuments, DocumentRows, SearchableDocument } from '../scope/document-scope.ts';
import type { ExtractedDatasheet } from './tasks.ts';

/** The datasheets of a document, to be shown with its tables. */
interface FoundDatasheets {
  asked: AskedDocuments;
  documentId: string;
  /** The pages whose tables are shown. */
  range: PageRange;
  /** Names of parameters that were asked for; empty: all are shown. */
  keywords: readonly string[];
  sheets: readonly ExtractedDatasheet[];
}

/** A table or a datasheet as an item of a run. */
export interface ShownSheet {
  kind: 'table' | 'datasheet';
  headline: object;
  /** JSON: a table may have thousands of cells. */
  content: string;
  /** A model has found all of it. */
  isOfModel: boolean;
}

/** The tables of a document in reading order, then its datasheets. */
export async function presentDatasheets(
  { asked, documentId, range, keywords, sheets }: FoundDatasheets,
  rows: DocumentRows,
): Promise<ShownSheet[]> {
  const document = asked.documents.find(({ id }) => id === documentId);
  if (!document) return [];
  const { startPage, endPage } = range;
  const tables = await rows.loadTables(documentId);
  const names = nameTables(await rows.loadPages(documentId), tables);
  const named = nameMatches(sheets, keywords, document.language);
  return [
    ...tables
      .map((table, index) => ({ ...table, name: names[index] ?? null }))
      .filter(({ page }) => page >= (startPage ?? 1) && page <= (endPage ?? page))
      .map((table) => presentTable(document, table)),
    ...sheets.flatMap((sheet) => presentSheet(document, sheet, tables, named, keywords.length > 0)),
  ];
}

/** Which asked keywords mean each parameter, the one that fits best first. */
function nameMatches(
  sheets: readonly Datasheet[],
  keywords: readonly string[],
  language: string,
): Map<Parameter, readonly string[]> {
  if (keywords.length === 0) return new Map();
  const { matches } = matchParameters(sheets, keywords, language);
  return new Map(
    matches.map(({ parameter, keyword, keywords }) => [
      parameter,
      [...new Set([keyword, ...keywords.map((each) => each.keyword)])],
    ]),
  );
}

function presentTable(
  { id: documentId, fileName }: SearchableDocument,
  table: ExtractedTable & { name: string | null },
): ShownSheet {
  const { cells, ...headline } = table;
  return {
    kind: 'table',
    headline: { documentId, fileName, ...headline },
    content: JSON.stringify({ cells }),
    isOfModel: false,
  };
}

/** Where parameters were asked for by name, the others are left out. */
function presentSheet(
  { id: documentId, fileName }: SearchableDocument,
  { title, tags, pages, parameters }: ExtractedDatasheet,
  tables: readonly ExtractedTable[],
  named: ReadonlyMap<Parameter, readonly string[]>,
  onlyNamed: boolean,
): ShownSheet[] {
  const shown = parameters.filter((parameter) => !onlyNamed || named.has(parameter));
  if (shown.length === 0) return [];
  const keywords = [...new Set(shown.flatMap((parameter) => named.get(parameter) ?? []))];
  const content = {
    parameters: shown.map(({ source, ...parameter }, index) => ({
      ...parameter,
      quote: quoteOf(source, tables),
      boxes: source.boxes,
      ...offsetOf(source, tables),
      keyword: named.get(shown[index] as Parameter)?.[0] ?? null,
    })),
  };
  return [
    {
      kind: 'datasheet',
      headline: { documentId, fileName, title, tags, pages, parameters: shown.length, keywords },
      content: JSON.stringify(content),
      isOfModel: parameters.every(({ origin }) => origin === 'model'),
    },
  ];
}

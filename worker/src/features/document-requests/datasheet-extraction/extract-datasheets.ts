import { setImmediate as breathe } from 'node:timers/promises';
import type { ExtractedDatasheet } from '../../../analyst/tasks.ts';
import { matchParameters } from '../../../documents/datasheets/match-parameters.ts';
import type { Datasheet, Parameter } from '../../../documents/datasheets/model.ts';
import type { Page } from '../../../documents/model.ts';
import { loadPages, loadTables, loadWords } from '../../../documents/stored-pages.ts';
import type { ExtractedTable } from '../../../documents/tables/model.ts';
import { plural } from '../present.ts';
import type { NewItem, RunContext, RunDocument, Runner } from '../run-context.ts';
import { nameTables } from './name-tables.ts';

type Context = RunContext<'datasheet_extraction'>;

/** Pages whose words are read at once: a thousand pages have a million of them. */
const batch = 40;

/** What is counted of a datasheet: how many parameters it has, and which asked keywords mean some of them. */
interface SheetHeadline {
  parameters: number;
  keywords: string[];
}

/** Takes tables and parameters out of documents, document by document; each is an item of its own. */
export const extractDatasheets: Runner<'datasheet_extraction'> = async (context) => {
  const { parameters, documents, signal, report, isDone, save, tenant } = context;
  const keywords = [...parameters.selectedKeywords, ...parameters.customKeywords];
  for (const [index, document] of documents.entries()) {
    signal.throwIfAborted();
    if (isDone(document.id)) continue;
    report(`Reading the tables of ${document.fileName}`, (100 * index) / documents.length);
    await save(document.id, await extractFrom(context, document, keywords));
  }
  const { tables, sheets, values, matched } = await tenant(async (trx) => {
    const rows = await trx
      .selectFrom('documentRequestItems')
      .select(['kind', 'headline'])
      .where('requestId', '=', context.requestId)
      .execute();
    const found = rows.flatMap(({ kind, headline }) =>
      kind === 'datasheet' ? [headline as unknown as SheetHeadline] : [],
    );
    return {
      tables: rows.length - found.length,
      sheets: found.length,
      values: found.reduce((sum, { parameters }) => sum + parameters, 0),
      matched: new Set(found.flatMap(({ keywords }) => keywords)),
    };
  });
  const unmatched = keywords.filter((keyword) => !matched.has(keyword));
  return {
    result: { tables, datasheets: sheets, parameters: values, keywords, unmatched },
    message:
      `${plural(tables, 'table')} and ${plural(values, 'parameter')} of ${plural(sheets, 'datasheet')} found` +
      (unmatched.length > 0 ? `; not found: ${unmatched.join(', ')}` : ''),
  };
};

async function extractFrom(context: Context, document: RunDocument, keywords: string[]): Promise<NewItem[]> {
  const { parameters, analyst, tenant, signal, spend } = context;
  const { startPage, endPage } = parameters;
  const { id: documentId, fileName, language } = document;
  const { pages: stored, tables } = await tenant(async (trx) => ({
    pages: await loadPages(trx, documentId),
    tables: await loadTables(trx, documentId),
  }));
  const pages: Page[] = [];
  for (let start = 0; start < stored.length; start += batch) {
    signal.throwIfAborted();
    const some = stored.slice(start, start + batch);
    const numbers = some.map(({ number }) => number);
    const words = await tenant((trx) => loadWords(trx, documentId, numbers));
    pages.push(...some.map((page) => ({ ...page, words: words.get(page.number) ?? [] })));
    await breathe();
  }
  const source = { documentId, fileName, language, pages, tables };
  const range = { startPage, endPage };
  const sheets = await analyst.extractParameters({ source, range, keywords, signal, spend });
  const named = nameMatches(sheets, keywords, language);
  const names = nameTables(pages, tables);
  return [
    ...tables
      .map((table, index) => ({ ...table, name: names[index] ?? null }))
      .filter(({ page }) => page >= (startPage ?? 1) && page <= (endPage ?? page))
      .map((table) => presentTable(document, table)),
    ...sheets.flatMap((sheet) => presentSheet(document, sheet, tables, named, keywords.length > 0)),
  ];
}

/** Which asked keyword each parameter is meant by. */
function nameMatches(
  sheets: readonly Datasheet[],
  keywords: readonly string[],
  language: string,
): Map<Parameter, string> {
  if (keywords.length === 0) return new Map();
  const { matches } = matchParameters(sheets, keywords, language);
  return new Map(matches.map(({ parameter, keyword }) => [parameter, keyword]));
}

function presentTable(
  { id: documentId, fileName }: RunDocument,
  table: ExtractedTable & { name: string | null },
): NewItem {
  const { cells, ...headline } = table;
  return { kind: 'table', headline: { documentId, fileName, ...headline }, content: { cells } };
}

/** Where parameters were asked for by name, the others are left out. */
function presentSheet(
  { id: documentId, fileName }: RunDocument,
  { title, tags, pages, parameters }: ExtractedDatasheet,
  tables: readonly ExtractedTable[],
  named: ReadonlyMap<Parameter, string>,
  onlyNamed: boolean,
): NewItem[] {
  const shown = parameters.filter((parameter) => !onlyNamed || named.has(parameter));
  if (shown.length === 0) return [];
  const keywords = [...new Set(shown.flatMap((parameter) => named.get(parameter) ?? []))];
  return [
    {
      kind: 'datasheet',
      headline: { documentId, fileName, title, tags, pages, parameters: shown.length, keywords },
      content: {
        parameters: shown.map(({ source, ...parameter }, index) => ({
          ...parameter,
          quote: quoteOf(source, tables),
          boxes: source.boxes,
          ...offsetOf(source, tables),
          keyword: named.get(shown[index] as Parameter) ?? null,
        })),
      },
    },
  ];
}

/** Where the format has no page geometry a bare value such as "58" stands in many places: its whole row is quoted. */
function quoteOf({ quote, boxes, table, row }: Parameter['source'], tables: readonly ExtractedTable[]): string {
  const cells = table === null || boxes.length > 0 ? [] : (tables[table]?.cells ?? []);
  const inRow = cells.filter((cell) => cell.row === row).map(({ text }) => text);
  return inRow.length > 1 ? inRow.join(' | ') : quote;
}

/** Which of several rows alike it is, and which of the figures in it. */
function offsetOf({ table, row, column }: Parameter['source'], tables: readonly ExtractedTable[]): { offset?: number } {
  const cells = table === null ? [] : (tables[table]?.cells ?? []);
  const offset = cells.find((cell) => cell.row === row && cell.column === column)?.offset;
  return offset === undefined ? {} : { offset };
}

import { setImmediate as breathe } from 'node:timers/promises';
import type { ExtractedDatasheet, ParametersRequest } from '../../../analyst/tasks.ts';
import { matchParameters } from '../../../documents/datasheets/match-parameters.ts';
import type { Datasheet, Parameter } from '../../../documents/datasheets/model.ts';
import type { Page } from '../../../documents/model.ts';
import { loadPages, loadTables, loadWords } from '../../../documents/stored-pages.ts';
import type { ExtractedTable } from '../../../documents/tables/model.ts';
import { collectFailures, type ModelFailures } from '../model-failures.ts';
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

/**
 * Takes tables and parameters out of documents, document by document; each is an item of its own. Where the model fails, what the rules
 * read in every document is kept all the same before its failure ends the run; the next attempt adds what the model finds.
 */
export const extractDatasheets: Runner<'datasheet_extraction'> = async (context) => {
  const { parameters, documents, signal, report, isDone, save, tenant } = context;
  const keywords = [...parameters.selectedKeywords, ...parameters.customKeywords];
  const failures = collectFailures();
  for (const [index, document] of documents.entries()) {
    signal.throwIfAborted();
    if (isDone(document.id)) continue;
    const isRead = isDone(rulesStepOf(document));
    if (isRead && failures.isModelLost) continue;
    report(`Reading the tables of ${document.fileName}`, (100 * index) / documents.length);
    const { items, isWhole } = await extractFrom(context, document, keywords, failures);
    const left = items.flatMap(({ item, isOfModel }) => (isRead && !isOfModel ? [] : [item]));
    await save(isWhole ? document.id : rulesStepOf(document), left);
  }
  failures.throwIfAny();
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

/** What the rules read in a document, where the model has failed at it: the document is still to be done. */
const rulesStepOf = ({ id }: RunDocument) => `${id} by rules`;

interface Extracted {
  items: { item: NewItem; isOfModel: boolean }[];
  /** Not where the model has failed. */
  isWhole: boolean;
}

async function extractFrom(
  context: Context,
  document: RunDocument,
  keywords: string[],
  failures: ModelFailures,
): Promise<Extracted> {
  const { parameters, tenant, signal } = context;
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
  const { sheets, isWhole } = await findSheets(context, { source, range, keywords }, failures);
  const named = nameMatches(sheets, keywords, language);
  const names = nameTables(pages, tables);
  const items = [
    ...tables
      .map((table, index) => ({ ...table, name: names[index] ?? null }))
      .filter(({ page }) => page >= (startPage ?? 1) && page <= (endPage ?? page))
      .map((table) => ({ item: presentTable(document, table), isOfModel: false })),
    ...sheets.flatMap((sheet) => {
      const isOfModel = sheet.parameters.every(({ origin }) => origin === 'model');
      const shown = presentSheet(document, sheet, tables, named, keywords.length > 0);
      return shown.map((item) => ({ item, isOfModel }));
    }),
  ];
  return { items, isWhole };
}

/** The sheets of the rules and the model; of the rules alone where the model fails, or has failed for good before. */
async function findSheets(
  { analyst, signal, spend }: Context,
  wish: Pick<ParametersRequest, 'source' | 'range' | 'keywords'>,
  failures: ModelFailures,
): Promise<{ sheets: ExtractedDatasheet[]; isWhole: boolean }> {
  const call = { signal, spend };
  if (!failures.isModelLost) {
    try {
      return { sheets: await analyst.extractParameters({ ...wish, ...call }), isWhole: true };
    } catch (error) {
      if (!failures.setAside(error)) throw error;
    }
  }
  // Where no keyword is named, no model is asked.
  return { sheets: await analyst.extractParameters({ ...wish, ...call, keywords: [] }), isWhole: false };
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

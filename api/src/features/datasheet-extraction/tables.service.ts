import type { OutputOf } from '@bidloom/contract';
import type { listTables as listEndpoint, WholeTable, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { TenantTransaction } from '@bidloom/db';
import { countBodyRows, groupParts, type JoinedTable, joinTables } from '@bidloom/platform/tables/join-tables';
import { notFound } from '../../lib/errors/app-error.ts';
import { findRun, type RunPath } from '../runs/runs.repository.ts';
import { requireRun } from '../runs/start-run.ts';
import { countParameters, findWords, listParts, loadParts, type PartRow } from './tables.repository.ts';

type Listed = OutputOf<(typeof listEndpoint)['response']>['data'];

/**
 * The tables of a run, counted as its files count them; only those with all words of a search, if there is one. Throws
 * `not_found` for a run that the caller may not see.
 */
export async function listTables(
  trx: TenantTransaction,
  userId: string,
  path: RunPath,
  searchTerm = '',
): Promise<Listed> {
  requireRun(await findRun(trx, path, userId));
  const groups = groupParts(await listParts(trx, path.id));
  const tables: WholeTable[] = [];
  for (const group of groups) tables.push(await measure(trx, path.id, group));
  const rows = tables.reduce((sum, table) => sum + table.bodyRows, 0);
  const totals = { tables: tables.length, rows, ...(await countParameters(trx, path.id)) };
  if (searchTerm === '') return { tables, totals };
  const isMatch = await matcherOf(trx, path.id, wordsOf(searchTerm));
  return { tables: tables.filter(isMatch), totals };
}

/** PostgreSQL keeps 32 patterns that it has compiled: with more words each would be compiled again for each table. */
const mostWords = 30;

const wordsOf = (searchTerm: string) => [...new Set(searchTerm.split(/\s+/))].slice(0, mostWords);

/** Whether a table has all these words, each in any of its parts. */
async function matcherOf(
  trx: TenantTransaction,
  requestId: string,
  words: readonly string[],
): Promise<(table: WholeTable) => boolean> {
  const found = new Map((await findWords(trx, requestId, words)).map(({ ordinal, has }) => [ordinal, has]));
  return ({ parts }) => words.every((_, at) => parts.some((ordinal) => found.get(ordinal)?.[at]));
}

/** One table with the pages over which it continues; `ordinal` is that of any of its parts. Throws `not_found`. */
export async function viewTable(
  trx: TenantTransaction,
  userId: string,
  path: RunPath & { ordinal: number },
): Promise<WholeTableView> {
  requireRun(await findRun(trx, path, userId));
  const groups = groupParts(await listParts(trx, path.id));
  const group = groups.find((parts) => parts.some(({ ordinal }) => ordinal === path.ordinal));
  if (!group) throw notFound('The table');
  const { cells, parts, ...table } = await join(trx, path.id, group);
  return { ...table, bodyRows: countBodyRows(table), corrections: countCorrections(group), parts, cells };
}

/** The size of a table. That of one page says it itself; of others the pages tell which rows only say the header again. */
async function measure(trx: TenantTransaction, requestId: string, group: [PartRow, ...PartRow[]]): Promise<WholeTable> {
  const corrections = countCorrections(group);
  const ordinals = group.map(({ ordinal }) => ordinal);
  if (group.length === 1) {
    const [{ ordinal, headline }] = group;
    const { documentId, fileName, page, caption, name = null, rows, columns, headerRows } = headline;
    const shape = { rows, columns, headerRows, bodyRows: countBodyRows(headline) };
    return { ordinal, documentId, fileName, pages: [page], caption, name, ...shape, corrections, parts: ordinals };
  }
  const { cells: _, parts: __, ...table } = await join(trx, requestId, group);
  return { ...table, bodyRows: countBodyRows(table), corrections, parts: ordinals };
}

async function join(trx: TenantTransaction, requestId: string, group: readonly PartRow[]): Promise<JoinedTable> {
  const ordinals = group.map(({ ordinal }) => ordinal);
  const [table] = joinTables(await loadParts(trx, requestId, ordinals));
  if (!table) throw notFound('The table');
  return table;
}

const countCorrections = (group: readonly PartRow[]) => group.reduce((sum, { corrections }) => sum + corrections, 0);

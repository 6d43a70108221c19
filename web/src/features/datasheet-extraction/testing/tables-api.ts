import type { ItemOf } from '@bidloom/contract/runs';
import type { Received, Reply } from '../../../lib/testing/api-server.ts';
import { type KeptRuns, readRuns } from '../../runs/testing/run-api.ts';
import { wholeTableOf } from './table-item.ts';

const found = (data: unknown): Reply => ({ body: { success: true, data } });

/** Answers calls that read these runs and their tables; undefined for other calls. */
export function readTables(kept: KeptRuns, request: Received): Reply | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://api');
  const [id = '', part, ordinal] = pathname.split('/document-requests/')[1]?.split('/') ?? [];
  const isKnown = kept.runs.some((run) => run.id === id);
  if (request.method !== 'GET' || part !== 'tables' || !isKnown) return readRuns(kept, request);
  const items = kept.items[id] ?? [];
  const tables = items.filter((item): item is ItemOf<'table'> => item.kind === 'table').map(wholeTableOf);
  if (ordinal !== undefined) return found(tables.find((table) => String(table.ordinal) === ordinal));
  const words = searchParams.get('searchTerm')?.toLowerCase().split(/\s+/) ?? [];
  const isFound = ({ caption, cells }: (typeof tables)[number]) => {
    const said = [caption, ...cells.map(({ text }) => text)].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  };
  const listed = tables
    .filter(isFound)
    .map(({ cells: _, parts, ...table }) => ({ ...table, parts: parts.map((one) => one.ordinal) }));
  const rows = tables.reduce((sum, { bodyRows }) => sum + bodyRows, 0);
  const parameters = items.reduce((sum, item) => sum + (item.kind === 'datasheet' ? item.headline.parameters : 0), 0);
  const datasheets = items.filter(({ kind }) => kind === 'datasheet').length;
  return found({ tables: listed, totals: { tables: tables.length, rows, datasheets, parameters } });
}

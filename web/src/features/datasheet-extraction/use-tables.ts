import { listTables, viewTable } from '@bidloom/contract/extracted-tables';
import type { Run, RunItem } from '@bidloom/contract/runs';
import { useEffect, useRef } from 'react';
import { tableMessages } from '../../lib/messages.tables.ts';
import { useCall } from '../../lib/use-call.ts';

type RunOf = Pick<Run, 'workspaceId' | 'id'>;

/** The tables of a run, with tables over several pages joined; fetched again whenever an item of the run changes. */
export function useTables({ workspaceId, id }: RunOf, items: readonly RunItem[]) {
  const state = useCall(listTables, { params: { workspaceId, id }, failure: tableMessages.listFailed });
  useReloadOn(newsOf(items), state.reload);
  return state;
}

/** The search for tables by their words. A table that is corrected stays listed until the next search. */
export function useFoundTables({ workspaceId, id }: RunOf, searchTerm: string) {
  const input = { params: { workspaceId, id }, query: { searchTerm }, failure: tableMessages.listFailed };
  const { answer, error, reload } = useCall(listTables, searchTerm === '' ? null : input);
  return {
    /** The ordinals of the tables with all words; undefined until they are known, or where there is no search. */
    found: searchTerm === '' || !answer ? undefined : new Set(answer.data.tables.map(({ ordinal }) => ordinal)),
    error,
    reload,
  };
}

/** One table with its cells; fetched again when one of its parts is corrected. */
export function useTable({ workspaceId, id }: RunOf, ordinal: number, parts: readonly RunItem[]) {
  const params = { workspaceId, id, ordinal };
  const state = useCall(viewTable, { params, failure: tableMessages.viewFailed });
  useReloadOn(newsOf(parts), state.reload);
  return state;
}

/** A key that changes with every new table and every correction. */
const newsOf = (items: readonly RunItem[]) =>
  items
    .flatMap(({ kind, ordinal, correctedAt }) =>
      kind === 'table' || kind === 'datasheet' ? `${ordinal} ${correctedAt}` : [],
    )
    .join();

function useReloadOn(news: string, reload: () => void): void {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    reload();
  }, [news, reload]);
}

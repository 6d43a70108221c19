import type { WholeTableView } from '@bidloom/contract/extracted-tables';
import type { Run } from '@bidloom/contract/runs';
import type { Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { type CellOutbox, createCellOutbox, type OutboxOf } from './cell-outbox.ts';
import { placeKey } from './corrections.ts';

export interface CellCorrections extends Pick<CellOutbox, 'change' | 'retry' | 'discard'> {
  /** The changes that are not saved yet, by the key of their place. */
  waiting: ReadonlyMap<string, string | null>;
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
}

/**
 * Corrects cells of a table that may continue over pages. A change is shown at once, and kept until `table`, as the server returns it,
 * contains it. Where somebody else has changed the same cell meanwhile, that is an error first, and `retry` puts the person's text in its
 * place. Both are still there when the table is left and opened again.
 */
export function useCellCorrections(
  run: Pick<Run, 'workspaceId' | 'id'>,
  table: Pick<WholeTableView, 'ordinal' | 'cells'>,
  title: string,
): CellCorrections {
  const store = useStore();
  const { workspaceId, id } = run;
  const { ordinal } = table;
  const find = useCallback(
    () => outboxOf(store, { run: { workspaceId, id }, ordinal, title, dispatch: store.dispatch }),
    [store, workspaceId, id, ordinal, title],
  );
  const subscribe = useCallback((listener: () => void) => find().subscribe(listener), [find]);
  const { changes, saving, error } = useSyncExternalStore(subscribe, () => find().state());
  useEffect(() => find().see(table), [find, table]);
  const waiting = useMemo(() => new Map(changes.map(({ origin, text }) => [placeKey(origin), text])), [changes]);
  return {
    waiting,
    saving,
    error,
    change: (cells) => find().change(cells),
    retry: () => find().retry(),
    discard: () => find().discard(),
  };
}

/** The outboxes that are looked at or have something to save, by run and table. */
const outboxes = new WeakMap<Store, Map<string, CellOutbox>>();

function outboxOf(store: Store, of: OutboxOf): CellOutbox {
  const known = outboxes.get(store) ?? new Map<string, CellOutbox>();
  outboxes.set(store, known);
  const key = `${of.run.id}:${of.ordinal}`;
  const outbox = known.get(key) ?? createCellOutbox(of, () => known.delete(key));
  known.set(key, outbox);
  return outbox;
}

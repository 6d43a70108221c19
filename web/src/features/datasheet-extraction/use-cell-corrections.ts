import type { WholeTableCell, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { Run } from '@bidloom/contract/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useUnsent } from '../../lib/use-unsent.ts';
import { itemLoaded } from '../runs/runs.slice.ts';
import { type CorrectionPatch, saveCorrection } from '../runs/save-correction.ts';
import { type CellChange, correctPlace, placeKey } from './corrections.ts';

const failure = messages.runs.correctionFailed;

export interface CellCorrections {
  /** The changes that are not saved yet, by the key of their place. */
  waiting: ReadonlyMap<string, string | null>;
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
  change: (changes: readonly CellChange[]) => void;
  retry: () => void;
  discard: () => void;
}

/**
 * Corrects cells of a table that may continue over pages; each correction goes to the part that contains the cell. A change is shown at
 * once, and kept until `shown`, the table as the server returns it, contains it.
 */
export function useCellCorrections(
  run: Pick<Run, 'workspaceId' | 'id'>,
  shown: Pick<WholeTableView, 'cells'>,
): CellCorrections {
  const dispatch = useDispatch();
  const { workspaceId, id } = run;
  const queue = useRef<readonly CellChange[]>([]);
  /** Changes that are saved but not in the table yet. `missed` counts the tables that arrived without the change. */
  const saved = useRef<readonly (CellChange & { missed: number })[]>([]);
  const sending = useRef(false);
  const isShown = useRef(true);
  const sayUnsent = useUnsent(() => void send());
  const [state, setState] = useState<{ changes: readonly CellChange[]; saving: boolean; error: string | null }>({
    changes: [],
    saving: false,
    error: null,
  });
  const tell = (error: string | null) => {
    sayUnsent(queue.current.length > 0);
    setState({
      changes: [...saved.current, ...queue.current],
      saving: error === null && queue.current.length > 0,
      error,
    });
  };

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // A table that was fetched before a change was saved does not contain it. The next one does, unless somebody has changed it since.
  useEffect(() => {
    if (saved.current.length === 0) return;
    const cells = new Map(shown.cells.map((cell) => [placeKey(cell.origin), cell]));
    saved.current = saved.current
      .filter((change) => change.missed === 0 && !isShownBy(cells.get(placeKey(change.origin)), change))
      .map((change) => ({ ...change, missed: 1 }));
    const rest = [...saved.current, ...queue.current];
    setState((current) => ({ ...current, changes: rest }));
  }, [shown]);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (queue.current.length > 0) {
        const ordinal = queue.current[0]?.origin.ordinal ?? 0;
        const end = queue.current.findIndex(({ origin }) => origin.ordinal !== ordinal);
        const taken = queue.current.slice(0, end < 0 ? undefined : end);
        const patches = taken.map(
          ({ origin, text }): CorrectionPatch =>
            (correction) =>
              correctPlace(correction, origin, text),
        );
        const item = await saveCorrection({ workspaceId, id }, ordinal, patches);
        queue.current = queue.current.slice(taken.length);
        saved.current = [...saved.current, ...taken.map((change) => ({ ...change, missed: 0 }))];
        tell(null);
        dispatch(itemLoaded({ id, item }));
      }
    } catch (error) {
      const message = messageOf(error, failure);
      tell(message);
      // A user who has left the table must be told as well.
      if (!isShown.current) dispatch(toastShown({ intent: 'error', title: failure, message }));
    } finally {
      sending.current = false;
    }
  };
  const enqueue = (changes: readonly CellChange[]) => {
    queue.current = changes;
    tell(null);
    if (changes.length > 0) void send();
  };
  const waiting = useMemo(
    () => new Map(state.changes.map(({ origin, text }) => [placeKey(origin), text])),
    [state.changes],
  );
  return {
    waiting,
    saving: state.saving,
    error: state.error,
    change: (changes) => enqueue([...queue.current, ...changes]),
    retry: () => enqueue(queue.current),
    discard: () => enqueue([]),
  };
}

const isShownBy = (cell: WholeTableCell | undefined, { text }: CellChange): boolean =>
  text === null ? (cell?.original ?? null) === null : (cell?.text ?? '') === text;

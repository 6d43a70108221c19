import type { WholeTableCell, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { Run } from '@bidloom/contract/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useUnsent } from '../../lib/use-unsent.ts';
import { type Asked, answersTo, askedWith, askedWords } from '../runs/asked-changes.ts';
import { itemLoaded } from '../runs/runs.slice.ts';
import { type Change, saveCorrection } from '../runs/save-correction.ts';
import { type CellChange, correctPlace, partOfCell, placeKey } from './corrections.ts';

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

type Waiting = CellChange & Change;

const waitingOf = (cell: CellChange): Waiting => ({
  ...cell,
  patch: (correction) => correctPlace(correction, cell.origin, cell.text),
  part: partOfCell(cell),
});

/**
 * Corrects cells of a table that may continue over pages; each correction goes to the part that contains the cell. A change is shown at
 * once, and kept until `shown`, the table as the server returns it, contains it. Where somebody else has changed the same cell meanwhile, that
 * is an error first, and `retry` puts the person's text in its place.
 */
export function useCellCorrections(
  run: Pick<Run, 'workspaceId' | 'id'>,
  shown: Pick<WholeTableView, 'cells'>,
): CellCorrections {
  const dispatch = useDispatch();
  const { workspaceId, id } = run;
  const queue = useRef<readonly Waiting[]>([]);
  /** Changes of cells that others have changed meanwhile. */
  const asked = useRef<readonly Asked<Waiting>[]>([]);
  const failed = useRef<string | null>(null);
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
  const wordsOfAsked = () => {
    const whole = asked.current.filter(({ restOf }) => restOf === undefined);
    return askedWords(whole.length > 0 ? whole : asked.current);
  };
  const tell = (error: string | null) => {
    failed.current = error;
    sayUnsent(queue.current.length + asked.current.length > 0);
    setState({
      changes: [...saved.current, ...queue.current, ...asked.current],
      saving: error === null && queue.current.length > 0,
      error: [wordsOfAsked(), error].filter(Boolean).join(' ') || null,
    });
  };

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Nobody can answer what is asked any more; what is not sent yet is still sent.
      sayUnsent(queue.current.length > 0);
    };
  }, [sayUnsent]);
  // A table that was fetched before a change was saved does not contain it. The next one does, unless somebody has changed it since.
  useEffect(() => {
    if (saved.current.length === 0) return;
    const cells = new Map(shown.cells.map((cell) => [placeKey(cell.origin), cell]));
    saved.current = saved.current
      .filter((change) => change.missed === 0 && !isShownBy(cells.get(placeKey(change.origin)), change))
      .map((change) => ({ ...change, missed: 1 }));
    const rest = [...saved.current, ...queue.current, ...asked.current];
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
        const answer = await saveCorrection({ workspaceId, id }, ordinal, taken);
        queue.current = queue.current.slice(taken.length);
        saved.current = [...saved.current, ...answer.saved.map((change) => ({ ...change, missed: 0 }))];
        if (answer.refused.length > 0) ask(answer.refused);
        tell(null);
        dispatch(itemLoaded({ id, item: answer.item }));
      }
    } catch (error) {
      const message = messageOf(error, failure);
      tell(message);
      tellLeft(message);
    } finally {
      sending.current = false;
    }
  };
  const ask = (refused: readonly Asked<Waiting>[]) => {
    const cells = new Set(refused.map(({ part }) => part.key));
    // What the next pages say goes with the cell that it belongs to.
    const rest = queue.current.filter(({ restOf }) => restOf !== undefined && cells.has(restOf));
    queue.current = queue.current.filter((change) => !rest.includes(change));
    const also = rest.map((change) => ({ ...change, part: partOfCell(change) }));
    asked.current = askedWith(asked.current, [...refused, ...also]);
    tellLeft(wordsOfAsked() ?? failure);
  };
  /** A user who has left the table must be told as well. */
  const tellLeft = (message: string) => {
    if (!isShown.current) dispatch(toastShown({ intent: 'error', title: failure, message }));
  };
  const enqueue = (changes: readonly Waiting[]) => {
    queue.current = changes;
    tell(null);
    if (changes.length > 0) void send();
  };
  const { add, retry, discard } = answersTo({ queue, asked, failed }, enqueue);
  const waiting = useMemo(
    () => new Map(state.changes.map(({ origin, text }) => [placeKey(origin), text])),
    [state.changes],
  );
  return {
    waiting,
    saving: state.saving,
    error: state.error,
    change: (changes) => add(changes.map(waitingOf)),
    retry,
    discard,
  };
}

const isShownBy = (cell: WholeTableCell | undefined, { text }: CellChange): boolean =>
  text === null ? (cell?.original ?? null) === null : (cell?.text ?? '') === text;

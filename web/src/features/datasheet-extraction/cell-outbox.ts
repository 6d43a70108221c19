import type { WholeTableCell, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { Run } from '@bidloom/contract/runs';
import type { Dispatch } from '@reduxjs/toolkit';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { watchUnsent } from '../../lib/use-unsent.ts';
import { type Asked, answersTo, askedWith, askedWords } from '../runs/asked-changes.ts';
import { itemLoaded } from '../runs/runs.slice.ts';
import { saveCorrection } from '../runs/save-correction.ts';
import { type CellChange, placeKey } from './corrections.ts';
import { askedOf, keepChanges, type Waiting, waitingOf } from './kept-changes.ts';

const failure = messages.runs.correctionFailed;

interface Unsaved {
  /** The changes that the table does not contain yet. */
  changes: readonly CellChange[];
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
}

export interface OutboxOf {
  run: Pick<Run, 'workspaceId' | 'id'>;
  /** Of the table. */
  ordinal: number;
  title: string;
  dispatch: Dispatch;
}

export type CellOutbox = ReturnType<typeof createCellOutbox>;

/**
 * Saves the corrections of one table's cells, one after the other; each goes to the part of the table that contains the cell. It goes on
 * when the table is left, and is the same when the table is opened again: what a person enters in sequence stays in sequence.
 *
 * @param onIdle nothing is left to save, and nobody looks
 */
export function createCellOutbox({ run, ordinal, title, dispatch }: OutboxOf, onIdle: () => void) {
  const { queue, asked } = keepChanges(`${run.id}:${ordinal}`);
  const failed: { current: string | null } = { current: null };
  const saved = keepSaved();
  const listeners = new Set<() => void>();
  const stateNow = (): Unsaved => ({
    changes: [...saved.all(), ...queue.current, ...asked.current],
    saving: failed.current === null && queue.current.length > 0,
    error: [askedWords(wholeCells(asked.current)), failed.current].filter(Boolean).join(' ') || null,
  });
  let state = stateNow();
  const isUnsaved = () => queue.current.length + asked.current.length > 0;
  const tell = (error: string | null) => {
    failed.current = error;
    sayUnsent(isUnsaved());
    state = stateNow();
    for (const listener of listeners) listener();
    if (listeners.size === 0 && !isUnsaved()) onIdle();
  };
  /** A user who has left the table must be told as well, and of which table it is. */
  const tellLeft = (message: string) => {
    if (listeners.size === 0)
      dispatch(toastShown({ intent: 'error', title: failure, message: `${title}: ${message}` }));
  };
  const send = createSending({ run, dispatch, queue, asked, tell, tellLeft, onSaved: saved.add });
  const sayUnsent = watchUnsent(() => void send());
  const enqueue = (changes: readonly Waiting[]) => {
    queue.current = changes;
    tell(null);
    if (changes.length > 0) void send();
  };
  const { add, retry, discard } = answersTo({ queue, asked, failed }, enqueue, asAnswered);
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      // Such as after a reload.
      void send();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && !isUnsaved()) onIdle();
      };
    },
    state: () => state,
    change: (changes: readonly CellChange[]) => add(changes.map(waitingOf)),
    retry,
    discard,
    see: (table: Pick<WholeTableView, 'cells'>) => {
      if (saved.see(table)) tell(failed.current);
    },
  };
}

/** Changes that are saved but not in the table yet. */
function keepSaved() {
  /** `missed` counts the tables that arrived without the change. */
  let saved: readonly (CellChange & { missed: number })[] = [];
  return {
    all: () => saved,
    add: (changes: readonly CellChange[]) => {
      saved = [...saved, ...changes.map((change) => ({ ...change, missed: 0 }))];
    },
    /**
     * A table that was fetched before a change was saved does not contain it. The next one does, unless somebody has changed it since.
     * False where nothing was waited for.
     */
    see: ({ cells: shown }: Pick<WholeTableView, 'cells'>): boolean => {
      if (saved.length === 0) return false;
      const cells = new Map(shown.map((cell) => [placeKey(cell.origin), cell]));
      saved = saved
        .filter((change) => change.missed === 0 && !isShownBy(cells.get(placeKey(change.origin)), change))
        .map((change) => ({ ...change, missed: 1 }));
      return true;
    },
  };
}

interface Sending extends Pick<OutboxOf, 'run' | 'dispatch'>, ReturnType<typeof keepChanges> {
  tell: (error: string | null) => void;
  tellLeft: (message: string) => void;
  onSaved: (changes: readonly CellChange[]) => void;
}

/** Sends what is in the queue, which another person's sign-in may have emptied: as many changes of one item together as follow each other; what others have changed goes to `asked`. */
function createSending({ run, dispatch, queue, asked, tell, tellLeft, onSaved }: Sending) {
  const ask = (refused: readonly Asked<Waiting>[]) => {
    const cells = new Set(refused.map(({ part }) => part.key));
    // What the next pages say goes with the cell that it belongs to.
    const isRest = ({ restOf }: Waiting) => restOf !== undefined && cells.has(restOf);
    const rest = queue.current.filter(isRest).map(askedOf);
    queue.current = queue.current.filter((change) => !isRest(change));
    asked.current = askedWith(asked.current, [...refused, ...rest]);
    tellLeft(askedWords(wholeCells(asked.current)) ?? failure);
  };
  let sending = false;
  return async () => {
    if (sending) return;
    if (queue.current.length === 0) return tell(null);
    sending = true;
    try {
      for (let waiting = queue.current; waiting[0]; waiting = queue.current) {
        const { ordinal } = waiting[0].origin;
        const end = waiting.findIndex(({ origin }) => origin.ordinal !== ordinal);
        const taken = waiting.slice(0, end < 0 ? undefined : end);
        const answer = await saveCorrection(run, ordinal, taken);
        queue.current = queue.current.slice(taken.length);
        onSaved(answer.saved);
        if (answer.refused.length > 0) ask(answer.refused);
        tell(null);
        dispatch(itemLoaded({ id: run.id, item: answer.item }));
      }
    } catch (error) {
      const message = messageOf(error, failure);
      tell(message);
      tellLeft(message);
    } finally {
      sending = false;
    }
  };
}

/** A cell over several pages is asked about once: what its first page says is what people see in it. */
function wholeCells(asked: readonly Asked<Waiting>[]): readonly Asked<Waiting>[] {
  const keys = new Set(asked.map(({ part }) => part.key));
  return asked.filter(({ restOf }) => restOf === undefined || !keys.has(restOf));
}

/** The answer counts for the whole cell: what the next pages say of it is not asked about again. */
const asAnswered = (change: Waiting): Waiting =>
  change.restOf === undefined ? change : waitingOf({ ...change, isAnswered: true });

const isShownBy = (cell: WholeTableCell | undefined, { text }: CellChange): boolean =>
  text === null ? (cell?.original ?? null) === null : (cell?.text ?? '') === text;

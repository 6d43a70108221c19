import { storedAs } from '../../lib/use-draft.ts';
import type { Asked } from '../runs/asked-changes.ts';
import type { Change } from '../runs/save-correction.ts';
import { type CellChange, correctPlace, partOfCell } from './corrections.ts';

export type Waiting = CellChange & Change;

export const waitingOf = (cell: CellChange): Waiting => ({
  ...cell,
  patch: (correction) => correctPlace(correction, cell.origin, cell.text),
  ...(!cell.isAnswered && { part: partOfCell(cell) }),
});

export const askedOf = (cell: CellChange): Asked<Waiting> => ({ ...waitingOf(cell), part: partOfCell(cell) });

interface Kept {
  /** What is sent in turn. */
  queue: readonly CellChange[];
  /** What waits until the person says whose text counts. */
  asked: readonly CellChange[];
}

const nothing: Kept = { queue: [], asked: [] };

/**
 * What a person entered into the cells of a table and is not saved. Like a draft, it is kept when another table is opened or the page is
 * reloaded, and until another person signs in; it is read from there each time, so that nothing is sent in the name of the next person.
 */
export function keepChanges(key: string) {
  const name = storedAs(`cells:${key}`);
  const read = (): Kept => {
    try {
      return { ...nothing, ...JSON.parse(sessionStorage.getItem(name) ?? '{}') };
    } catch {
      return nothing;
    }
  };
  const write = (kept: Kept) => {
    if (kept.queue.length + kept.asked.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  };
  return {
    queue: {
      get current(): readonly Waiting[] {
        return read().queue.map(waitingOf);
      },
      set current(queue) {
        write({ ...read(), queue: queue.map(plain) });
      },
    },
    asked: {
      get current(): readonly Asked<Waiting>[] {
        return read().asked.map(askedOf);
      },
      set current(asked) {
        write({ ...read(), asked: asked.map((change) => ({ ...plain(change), seen: change.part.seen })) });
      },
    },
  };
}

/** Without what is computed from the rest. */
const plain = ({ patch: _, part: __, ...cell }: Waiting): CellChange => cell;

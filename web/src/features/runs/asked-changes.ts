import { changedMeanwhile, severalChangedMeanwhile } from '../../lib/changed-meanwhile.ts';
import { messages } from '../../lib/messages.ts';
import type { Change, Part } from './save-correction.ts';

/** A change that waits until the person says whose text counts. */
export type Asked<C extends Change> = C & { part: Part };

/** Adds changes; of each part, the person's last text counts. */
export function askedWith<C extends Change>(asked: readonly Asked<C>[], more: readonly Asked<C>[]): Asked<C>[] {
  const byKey = new Map([...asked, ...more].map((change) => [change.part.key, change]));
  return [...byKey.values()];
}

/**
 * Splits what a person changes while an answer is awaited: a part that is asked about stays so, with the new text; the others can be sent.
 */
function splitAsked<C extends Change>(
  asked: readonly Asked<C>[],
  changes: readonly C[],
): { asked: readonly Asked<C>[]; others: C[] } {
  const seen = new Map(asked.map(({ part }) => [part.key, part.seen]));
  const others: C[] = [];
  const again: Asked<C>[] = [];
  for (const change of changes) {
    const { part } = change;
    const theirs = part && seen.get(part.key);
    if (part && theirs !== undefined) again.push({ ...change, part: { ...part, seen: theirs } });
    else others.push(change);
  }
  return { asked: askedWith(asked, again), others };
}

/** Says what others have written where the person has changed the same; null: nothing is asked. */
export function askedWords(asked: readonly Asked<Change>[]): string | null {
  const theirs = asked.map(({ part: { name, seen } }) => ({ name, theirs: seen === '' ? messages.common.none : seen }));
  const [first, ...others] = theirs;
  if (!first) return null;
  return others.length > 0 ? severalChangedMeanwhile(theirs) : changedMeanwhile(first.theirs);
}

/** What a person has changed and is not saved: what is sent in turn, what others have changed meanwhile, and why sending failed. */
interface Unsaved<C extends Change> {
  queue: { current: readonly C[] };
  asked: { current: readonly Asked<C>[] };
  failed: { current: string | null };
}

/**
 * How a person adds changes and answers what is asked.
 *
 * @param enqueue puts these changes in place of the queue, and sends them
 * @param asAnswered the change as it is sent when the person has said that it counts
 */
export function answersTo<C extends Change>(
  { queue, asked, failed }: Unsaved<C>,
  enqueue: (changes: readonly C[]) => void,
  asAnswered: (change: C) => C = (change) => change,
) {
  return {
    add: (changes: readonly C[]) => {
      const split = splitAsked(asked.current, changes);
      asked.current = split.asked;
      enqueue([...queue.current, ...split.others]);
    },
    retry: () => {
      const answered = asked.current;
      asked.current = [];
      enqueue([...queue.current, ...answered.map(asAnswered)]);
    },
    discard: () => {
      asked.current = [];
      // What is still being sent is not in question.
      enqueue(failed.current === null ? queue.current : []);
    },
  };
}

import type { ChangeSide, RunChange } from '@bidloom/contract/run-changes';

/** Something that a run has found, with what is needed to compare two runs. */
export interface Result {
  /** The same in both runs. */
  key: string;
  group: string | null;
  title: string;
  side: ChangeSide;
}

export interface ResultChanges {
  changes: RunChange[];
  counts: { added: number; removed: number; changed: number; same: number };
}

/**
 * The differences between the results of two runs, in the order of the later one; results that are missing there are in the group of the
 * earlier one, at its end. Of several results with one key, equal ones are matched first, the others by their order.
 */
export function compareResults(earlier: readonly Result[], later: readonly Result[]): ResultChanges {
  const before = Map.groupBy(earlier, ({ key }) => key);
  const pairs = new Map<Result, Result>();
  for (const [key, results] of Map.groupBy(later, ({ key: own }) => own)) {
    const left = [...(before.get(key) ?? [])];
    const take = (result: Result, index: number) => {
      const [taken] = index >= 0 ? left.splice(index, 1) : [];
      if (taken) pairs.set(result, taken);
    };
    for (const result of results)
      take(
        result,
        left.findIndex((other) => isSame(other, result)),
      );
    for (const result of results) if (!pairs.has(result)) take(result, left.length > 0 ? 0 : -1);
  }
  const counts = { added: 0, removed: 0, changed: 0, same: 0 };
  const changes: RunChange[] = [];
  for (const result of later) {
    const { group, title, side: after } = result;
    const pair = pairs.get(result);
    const kind = !pair ? 'added' : isSame(pair, result) ? 'same' : 'changed';
    counts[kind]++;
    if (kind !== 'same') changes.push({ kind, group, title, before: pair?.side ?? null, after });
  }
  const known = new Set(pairs.values());
  for (const result of earlier) {
    if (known.has(result)) continue;
    counts.removed++;
    changes.push({ kind: 'removed', group: result.group, title: result.title, before: result.side, after: null });
  }
  return { changes, counts };
}

const isSame = (first: Result, second: Result) => plain(first.side.text) === plain(second.side.text);

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

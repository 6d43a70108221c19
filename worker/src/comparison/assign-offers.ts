import { compareNames, type NameMatch } from './match-names.ts';
import type { Comparable } from './model.ts';
import { type NameReading, readName } from './same-names.ts';
import { sharedKeys } from './shared-keys.ts';

export interface Candidate<Value extends Comparable> {
  offered: Value;
  match: NameMatch;
  /** Whether it is known to be about the equipment that is asked about. */
  isOwnEquipment: boolean;
}

interface Pair<Value extends Comparable> extends Candidate<Value> {
  row: number;
  column: number;
  score: number;
}

interface Read<Value> {
  value: Value;
  name: NameReading;
  section: NameReading;
  condition: NameReading;
}

/**
 * For each requested parameter the values of the offer that may belong to it, the best first; nothing where the offer has none. A value
 * that is given to one parameter is not given to another, except where an offer without tags is about all equipment at once.
 */
export function assignOffers<Value extends Comparable>(
  asked: readonly Value[],
  offered: readonly Value[],
  language: string,
): Candidate<Value>[][] {
  const [rows, columns] = [asked, ownValues(offered)].map((values) =>
    values.map(
      (value): Read<Value> => ({
        value,
        name: readName(value.parameter, language),
        section: readName(value.section ?? '', language),
        condition: readName(value.condition ?? '', language),
      }),
    ),
  ) as [Read<Value>[], Read<Value>[]];
  const fit = equipmentFit(asked, offered);
  const pairs = pairsOf(rows, columns, fit).toSorted(
    (a, b) => b.score - a.score || a.row - b.row || a.column - b.column,
  );
  const taken = new Set<number>();
  const best = new Map<number, Pair<Value>>();
  for (const pair of pairs) {
    if (best.has(pair.row)) continue;
    const isShared = !pair.isOwnEquipment && (pair.match === 'same' || pair.match === 'synonym');
    if (taken.has(pair.column) && !isShared) continue;
    best.set(pair.row, pair);
    taken.add(pair.column);
  }
  const byRow = Map.groupBy(pairs, ({ row }) => row);
  return rows.map((_, row) => {
    const first = best.get(row);
    if (!first) return [];
    // What fits as well and is nobody else's may be meant as well.
    const rivals = (byRow.get(row) ?? []).filter(
      (pair) => pair !== first && pair.score >= first.score - 1e-9 && !taken.has(pair.column),
    );
    return [first, ...rivals];
  });
}

function pairsOf<Value extends Comparable>(
  rows: readonly Read<Value>[],
  columns: readonly Read<Value>[],
  fit: (asked: string | null, offered: string | null) => number,
): Pair<Value>[] {
  // Only names that share a key can match: long lists are not compared each with each.
  const byKey = sharedKeys(columns.map(({ name }) => name.tokens));
  return rows.flatMap((row, index) =>
    byKey(row.name.tokens).flatMap((column): Pair<Value>[] => {
      const other = columns[column] as Read<Value>;
      const equipment = fit(row.value.tag, other.value.tag);
      const names = equipment === 0 ? null : compareNames(row.name, other.name);
      if (!names) return [];
      const besides = 0.04 * alike(row.section, other.section) + 0.05 * alikeConditions(row, other);
      const score = names.closeness + besides + (equipment === 2 ? 0.1 : 0);
      const isOwnEquipment = equipment === 2;
      return [{ offered: other.value, match: names.match, isOwnEquipment, row: index, column, score }];
    }),
  );
}

/** 1 where both say the same, 0 where both say nothing in common. */
function alike(a: NameReading, b: NameReading): number {
  if (a.tokens.length === 0 || b.tokens.length === 0) return 0;
  const common = a.tokens.filter((keys) => b.tokens.some((other) => keys.some((key) => other.includes(key)))).length;
  return common / Math.max(a.tokens.length, b.tokens.length);
}

function alikeConditions<Value>(a: Read<Value>, b: Read<Value>): number {
  if (a.condition.tokens.length === 0 && b.condition.tokens.length === 0) return 1;
  return alike(a.condition, b.condition);
}

/** 2: the same equipment; 1: it may be; 0: other equipment. */
function equipmentFit<Value extends Comparable>(asked: readonly Value[], offered: readonly Value[]) {
  const tagsOf = (values: readonly Value[]) => new Set(values.flatMap(({ tag }) => (tag === null ? [] : [plain(tag)])));
  const [ours, theirs] = [tagsOf(asked), tagsOf(offered)];
  const isOneThing = ours.size <= 1 && theirs.size <= 1;
  return (one: string | null, other: string | null): number => {
    if (isOneThing) return 2;
    if (one === null && other === null) return 2;
    if (one === null) return ours.size === 0 ? 2 : 1;
    if (other === null) return ours.size <= 1 ? 2 : 1;
    if (plain(one) === plain(other)) return 2;
    // Equipment that neither party calls by a tag of the other.
    return ours.size <= 1 && ![...theirs].some((tag) => ours.has(tag)) ? 2 : 0;
  };
}

const plain = (tag: string) => tag.toUpperCase().replace(/[\s\-‐‑]/gu, '');

const asksFor =
  /^(?:required|specified|tender(?: requirement)?|requested|requirement|asked|as specified|minimum requirement)\b/iu;
const offersFor = /^(?:offered|proposed|guaranteed|bidder|vendor|supplier|quoted|actual|as offered)\b/iu;

/** An offer that fills in a form repeats what is asked beside its own values: these alone are the offer's. */
function ownValues<Value extends Comparable>(offered: readonly Value[]): Value[] {
  const says = ({ condition }: Value, pattern: RegExp) => condition !== null && pattern.test(condition);
  if (!offered.some((value) => says(value, offersFor))) return [...offered];
  return offered.filter((value) => !says(value, asksFor));
}

import type { Mention } from './mentions.ts';

/** Why two amounts can't both be true. */
export interface Conflict {
  kind: 'value' | 'anchor';
  /** The probability that both are about the same thing, 0 to 1. */
  sameness: number;
}

/** Shares of the words of each that the other must have too. Equal amounts need less: they already suggest the same thing. */
const needed = { value: { least: 0.62, most: 0.9 }, anchor: { least: 0.6, most: 0.85 } };
/** Weight of the words in common, about one for a rare word. */
const leastCommon = { value: 0.75, anchor: 0.5 };

/**
 * Tells whether two amounts are about the same thing and differ: in their value, or in the event that they count from.
 * @param weightOf what a stem is worth: 0 to 1, rare ones more
 */
export function compareMentions(a: Mention, b: Mention, weightOf: (key: string) => number): Conflict | null {
  if (a.figure.kind !== b.figure.kind || a.figure.unit !== b.figure.unit || a.figure.per !== b.figure.per) return null;
  if (a.isBefore !== b.isBefore || isListedTogether(a, b) || !sameNames(a, b)) return null;
  const kind = a.value === b.value ? 'anchor' : 'value';
  if (kind === 'anchor' && (a.figure.kind !== 'duration' || a.anchor.size === 0 || b.anchor.size === 0)) return null;
  const anchors = a.anchor.size === 0 || b.anchor.size === 0 ? 0 : shareOf(a.anchor, b.anchor, weightOf);
  if (kind === 'anchor' && (anchors > 0 || isNextStep(a, b) || isNextStep(b, a))) return null;
  if (kind === 'value') {
    // A period from another event is another period. The number 7 satisfies both "at least 5" and "at most 10". A special case is no
    // general rule.
    if (anchors === 0 && (a.anchor.size > 0 || b.anchor.size > 0) && a.anchor.size > 0 && b.anchor.size > 0)
      return null;
    if (a.limit !== b.limit && a.limit !== 'exact' && b.limit !== 'exact') return null;
    if (a.isRange || b.isRange || a.isConditional || b.isConditional || isOfAnother(a, b) || isOfAnother(b, a))
      return null;
    if (a.figure.kind === 'date' && sameDay(a, b)) return null;
    // "weights of 60% and 40%" does not contradict 40%.
    if (a.figure.value !== b.figure.value && (a.others.has(b.figure.value) || b.others.has(a.figure.value)))
      return null;
  }
  // To count from the same event is something in common too.
  const shared = anchors > 0.5 ? [...a.anchor].filter((key) => hasLike(b.anchor, key)) : [];
  const [nearA, nearB] = [new Set([...a.near, ...shared]), new Set([...b.near, ...shared])];
  const [one, other] = [
    shareOf(nearA, new Set([...b.wide, ...shared]), weightOf),
    shareOf(nearB, new Set([...a.wide, ...shared]), weightOf),
  ];
  const { least, most } = needed[kind];
  if (Math.min(one, other) < least || Math.max(one, other) < most) return null;
  const common = [...nearA].filter((key) => hasLike(b.wide, key) || shared.includes(key));
  const weight = common.reduce((sum, key) => sum + weightOf(key), 0);
  if (common.length < 2 || weight < leastCommon[kind]) return null;
  return { kind, sameness: (one + other) / 2 };
}

/** What `a` mentions and `b` does not is the event that `b` counts from: one step comes after the other. */
function isNextStep(a: Mention, b: Mention): boolean {
  return [...a.wide].some((key) => !hasLike(b.wide, key) && hasLike(b.anchor, key));
}

/** A word that only `a` has makes it a different thing: "bid security" is not "bid". */
function isOfAnother(a: Mention, b: Mention): boolean {
  return a.pairs.some(([one, other]) => {
    if (!a.near.has(one) || !a.near.has(other)) return false;
    return hasLike(b.wide, one) !== hasLike(b.wide, other);
  });
}

/** Rows of a table, items of a list and parts of one sentence are about different things. */
function isListedTogether({ statement: a }: Mention, { statement: b }: Mention): boolean {
  if (a === b || a.text === b.text) return true;
  const samePlace = a.documentId === b.documentId && a.path.join('\n') === b.path.join('\n');
  if (a.lead !== null && a.lead === b.lead) return true;
  return samePlace && (Math.abs(a.index - b.index) <= 2 || (a.shape === 'row' && b.shape === 'row'));
}

function sameNames({ names: a }: Mention, { names: b }: Mention): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}

/** A day without a time does not contradict the same day with a time. */
function sameDay(a: Mention, b: Mention): boolean {
  const isTimed = a.value.includes('T') && b.value.includes('T');
  return a.figure.value === b.figure.value && !isTimed;
}

/** The weighted share of the words of `a` that `b` has too. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>, weightOf: (key: string) => number): number {
  let [shared, total] = [0, 0];
  for (const key of a) {
    total += weightOf(key);
    if (hasLike(b, key)) shared += weightOf(key);
  }
  return total === 0 ? 0 : shared / total;
}

/** "deliver" and "delivery" have different stems. */
function hasLike(keys: ReadonlySet<string>, key: string): boolean {
  if (keys.has(key)) return true;
  if (key.length < 5) return false;
  for (const other of keys) {
    const [short, long] = other.length < key.length ? [other, key] : [key, other];
    if (short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short)) return true;
  }
  return false;
}

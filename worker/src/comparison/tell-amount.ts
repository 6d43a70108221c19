import type { Unit } from '../documents/datasheets/units.ts';

/** A quantity in base units, told in the unit that the other party printed: four figures, as people compare them. */
export function tellAmount(
  { from, to, edges }: { from: number; to: number; edges: number[] | null },
  printedUnit: string,
  unit: Unit,
): string {
  const one = (value: number) => tellNumber((value - unit.offset) / unit.factor);
  const told = edges
    ? edges.map(one).join(' × ')
    : from === to
      ? one(from)
      : from === Number.NEGATIVE_INFINITY
        ? `≤ ${one(to)}`
        : to === Number.POSITIVE_INFINITY
          ? `≥ ${one(from)}`
          : `${one(from)} to ${one(to)}`;
  return `${told} ${printedUnit}`;
}

/** "261.2", "0.8", "25,000", "203": four figures, never fewer than whole ones. */
export function tellNumber(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 3 : 4;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

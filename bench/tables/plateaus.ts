import { readFileSync } from 'node:fs';
import { type Sample, scoreEngine } from './ablate.ts';
import { adjustableEngine } from './engine-variants.ts';

const thresholds = new URL('../../worker/src/documents/tables/thresholds.ts', import.meta.url);

/** What a threshold is multiplied by, away from its own value on both sides. */
const factors = [0.5, 0.7, 0.8, 0.9, 1.1, 1.25, 1.5, 2];

/** F1 may fall by this on a set, and the value still lies on the same plateau. */
const mostLost = 0.0005;

interface Threshold {
  name: string;
  value: number;
}

/** The numbers that `thresholds.ts` exports, in its order. */
function readThresholds(source = readFileSync(thresholds, 'utf8')): Threshold[] {
  return [...source.matchAll(/^export const ([A-Z_]+) = (-?[\d._]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value: Number(value.replaceAll('_', '')),
  }));
}

/** Other values of a threshold, the nearest first on each side; a count has no other values than whole ones. */
function valuesAround({ value }: Threshold): { below: number[]; above: number[] } {
  const round = (tried: number) => (Number.isInteger(value) ? Math.round(tried) : Number(tried.toPrecision(3)));
  const tried = [...new Set(factors.map((factor) => round(factor * value)))].filter((one) => one !== value);
  if (Number.isInteger(value)) tried.push(value - 1, value + 1);
  const sorted = [...new Set(tried)].sort((a, b) => a - b);
  return { below: sorted.filter((one) => one < value).reverse(), above: sorted.filter((one) => one > value) };
}

/**
 * The plateau of each threshold: from which to which of the tried values F1 falls on no set by more than 0.0005. It prints a line for each,
 * with how much F1 falls on each set at the first value beyond either end.
 */
export async function measurePlateaus(
  sets: ReadonlyMap<string, readonly Sample[]>,
  words: readonly string[],
): Promise<void> {
  const { find, set } = await adjustableEngine();
  const before = new Map([...sets].map(([name, samples]) => [name, scoreEngine(find, samples)]));
  for (const threshold of readThresholds()) {
    if (words.length > 0 && !words.some((word) => threshold.name.includes(word))) continue;
    const { name, value } = threshold;
    const lost = (tried: number) => {
      set(name, tried);
      return [...sets].map(([set, samples]) => [set, (before.get(set) ?? 0) - scoreEngine(find, samples)] as const);
    };
    const walk = (values: number[]) => {
      let end = value;
      for (const tried of values) {
        const fall = lost(tried);
        if (fall.some(([, points]) => points > mostLost)) {
          const falls = Object.fromEntries(fall.map(([set, points]) => [set, Number(points.toFixed(5))]));
          return { end, beyond: { value: tried, falls } };
        }
        end = tried;
      }
      return { end, beyond: null };
    };
    const { below, above } = valuesAround(threshold);
    const [low, high] = [walk(below), walk(above)];
    set(name, value);
    const line = { bench: 'tables plateau', threshold: name, value, from: low.end, to: high.end };
    console.log(JSON.stringify({ ...line, below: low.beyond, above: high.beyond }));
  }
}

import { randomInt } from 'node:crypto';

/** Moments that are random, and the same again with the same seed. */
export interface Chance {
  seed: number;
  /** A whole number from `from` up to, not including, `to`. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32, from the seed that `SEED` names, else from one of its own: a round that failed can be repeated. */
export function createChance(seed: number = Number(process.env.SEED ?? randomInt(2 ** 31))): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from));
  return {
    seed,
    between,
    pick: <T>(from: readonly T[]) => from[between(0, from.length)] as T,
  };
}

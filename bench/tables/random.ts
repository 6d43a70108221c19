/** A seeded source of choices: the same seed gives the same documents on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  number(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones (fewer where there are no more), in random order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** Mulberry32: small, fast and even enough to vary layouts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(number() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[int(0, from.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  };
  return {
    number,
    int,
    pick,
    between: (min, max) => min + number() * (max - min),
    chance: (probability) => number() < probability,
    sample: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
  };
}

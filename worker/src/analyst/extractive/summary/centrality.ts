import { similarity } from '../term-weights.ts';

const damping = 0.85;
const rounds = 20;
/** Sentences that share less are no neighbours. */
const kin = 0.1;

/**
 * How central each text is among the others, 0 to 1: the stationary share of a walk from text to similar text (LexRank, Erkan and
 * Radev 2004). Its work grows with the square of the number of texts: for candidates, not for whole documents.
 */
export function centralities(texts: readonly ReadonlySet<string>[], weightOf: (key: string) => number): number[] {
  const count = texts.length;
  if (count === 0) return [];
  const links = texts.map(() => new Float64Array(count));
  const sums = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    for (let column = row + 1; column < count; column++) {
      const value = similarity(texts[row] as ReadonlySet<string>, texts[column] as ReadonlySet<string>, weightOf);
      if (value < kin) continue;
      (links[row] as Float64Array)[column] = value;
      (links[column] as Float64Array)[row] = value;
      sums[row] = (sums[row] as number) + value;
      sums[column] = (sums[column] as number) + value;
    }
  }
  let shares = new Float64Array(count).fill(1 / count);
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(count).fill((1 - damping) / count);
    for (let row = 0; row < count; row++) {
      const sum = sums[row] as number;
      const share = damping * (shares[row] as number);
      for (let column = 0; column < count; column++) {
        const part = sum > 0 ? ((links[row] as Float64Array)[column] as number) / sum : 1 / count;
        next[column] = (next[column] as number) + share * part;
      }
    }
    shares = next;
  }
  const most = Math.max(...shares);
  return [...shares].map((share) => share / most);
}

import type { Features } from '@bidloom/worker/src/facts/features.ts';
import { logistic, logitOf, type Weights } from '@bidloom/worker/src/facts/probability.ts';

export interface Example {
  features: Features;
  isRight: boolean;
  /** How much it counts. */
  weight: number;
}

const rounds = 150;
const rate = 0.1;

/**
 * Weights of a logistic model, by Adam over all examples; `ridge` draws them to zero. The weights in `fixed` stay, and are not among those
 * returned.
 */
export function fitWeights(examples: readonly Example[], ridge: number, fixed: Weights = {}): Weights {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))]
    .filter((name) => fixed[name] === undefined)
    .sort();
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features, isRight, weight }) => ({
    base: logitOf(features, fixed),
    at: Object.keys(features).flatMap((name) => indexOf.get(name) ?? []),
    values: Object.entries(features).flatMap(([name, value]) => (indexOf.has(name) ? value : [])),
    target: isRight ? 1 : 0,
    weight,
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round++) {
    const slope = new Float64Array(names.length);
    for (const { base, at, values, target, weight } of rows) {
      let logit = base;
      for (let i = 0; i < at.length; i++) logit += (weights[at[i] as number] as number) * (values[i] as number);
      const error = ((logistic(logit) - target) * weight) / total;
      for (let i = 0; i < at.length; i++)
        slope[at[i] as number] = (slope[at[i] as number] as number) + error * (values[i] as number);
    }
    for (let i = 0; i < names.length; i++) {
      const gradient = (slope[i] as number) + (ridge * (weights[i] as number)) / total;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * gradient;
      square[i] = 0.999 * (square[i] as number) + 0.001 * gradient * gradient;
      const step = rate * (1 - (0.9 * round) / rounds);
      weights[i] =
        (weights[i] as number) -
        (step * (mean[i] as number)) /
          (1 - 0.9 ** round) /
          (Math.sqrt((square[i] as number) / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, weights[index] as number]));
}

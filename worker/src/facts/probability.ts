import type { Features } from './features.ts';
import type { ValueClass } from './kinds/model.ts';
import type { FactName } from './model.ts';

/** Weights of a logistic model, by feature; what is special to a class of values or to a fact is under `class:…` and `fact:…`. */
export type Weights = Record<string, number>;

/**
 * Features together with those of the class and of the fact: what is true of all facts is learnt from all examples; what differs is learnt
 * from few examples, only as far as these support it.
 */
export function withShares(features: Features, fact: FactName, kind: ValueClass): Features {
  const shared: Features = { bias: 1, ...features };
  const all: Features = { ...shared };
  for (const [name, value] of Object.entries(shared)) {
    all[`${kind}:${name}`] = 0.7 * value;
    all[`${fact}:${name}`] = 0.5 * value;
  }
  return all;
}

export function logitOf(features: Features, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0);
  return sum;
}

export const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

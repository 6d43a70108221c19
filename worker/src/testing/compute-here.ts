import { type ComputeAnalysis, computations } from '../threads/computations.ts';

/** Does computations as threads do them, on copies, but here: for tests of what is computed, not of where. */
export const computeHere = (async (
  name: keyof typeof computations,
  input: never,
  { signal }: { signal: AbortSignal },
  tools: never,
) => {
  signal.throwIfAborted();
  const result = await computations[name](structuredClone(input), tools);
  signal.throwIfAborted();
  return structuredClone(result);
}) as unknown as ComputeAnalysis;

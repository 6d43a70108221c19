/** Prints one figure of a bench as a JSON line. */
export function printFigure(bench: string, figure: string, value: number, unit: string): void {
  console.log(JSON.stringify({ bench, figure, value: Number(value.toPrecision(5)), unit }));
}

/** The value below which the share `p` (0 to 1) of the samples is. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN;
}

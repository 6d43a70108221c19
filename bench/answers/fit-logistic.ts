/** A logistic model over standardised features, given in the features' own units: the weight of each, and a constant. */
export interface FittedModel {
  constant: number;
  weights: number[];
}

const rounds = 30;
/** How strongly the weights of standardised features are regularised; chosen for small samples, not tuned. */
const ridge = 5;

/** Fits by Newton's method. `rows` are features, `labels` 0 or 1; a feature with the same value everywhere gets no weight. */
export function fitLogistic(rows: readonly (readonly number[])[], labels: readonly number[]): FittedModel {
  const width = rows[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) => average(rows.map((row) => row[at] as number)));
  const spread = mean.map((middle, at) => Math.sqrt(average(rows.map((row) => ((row[at] as number) - middle) ** 2))));
  const scaled = rows.map((row) => [
    1,
    ...row.map((value, at) => (spread[at] ? (value - (mean[at] as number)) / spread[at] : 0)),
  ]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    const curvature = weights.map((_, at) =>
      weights.map((__, other) => (at === other ? (at === 0 ? 1e-6 : ridge) : 0)),
    );
    scaled.forEach((row, index) => {
      const probability = 1 / (1 + Math.exp(-dot(row, weights)));
      const error = (labels[index] as number) - probability;
      const slope = probability * (1 - probability);
      row.forEach((value, at) => {
        gradient[at] = (gradient[at] as number) + error * value;
        const line = curvature[at] as number[];
        row.forEach((other, place) => {
          line[place] = (line[place] as number) + slope * value * other;
        });
      });
    });
    const step = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (step[at] as number));
  }
  const own = weights.slice(1).map((weight, at) => (spread[at] ? weight / spread[at] : 0));
  return { constant: (weights[0] as number) - dot(own, mean), weights: own };
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows.reduce(
      (best, row, index) =>
        index >= at && Math.abs(row[at] as number) > Math.abs(rows[best]?.[at] as number) ? index : best,
      at,
    );
    [rows[at], rows[pivot]] = [rows[pivot] as number[], rows[at] as number[]];
    const line = rows[at] as number[];
    for (const [index, row] of rows.entries()) {
      if (index === at) continue;
      const share = (row[at] as number) / (line[at] as number);
      for (let place = at; place <= size; place++)
        row[place] = (row[place] as number) - share * (line[place] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

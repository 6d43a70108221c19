/** `[a, b, c, d, e, f]` as in PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [number, number, number, number, number, number];

/** The transform that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  // By index, as in all that is done for each character or path: taking arrays apart costs several times as much.
  const a = outer[0];
  const b = outer[1];
  const c = outer[2];
  const d = outer[3];
  const p = inner[0] ?? 1;
  const q = inner[1] ?? 0;
  const r = inner[2] ?? 0;
  const s = inner[3] ?? 1;
  const t = inner[4] ?? 0;
  const u = inner[5] ?? 0;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + outer[4],
    b * t + d * u + outer[5],
  ];
}

export function toMatrix(values: ArrayLike<number>): Matrix {
  return [values[0] ?? 1, values[1] ?? 0, values[2] ?? 0, values[3] ?? 1, values[4] ?? 0, values[5] ?? 0];
}

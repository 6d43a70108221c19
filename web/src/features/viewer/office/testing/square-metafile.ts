const numbers = (...values: number[]) => new Uint8Array(Int32Array.from(values).buffer);

/** A metafile of Windows (EMF), 100 by 100 pixels, with a white square from 10 to 90 that has a black line. */
export function squareMetafile(): Uint8Array {
  const square = numbers(43, 24, 10, 10, 90, 90);
  const end = numbers(14, 20, 0, 16, 20);
  const length = 88 + square.length + end.length;
  // The kind, the length, the bounds in pixels and hundredths of a millimetre, and the sizes of the file and of its device.
  const head = numbers(
    1,
    88,
    0,
    0,
    99,
    99,
    0,
    0,
    2600,
    2600,
    0x464d4520,
    0x10000,
    length,
    3,
    1,
    0,
    0,
    0,
    1000,
    1000,
    264,
    264,
  );
  return new Uint8Array([...head, ...square, ...end]);
}

/** Selections whose reading is kept in a thread: a run asks for the same ones again and again. */
const most = 2;
/** Characters of text above which a reading is not kept: about three thousand pages. */
const longest = 10_000_000;

/**
 * Keeps what was read of the last selections of documents, for as long as this thread lives.
 * @param lengthOf characters of text in a reading
 */
export function keepReadings<Asked extends { key: string }, Rest extends unknown[], Reading>(
  read: (asked: Asked, ...rest: Rest) => Promise<Reading>,
  lengthOf: (reading: Reading) => number,
): (asked: Asked, ...rest: Rest) => Promise<Reading> {
  const kept = new Map<string, Reading>();
  return async (asked, ...rest) => {
    const reading = kept.get(asked.key) ?? (await read(asked, ...rest));
    kept.delete(asked.key);
    if (lengthOf(reading) <= longest) kept.set(asked.key, reading);
    for (const key of kept.keys()) if (kept.size > most) kept.delete(key);
    return reading;
  };
}

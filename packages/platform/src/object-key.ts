const keyPattern = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/;
const maxLength = 512;

/**
 * Rejects whatever is not a key of ours: lower-case letters, digits, `_` and `-` in segments divided by `/`.
 * Without dots there is no way out of a folder, on any file system.
 */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new TypeError('An object key is made of segments of a-z, 0-9, _ and -, divided by /.');
}

export function isObjectKey(key: string): boolean {
  return key.length <= maxLength && keyPattern.test(key);
}

/** Rejects what no key of ours can begin with. */
export function assertKeyPrefix(prefix: string): void {
  if (prefix !== '') assertObjectKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}

/** The last byte of a range, from what was asked and what there is. Throws a RangeError for a range outside the object. */
export function clampRange(range: { start: number; end?: number }, size: number): { start: number; end: number } {
  const end = Math.min(range.end ?? size - 1, size - 1);
  if (!Number.isSafeInteger(range.start) || range.start < 0 || range.start > end) {
    throw new RangeError(`The range ${range.start}-${range.end ?? ''} is outside of an object of ${size} bytes.`);
  }
  return { start: range.start, end };
}

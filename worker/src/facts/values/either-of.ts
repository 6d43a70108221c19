import type { ReadValue, ValueReader } from './model.ts';

/** Values of several kinds in the order of the text; where two overlap, the one of the reader named first. */
export function eitherOf(...readers: ValueReader[]): ValueReader {
  return (text, habits) => {
    const found: ReadValue[] = [];
    for (const reader of readers)
      for (const value of reader(text, habits))
        if (!found.some((other) => value.start < other.end && value.end > other.start)) found.push(value);
    return found.sort((a, b) => a.start - b.start);
  };
}

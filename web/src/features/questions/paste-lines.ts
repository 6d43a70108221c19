import { questionLength } from '@bidloom/contract/questions';

/** A line of what was pasted, as it will be sent. */
export interface PastedLine {
  /** 1-based, of the lines that have words. */
  line: number;
  text: string;
  /** Why it is left out; null: it is sent. */
  problem: { kind: 'twice'; of: number } | { kind: 'long' } | null;
}

/** `1.`, `(2)`, `3.1`, `a)`, `iv.`, `Q4:` or a bullet, with what is between it and the words. */
const mark =
  /^\s*(?:[-–—*•●◦▪‣·o]\s+|\(?(?:[Qq]?\d{1,4}|[a-zA-Z]|[ivx]{2,5})[.):]\)?\s+|\d{1,3}(?:\.\d{1,3}){1,4}[.)]?\s+)/;

/** The questions in a pasted text, a line each, without the numbers and bullets in front of them. Blank lines are passed over. */
export function readPasted(pasted: string): PastedLine[] {
  const first = new Map<string, number>();
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(mark, '').trim())
    .filter((line) => line !== '');
  return lines.map((text, index) => {
    const line = index + 1;
    const key = text.toLowerCase();
    const of = first.get(key);
    if (of !== undefined) return { line, text, problem: { kind: 'twice', of } };
    first.set(key, line);
    return { line, text, problem: text.length > questionLength ? { kind: 'long' } : null };
  });
}

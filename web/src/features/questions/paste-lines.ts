import { questionLength } from '@bidloom/contract/questions';
import { itemSigns } from '@bidloom/texts/item-mark';

/** A pasted line, as it will be sent. */
export interface PastedLine {
  /** The number among the lines that are not blank, 1-based. */
  line: number;
  text: string;
  /** Why it is left out; null: it is sent. */
  problem: { kind: 'twice'; of: number } | { kind: 'long' } | null;
}

/** `1.`, `(2)`, `3.1`, `a)`, `iv.`, `Q4:` or a bullet, with the characters between it and the text. */
const mark = new RegExp(
  String.raw`^\s*(?:[o${itemSigns}]\s+|\(?(?:[Qq]?\d{1,4}|[a-zA-Z]|[ivx]{2,5})[.):]\)?\s+|\d{1,3}(?:\.\d{1,3}){1,4}[.)]?\s+)`,
  'u',
);

/** The questions in a pasted text, one on each line, without numbers and bullets before them. Blank lines are ignored. */
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

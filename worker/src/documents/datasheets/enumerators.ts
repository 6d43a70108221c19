import { bullets, dashes } from '@bidloom/texts/item-mark';

/** What is put between a number, a letter or a mark of a list and its text: "(e)", "1.2)", "iv.", "3、", "（三）", a bullet. */
const mark = String.raw`[${bullets}${dashes}]\s*`;
const number = String.raw`[(（]?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-zA-Z]|[ivxIVX]{1,5}|[一二三四五六七八九十]{1,3})(?:[.)）、．]\s*)`;
/** "1.2 Voltage": numbers with points need no mark. */
const section = String.raw`\d{1,3}(?:\.\d{1,3}){1,4}\s+`;
const enumerator = new RegExp(String.raw`^\s*(?:${mark}|${section}|${number}){1,3}`, 'u');

/** UTF-16 code units of the mark or number of a list that a text begins with; 0 where it has none. */
export function enumeratorLength(text: string): number {
  const found = enumerator.exec(text)?.[0] ?? '';
  // "3.5 m" is a quantity, "2.4 GHz" too.
  return /^\s*\d{1,3}\.\d{1,3}\s+$/u.test(found) && /^\p{L}{1,3}(?!\p{L})/u.test(text.slice(found.length))
    ? 0
    : found.length;
}

const alone = new RegExp(
  String.raw`^[(（]?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z]|[IVXivx]{1,5}|[一二三四五六七八九十]{1,3})[.)）、]?$|^[${bullets}]$`,
  'u',
);

/** A cell that contains only a mark or a number. A dash there means that nothing is stated. */
export const isEnumerator = (text: string): boolean => alone.test(text.trim());

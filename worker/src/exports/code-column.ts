/** "4.2", "12.03": a dotted pair as sections have it. */
const pair = /^[1-9]\d{0,2}\.\d{1,2}$/u;
const dotted = /^\d{1,3}(?:\.\d{1,3}){1,6}\.?$/u;
const plain = /^\d{1,3}$/u;
/** Titles of columns that number their rows or refer to clauses, in the languages of tenders. */
const numbering =
  /^(?:(?:s|sl|sr)\.? ?no|no|nr|n[°ºo]|№|#|item(?: no)?|ítem|pos|position|posten|ref|reference|clause|(?:sub[- ]?)?section|art|article|stt|tt|lp|l\.p|code|sku|id|rif|序号|번호)\b\.?|§/iu;
/** The share of neighbours that must follow each other for a column to count its rows. */
const mostly = 0.6;

/**
 * Whether the cells of a column are codes or numbers of sections and not quantities, though they look like numbers: 0045 beside 1200,
 * 1.9 before 1.10, 1.1 beside 1.1.1, or a first column that counts 3.1, 3.2, 4.1.
 */
export function isCodeColumn(texts: readonly string[], { title, index }: { title: string; index: number }): boolean {
  const cells = texts.map((each) => each.trim()).filter(Boolean);
  if (hasLeadingZeros(cells)) return true;
  const numbers = cells.filter((cell) => plain.test(cell) || dotted.test(cell));
  const pairs = numbers.filter((cell) => pair.test(cell));
  if (pairs.length === 0) return false;
  // "1.1.1", "1.1."
  if (numbers.some((cell) => /^[1-9]\d?(?:\.\d{1,2}){2,}$|\.$/u.test(cell))) return true;
  // "105.00" among "1.000" and "2.500" is a figure that was cut off.
  if (2 * pairs.length < numbers.filter((cell) => dotted.test(cell)).length) return false;
  if (hasUnevenTens(pairs) || numbering.test(title.trim())) return true;
  return index === 0 && !numbers.some((cell) => cell.startsWith('0')) && countsRows(numbers);
}

/** "0045": zeros in front mean a fixed number of digits; where all have one length, all are codes. */
function hasLeadingZeros(cells: readonly string[]): boolean {
  const figures = cells.filter((cell) => /\d/u.test(cell) && !/\p{L}/u.test(cell));
  const lengths = new Set(figures.map(({ length }) => length));
  return (
    lengths.size === 1 && figures.every((cell) => /^\d+$/u.test(cell)) && figures.some((cell) => /^0\d/u.test(cell))
  );
}

/** "1.9" and "1.10", "1.1" and "1.10": a quantity is written with the same decimals throughout, or without the last zero. */
function hasUnevenTens(pairs: readonly string[]): boolean {
  const decimals = new Set(pairs.map((cell) => cell.length - cell.indexOf('.')));
  const tens = pairs.filter((cell) => /\.\d0$/u.test(cell));
  return tens.length > 0 && (decimals.size > 1 || pairs.length === 1);
}

/** Whether most neighbours follow each other: 3.1 on 3, 3.2 on 3.1, 4 or 4.1 on 3.2. */
function countsRows(numbers: readonly string[]): boolean {
  const places = numbers.map((cell) => cell.split('.').filter(Boolean).map(Number));
  const steps = places.slice(1).map((place, index) => follows(places[index] ?? [], place));
  return steps.length > 0 && steps.filter(Boolean).length >= mostly * steps.length;
}

function follows([before = 0, beforeMinor]: number[], [after = 0, afterMinor]: number[]): boolean {
  if (after === before)
    return afterMinor !== undefined && (beforeMinor === undefined ? afterMinor <= 1 : afterMinor === beforeMinor + 1);
  return after === before + 1 && (afterMinor === undefined || afterMinor <= 1 || afterMinor === beforeMinor);
}

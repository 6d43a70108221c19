/**
 * How an item of a list or a numbered clause begins in text: with a bullet, "3.", "(a)", "iv)", "12.3". Here is its one description; only
 * what else a place needs (the font of a heading, a cell with nothing but the mark) is described there.
 */

/** Bullets, for a class of characters in a pattern. They have no other meaning at the start of a text. */
export const bullets = '•·●▪▫◦‣∙○■□➢➤✓❖❑❒◆➔⇨';
/** Boxes begin an item as bullets do, but a box that is ticked also says something: they are not left out where a text is shown. */
export const boxes = '☐☑☒';
/** Bullets only before white space: they are signs of minus, hyphens and marks of notes, too. The hyphen is the last of the class. */
export const dashes = '–—*-';
/** Everything above, for the end of a class. */
export const itemSigns = `${bullets}${boxes}${dashes}`;

/** A mid-dot within "kg·m²", or a circle as the zero of "二○二六", may begin a line. */
const within = String.raw`·(?=\S)|○(?=[○〇零一二三四五六七八九]{2})`;
const signs = (of: string) => String.raw`(?!${within})[${of}]|[${dashes}](?=\s)`;
const bullet = signs(`${bullets}${boxes}`);
/**
 * "3.", "(a)", "b)", "iv.": one number, letter or Roman number. Other letters than those of ASCII only before a bracket: "2027 г." is a year,
 * "5.000 đ." a sum. In writing without letters a line may begin with the end of a word.
 */
const ordinal = String.raw`\(?(?:(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)]|[\p{Script=Latin}\p{Script=Cyrillic}]\))(?=\s)`;
/** "12.3.", "(4.1)". */
const numbered = String.raw`\(?\d{1,3}(?:\.\d{1,3}){1,5}[.)](?=\s)`;
/** The same without a full stop or bracket only before a title or a sentence: "3.5 m" is a quantity. */
const clause = String.raw`${numbered}|\(?\d{1,3}(?:\.\d{1,3}){1,5}(?=\s+(?:["“(]?[\p{Lu}\p{Lo}]|\([a-z]\)\s))`;

const item = new RegExp(String.raw`^\s*(?:${bullet}|${ordinal})`, 'u');
/** Also several marks: "• b) ", "4.1 (a) ". After a letter, figures are no mark: "(a) 5.000 Euro". */
const marksOf = (sign: string, number: string) =>
  new RegExp(
    String.raw`^\s*(?=${sign}|${number}|${ordinal})(?:(?:${sign})\s*)?(?:(?:${number})\s*)?(?:${ordinal}\s*)?`,
    'u',
  );
const mark = marksOf(bullet, clause);
/** Marks that are never part of what a text says: neither a box that may be ticked, nor figures without a full stop or bracket after them. */
const listMark = marksOf(signs(bullets), numbered);

/** Whether a text begins with the mark of an item of a list: a bullet, "3.", "(a)", "iv)". */
export function beginsItem(text: string): boolean {
  return item.test(text);
}

/** Whether a text begins with the mark of an item or the number of a clause: also "12.3", which has several levels. */
export function beginsItemOrClause(text: string): boolean {
  return mark.test(text);
}

/** UTF-16 code units of the marks that a text begins with, white space around them included; 0 where it has none. */
export function markLength(text: string): number {
  return mark.exec(text)?.[0].length ?? 0;
}

/** A text without the marks that it begins with. */
export function withoutMark(text: string): string {
  return text.slice(markLength(text));
}

/** The same only for marks that say nothing, for texts that are shown or compared: "5.000 Euro" and "2.5 MVA" look like clauses. */
export function listMarkLength(text: string): number {
  return listMark.exec(text)?.[0].length ?? 0;
}

/** A text without such marks. */
export function withoutListMark(text: string): string {
  return text.slice(listMarkLength(text));
}

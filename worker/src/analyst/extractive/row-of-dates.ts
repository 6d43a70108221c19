/** A date with its day, in a cell: "June 27, 2018", "27th June 2018", "27.06.2018", "27/06/18". */
const dateInCell =
  /\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}|\d{1,2}(?:st|nd|rd|th)?[. /-]{1,2}(?:of )?(?:\p{L}{3,12}\.?|\d{1,2})[ ./-]{1,2}20\d{2}|20\d{2}-\d{2}-\d{2}|(?<![\d./])\d{1,2}([./])\d{1,2}\1\d{2}(?![\d./])/u;

/**
 * Whether a row gives several dates, such as an old one and a new one: without the names of its columns nobody can tell which of them counts,
 * so the one that does is said before the row.
 */
export const hasSeveralDates = (row: string): boolean =>
  new Set(row.split('|').flatMap((cell) => dateInCell.exec(cell)?.[0] ?? [])).size > 1;

/** A date before the row that it is in. */
export const beforeRow = (date: string, row: string): string => `${date}, in the row: ${row}`;

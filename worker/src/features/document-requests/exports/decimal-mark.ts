import { type DecimalMark, decimalMarkOf, parseNumber } from '../../../exports/parse-number.ts';

/**
 * The sign between whole and decimal part in texts that belong together, such as those of a table: what their numbers show, otherwise
 * what is usual in the language (ISO 639-1). Null where the numbers contradict each other or nothing is known: a number that can be
 * read in two ways then stays text.
 */
export function decimalMarkIn(texts: readonly string[], language: string | undefined): DecimalMark | null {
  const proven = new Set(texts.map(provenMark));
  const [points, commas] = [proven.has('.'), proven.has(',')];
  if (points && commas) return null;
  return points ? '.' : commas ? ',' : decimalMarkOf(language ?? '');
}

/** The mark with which alone a text is a number. */
function provenMark(text: string): DecimalMark | null {
  const [point, comma] = [parseNumber(text, '.') !== null, parseNumber(text, ',') !== null];
  return point === comma ? null : point ? '.' : ',';
}

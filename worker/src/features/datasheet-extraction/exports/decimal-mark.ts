import type { JoinedTable } from '@bidloom/platform/tables/join-tables';
import { readQuantity } from '../../../documents/datasheets/read-quantity.ts';
import { clearMarks } from '../../../exports/read-column.ts';
import { type DecimalMark, decimalMarkOf, looksLikeSection, parseNumber } from '../../../numbers/parse-number.ts';
import type { ExportRun } from '../../runs/exports/export-run.ts';
import type { DatasheetItem, Parameter } from '../items.ts';

/**
 * The decimal mark of texts that belong together, such as those of a table: what their numbers show, otherwise the usual mark of their
 * document. Null where the numbers contradict each other, where only possible section numbers support the usual mark, or where nothing is
 * known: a number that can be read in two ways then stays text.
 */
export function decimalMarkIn(texts: readonly string[], usual: DecimalMark | null): DecimalMark | null {
  const sure = new Set(texts.filter((text) => !looksLikeSection(text)).flatMap((text) => provenMark(text) ?? []));
  const [mark] = sure;
  if (mark) return sure.size > 1 ? null : mark;
  // "4.2" shows a point, even if it may be the number of a section.
  return usual === ',' && texts.some(looksLikeSection) ? null : usual;
}

/** The usual mark of each document whose tables these are, by its id. */
export function usualMarks(
  { languages }: Pick<ExportRun, 'languages'>,
  tables: readonly JoinedTable[],
): Map<string, DecimalMark | null> {
  const byDocument = Map.groupBy(tables, ({ documentId }) => documentId);
  return new Map([...byDocument].map(([id, own]) => [id, usualMarkOf(languages.get(id), own)]));
}

/** In one table a single number may be a slip; over a whole document, this many are evidence. */
const evidence = 2;

/**
 * The usual decimal mark in the tables of a document: that of its language, unless its columns of numbers show the other one. Null where
 * nothing is known, or where both contradict each other.
 */
function usualMarkOf(language: string | undefined, tables: readonly JoinedTable[]): DecimalMark | null {
  const ofLanguage = decimalMarkOf(language ?? '');
  const columns = tables.flatMap(({ cells, headerRows }) => [
    ...Map.groupBy(
      cells.filter(({ row, column }) => row >= headerRows && column > 0),
      ({ column }) => column,
    ).values(),
  ]);
  const shown = columns.flatMap((cells) => {
    const marks = cells.flatMap(({ text }) => provenMark(text) ?? []);
    const numbers = cells.filter(({ text }) => parseNumber(text, '.') ?? parseNumber(text, ','));
    return 2 * numbers.length >= cells.length ? marks : [];
  });
  if (shown.length < evidence) return ofLanguage;
  const [mark = null, other] = clearMarks(shown);
  return other === undefined && (ofLanguage === null || ofLanguage === mark) ? mark : null;
}

/**
 * The decimal mark of each document of a run: the one with which its values were read, otherwise what they show, or that of its language.
 */
export function marksOfDocuments(
  run: Pick<ExportRun, 'languages'>,
  sheets: readonly DatasheetItem[],
): (documentId: string) => DecimalMark | null {
  const byDocument = Map.groupBy(sheets, ({ headline }) => headline.documentId);
  const known = new Map<string, DecimalMark | null>();
  return (documentId) => {
    if (!known.has(documentId)) {
      const values = (byDocument.get(documentId) ?? []).flatMap(({ content }) => content.parameters);
      const read = new Set(values.flatMap((value) => markRead(value) ?? []));
      const [mark] = read;
      const texts = values.map(({ value }) => value);
      const usual = decimalMarkOf(run.languages.get(documentId) ?? '');
      known.set(documentId, mark && read.size === 1 ? mark : decimalMarkIn(texts, read.size > 1 ? null : usual));
    }
    return known.get(documentId) ?? null;
  };
}

/** The only mark with which a value gives its normalised one; null where both do, or where it was not read. */
export function markRead({ value, unit, parameter, normalized }: Parameter): DecimalMark | null {
  if (!normalized || !/[.,]/u.test(value)) return null;
  const [point, comma] = (['.', ','] as const).map(
    (decimal) => readQuantity(value, { unit, parameter, decimal }).normalized?.value === normalized.value,
  );
  return point === comma ? null : point ? '.' : ',';
}

/** The only mark with which a text is a number. */
function provenMark(text: string): DecimalMark | null {
  const [point, comma] = [parseNumber(text, '.') !== null, parseNumber(text, ',') !== null];
  return point === comma ? null : point ? '.' : ',';
}

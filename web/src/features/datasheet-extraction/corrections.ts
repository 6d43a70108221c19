import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { WholeTableCell } from '@bidloom/contract/extracted-tables';
import type { Correction } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import type { CorrectionPatch, Part } from '../runs/save-correction.ts';
import { columnLetters } from './column-letters.ts';

const text = messages.datasheetRuns;

type Origin = WholeTableCell['origin'];

/** A person's text for a cell of a part; null: the text of the document. */
export interface CellChange {
  origin: Origin;
  /** What the cell is called in the table. */
  name: string;
  text: string | null;
  /** The correction that the person saw there; null: none. */
  seen: string | null;
  /** The place of the whole cell, of which this is the rest on a next page. */
  restOf?: string;
  /** The person knows that others have changed it, and wants this text. */
  isAnswered?: true;
}

/** The key of a cell of a part, unique within its run. */
export const placeKey = ({ ordinal, row, column }: Origin): string => `${ordinal} ${row} ${column}`;

/**
 * Corrects a cell; entering the found text removes its correction. Where the end of a page has split the row, the whole text is put
 * into its first part.
 */
export function correctCell(cell: WholeTableCell, text: string): CellChange[] {
  return text === (cell.original ?? cell.text) ? restoreCell(cell) : changesOf(cell, text, '');
}

/** Removes the correction of a cell. */
export const restoreCell = (cell: SeenCell): CellChange[] => changesOf(cell, null, null);

type SeenCell = Pick<WholeTableCell, 'row' | 'column' | 'origin' | 'rest' | 'text' | 'original'>;

/** Which cell it is, in words. */
export const placeWords = ({ row, column }: Pick<WholeTableCell, 'row' | 'column'>): string =>
  text.cellAt(row + 1, columnLetters(column));

function changesOf(cell: SeenCell, first: string | null, others: string | null): CellChange[] {
  const { origin, rest = [], text: shown, original } = cell;
  const name = placeWords(cell);
  const seen = (text: string) => (original === null ? null : text);
  return [
    { origin, name, text: first, seen: seen(shown) },
    ...rest.map((place) => ({ origin: place, name, text: others, seen: seen(''), restOf: placeKey(origin) })),
  ];
}

/** The cell of a part in its correction, as the person saw it. */
export const partOfCell = ({ origin, name, seen }: CellChange): Part => ({
  key: placeKey(origin),
  name,
  of: (correction) => cellsOf(correction).find((cell) => isAt(cell, origin))?.text ?? null,
  seen,
});

const cellsOf = (correction: Correction | null) => (correction && 'cells' in correction ? correction.cells : []);

const isAt = (cell: Pick<Origin, 'row' | 'column'>, { row, column }: Pick<Origin, 'row' | 'column'>) =>
  cell.row === row && cell.column === column;

/** Corrects a place of a part and keeps the part's other corrections; null removes the correction. */
export function correctPlace(
  correction: Correction | null,
  { row, column }: Origin,
  text: string | null,
): Correction | null {
  const others = cellsOf(correction).filter((cell) => !isAt(cell, { row, column }));
  const cells = text === null ? others : [...others, { row, column, text }];
  return cells.length > 0 ? { cells } : null;
}

/** A value with its unit, for display. */
export type Quantity = Pick<Parameter, 'value' | 'unit'>;

export const parametersOf = (correction: Correction | null) =>
  correction && 'parameters' in correction ? correction.parameters : [];

/** Corrects the value and unit of a parameter; entering the found ones removes the correction. */
export function correctParameter(index: number, found: Quantity, { value, unit }: Quantity): CorrectionPatch {
  return (correction) => {
    const others = parametersOf(correction).filter((parameter) => parameter.index !== index);
    const isFound = value === found.value && unit === found.unit;
    const parameters = isFound ? others : [...others, { index, value, unit }];
    return parameters.length > 0 ? { parameters } : null;
  };
}

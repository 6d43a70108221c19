import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { WholeTableCell } from '@bidloom/contract/extracted-tables';
import type { Correction } from '@bidloom/contract/runs';
import type { CorrectionPatch, Part } from '../runs/save-correction.ts';

type Origin = WholeTableCell['origin'];

/** A person's text for a cell of a part; null: the text of the document. */
export interface CellChange {
  origin: Origin;
  text: string | null;
  /** The correction that the person saw there; null: none. */
  seen: string | null;
  /** The place of the whole cell, of which this is the rest on a next page. */
  restOf?: string;
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

type SeenCell = Pick<WholeTableCell, 'origin' | 'rest' | 'text' | 'original'>;

function changesOf(
  { origin, rest = [], text: shown, original }: SeenCell,
  first: string | null,
  others: string | null,
) {
  const seen = (text: string) => (original === null ? null : text);
  return [
    { origin, text: first, seen: seen(shown) },
    ...rest.map((place) => ({ origin: place, text: others, seen: seen(''), restOf: placeKey(origin) })),
  ];
}

/** The cell of a part in its correction, as the person saw it. */
export const partOfCell = ({ origin, seen }: CellChange): Part => ({
  key: placeKey(origin),
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

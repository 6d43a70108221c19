import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { WholeTableCell } from '@bidloom/contract/extracted-tables';
import type { Correction } from '@bidloom/contract/runs';
import type { CorrectionPatch } from '../runs/save-correction.ts';

type Origin = WholeTableCell['origin'];

/** A person's text for a cell of a part; null: the text of the document. */
export interface CellChange {
  origin: Origin;
  text: string | null;
}

/** The key of a cell of a part, unique within its run. */
export const placeKey = ({ ordinal, row, column }: Origin): string => `${ordinal} ${row} ${column}`;

/**
 * Corrects a cell; entering the found text removes its correction. Where the end of a page has split the row, the whole text is put
 * into its first part.
 */
export function correctCell({ text: shown, original, origin, rest = [] }: WholeTableCell, text: string): CellChange[] {
  if (text === (original ?? shown)) return restoreCell({ origin, rest });
  return [{ origin, text }, ...rest.map((place) => ({ origin: place, text: '' }))];
}

/** Removes the correction of a cell. */
export const restoreCell = ({ origin, rest = [] }: Pick<WholeTableCell, 'origin' | 'rest'>): CellChange[] =>
  [origin, ...rest].map((place) => ({ origin: place, text: null }));

/** Corrects a place of a part and keeps the part's other corrections; null removes the correction. */
export function correctPlace(
  correction: Correction | null,
  { row, column }: Origin,
  text: string | null,
): Correction | null {
  const known = correction && 'cells' in correction ? correction.cells : [];
  const others = known.filter((cell) => cell.row !== row || cell.column !== column);
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

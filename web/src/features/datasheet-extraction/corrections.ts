import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { WholeTableCell } from '@bidloom/contract/extracted-tables';
import type { Correction } from '@bidloom/contract/runs';
import type { CorrectionPatch } from '../runs/save-correction.ts';

type Origin = WholeTableCell['origin'];

/** What a person put into a cell of a part; null: what the document says. */
export interface CellChange {
  origin: Origin;
  text: string | null;
}

/** What tells a cell of a part apart from all others of its run. */
export const placeKey = ({ ordinal, row, column }: Origin): string => `${ordinal} ${row} ${column}`;

/**
 * Puts a text into a cell; what was found there takes the correction of this cell back. Where the end of a page has cut its row, the
 * whole text stands in its first part.
 */
export function correctCell({ text: shown, original, origin, rest = [] }: WholeTableCell, text: string): CellChange[] {
  if (text === (original ?? shown)) return restoreCell({ origin, rest });
  return [{ origin, text }, ...rest.map((place) => ({ origin: place, text: '' }))];
}

/** Takes the correction of a cell back. */
export const restoreCell = ({ origin, rest = [] }: Pick<WholeTableCell, 'origin' | 'rest'>): CellChange[] =>
  [origin, ...rest].map((place) => ({ origin: place, text: null }));

/** Puts a text into a place of a part, beside what is corrected there; null takes it back. */
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

/** A value as a person reads it. */
export type Quantity = Pick<Parameter, 'value' | 'unit'>;

export const parametersOf = (correction: Correction | null) =>
  correction && 'parameters' in correction ? correction.parameters : [];

/** Puts value and unit in the place of a parameter's; what was found takes the correction back. */
export function correctParameter(index: number, found: Quantity, { value, unit }: Quantity): CorrectionPatch {
  return (correction) => {
    const others = parametersOf(correction).filter((parameter) => parameter.index !== index);
    const isFound = value === found.value && unit === found.unit;
    const parameters = isFound ? others : [...others, { index, value, unit }];
    return parameters.length > 0 ? { parameters } : null;
  };
}

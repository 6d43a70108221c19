import type { Correction, Parameter } from '@bidloom/contract/document-requests';
import type { CorrectionPatch } from '../requests/use-correction.ts';
import { cellsOf, type GridCell } from './table-grid.ts';

/** Puts a text into a cell; what was found there takes the correction of this cell back. */
export function correctCell({ row, column, text: shown, original }: GridCell, text: string): CorrectionPatch {
  const found = original ?? shown;
  return (correction) => {
    const others = cellsOf(correction).filter((cell) => cell.row !== row || cell.column !== column);
    const cells = text === found ? others : [...others, { row, column, text }];
    return cells.length > 0 ? { cells } : null;
  };
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

/** Takes all corrections of an item back. */
export const correctNothing: CorrectionPatch = () => null;

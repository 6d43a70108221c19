import type { CorrectionRule } from '../runs/analyses.ts';

/** Cells of a table, by their places. */
export const tableCorrection: CorrectionRule = {
  field: 'cells',
  misfit(headline, correction) {
    if (!('cells' in correction)) return null;
    const { rows = 0, columns = 0 } = headline as { rows?: number; columns?: number };
    const isOutside = correction.cells.some(({ row, column }) => row >= rows || column >= columns);
    if (isOutside) return 'a cell outside of the table';
    const places = new Set(correction.cells.map(({ row, column }) => `${row}/${column}`));
    return places.size < correction.cells.length ? 'a cell twice' : null;
  },
};

/** Parameters of a datasheet, by their places in its list. */
export const datasheetCorrection: CorrectionRule = {
  field: 'parameters',
  misfit(headline, correction) {
    if (!('parameters' in correction)) return null;
    const { parameters = 0 } = headline as { parameters?: number };
    const indexes = correction.parameters.map(({ index }) => index);
    if (indexes.some((index) => index >= parameters)) return 'a parameter that there is not';
    return new Set(indexes).size < indexes.length ? 'a parameter twice' : null;
  },
};

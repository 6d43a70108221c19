import { readQuantity } from '../../../documents/datasheets/read-quantity.ts';
import { type DecimalMark, type ParsedNumber, parseNumber } from '../../../numbers/parse-number.ts';
import { modelName } from '../../runs/exports/authors.ts';
import type { ExportRun } from '../../runs/exports/export-run.ts';
import type { DatasheetItem, Parameter } from '../items.ts';
import { markRead, marksOfDocuments } from './decimal-mark.ts';

/** A parameter with its document, corrections included. */
export interface ShownParameter extends Parameter {
  documentId: string;
  /** Tells the sheets of a run apart. */
  sheet: number;
  fileName: string;
  /** The value as a number, where it is one and nothing else. */
  number: ParsedNumber | null;
  /** Value and unit in the document, where a person has put others in their place; null where nobody has. */
  original: string | null;
  /** Rules, or the model that proposed it. */
  foundBy: string;
}

/** The parameters of all datasheets, in their order. */
export function listParameters(run: ExportRun, sheets: readonly DatasheetItem[]): ShownParameter[] {
  const markOf = marksOfDocuments(run, sheets);
  return sheets.flatMap((sheet) => showSheet(run, sheet, markOf(sheet.headline.documentId)));
}

function showSheet(
  { model }: ExportRun,
  { ordinal, headline, content, correction }: DatasheetItem,
  usual: DecimalMark | null,
) {
  const corrections = new Map(correction?.parameters.map((each) => [each.index, each]));
  const { documentId, fileName } = headline;
  return content.parameters.map((found, index): ShownParameter => {
    const corrected = corrections.get(index);
    // As the value was read when it was found: the same row tells what it comes to in another unit.
    const decimal = markRead(found) ?? usual;
    const shown = corrected ? correct(found, corrected, decimal) : found;
    const original = corrected ? withUnit(found) : null;
    const foundBy = found.origin === 'model' ? modelName({ model }) : 'Rules';
    return {
      ...shown,
      documentId,
      sheet: ordinal,
      fileName,
      number: parseNumber(shown.value, decimal),
      original,
      foundBy,
    };
  });
}

function correct(
  found: Parameter,
  { value, unit }: { value: string; unit: string | null },
  decimal: DecimalMark | null,
): Parameter {
  const { normalized } = readQuantity(value, { unit, parameter: found.parameter, decimal });
  return { ...found, value, unit, normalized };
}

/** "12 m³/h". */
export function withUnit({ value, unit }: Pick<Parameter, 'value' | 'unit'>): string {
  return unit ? `${value} ${unit}` : value;
}

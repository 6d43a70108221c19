import type { Sheet, SheetCell } from '../../../exports/workbook.ts';
import { correctedFill, headerRow } from '../../runs/exports/sheet-rows.ts';
import type { ShownParameter } from './parameters.ts';
import { correctedNote } from './table-sheet.ts';

export const parameterColumns = [
  'Tag',
  'Section',
  'Parameter',
  'Value',
  'Unit',
  'Condition',
  'Normalised value',
  'Normalised up to',
  'Normalised unit',
  'Document',
  'Page',
  'Keyword',
  'Corrected',
  'Found by',
];

/** Every parameter in a row, with who found it. */
export function parametersSheet(parameters: readonly ShownParameter[]): Sheet {
  return {
    name: 'Parameters',
    columns: [14, 24, 32, 20, 12, 24, 13, 13, 13, 32, 8, 22, 11, 18].map((width) => ({ width })),
    rows: [headerRow(parameterColumns), ...parameters.map(parameterRow)],
    stickyRows: 1,
    autoFilter: true,
  };
}

function parameterRow(parameter: ShownParameter): SheetCell[] {
  const { tag, section, parameter: name, unit, condition, normalized } = parameter;
  const { fileName, page, keyword, original, foundBy } = parameter;
  return [
    { value: tag },
    { value: section },
    { value: name },
    { ...valueCell(parameter), note: noteOf(parameter) },
    { value: unit, ...(original === null ? {} : { fill: correctedFill }) },
    { value: condition },
    { value: normalized?.value ?? null },
    { value: normalized?.upTo ?? null },
    { value: normalized?.unit ?? null },
    { value: fileName },
    { value: page },
    { value: keyword },
    { value: original === null ? null : 'Yes' },
    { value: foundBy },
  ];
}

/** A value as a number where it is one, marked where a person has put it there. */
export function valueCell({ value, number, original }: ShownParameter): SheetCell {
  return {
    ...(number ? { value: number.value, numberFormat: number.format } : { value }),
    ...(original === null ? {} : { fill: correctedFill }),
  };
}

/** Where a value is, and what it is besides read by rules. */
export function noteOf(parameter: ShownParameter): string {
  return [...remarksOn(parameter), `${parameter.fileName}, page ${parameter.page}`].join('\n');
}

/** What a reader should know of a value that is not just read by rules. */
export function remarksOn({ original, origin, foundBy }: ShownParameter): string[] {
  return [
    ...(original === null ? [] : [correctedNote(original)]),
    ...(origin === 'model' ? [`Proposed by ${foundBy}; check the page`] : []),
  ];
}

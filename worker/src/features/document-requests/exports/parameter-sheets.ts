import { compareTags } from '../../../documents/datasheets/compare-tags.ts';
import type { Parameter as FoundParameter } from '../../../documents/datasheets/model.ts';
import type { Sheet, SheetCell } from '../../../exports/workbook.ts';
import { type ShownParameter, withUnit } from './parameters.ts';
import { attentionFill, correctedFill, headerRow } from './sheet-rows.ts';
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

function valueCell({ value, number, original }: ShownParameter): SheetCell {
  return {
    ...(number ? { value: number.value, numberFormat: number.format } : { value }),
    ...(original === null ? {} : { fill: correctedFill }),
  };
}

function noteOf({ original, origin, foundBy, fileName, page }: ShownParameter): string {
  return [
    ...(original === null ? [] : [correctedNote(original)]),
    ...(origin === 'model' ? [`Proposed by ${foundBy}; check the page`] : []),
    `${fileName}, page ${page}`,
  ].join('\n');
}

/** Tags side by side; null where no two tags have a parameter in common. */
export function comparisonSheet(parameters: readonly ShownParameter[], language: string | undefined): Sheet | null {
  const found = new Map(parameters.map((parameter) => [asFound(parameter), parameter]));
  const options = language ? { language } : {};
  const { tags, parameters: lines, values, cells } = compareTags([sheetOf([...found.keys()])], options);
  const ofLine = cells.map((line) => line.map((index) => (index === null ? null : (values[index] ?? null))));
  if (!ofLine.some((line) => line.filter((value) => value !== null).length > 1)) return null;
  const rows = lines.map(({ name, unit, condition, section }, index): (SheetCell | null)[] => {
    const line = ofLine[index] ?? [];
    const present = line.filter((value) => value !== null);
    // A tag that has no such parameter is no difference: valves have no impeller.
    const differs =
      present.length > 1 && compareTags([sheetOf(present)], options).parameters.some((one) => one.differs);
    const hasOneUnit = present.every((value) => value.unit === unit);
    return [
      { value: section },
      { value: name },
      { value: condition },
      { value: unit },
      { value: differs ? 'Yes' : null },
      ...line.map((value) => {
        const shown = value && found.get(value);
        if (!shown) return null;
        const cell = hasOneUnit ? valueCell(shown) : { ...valueCell(shown), value: withUnit(shown) };
        return { ...(differs ? { fill: attentionFill } : {}), ...cell, note: noteOf(shown) };
      }),
    ];
  });
  return {
    name: 'Comparison',
    columns: [24, 32, 24, 12, 9, ...tags.map(() => 18)].map((width) => ({ width })),
    rows: [headerRow(['Section', 'Parameter', 'Condition', 'Unit', 'Differs', ...tags]), ...rows],
    stickyRows: 1,
    autoFilter: true,
  };
}

function sheetOf(parameters: FoundParameter[]) {
  return { title: null, tags: [], pages: [], parameters };
}

/** In the shape in which tags are compared. */
function asFound({ quote, ...parameter }: ShownParameter): FoundParameter {
  const { tag, parameter: name, value, unit, condition, section, normalized, page } = parameter;
  const source = { quote, boxes: [], table: null, row: null, column: null };
  return { tag, parameter: name, value, unit, condition, section, normalized, page, source };
}

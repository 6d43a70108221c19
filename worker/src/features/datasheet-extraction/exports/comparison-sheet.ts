import { type ComparedLine, compareTags, type TagComparison } from '../../../documents/datasheets/compare-tags.ts';
import type { Sheet, SheetCell } from '../../../exports/workbook.ts';
import { attentionFill, headerRow, textRow } from '../../runs/exports/sheet-rows.ts';
import { noteOf, remarksOn, valueCell } from './parameter-sheets.ts';
import { type ShownParameter, withUnit } from './parameters.ts';

type Line = ComparedLine<ShownParameter>;
type Comparison = TagComparison<ShownParameter>;

/** If there are more tags than these, they become rows, with a column for each parameter. */
const mostTagsAcross = 200;
/** Nobody reads a sheet with more columns; Excel's limit is 16,384. */
const mostParametersAcross = 500;
/** The most cells for values, filled or empty: a spreadsheet opens that many at once. */
const mostPlaces = 400_000;

/** Tags side by side, separately for each document; null where no two of them have a parameter in common. */
export function comparisonSheet(parameters: readonly ShownParameter[], language: string | undefined): Sheet | null {
  const sheets = [...Map.groupBy(parameters, ({ sheet }) => sheet).values()].map((of) => ({
    document: of[0]?.documentId ?? '',
    parameters: of,
  }));
  const comparison = compareTags(sheets, language ? { language } : {});
  const { columns, lines } = comparison;
  if (!lines.some(({ values }) => values.size > 1)) return null;
  const isAcross = columns.length <= mostTagsAcross;
  const room = Math.max(1, Math.floor(mostPlaces / columns.length));
  const shown = fullest(lines, isAcross ? room : Math.min(room, mostParametersAcross));
  const titles = titlesOf(comparison, new Map(parameters.map(({ documentId, fileName }) => [documentId, fileName])));
  const sheet = isAcross ? tagsAcross(shown, titles) : tagsInRows(shown, titles);
  if (shown.length === lines.length) return sheet;
  const note =
    `Compared are ${shown.length} of ${lines.length} parameters, those that most tags have. ` +
    'All values are on the sheet “Parameters”.';
  return { ...sheet, rows: [textRow(note), ...sheet.rows], stickyRows: 2 };
}

/** The lines with most values, in their order. */
function fullest(lines: readonly Line[], most: number): Line[] {
  if (lines.length <= most) return [...lines];
  const kept = new Set(lines.toSorted((a, b) => b.values.size - a.values.size).slice(0, most));
  return lines.filter((line) => kept.has(line));
}

/** The tags, with their document where several have one of that name. */
function titlesOf({ columns }: Comparison, fileNames: ReadonlyMap<string, string>): string[] {
  const byTag = Map.groupBy(columns, ({ tag }) => tag);
  return columns.map(({ tag, document }) =>
    (byTag.get(tag)?.length ?? 0) > 1 ? `${tag} (${fileNames.get(document ?? '')})` : tag,
  );
}

function tagsAcross(lines: readonly Line[], titles: readonly string[]): Sheet {
  const rows = lines.map((line): (SheetCell | null)[] => {
    const { name, unit, condition, section, disagrees, values } = line;
    return [
      { value: section },
      { value: name },
      { value: condition },
      { value: unit },
      { value: disagrees ? 'Yes' : null },
      ...titles.map((_, index) => {
        const shown = values.get(index);
        // A tag without such a parameter is no difference: valves have no impeller.
        return shown
          ? { ...(disagrees ? { fill: attentionFill } : {}), ...cellOf(shown, unit), note: noteOf(shown) }
          : null;
      }),
    ];
  });
  return {
    name: 'Comparison',
    columns: [24, 32, 24, 12, 9, ...titles.map(() => 18)].map((width) => ({ width })),
    rows: [headerRow(['Section', 'Parameter', 'Condition', 'Unit', 'Differs', ...titles]), ...rows],
    stickyRows: 1,
    autoFilter: true,
  };
}

/** The place of a value is given once a row: with notes for every value, most of the file would be notes. */
function tagsInRows(lines: readonly Line[], titles: readonly string[]): Sheet {
  const rows = titles.map((title, index): (SheetCell | null)[] => {
    const present = lines.flatMap(({ values }) => values.get(index) ?? []);
    const pages = [...new Set(present.map(({ page }) => page))].sort((a, b) => a - b);
    return [
      { value: title },
      ...lines.map(({ unit, values }) => {
        const shown = values.get(index);
        if (!shown) return null;
        const remarks = remarksOn(shown);
        return { ...cellOf(shown, unit), ...(remarks.length > 0 ? { note: remarks.join('\n') } : {}) };
      }),
      { value: present[0]?.fileName ?? null },
      { value: pages.length === 1 ? (pages[0] ?? null) : pages.join(', ') },
    ];
  });
  return {
    name: 'Comparison',
    columns: [18, ...lines.map(() => 18), 32, 12].map((width) => ({ width })),
    rows: [headerRow(['Tag', ...headersOf(lines), 'Document', 'Pages']), ...rows],
    stickyRows: 1,
    autoFilter: true,
  };
}

/** Name, condition and unit of each parameter, with its section where the same words come twice. */
function headersOf(lines: readonly Line[]): string[] {
  const headers = lines.map(({ name, condition, unit }) => {
    const words = condition !== null && !name.includes(condition) ? `${name}, ${condition}` : name;
    return unit === null ? words : `${words} [${unit}]`;
  });
  const times = Map.groupBy(headers, (header) => header);
  return headers.map((header, index) => {
    const { section } = lines[index] as Line;
    return section !== null && (times.get(header)?.length ?? 0) > 1 ? `${section}: ${header}` : header;
  });
}

/** With its unit where the line has none for all. */
function cellOf(shown: ShownParameter, unit: string | null): SheetCell {
  return shown.unit === unit ? valueCell(shown) : { ...valueCell(shown), value: withUnit(shown) };
}

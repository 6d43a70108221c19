import { format, formatColor } from 'numfmt';
import { walkXml } from '../open-parts.ts';
import { type Cell, type CellStyle, columnOf, type Merge, type Row, type Sheet } from './sheet-model.ts';

/** The most cells of a workbook that are shown. More would use too much memory. The text of all cells can still be read. */
export const mostCells = 500_000;
const mostColumns = 1024;
const mostMerges = 50_000;
/** The greatest width of a column and height of a row in Excel, in pixels. */
const widest = 1790;
const highest = 546;

/** The data that all sheets of a workbook share. */
export interface SheetContext {
  strings: string[];
  styles: CellStyle[];
  /** The days between the workbook's calendar and the usual one. */
  dayOffset: number;
  cellsLeft: number;
}

/** Converts characters to pixels by the width of a digit of the usual font (ECMA-376 part 1, 18.3.1.13). */
const widthOf = (characters: number) => Math.min(widest, Math.trunc(((256 * characters + 18) / 256) * 7));
const heightOf = (points: number) => Math.min(highest, Math.round((points * 4) / 3));

/** Reads the appearance of a sheet from its XML. */
export function readSheet(xml: string, facts: Pick<Sheet, 'name' | 'isHidden'>, context: SheetContext): Sheet {
  const sheet: Sheet = {
    ...facts,
    rows: [],
    merges: [],
    widths: {},
    usualWidth: 64,
    usualHeight: 20,
    frozen: { rows: 0, columns: 0 },
    hasGridLines: true,
    isCut: false,
    hasDrawings: false,
  };
  let row: Row | null = null;
  let [number, column, style, type, value] = [0, 0, 0, 'n', ''];
  let [inValue, isPhonetic] = [false, false];

  const isOn = (given: string | undefined) => given === '1' || given === 'true';
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'sheetView') {
        if (attribute('showGridLines') === '0') sheet.hasGridLines = false;
      } else if (name === 'pane' && attribute('state')?.startsWith('frozen')) {
        const [rows, columns] = ['ySplit', 'xSplit'].map((side) => Math.trunc(Number(attribute(side)) || 0));
        sheet.frozen = { rows: Math.min(30, rows ?? 0), columns: Math.min(10, columns ?? 0) };
      } else if (name === 'sheetFormatPr') {
        const [width, height] = [Number(attribute('defaultColWidth')), Number(attribute('defaultRowHeight'))];
        if (width > 0) sheet.usualWidth = widthOf(width);
        if (height > 0) sheet.usualHeight = heightOf(height);
      } else if (name === 'col') {
        setWidths(sheet, attribute);
      } else if (name === 'row') {
        number = Number(attribute('r')) || number + 1;
        column = 0;
        row = { number, cells: [] };
        if (attribute('ht') !== undefined)
          row[isOn(attribute('customHeight')) ? 'height' : 'leastHeight'] = heightOf(Number(attribute('ht')) || 15);
        if (isOn(attribute('hidden'))) row.height = 0;
      } else if (name === 'c') {
        const reference = attribute('r');
        if (reference) column = columnOf(reference);
        [style, type, value] = [Number(attribute('s') ?? 0), attribute('t') ?? 'n', ''];
      } else if (name === 'rPh') {
        isPhonetic = true;
      } else if (name === 'v' || name === 't') {
        inValue = !isPhonetic;
      } else if (name === 'mergeCell') {
        const merge = mergeOf(attribute('ref') ?? '');
        if (merge && sheet.merges.length < mostMerges) sheet.merges.push(merge);
      } else if (name === 'drawing' || name === 'legacyDrawingHF') {
        sheet.hasDrawings = true;
      }
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      else if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c') {
        const cell = makeCell({ column, style, type, value }, context);
        column++;
        if (!cell || !row) return;
        if (cell.column >= mostColumns || context.cellsLeft <= 0) sheet.isCut = true;
        else {
          context.cellsLeft--;
          row.cells.push(cell);
        }
      } else if (name === 'row' && row) {
        const hasHeight = row.height !== undefined || row.leastHeight !== undefined;
        if (row.cells.length > 0 || (hasHeight && context.cellsLeft > 0)) sheet.rows.push(row);
        row = null;
      }
    },
    text(text) {
      if (inValue) value += text;
    },
  });
  return sheet;
}

interface RawCell {
  column: number;
  style: number;
  type: string;
  value: string;
}

/** A cell as Excel shows it; null where it shows nothing. */
function makeCell({ column, style, type, value }: RawCell, { strings, styles, dayOffset }: SheetContext): Cell | null {
  const look = styles[style];
  if (value === '') return look?.fill || look?.borders ? { column, text: '', style } : null;
  if (type === 's') return { column, style, text: strings[Number(value)] ?? '' };
  if (type === 'b') return { column, style, text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type !== 'n') return { column, style, text: decodeEscapes(value) };
  const figure = Number(value);
  if (!Number.isFinite(figure)) return { column, style, text: value };
  const shown = showFigure(figure, look?.format ?? 'General', dayOffset);
  return { column, style, value: figure, ...shown };
}

const options = { throws: false, locale: 'en', nbsp: false, fillChar: '', skipChar: ' ' };

/** A figure in a number format. With a format that can't be read, the plain figure is shown. */
export function showFigure(value: number, pattern: string, dayOffset = 0): { text: string; color?: string } {
  const isDate = /[ymdhs]/i.test(pattern.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '')) && !/General/i.test(pattern);
  const figure = isDate ? value + dayOffset : value;
  // The country of a currency does not change the separators: as in Excel, they are the same in the whole sheet.
  const code = isDate
    ? pattern
    : pattern.replace(/\[\$([^\]"-]{0,12})-[^\]]{0,20}\]/g, (_, sign: string) => sign && `"${sign}"`);
  const text = format(code, figure, options).trim();
  const color = code.includes('[') ? formatColor(code, figure, { throws: false }) : null;
  return { text, ...(typeof color === 'string' && /^[a-z]{3,8}$/i.test(color) ? { color: color.toLowerCase() } : {}) };
}

function setWidths(sheet: Sheet, attribute: (name: string) => string | undefined): void {
  const [from, to] = [Number(attribute('min')) || 1, Number(attribute('max')) || 1];
  const isHidden = ['1', 'true'].includes(attribute('hidden') ?? '');
  const width = attribute('width') === undefined ? sheet.usualWidth : widthOf(Number(attribute('width')) || 0);
  for (let column = from - 1; column < Math.min(to, mostColumns); column++) sheet.widths[column] = isHidden ? 0 : width;
}

/** Parses a range such as `B2:D3`; null for a single cell, or for anything else. */
function mergeOf(reference: string): Merge | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference);
  if (!match) return null;
  const [left, right] = [columnOf(match[1] ?? ''), Math.min(mostColumns - 1, columnOf(match[3] ?? ''))];
  const [top, bottom] = [Number(match[2]), Number(match[4])];
  return right < left || bottom < top || (left === right && top === bottom) ? null : { top, left, bottom, right };
}

/** Excel writes characters that XML can't contain as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

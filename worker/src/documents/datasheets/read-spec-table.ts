import { withoutListMark } from '@bidloom/texts/item-mark';
import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { boxesOf, cellText } from './cell-lines.ts';
import { enumeratorLength, isEnumerator } from './enumerators.ts';
import { splitHeaderUnit, tidyName, withoutBars } from './header-words.ts';
import { isCommercialLabel, isSupply } from './label-vocabulary.ts';
import type { Parameter } from './model.ts';
import type { PageWords } from './page-words.ts';
import { placeIn, toParameter } from './pair-parameter.ts';
import { readQuantity } from './read-quantity.ts';
import type { SpecColumns, SpecSet, SpecValueColumn } from './spec-columns.ts';
import { splitItem } from './split-items.ts';
import { isPairName, saysRequirement, splitPairs } from './split-pairs.ts';
import { splitStatements } from './split-statements.ts';
import { type Grid, isBlank, meantAt } from './table-grid.ts';
import { technicalSign } from './technical-signs.ts';

/** What a table of specifications is read with. */
export interface SpecSetting {
  table: ExtractedTable;
  /** Index into the document's tables; null for the rows of a form, which are none of them. */
  index: number | null;
  decimal: DecimalMark | null;
  page: Page | undefined;
  words: PageWords | null;
  section: string | null;
}

export interface ReadSpec {
  parameters: Parameter[];
  section: string | null;
}

/** Reads name and value of every row, and the pairs within long cells. */
export function readSpecTable(grid: Grid, columns: SpecColumns, setting: SpecSetting): ReadSpec {
  const parameters: Parameter[] = [];
  let { section } = setting;
  for (let row = columns.firstRow; row < grid.rows; row++) {
    const title = titleOfRow(grid, row, columns);
    if (title !== null) {
      // "Name of the bidder" in a form over the items is no title of theirs.
      section = isCommercialLabel(title) ? null : title.replace(/\s?[:：]$/u, '');
      continue;
    }
    const ofColumn = columns.section === null ? null : grid.cell(row, columns.section);
    const here = ofColumn && !isBlank(ofColumn.text) ? meantAt(grid, row, ofColumn.column) : section;
    parameters.push(...readRow(grid, row, columns, { ...setting, section: here }));
  }
  const seen = new Set<string>();
  const own = parameters.filter(({ source, parameter }) => {
    const key = `${source.row} ${source.column} ${parameter} ${source.quote}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { parameters: own, section };
}

function readRow(grid: Grid, row: number, { sets, texts }: SpecColumns, setting: SpecSetting): Parameter[] {
  const found = sets.flatMap((set) => set.values.flatMap((value) => readValue(grid, row, set, value, setting)));
  if (found.length > 0) return found;
  return texts.flatMap((column) => {
    const cell = grid.cell(row, column);
    if (!cell || cell.row !== row || cell.column !== column) return [];
    const { found, lead, begins } = pairsIn(cell, setting, true);
    const isItem = isItemRow(grid, row, column);
    const said = titleOfLead(isItem ? begins : lead, isItem);
    const named = isItem && said === null ? withoutItem(found) : null;
    const title = said ?? named?.item ?? null;
    const own = named?.found ?? found;
    if (title === null || (own.length < 2 && !isItem)) return own;
    return own.map((each) => {
      const isNamed = each.section !== setting.section || each.parameter === title;
      return isNamed ? each : { ...each, section: title };
    });
  });
}

/** "Strap for clarinet, Material: nylon": the item is named before its first property. */
function withoutItem(found: readonly Parameter[]): { item: string | null; found: Parameter[] } {
  const [first, ...others] = found;
  const [, item, name] = /^(.{4,80}),\s(\p{L}{2,20}(?:\s\p{L}{2,20})?)$/u.exec(first?.parameter ?? '') ?? [];
  if (first && item && name) return { item, found: [{ ...first, parameter: name }, ...others] };
  return { item: (first?.parameter.split(' ').length ?? 0) > 2 ? (first?.parameter ?? null) : null, found: [...found] };
}

/** "5 | Mouthpiece for alto sax … | pc | 10": a row of a list of items has a number before its text and what is ordered after it. */
function isItemRow(grid: Grid, row: number, column: number): boolean {
  const others = grid.cellsOf(row).filter((cell) => !isBlank(cell.text));
  const isNumbered = others.some(
    (cell) => cell.column < column && /^\d{1,4}(?:\.\d{1,3})?[.)]?$/u.test(cell.text.trim()),
  );
  return isNumbered && others.some((cell) => cell.column > column && /^[\d.,\s]{1,12}$/u.test(cell.text));
}

/** "Desk D2, oak; Width: 120 cm": what a description begins with is what its parts are about. */
function titleOfLead(lead: string, isItem: boolean): string | null {
  const [title = ''] = lead.split(isItem ? /[:;?]|\.\s|\s[-–]\s/u : /[:;]|\.\s/u, 1);
  if (!/\p{L}{3}/u.test(title) || (isItem && saysRequirement(title))) return null;
  if (title.length <= longestTitle) return title.trim();
  // The name of an item is how its text begins, however long it is.
  return isItem ? `${title.slice(0, longestTitle).replace(/\s\S*$/u, '')} …` : null;
}

const longestTitle = 80;

function readValue(
  grid: Grid,
  row: number,
  set: SpecSet,
  { column, condition, unit, isProperty }: SpecValueColumn,
  setting: SpecSetting,
): Parameter[] {
  const [name, cell] = [grid.cell(row, set.name), grid.cell(row, column)];
  if (!name || !cell || cell === name || isBlank(cell.text)) return [];
  const read = wholeName(withoutListMark(tidyName(meantAt(grid, row, set.name))), cell.text);
  const { label, moved, rest } = withoutRest(read, cell.text);
  // A long value is a list of its own.
  const { found: inside, lead } = pairsIn(cell, { ...setting, section: label });
  const own = inside.reduce((sum, { parameter, source }) => sum + parameter.length + source.quote.length, 0);
  const isShared = inside.length === 1 && name.rowSpan > 1 && lead === '';
  if (inside.length >= 3 || ((inside.length >= 2 || isShared) && own >= 0.4 * cell.text.length)) {
    return isPairName(label) && technicalSign(lead) !== null ? [toLead(lead, label, cell, setting), ...inside] : inside;
  }
  if (!isPairName(label)) return [];
  const text = withoutBars(`${meantAt(grid, row, column).slice(moved)}${rest}`).replace(/^[:：]\s*/u, '');
  const unitCell = set.unit === null ? null : grid.cell(row, set.unit);
  const ofRow = unitCell && unitCell !== cell && !isBlank(unitCell.text) ? unitCell.text : null;
  const named = splitHeaderUnit(label);
  const given = ofRow ?? (/^[\d\s.,+\-−–±/…]+$/u.test(text) ? (unit ?? named.unit) : null);
  const quantity = readQuantity(text, {
    ...(given === null ? {} : { unit: given }),
    parameter: label,
    decimal: setting.decimal,
  });
  const isRead = quantity.normalized !== null || given !== null;
  const property = isProperty && condition !== null ? condition : null;
  // Totals of things are no property of one.
  if (property !== null && isCommercialLabel(label)) return [];
  const conditions = [property === null ? condition : label, isRead ? quantity.condition : null].filter(
    (each) => each !== null,
  );
  return [
    {
      tag: null,
      parameter: property ?? (given !== null && ofRow === null && unit === null ? named.name : label),
      value: isRead ? quantity.value : text,
      unit: isRead ? quantity.unit : null,
      condition: conditions.length > 0 ? conditions.join(', ') : null,
      section: setting.section,
      normalized: quantity.normalized,
      page: setting.table.page,
      source: {
        quote: cell.text,
        boxes: cell.boxes,
        ...placeIn({ table: setting.index, row: cell.row, column: cell.column }),
      },
    },
  ];
}

/**
 * A name whose last words were taken for the beginning of its value: "Surface spread of", "flame Class 1". `moved`: how many code units
 * of the value belong to it.
 */
function wholeName(label: string, value: string): { label: string; moved: number } {
  if (!/(?<!\p{L})(?:of|the|and|de|du|des|del|di|von|der|und)$/u.test(label)) return { label, moved: 0 };
  const words = /^(?:\p{Ll}{2,20}\s){1,2}(?=[\p{Lu}\d<>≤≥])/u.exec(value)?.[0] ?? '';
  return { label: `${label} ${words}`.trim(), moved: words.length };
}

/** "Efficiency: above)", "> 93 % (10 kW or": the last words of a value that goes on below its name. */
function withoutRest(read: { label: string; moved: number }, value: string) {
  const [, label, rest] = /^([^:：()]{2,80}(?:\([^()]{1,40}\))?)\s?[:：]\s([^:：()]{1,40}\))$/u.exec(read.label) ?? [];
  const isOpen = value.split('(').length === value.split(')').length + 1;
  return label && rest && isOpen ? { ...read, label, rest: ` ${rest}` } : { ...read, rest: '' };
}

/** "6 m above ground; Lower part: 4 m": what a cell says before its first pair is the value of its name. */
function toLead(
  value: string,
  name: string,
  cell: TableCell,
  { table, index, decimal, section }: SpecSetting,
): Parameter {
  const at = { table: index, row: cell.row, column: cell.column };
  return toParameter({ name, value, boxes: cell.boxes, page: table.page }, { section, decimal, at });
}

interface CellPairs {
  found: Parameter[];
  /** The words before the first pair; empty where they are the rest of a value. */
  lead: string;
  /** The same, whatever they are. */
  begins: string;
}

/** "Voltage: 230 V; Weight: 4 kg" in one cell; also its lines, each a pair. */
function pairsIn(
  cell: TableCell,
  { table, index, decimal, page, words, section }: SpecSetting,
  areRequirements = false,
): CellPairs {
  const read = cellText(cell, page, words);
  const found: Parameter[] = [];
  let own = section;
  let first: number | null = null;
  for (const [line, end] of partsOf(read.text, read.lines)) {
    const text = read.text.slice(line, end);
    const pairs = splitPairs(text, 'list');
    const item = pairs.length === 0 ? splitItem(text) : null;
    const said = areRequirements && pairs.length === 0 && !item ? splitStatements(text) : [];
    for (const { name, value } of item ? [item] : pairs.length > 0 ? pairs : said) {
      first ??= line + name.start;
      const words = text.slice(value.start, value.end);
      if (pairs.length > 2 && isSupply(words)) {
        own = text.slice(name.start, name.end);
        continue;
      }
      const boxes = boxesOf(read, line + value.start, line + value.end);
      const pair = { name: text.slice(name.start, name.end), value: words, boxes, page: table.page };
      found.push(
        toParameter(pair, { section: own, decimal, at: { table: index, row: cell.row, column: cell.column } }),
      );
    }
  }
  const before = read.text.slice(0, first ?? 0);
  // "White- Guard: …" begins with the rest of a value.
  const begins = withoutMarks(before);
  return { found, begins, lead: /[\p{L}\d)][-–]\s$/u.test(before) ? '' : begins };
}

const withoutMarks = (text: string) =>
  text
    .slice(enumeratorLength(text))
    .replace(/[\s•●▪■◦;,–—-]{1,8}$/u, '')
    .trim();

/** A line that begins with a name and a colon, or with a mark of a list, begins a part of its own. */
function partsOf(text: string, lines: readonly number[]): [number, number][] {
  const starts = lines.filter((line, index) => {
    if (index === 0) return true;
    // The value of a name at the end of a line.
    const before = text.slice(lines[index - 1] ?? 0, line);
    if (/[:：]\s*$/u.test(before) || endsInPreposition.test(before)) return false;
    const rest = text.slice(line, line + 60);
    return (
      /^(?:[-–•●▪■◦❖➢*]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s?\S/u.test(rest) ||
      // "2 Volume, 1 ToneColour: white" has lost a space: its line begins within a value.
      (/^\p{Lu}[^:;.]{1,40}[:：]\s?\S/u.test(rest) && !/^[^:：]{0,40}\p{Ll}{2}\p{Lu}\p{Ll}/u.test(rest))
    );
  });
  return starts.map((start, index) => [start, starts[index + 1] ?? text.length]);
}

/** "Number of" at the end of a line goes on in the next one. */
const endsInPreposition =
  /(?<!\p{L})(?:of|the|and|for|with|de|do|da|dos|das|du|des|del|di|della|e|y|et|und|von|der|para|per|pour|com|con|os|as|los|las|les|il|gli)\s*$/iu;

/** The words of a row that only names the group of those below it; null for any other row. */
function titleOfRow(grid: Grid, row: number, { section, texts }: SpecColumns): string | null {
  const cells = grid.cellsOf(row).filter(({ text, column }) => !isBlank(text) && column !== section);
  const words = cells.filter(({ text, column }) => column > (texts[0] ?? 0) || !isEnumerator(text));
  const [cell] = words;
  if (!cell || words.length > 1 || cell.row !== row || cell.text.length > 100) return null;
  if (!/\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(cell.text) || /[:：]\s?\S/u.test(cell.text)) return null;
  if (cell.column > (texts[0] ?? 0) && cell.columnSpan === 1) return null;
  const isAcross = cell.columnSpan >= grid.columns;
  if ((technicalSign(cell.text) === 'quantity' && !isAcross) || isCounted(grid, row)) return null;
  if (isAcross && splitPairs(cell.text, 'list').length === 0) return cell.text;
  return splitPairs(cell.text, 'list').length === 0 && splitItem(cell.text) === null ? cell.text : null;
}

/** "8", "9", "10": a row in the middle of a list of items is one of them, however short. */
function isCounted(grid: Grid, row: number): boolean {
  const numberOf = (of: number) =>
    Number(/^\(?(\d{1,3})[.)]?$/u.exec(grid.cell(of, 0)?.text.trim() ?? '')?.[1] ?? Number.NaN);
  const number = numberOf(row);
  return numberOf(row - 1) === number - 1 && numberOf(row + 1) === number + 1;
}

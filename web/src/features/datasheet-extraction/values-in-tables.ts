import type { ItemOf, RunItem } from '@bidloom/contract/runs';
import type { Quantity } from './corrections.ts';
import { type ShownParameter, withUnit } from './shown-parameters.ts';

type TableItem = ItemOf<'table'>;
type Cell = NonNullable<TableItem['content']>['cells'][number];

/** A cell that a person has corrected in a table. */
interface CorrectedCell extends Pick<Cell, 'boxes' | 'offset'> {
  documentId: string;
  page: number;
  /** What the document says. */
  found: string;
  text: string;
}

/** The text of a corrected cell that a parameter was read from. */
export interface ValueInTable {
  text: string;
  /** Null where it does not say which part of the text is the value. */
  quantity: Quantity | null;
}

/** The tables of these documents in which cells have been corrected. */
export const correctedTables = (items: readonly RunItem[], documentIds: ReadonlySet<string>): TableItem[] =>
  items.filter(
    (item): item is TableItem =>
      item.kind === 'table' &&
      documentIds.has(item.headline.documentId) &&
      item.correction !== null &&
      'cells' in item.correction,
  );

/** The corrected cells of a table, whose `content` must have been loaded. */
export function correctedCells({ headline, content, correction }: TableItem): CorrectedCell[] {
  if (!correction || !('cells' in correction)) return [];
  const { documentId, page } = headline;
  return correction.cells.flatMap(({ row, column, text }) => {
    const cell = content?.cells.find((one) => one.row === row && one.column === column);
    return cell ? [{ documentId, page, boxes: cell.boxes, offset: cell.offset, found: cell.text, text }] : [];
  });
}

/** What the corrected table says for a parameter; null where it says the same, or where its cell was not corrected. */
export function valueInTable(parameter: ShownParameter, cells: readonly CorrectedCell[]): ValueInTable | null {
  const cell = cells.find((one) => isPlaceOf(one, parameter));
  if (!cell) return null;
  const { value, unit, original } = parameter;
  const quantity = quantityIn(cell, original ?? { value, unit });
  const isSame = quantity ? withUnit(quantity) === withUnit(parameter) : cell.text === withUnit(parameter);
  return isSame ? null : { text: cell.text, quantity };
}

/** A value is at the boxes of its cell or, in formats without page geometry, at its offset. */
function isPlaceOf({ documentId, page, boxes, offset }: CorrectedCell, parameter: ShownParameter): boolean {
  if (documentId !== parameter.documentId || page !== parameter.page) return false;
  if (boxes.length > 0) return JSON.stringify(boxes) === JSON.stringify(parameter.boxes);
  return offset !== undefined && offset === parameter.offset;
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** A number that is followed by letters or a sign, as "5 mm" is: another unit, or more than the value. */
const withOtherUnit = /\d\s*[\p{L}°%‰"″”'′]/u;

/** The quantity of a corrected cell, where the found cell contained the value alone or the value with its unit. */
function quantityIn({ found, text }: CorrectedCell, { value, unit }: Quantity): Quantity | null {
  const isValue = found.trim() === value;
  const own = text.trim();
  if (own === '' || own === unit) return null;
  if (!isValue && withoutSpace(found) !== withoutSpace(value + (unit ?? ''))) return null;
  const start = unit !== null && own.endsWith(unit) ? own.slice(0, -unit.length) : null;
  // "5 mm" does not end with the unit "m".
  if (start !== null && !/\p{L}$/u.test(start)) return { value: start.trim(), unit };
  return isValue && !(unit !== null && withOtherUnit.test(own)) ? { value: own, unit } : null;
}

import type { Datasheet } from './model.ts';
import { readQuantity } from './read-quantity.ts';

/** A sheet of one tag from rows of name, value, unit and group. */
export function sheetOf(
  tag: string,
  rows: [name: string, value: string, unit?: string | null, section?: string][],
): Datasheet {
  return {
    title: `Datasheet ${tag}`,
    tags: [tag],
    pages: [1],
    parameters: rows.map(([parameter, value, unit = null, section], row) => ({
      tag,
      parameter,
      ...readQuantity(value, { unit, parameter, decimal: '.' }),
      section: section ?? null,
      page: 1,
      source: { quote: value, boxes: [], table: 0, row, column: 1 },
    })),
  };
}

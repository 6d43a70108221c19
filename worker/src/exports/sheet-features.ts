import type { Blob } from 'node:buffer';
import type { Stream } from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
} from 'write-excel-file/utility';

export type WorkbookFeature = Feature<Stream | Buffer | Blob>;

const SHEET = 'xl/worksheets/sheet{id}.xml';

/**
 * Marks every style of the text format (`@`) with `quotePrefix`: Excel then keeps the cell a text also when somebody edits it, where
 * it would otherwise take `=1+1` for a formula on leaving the cell.
 */
export const quotedText: WorkbookFeature = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform(xml) {
          const id = xml.match(/<numFmt numFmtId="(\d+)" formatCode="@"/)?.[1];
          return id === undefined
            ? xml
            : xml.replaceAll(`<xf numFmtId="${id}"`, `<xf quotePrefix="1" numFmtId="${id}"`);
        },
      },
    },
  },
};

/** An area of a sheet with filter buttons in its first row; rows and columns count from 0, ends included. */
export interface FilterArea {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Offers filters; `areas` by index of the sheet, null where there are none. */
export function filters(areas: (FilterArea | null)[], names: string[]): WorkbookFeature {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform(xml, _options, { sheetIndex }) {
            const area = areas[sheetIndex];
            if (!area) return xml;
            const reference = `${getCellAddress(area.top, area.left)}:${getCellAddress(area.bottom, area.right)}`;
            return insert(xml, SHEET, 'worksheet', `<autoFilter ref="${reference}"/>`);
          },
        },
        // Excel rebuilds this name when it is missing, other programs show no buttons without it.
        'xl/workbook.xml': {
          transform(xml) {
            const defined = areas.map((area, index) => (area ? defineFilter(area, index, names[index] ?? '') : ''));
            const markup = `<definedNames>${defined.join('')}</definedNames>`;
            if (!areas.some(Boolean)) return xml;
            return xml.includes('<definedNames/>')
              ? xml.replace('<definedNames/>', () => markup)
              : insert(xml, 'xl/workbook.xml', 'workbook', markup);
          },
        },
      },
    },
  };
}

function defineFilter({ top, left, bottom, right }: FilterArea, index: number, name: string): string {
  const absolute = (row: number, column: number) => getCellAddress(row, column).replace(/^([A-Z]+)/, '$$$1$$');
  const sheet = sanitizeAttributeValue(`'${name.replaceAll("'", "''")}'`);
  return (
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">` +
    `${sheet}!${absolute(top, left)}:${absolute(bottom, right)}</definedName>`
  );
}

function insert(xml: string, file: 'xl/workbook.xml' | typeof SHEET, parent: string, markup: string): string {
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, getOrderOfSiblings(file, parent) ?? [], parent);
}

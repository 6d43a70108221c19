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

/** A cell that leads to the first cell of another sheet; rows, columns and sheets count from 0. */
export interface SheetLink {
  row: number;
  column: number;
  sheet: number;
}

/** What a sheet has besides its cells. */
export interface SheetExtras {
  name: string;
  filter: FilterArea | null;
  links: SheetLink[];
  /** How many rows at the top are printed again on every page. */
  printedRows: number;
  landscape: boolean;
}

/** Offers filters, links sheets with each other, and sets pages up for printing: as wide as the paper, headers and page numbers on each. */
export function sheetExtras(sheets: readonly SheetExtras[]): WorkbookFeature {
  return {
    files: {
      transform: {
        [SHEET]: {
          transform(xml, _options, { sheetIndex }) {
            const extras = sheets[sheetIndex];
            return extras ? addExtras(xml, extras, sheets) : xml;
          },
        },
        'xl/workbook.xml': {
          transform(xml) {
            const defined = sheets.map((extras, index) => definedNames(extras, index)).join('');
            if (defined === '') return xml;
            const order = getOrderOfSiblings('xl/workbook.xml', 'workbook') ?? [];
            const markup = `<definedNames>${defined}</definedNames>`;
            return xml.includes('<definedNames/>')
              ? xml.replace('<definedNames/>', () => markup)
              : insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'workbook');
          },
        },
      },
    },
  };
}

/** Parts of a sheet in the order of ECMA-376 part 1, 18.3.1. Sheets may be long: each end is looked for once, from the end. */
function addExtras(xml: string, { filter, links, landscape }: SheetExtras, sheets: readonly SheetExtras[]): string {
  const first = xml.indexOf('>', xml.indexOf('<worksheet')) + 1;
  const rows = endOf(xml, 'sheetData', first);
  const merged = endOf(xml, 'mergeCells', rows);
  return [
    xml.slice(0, first),
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    // The height that a row has at first: it grows and shrinks with what people write into it.
    xml.slice(first, rows).replaceAll(' customHeight="1"', ''),
    filter ? `<autoFilter ref="${areaOf(filter)}"/>` : '',
    xml.slice(rows, merged),
    links.length > 0 ? `<hyperlinks>${links.map((link) => hyperlink(link, sheets)).join('')}</hyperlinks>` : '',
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.75" header="0.3" footer="0.3"/>',
    // A4; as many pages down as it takes.
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>',
    xml.slice(merged),
  ].join('');
}

/** Where an element of a sheet ends; `otherwise` where there is none. */
function endOf(xml: string, element: string, otherwise: number): number {
  for (const tag of [`</${element}>`, `<${element}/>`]) {
    const start = xml.lastIndexOf(tag);
    if (start >= 0) return start + tag.length;
  }
  return otherwise;
}

function hyperlink({ row, column, sheet }: SheetLink, sheets: readonly SheetExtras[]): string {
  const location = sanitizeAttributeValue(`${quoteName(sheets[sheet]?.name ?? '')}!A1`);
  return `<hyperlink ref="${getCellAddress(row, column)}" location="${location}"/>`;
}

/** Names that Excel keeps of a sheet: its filter, which other programs show no buttons without, and the rows that it prints on every page. */
function definedNames({ name, filter, printedRows }: SheetExtras, index: number): string {
  const sheet = sanitizeAttributeValue(quoteName(name));
  const absolute = (row: number, column: number) => getCellAddress(row, column).replace(/^([A-Z]+)/, '$$$1$$');
  const area = filter && `${absolute(filter.top, filter.left)}:${absolute(filter.bottom, filter.right)}`;
  return [
    area
      ? `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!${area}</definedName>`
      : '',
    printedRows > 0
      ? `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$${printedRows}</definedName>`
      : '',
  ].join('');
}

const quoteName = (name: string) => `'${name.replaceAll("'", "''")}'`;

const areaOf = ({ top, left, bottom, right }: FilterArea) =>
  `${getCellAddress(top, left)}:${getCellAddress(bottom, right)}`;

/*
 * The header rows of a table at the top of each of its pages. The copies are no text of the document: searches, citations and copying
 * leave them out, and so do screen readers, since a table is one for them.
 */

const mark = 'bidloom-repeated-rows-';

/** The beginning of a paragraph, in the XML of a body, before a table that goes on on a new page and repeats so many of its first rows. */
export const continuedTable = (headers: number): string =>
  headers === 0 ? '' : `<w:bookmarkStart w:id="0" w:name="${mark}${headers}"/>`;

/** The elements of all copies. A document that would need more is made to block the screen. */
const mostElements = 50_000;

/** Repeats the header rows in drawn pages. Rows with pictures are not repeated, since each copy would be unpacked again. */
export function repeatRows(pages: ArrayLike<Element>): void {
  let elements = 0;
  /** The header rows of the tables so far, from the page where each table begins; null: they have pictures. */
  const headers = new Map<Element, readonly HTMLTableRowElement[] | null>();
  for (const [index, page] of Array.from(pages).entries()) {
    for (const sign of page.querySelectorAll(`:scope > article > p > [id^="${mark}"]`)) {
      const count = Number(sign.id.slice(mark.length));
      const table = sign.parentElement?.nextElementSibling;
      sign.remove();
      const before = [...(pages[index - 1]?.querySelectorAll(':scope > article > table') ?? [])].at(-1);
      if (!(table instanceof HTMLTableElement && before instanceof HTMLTableElement)) continue;
      const known = headers.get(before);
      const rows = known === undefined ? headerRows(before, count) : known;
      headers.set(table, rows);
      if (!rows) continue;
      elements += rows.reduce((sum, row) => sum + 1 + row.querySelectorAll('*').length, 0);
      if (elements > mostElements) return;
      table.prepend(...rows.map((row, at) => copyOf(row, rows.length - at)));
    }
  }
}

/** The first rows of a table on its first page; null if they have pictures. */
function headerRows(table: HTMLTableElement, count: number): readonly HTMLTableRowElement[] | null {
  const rows = [...table.rows].slice(0, count);
  return rows.some((row) => row.querySelector('img, svg')) ? null : rows;
}

/** A copy of a row, above so many others that are copied, itself included. */
function copyOf(row: HTMLTableRowElement, rows: number): HTMLTableRowElement {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  copy.dataset.repeated = '';
  copy.ariaHidden = 'true';
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const cell of copy.cells) cell.rowSpan = Math.min(cell.rowSpan, rows);
  return copy;
}

/** Whether a node is the copy of a row. */
export const isRepeated = (node: Node): boolean =>
  node.nodeType === 1 && (node as Element).hasAttribute('data-repeated');

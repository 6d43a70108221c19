import { findDocxPages } from '@bidloom/texts/docx-pages';
import { continuedTable } from './repeated-rows.ts';

/**
 * Writes into a body where its pages begin. The drawing library would split a paragraph where Word has marked the end of a page, and
 * count its number twice. So the page begins before a paragraph, or before a row, whose table ends there and is opened again. The
 * library also prefers a style's page break to the paragraph's own setting, so the styles in `breaking` are handled here, and it ends
 * a page after a section, not before it, where the size of pages changes. Returns the body's XML, which is at most about twice as long.
 */
export function paginateDocx(xml: string, breaking: ReadonlySet<string> = new Set()): string {
  const { starts, replaced } = findDocxPages(xml, breaking);
  const edits = replaced.map(({ at, until }) => ({ at, until, insert: '' }));
  const insert = (at: number, text: string) => edits.push({ at, until: at, insert: text });
  for (const start of starts) {
    if (start.kind === 'paragraph') insert(start.properties, start.hasProperties ? before : `<w:pPr>${before}</w:pPr>`);
    else if (start.kind === 'table') insert(start.at, emptyBreak());
    else if (start.kind === 'row')
      insert(start.at, `</w:tbl>${emptyBreak(continuedTable(start.headers))}${start.opening}`);
    // The library itself begins a page where the author has put a break.
    else if (start.kind === 'section') insert(start.at, '<w:r><w:br w:type="page"/></w:r>');
  }
  const parts: string[] = [];
  let from = 0;
  for (const { at, until, insert } of edits.toSorted((a, b) => a.at - b.at || a.until - b.until)) {
    // What is within a section that was left out has gone with it.
    if (at < from) continue;
    parts.push(xml.slice(from, at), insert);
    from = until;
  }
  return withoutOrientation(parts.join('') + xml.slice(from));
}

const before = '<w:pageBreakBefore/>';

/** A paragraph of one twentieth of a point's height that begins a page. */
const emptyBreak = (content = '') =>
  `<w:p><w:pPr>${before}<w:spacing w:before="0" w:after="0" w:line="1" w:lineRule="exact"/></w:pPr>${content}</w:p>`;

/** The library ends a page where the next section says how it is turned and this one does not, even if both have the same size. */
const withoutOrientation = (xml: string): string =>
  xml.replace(/<w:pgSz\s[^<>]*>/g, (size) => size.replace(/\sw:orient="\w*"/, ''));

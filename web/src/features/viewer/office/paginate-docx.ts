/**
 * Sets for each paragraph of a body whether a page begins before it, as Word last laid it out. The drawing library would split a
 * paragraph where Word has marked the end of a page, and count its number twice. So the mark becomes a page break before this
 * paragraph, or before the next one if text precedes it. In a table it becomes a break before its row, or before the next row if text
 * precedes it there. The library also prefers a style's page break to the paragraph's own setting, so the styles in `breaking` are
 * handled here. Returns the body's XML, which is at most about twice as long.
 */
export function paginateDocx(xml: string, breaking: ReadonlySet<string> = new Set()): string {
  const edits: { at: number; until: number; insert: string }[] = [];
  /** The open top-level paragraph: where its properties can be written, and their values. */
  let own: { at: number; hasProperties: boolean; hasText: boolean; begins: boolean } | null = null;
  let table: OpenTable | null = null;
  let [inTables, inParagraphs, depth] = [0, 0, 0];
  /** Whether a page must begin with the next paragraph or row, and whether the current page has content. */
  let [isDue, hasContent] = [false, false];
  /** How many letters may still be added by tables that are opened again; a short body has few tables. */
  let room = xml.length + 20_000;

  const beginPage = () => {
    if (!own || !hasContent) return;
    const insert = own.hasProperties ? '<w:pageBreakBefore/>' : '<w:pPr><w:pageBreakBefore/></w:pPr>';
    edits.push({ at: own.at, until: own.at, insert });
    [isDue, hasContent] = [false, false];
  };
  /** Begins a page with a row of the table; says whether it could. */
  const beginRow = ({ at, isFirst }: Row): boolean => {
    if (!table || !hasContent || table.opening === null) return false;
    const insert = isFirst ? emptyBreak : `</w:tbl>${emptyBreak}${table.opening}`;
    if (insert.length > room) return false;
    room -= insert.length;
    const place = isFirst ? table.at : at;
    edits.push({ at: place, until: place, insert });
    [isDue, hasContent] = [false, false];
    return true;
  };

  for (const match of xml.matchAll(/<(\/?)w:([A-Za-z]+)([^<>]*)>/g)) {
    const [tag, slash, name, rest = ''] = match;
    const isEnd = slash === '/';
    const isEmpty = rest.endsWith('/');
    const after = match.index + tag.length;
    const isOwn = own !== null && inTables === 0 && inParagraphs === 1;
    if (isEnd) depth--;
    else if (!isEmpty) depth++;
    if (name === 'tbl') {
      if (!isEnd && inTables === 0 && inParagraphs === 0)
        table = { at: match.index, after, depth: depth + 1, opening: null, row: null, hasRows: false };
      inTables += isEnd ? -1 : 1;
      if (inTables === 0) table = null;
    } else if (name === 'tblGrid' && (isEnd || isEmpty) && table && depth === table.depth - 1) {
      // Its properties and columns. A table that floats is drawn where it is anchored, and not split.
      const opening = xml.slice(table.after, after);
      if (!opening.includes('<w:tblpPr')) table.opening = `<w:tbl>${opening}`;
    } else if (name === 'tr' && !isEmpty && table && inTables === 1) {
      if (isEnd || depth !== table.depth) {
        table.row = null;
        table.hasRows = true;
      } else {
        table.row = { at: match.index, isFirst: !table.hasRows, hasText: false };
        if (isDue) beginRow(table.row);
      }
    } else if (name === 'p' && !isEmpty) {
      inParagraphs += isEnd ? -1 : 1;
      if (inTables > 0) continue;
      if (isEnd && inParagraphs === 0) own = null;
      if (!isEnd && inParagraphs === 1) {
        const properties = /^\s*<w:pPr>/.exec(xml.slice(after, after + 40));
        own = {
          at: after + (properties?.[0].length ?? 0),
          hasProperties: properties !== null,
          hasText: false,
          begins: false,
        };
      }
    } else if (name === 'pStyle' && own && isOwn) {
      own.begins = breaking.has(valueIn(rest));
    } else if (name === 'pageBreakBefore') {
      edits.push({ at: match.index, until: after, insert: '' });
      if (own && isOwn) own.begins = !['0', 'false', 'off'].includes(valueIn(rest));
    } else if (name === 'pPr' && isEnd && own && isOwn) {
      if (own.begins) beginPage();
    } else if (name === 't' && !isEnd && !isEmpty) {
      if (own && !own.hasText && isDue) beginPage();
      if (own) own.hasText = true;
      if (table?.row) table.row.hasText = true;
      hasContent = true;
    } else if (name === 'drawing' || name === 'pict') {
      hasContent = true;
    } else if (name === 'br' && rest.includes('w:type="page"')) {
      // The library handles these breaks; a mark for the same break is ignored.
      [isDue, hasContent] = [false, false];
    } else if (name === 'lastRenderedPageBreak') {
      edits.push({ at: match.index, until: after, insert: '' });
      if (own && !own.hasText && inTables === 0) beginPage();
      else if (hasContent && !(table?.row && !table.row.hasText && beginRow(table.row))) isDue = true;
    }
  }

  const parts: string[] = [];
  let from = 0;
  for (const { at, until, insert } of edits.toSorted((a, b) => a.at - b.at)) {
    parts.push(xml.slice(from, at), insert);
    from = until;
  }
  return parts.join('') + xml.slice(from);
}

/** The open top-level table. */
interface OpenTable {
  /** Where its tag begins and ends. */
  at: number;
  after: number;
  /** That of its rows; those within content controls are deeper, and the table isn't split there. */
  depth: number;
  /** What opens it again on the next page; null if it can't be split. */
  opening: string | null;
  /** The open row; null where it is in a content control. */
  row: Row | null;
  /** Whether a row has ended. */
  hasRows: boolean;
}

/** A row of the open table: where it begins, and whether it is the first and has text. */
interface Row {
  at: number;
  isFirst: boolean;
  hasText: boolean;
}

/** A paragraph of one twentieth of a point's height that begins a page. */
const emptyBreak =
  '<w:p><w:pPr><w:pageBreakBefore/><w:spacing w:before="0" w:after="0" w:line="1" w:lineRule="exact"/></w:pPr></w:p>';

const valueIn = (attributes: string): string => /w:val="([^"]{0,200})"/.exec(attributes)?.[1] ?? '';

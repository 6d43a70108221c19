/**
 * Sets for each paragraph of a body whether a page begins before it, as Word last laid it out. The drawing library would split a
 * paragraph where Word has marked the end of a page, and count its number twice. So the mark becomes a page break before this
 * paragraph, or before the next one if text precedes it or in a table. The library also prefers a style's page break to the paragraph's
 * own setting, so the styles in `breaking` are handled here. Returns the body's XML.
 */
export function paginateDocx(xml: string, breaking: ReadonlySet<string> = new Set()): string {
  const edits: { at: number; until: number; insert: string }[] = [];
  /** The open top-level paragraph: where its properties can be written, and their values. */
  let own: { at: number; hasProperties: boolean; hasText: boolean; begins: boolean } | null = null;
  let [inTables, inParagraphs] = [0, 0];
  /** Whether a page must begin with the next paragraph, and whether the current page has content. */
  let [isDue, hasContent] = [false, false];

  const beginPage = () => {
    if (!own || !hasContent) return;
    const insert = own.hasProperties ? '<w:pageBreakBefore/>' : '<w:pPr><w:pageBreakBefore/></w:pPr>';
    edits.push({ at: own.at, until: own.at, insert });
    [isDue, hasContent] = [false, false];
  };

  for (const match of xml.matchAll(/<(\/?)w:([A-Za-z]+)([^<>]*)>/g)) {
    const [tag, slash, name, rest = ''] = match;
    const isEnd = slash === '/';
    const isEmpty = rest.endsWith('/');
    const after = match.index + tag.length;
    const isOwn = own !== null && inTables === 0 && inParagraphs === 1;
    if (name === 'tbl') {
      inTables += isEnd ? -1 : 1;
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
      hasContent = true;
    } else if (name === 'drawing' || name === 'pict') {
      hasContent = true;
    } else if (name === 'br' && rest.includes('w:type="page"')) {
      // The library handles these breaks; a mark for the same break is ignored.
      [isDue, hasContent] = [false, false];
    } else if (name === 'lastRenderedPageBreak') {
      edits.push({ at: match.index, until: after, insert: '' });
      if (own && !own.hasText && inTables === 0) beginPage();
      else if (hasContent) isDue = true;
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

const valueIn = (attributes: string): string => /w:val="([^"]{0,200})"/.exec(attributes)?.[1] ?? '';

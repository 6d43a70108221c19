/**
 * Says of each paragraph of a body whether a page begins before it, as Word last saw it. The library that draws would cut a paragraph in
 * two where Word has noted the end of a page, and count its number twice: the note becomes "a page begins before this paragraph", or
 * before the next one where text comes first or in a table. It also takes a style's word over the paragraph's own, so that the styles
 * named in `breaking` are seen to here. Gives the body's XML.
 */
export function paginateDocx(xml: string, breaking: ReadonlySet<string> = new Set()): string {
  const edits: { at: number; until: number; insert: string }[] = [];
  /** The paragraph that is open and in nothing else: where its properties can be written, and what they say. */
  let own: { at: number; hasProperties: boolean; hasText: boolean; begins: boolean } | null = null;
  let [inTables, inParagraphs] = [0, 0];
  /** Whether a page is to begin with the next paragraph; and whether there is anything on the one before. */
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
      // The library takes care of these; a note that says the same once more is none.
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

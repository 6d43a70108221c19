/**
 * Where Word last saw a page end it left a mark in the text. The library that draws would cut a paragraph in two there and count its number
 * twice; so the mark becomes "a page begins before this paragraph", or before the next one where text of the paragraph comes first or
 * where it is in a table. Gives the body's XML; one without marks comes back as it is.
 */
export function paginateDocx(xml: string): string {
  if (!xml.includes('lastRenderedPageBreak')) return xml;
  const edits: { at: number; until: number; insert: string }[] = [];
  /** The paragraph that is open and in nothing else: where its properties can be written. */
  let own: { at: number; hasProperties: boolean; hasText: boolean } | null = null;
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
    if (name === 'tbl') {
      inTables += isEnd ? -1 : 1;
    } else if (name === 'p' && !isEmpty) {
      inParagraphs += isEnd ? -1 : 1;
      if (inTables > 0) continue;
      if (isEnd && inParagraphs === 0) own = null;
      if (!isEnd && inParagraphs === 1) {
        const properties = /^\s*<w:pPr>/.exec(xml.slice(after, after + 40));
        own = { at: after + (properties?.[0].length ?? 0), hasProperties: properties !== null, hasText: false };
      }
    } else if (name === 't' && !isEnd && !isEmpty) {
      if (own && !own.hasText && isDue) beginPage();
      if (own) own.hasText = true;
      hasContent = true;
    } else if (name === 'drawing' || name === 'pict') {
      hasContent = true;
    } else if ((name === 'br' && rest.includes('w:type="page"')) || name === 'pageBreakBefore') {
      // The library sees to these; a mark that says the same once more is none.
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

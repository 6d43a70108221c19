/** Ligatures and Arabic presentation forms, which are replaced by the letters as they are typed. */
const joined = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** Cleans the text of a PDF: no ligatures, no invisible characters, no white space at line ends. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll('\u200b', '')
    .replace(/\u00ad\n?/g, '')
    .replace(joined, (letters) => letters.normalize('NFKC'))
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n');
}

/** The selected text on the pages within an element, page by page and cleaned; empty if no page is selected. */
export function selectedText(selection: Selection | null, pages: Element): string {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const parts: string[] = [];
  for (const layer of pages.querySelectorAll('.textLayer')) {
    if (!range.intersectsNode(layer)) continue;
    const within = document.createRange();
    within.selectNodeContents(layer);
    if (layer.contains(range.startContainer)) within.setStart(range.startContainer, range.startOffset);
    if (layer.contains(range.endContainer)) within.setEnd(range.endContainer, range.endOffset);
    const fragment = within.cloneContents();
    for (const line of fragment.querySelectorAll('br')) line.replaceWith('\n');
    const text = cleanText(fragment.textContent ?? '').trim();
    if (text) parts.push(text);
  }
  return parts.join('\n\n');
}

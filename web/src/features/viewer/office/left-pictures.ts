/** The words in the place of a picture that is not drawn, and shorter ones for small pictures. All are shown when the mouse is over it. */
export interface LeftWords {
  full: string;
  shorter: readonly string[];
}

/**
 * Shows where the pictures are that are not drawn: those in formats that browsers do not show, damaged metafiles, and those that are
 * too large. The words are no text of the document, so that searches do not find them, and are never cut: a box has the longest ones for
 * which it has room, or none.
 */
export function showLeftPictures(pages: Iterable<Element>, { full, shorter }: LeftWords): void {
  for (const page of pages) {
    for (const picture of page.querySelectorAll<HTMLElement>('img:not([src])')) {
      const box = page.ownerDocument.createElement('span');
      box.setAttribute('style', picture.getAttribute('style') ?? '');
      box.setAttribute('role', 'img');
      box.setAttribute('aria-label', full);
      box.title = full;
      const [width, height] = [pixelsOf(picture.style.width), pixelsOf(picture.style.height)];
      box.dataset.left = [full, ...shorter].find((words) => fits(words, width, height)) ?? '';
      picture.replaceWith(box);
    }
  }
}

/** The looks of the words, as the page's style has them, in pixels: the average width of a letter, rather too wide, and the height of a line. */
const [letterWidth, lineHeight] = [6, 13.2];
const border = 1;

/** Whether words, divided into lines between them, fit into a box of this size in pixels. */
function fits(words: string, width: number, height: number): boolean {
  const letters = Math.floor((width - 2 * border) / letterWidth);
  let [lines, used] = [1, 0];
  for (const { length } of words.split(' ')) {
    if (length > letters) return false;
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, 0];
    used += used > 0 ? 1 + length : length;
  }
  return lines * lineHeight <= height - 2 * border;
}

/** A length in points or pixels; any other one has room for everything. */
function pixelsOf(length: string): number {
  const value = Number.parseFloat(length);
  if (length.endsWith('pt')) return (value * 4) / 3;
  return length.endsWith('px') ? value : Number.POSITIVE_INFINITY;
}

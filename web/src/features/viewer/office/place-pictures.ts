/**
 * Positions pictures that float before the text relative to the beginning of their paragraph's line. The library leaves them in the
 * line, where a centred or right-aligned paragraph moves them.
 */
export function placePictures(pages: Iterable<Element>): void {
  for (const page of pages) {
    for (const picture of page.querySelectorAll<HTMLElement>('div')) {
      const { style } = picture;
      if (style.position !== 'relative' || !isNothing(style.width) || !isNothing(style.height)) continue;
      const paragraph = picture.closest('p');
      if (!paragraph) continue;
      style.position = 'absolute';
      style.display = 'block';
      // It is not known here which pictures are behind the text, and none may cover it.
      style.zIndex = '-1';
      paragraph.style.position = 'relative';
    }
  }
}

const isNothing = (length: string) => length !== '' && Number.parseFloat(length) === 0;

/** Drawings are measured in English Metric Units, pages in twentieths of a point (twips). */
const emuInTwip = 635;

/** A body in which picture positions from the edge of the page are converted to positions from its text, which the library assumes. */
export function withTextOffsets(xml: string): string {
  const margins = /<w:pgMar\s([^<>]*)/.exec(xml)?.[1] ?? '';
  const marginOf = (side: string) => Number(new RegExp(`w:${side}="(-?\\d{1,6})"`).exec(margins)?.[1] ?? 0) * emuInTwip;
  const [left, top] = [marginOf('left'), Math.abs(marginOf('top'))];
  return xml.replace(
    /(<wp:position([HV]) relativeFrom="page"><wp:posOffset>)(-?\d{1,12})/g,
    (_, before: string, direction: string, offset: string) =>
      `${before}${Number(offset) - (direction === 'H' ? left : top)}`,
  );
}

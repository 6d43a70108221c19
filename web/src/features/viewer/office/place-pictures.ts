import { groupMark } from './placed-groups.ts';
import { isPlacedFromText } from './vml.ts';

/** Drawings are measured in English Metric Units (EMU), pages in twentieths of a point (twips). */
const emuInTwip = 635;
const emuInPoint = 20 * emuInTwip;
/**
 * Added to vertical positions from the edge of the page, in points. The library keeps only the number of a position, so this tells them
 * from positions below a paragraph. Pages have at most 1584 points, and browsers write six digits of a length.
 */
const fromPage = 5000;
/**
 * A page on which Word has not marked its ends can be as long as several pages. A picture with more letters than this before it is
 * probably not on the first of them.
 */
const mostLettersBefore = 3000;

/**
 * Positions pictures that float before the text relative to the beginning of their paragraph's line, or to their page. The library leaves
 * them in the line, where a centred or right-aligned paragraph moves them.
 */
export function placePictures(pages: Iterable<HTMLElement>): void {
  for (const page of pages) {
    let lettersBefore = 0;
    for (const block of page.querySelectorAll(':scope > *, :scope > article > *')) {
      if (block.localName === 'article') continue;
      for (const picture of block.querySelectorAll<HTMLElement>('div')) {
        const { style } = picture;
        if (style.position !== 'relative' || !isNothing(style.width) || !isNothing(style.height)) continue;
        placePicture(picture, page, lettersBefore <= mostLettersBefore);
      }
      lettersBefore += block.textContent.length;
    }
  }
}

function placePicture(picture: HTMLElement, page: HTMLElement, isOnFirst: boolean): void {
  const { style } = picture;
  // The library writes hundredths of a point.
  const top = Math.round(100 * (Number.parseFloat(style.top) - fromPage)) / 100;
  const isFromPage = top > -fromPage / 2;
  const { paddingTop, paddingLeft } = page.style;
  if (isFromPage) style.top = `${top - (Number.parseFloat(paddingTop) || 0)}pt`;
  const paragraph = picture.closest('p');
  if (!paragraph) return;
  style.position = 'absolute';
  style.display = 'block';
  // It is not known here which pictures are behind the text, and none may cover it.
  style.zIndex = '-1';
  const article = picture.closest('article');
  // In a cell, positions are counted from the cell.
  if (isFromPage && isOnFirst && article && !picture.closest('table')) {
    style.top = `${top}pt`;
    style.left = `${(Number.parseFloat(style.left) || 0) + (Number.parseFloat(paddingLeft) || 0)}pt`;
    article.append(picture);
  } else {
    paragraph.style.position = 'relative';
  }
}

/**
 * Places text boxes whose position is that from their text. The library draws them at this distance from the edge of the page. Those that
 * are centred, or placed from the page, are left where they are. The shapes of groups are placed in the box around them.
 */
export function placeTextBoxes(pages: Iterable<Element>): void {
  for (const page of pages) {
    for (const box of page.querySelectorAll('svg')) {
      const style = box.getAttribute('style') ?? '';
      const group = box.parentElement;
      if (style.startsWith(groupMark) && group) {
        group.style.position = 'relative';
        if (style.startsWith(`${groupMark}:inline`)) group.style.display = 'inline-block';
        continue;
      }
      const paragraph = box.closest('p');
      if (!paragraph || !isPlacedFromText(style) || box.parentElement?.closest('svg')) continue;
      paragraph.style.position = 'relative';
    }
  }
}

const isNothing = (length: string) => length !== '' && Number.parseFloat(length) === 0;

/**
 * A body in which horizontal picture positions from the edge of the page are converted to positions from its text, which the library
 * assumes, and vertical ones are marked for `placePictures`.
 */
export function withTextOffsets(xml: string): string {
  const margins = /<w:pgMar\s([^<>]*)/.exec(xml)?.[1] ?? '';
  const left = Number(/w:left="(-?\d{1,6})"/.exec(margins)?.[1] ?? 0) * emuInTwip;
  return xml.replace(
    /(<wp:position([HV]) relativeFrom="page"><wp:posOffset>)(-?\d{1,12})/g,
    (_, before: string, direction: string, offset: string) =>
      `${before}${direction === 'H' ? Number(offset) - left : Number(offset) + fromPage * emuInPoint}`,
  );
}

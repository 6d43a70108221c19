/** The size of a page in points, after the rotation that its file sets. */
export interface PageSize {
  width: number;
  height: number;
}

/** `width`: as wide as the room; `page`: the whole page fits; a number: screen pixels for each point. */
export type Zoom = 'width' | 'page' | number;

/** The position of each page in the column of pages, in pixels. */
export interface PageLayout {
  pages: readonly { top: number; width: number; height: number }[];
  totalHeight: number;
  totalWidth: number;
}

/** The gap around and between the pages, in pixels. */
export const pageGap = 12;
/** The greatest width of a fitted page, in pixels: a wider page is not easier to read. */
const widestFit = 1100;
/** The smallest width of a fitted page, in pixels. */
const narrowest = 120;
/** Screen pixels for each point at 100%: an inch has 96 CSS pixels and 72 PDF points. */
export const fullScale = 96 / 72;

/** Lays the pages out below each other in a room of this size, in pixels. */
export function layOutPages(
  sizes: readonly PageSize[],
  zoom: Zoom,
  room: { width: number; height: number },
): PageLayout {
  const fitted = Math.max(narrowest, Math.min(room.width - 2 * pageGap, widestFit));
  const high = Math.max(narrowest, room.height - 2 * pageGap);
  let top = pageGap;
  let totalWidth = 0;
  const pages = sizes.map((size) => {
    const across = fitted / size.width;
    const scale = zoom === 'width' ? across : zoom === 'page' ? Math.min(across, high / size.height) : zoom;
    const page = { top, width: size.width * scale, height: size.height * scale };
    top += page.height + pageGap;
    totalWidth = Math.max(totalWidth, page.width + 2 * pageGap);
    return page;
  });
  return { pages, totalHeight: top, totalWidth };
}

/** A place in a document: the index of a page, and the position in it as a fraction of its height. */
export interface PagePoint {
  index: number;
  part: number;
}

/** The place at the height `y` of the column; null if there are no pages. */
export function pointAt(layout: PageLayout, y: number): PagePoint | null {
  const index = pageAt(layout, y);
  const page = layout.pages[index];
  return page ? { index, part: (y - page.top) / page.height } : null;
}

/** The height of a point in the column; the nearest one if there is no such page. */
export function heightOf(layout: PageLayout, { index, part }: PagePoint): number {
  const last = layout.pages.length - 1;
  const page = layout.pages[Math.min(last, Math.max(0, index))];
  if (!page) return 0;
  const within = index > last ? 1 : index < 0 ? 0 : part;
  return page.top + within * page.height;
}

/** The index of the page at `y`; between two pages, that of the page above. */
export function pageAt({ pages }: PageLayout, y: number): number {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The first and last index of the pages to draw: those in view and some beyond. */
export function pagesNear(layout: PageLayout, scrollTop: number, viewHeight: number): [number, number] {
  const beyond = viewHeight / 2;
  return [pageAt(layout, scrollTop - beyond), pageAt(layout, scrollTop + viewHeight + beyond)];
}

/** The zoom steps, in percent. */
export const zoomSteps = [25, 50, 75, 100, 125, 150, 200, 300, 400];

/** A scale in percent, for display. */
export const percentOf = (scale: number) => Math.round((scale / fullScale) * 100);

/** The scale of the next zoom step in a direction. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const percent = percentOf(scale);
  const next = direction > 0 ? zoomSteps.find((step) => step > percent) : zoomSteps.findLast((step) => step < percent);
  return ((next ?? percent) / 100) * fullScale;
}

/** The size of a page in points, as it stands after its own rotation. */
export interface PageSize {
  width: number;
  height: number;
}

/** `fit`: as wide as the room allows; otherwise screen pixels for each point. */
export type Zoom = 'fit' | number;

/** Where each page lies in the column of pages, in pixels. */
export interface PageLayout {
  pages: readonly { top: number; width: number; height: number }[];
  totalHeight: number;
  totalWidth: number;
}

/** Room around and between the pages, in pixels. */
export const pageGap = 12;
/** Wider than this a page is no easier to read. */
const widestFit = 1100;
/** Screen pixels for each point at 100%: CSS counts 96 to the inch, PDF 72. */
export const fullScale = 96 / 72;

/** Lays the pages out beneath each other in a room of `width` pixels. */
export function layOutPages(sizes: readonly PageSize[], zoom: Zoom, width: number): PageLayout {
  const fitted = Math.max(120, Math.min(width - 2 * pageGap, widestFit));
  let top = pageGap;
  let totalWidth = 0;
  const pages = sizes.map((size) => {
    const scale = zoom === 'fit' ? fitted / size.width : zoom;
    const page = { top, width: size.width * scale, height: size.height * scale };
    top += page.height + pageGap;
    totalWidth = Math.max(totalWidth, page.width + 2 * pageGap);
    return page;
  });
  return { pages, totalHeight: top, totalWidth };
}

/** The index of the page that lies at `y`; of the one above where `y` falls between two. */
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

/** First and last index of the pages that are to be drawn: those in view and some way beyond. */
export function pagesNear(layout: PageLayout, scrollTop: number, viewHeight: number): [number, number] {
  const beyond = viewHeight / 2;
  return [pageAt(layout, scrollTop - beyond), pageAt(layout, scrollTop + viewHeight + beyond)];
}

/** The steps that zooming takes, in percent. */
const steps = [25, 50, 75, 100, 125, 150, 200, 300, 400];

/** The next step from `scale` in a direction, as a scale. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const percent = Math.round((scale / fullScale) * 100);
  const next = direction > 0 ? steps.find((step) => step > percent) : steps.findLast((step) => step < percent);
  return ((next ?? percent) / 100) * fullScale;
}

import type { PdfDocument } from '../pdf-engine.ts';
import type { Box } from '../viewer.slice.ts';
import { safeLink } from './safe-link.ts';

/** A link on a page of a PDF. */
export type PageLink = {
  /** As fractions of the page as it is shown without a rotation of the user. */
  box: Box;
} & ({ url: string } | { /** In the file: a name or an array, see PDF 32000-1, 12.3.2. */ destination: unknown });

type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type Viewport = Pick<ReturnType<Page['getViewport']>, 'width' | 'height' | 'convertToViewportPoint'>;

/** What is read of an annotation, as pdf.js gives it; files may be malicious, so nothing is taken for granted. */
interface Annotation {
  subtype?: unknown;
  rect?: unknown;
  /** An address of a kind that pdf.js takes for safe. */
  url?: unknown;
  dest?: unknown;
}

/** The most links of a page; more could not be told apart, and would only make the page slow. */
const most = 500;

/** The links of a page that lead somewhere. @param viewport of the page without a rotation of the user, in any scale */
export function readLinks(annotations: readonly Annotation[], viewport: Viewport): PageLink[] {
  const links: PageLink[] = [];
  for (const { subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link' || !isRectangle(rect)) continue;
    const box = boxOf(rect, viewport);
    if (!box) continue;
    if (typeof url === 'string') {
      const safe = safeLink(url);
      if (safe) links.push({ box, url: safe });
    } else if (dest !== null && dest !== undefined) links.push({ box, destination: dest });
    if (links.length === most) break;
  }
  return links;
}

const isRectangle = (value: unknown): value is [number, number, number, number] =>
  Array.isArray(value) && value.length === 4 && value.every((each) => Number.isFinite(each));

/** The part of the rectangle that is on the page; null where none is. */
function boxOf([x1, y1, x2, y2]: [number, number, number, number], page: Viewport): Box | null {
  const corners = [page.convertToViewportPoint(x1, y1), page.convertToViewportPoint(x2, y2)];
  const across = corners.map(([x = 0]) => within(x / page.width));
  const down = corners.map(([, y = 0]) => within(y / page.height));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  return width > 0 && height > 0 ? [left, top, width, height] : null;
}

const within = (part: number) => Math.min(1, Math.max(0, part));

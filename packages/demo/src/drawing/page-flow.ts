import type { PDFDocument } from 'pdf-lib';
import type { PageLayout } from '../tender/blocks.ts';
import type { Sheet } from './sheet.ts';
import { type Frame, formats } from './theme.ts';

/** Fills the frames of page after page from the top; `top` is where the next thing goes. */
export type PageFlow = {
  readonly sheets: Sheet[];
  readonly sheet: Sheet;
  readonly frame: Frame;
  readonly top: number;
  /** 1-based number of the current page. */
  readonly pageNumber: number;
  readonly atFrameStart: boolean;
  openSheet(layout: PageLayout, chapter: string): void;
  /** Moves on to the next frame, or to a new page of the same layout, unless `height` still fits. True if it moved. */
  need(height: number): boolean;
  nextFrame(): void;
  advance(height: number): void;
};

export function createPageFlow(document: PDFDocument): PageFlow {
  const sheets: Sheet[] = [];
  let frameIndex = 0;
  let top = 0;

  const sheet = () => {
    const current = sheets.at(-1);
    if (!current) throw new Error('Open a sheet before writing on it.');
    return current;
  };
  const frame = () => sheet().format.frames[frameIndex] as Frame;
  const open = (format: Sheet['format'], chapter: string) => {
    sheets.push({ page: document.addPage([format.width, format.height]), format, chapter });
    frameIndex = 0;
    top = frame().top;
  };
  const nextFrame = () => {
    const { format, chapter } = sheet();
    if (frameIndex + 1 >= format.frames.length) return open(format, chapter);
    frameIndex += 1;
    top = frame().top;
  };

  return {
    sheets,
    get sheet() {
      return sheet();
    },
    get frame() {
      return frame();
    },
    get top() {
      return top;
    },
    get pageNumber() {
      return sheets.length;
    },
    get atFrameStart() {
      return top === frame().top;
    },
    openSheet: (layout, chapter) => open(formats[layout], chapter),
    need(height) {
      if (top === frame().top || top + height <= frame().bottom) return false;
      nextFrame();
      return true;
    },
    nextFrame,
    advance(height) {
      top += height;
    },
  };
}

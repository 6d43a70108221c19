import { rgb } from 'pdf-lib';
import type { PageLayout } from '../tender/blocks.ts';

/** Lengths are PDF points (1/72 inch); distances are measured from the top of the page, downwards. */

export const colours = {
  ink: rgb(0.13, 0.15, 0.18),
  muted: rgb(0.39, 0.43, 0.48),
  navy: rgb(0.06, 0.19, 0.33),
  teal: rgb(0.04, 0.43, 0.5),
  white: rgb(1, 1, 1),
  rule: rgb(0.68, 0.73, 0.78),
  headerFill: rgb(0.86, 0.91, 0.95),
  bandFill: rgb(0.95, 0.965, 0.98),
};

export const type = {
  body: { size: 9.6, leading: 13.4 },
  table: { size: 8.3, leading: 10.4 },
  caption: { size: 8.6, leading: 12 },
  running: { size: 7.8, leading: 10 },
  heading1: { size: 18, leading: 22 },
  heading2: { size: 12.2, leading: 15 },
  heading3: { size: 10.2, leading: 13.4 },
};

export const space = { paragraph: 6.5, listItem: 3, cellX: 4.5, cellY: 2.7, indent: 17, gutter: 24 };

export type Frame = { left: number; top: number; width: number; bottom: number };
export type PageFormat = { width: number; height: number; frames: Frame[] };

const a4 = { short: 595.28, long: 841.89 };
const margin = { side: 62, top: 82, bottom: 66 };

const portrait = { width: a4.short, height: a4.long };
const landscape = { width: a4.long, height: a4.short };

function columns(page: { width: number; height: number }, count: number): PageFormat {
  const width = (page.width - 2 * margin.side - (count - 1) * space.gutter) / count;
  const frames = Array.from({ length: count }, (_, index) => ({
    left: margin.side + index * (width + space.gutter),
    top: margin.top,
    width,
    bottom: page.height - margin.bottom,
  }));
  return { ...page, frames };
}

export const formats: Record<PageLayout, PageFormat> = {
  portrait: columns(portrait, 1),
  'two-column': columns(portrait, 2),
  landscape: columns(landscape, 1),
};

export const sideMargin = margin.side;

import type { Block, Box, Page } from '../model.ts';
import type { Datasheet } from './model.ts';

/** The parts of a document that have been read already, so that nothing is read twice. */
export interface TakenPlaces {
  addTable(page: number, area: Box): void;
  /** The lines of a form. */
  addLines(form: Datasheet): void;
  /** Whether the middle of a box is in a table. */
  hasBox(page: number, box: Box): boolean;
  /** Whether a form was found in an area. */
  hasLineIn(page: number, area: Box): boolean;
  /** Whether a block was read as a table or a form; `box` is that of its first line, where it has one. */
  hasBlock(page: Page, block: Block, box: Box | undefined): boolean;
}

/** Parts of a page's height that a form reaches over its first and under its last value. */
const margin = 0.02;

export function createTakenPlaces(): TakenPlaces {
  const tables = new Map<number, Box[]>();
  const bands = new Map<number, { top: number; bottom: number }[]>();
  /** Pages with forms that have no geometry. */
  const plain = new Set<number>();
  const add = <T>(map: Map<number, T[]>, page: number, item: T) => map.set(page, [...(map.get(page) ?? []), item]);
  const hasBox = (page: number, box: Box) => (tables.get(page) ?? []).some((area) => isWithin(box, area));
  return {
    addTable: (page, area) => add(tables, page, area),
    addLines({ pages, parameters }) {
      for (const page of pages) {
        const own = parameters.filter((parameter) => parameter.page === page);
        const boxes = own.flatMap(({ source }) => source.boxes);
        if (boxes.length === 0) plain.add(page);
        else {
          const top = Math.min(...boxes.map(([, y]) => y)) - margin;
          add(bands, page, { top, bottom: Math.max(...boxes.map(([, y, , height]) => y + height)) + margin });
        }
      }
    },
    hasBox,
    hasLineIn: (page, [, y, , height]) =>
      (bands.get(page) ?? []).some(({ top, bottom }) => top < y + height && bottom > y),
    hasBlock(page, block, box) {
      if (box) {
        const middle = box[1] + box[3] / 2;
        const isInForm = (bands.get(page.number) ?? []).some(({ top, bottom }) => middle > top && middle < bottom);
        return isInForm || hasBox(page.number, box);
      }
      // Without geometry all of a page's forms count: their lines are its paragraphs.
      return plain.has(page.number) && page.text.slice(block.start, block.end).includes(':');
    },
  };
}

/** Whether the middle of a box is in an area. */
export function isWithin([x, y, width, height]: Box, [left, top, across, down]: Box): boolean {
  const [centre, middle] = [x + width / 2, y + height / 2];
  return centre >= left && centre <= left + across && middle >= top && middle <= top + down;
}

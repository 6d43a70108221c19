import type { Page } from '@playwright/test';

/** A name that is cut after a few lines, as it is drawn. */
interface CutName {
  name: string;
  /** The whole text, as it is read out and copied. */
  whole: string;
  copied: string;
  lines: number;
  /** Pixels between the shown words and the end, and between the end and the edge. */
  before: number;
  after: number;
  /** The letters around each place where a line breaks. */
  breaks: string[];
}

/** The names of the open screen that are cut after a few lines. */
export const cutNamesOf = (page: Page): Promise<CutName[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[title] > span[data-end][aria-hidden]')].map((end) => {
      const frame = end.parentElement as HTMLElement;
      const [box, [line]] = [frame.getBoundingClientRect(), end.getClientRects()];
      const shown = end.previousSibling as Text;
      const places = Array.from(shown.data, (_, at) => {
        const range = document.createRange();
        range.setStart(shown, at);
        range.setEnd(shown, at + 1);
        return range.getBoundingClientRect();
      });
      const breaks = places.flatMap(({ top, width }, at) => {
        const isNew = at > 0 && width > 0 && top > (places[at - 1]?.top ?? top) + 4;
        return isNew ? [shown.data.slice(at - 1, at + 1)] : [];
      });
      const selection = document.getSelection();
      selection?.selectAllChildren(frame);
      const copied = `${selection}`;
      selection?.removeAllRanges();
      return {
        ...{ name: frame.title, whole: frame.textContent, copied, breaks },
        lines: Math.round(box.height / Number.parseFloat(getComputedStyle(frame).lineHeight)),
        before: (line?.left ?? 0) - (places.at(-1)?.right ?? 0),
        after: box.right - (line?.right ?? 0),
      };
    }),
  );

import { locateQuote } from '../locate-quote.ts';
import type { Box, Page, ReadDocument } from '../model.ts';
import type { Datasheet, Parameter } from './model.ts';

/** Parameters whose quote is not on its page, or whose boxes contain other words than the quote. */
export function astray({ pages }: Pick<ReadDocument, 'pages'>, sheets: readonly Datasheet[]): string[] {
  return sheets.flatMap(({ parameters }) => parameters.flatMap((parameter) => faultOf(pages, parameter) ?? []));
}

function faultOf(pages: readonly Page[], { parameter, page: number, source }: Parameter): string | null {
  const page = pages.find((each) => each.number === number);
  if (!page) return `${parameter}: there is no page ${number}`;
  if (!locateQuote(page, source.quote)) return `${parameter}: "${source.quote}" is not on page ${number}`;
  const inside = wordsIn(page, source.boxes);
  const plain = (text: string) => text.normalize('NFKC').replace(/[\s\-‐‑]+/gu, '');
  return plain(inside) === plain(source.quote) ? null : `${parameter}: "${source.quote}" is drawn over "${inside}"`;
}

/** The words of a page whose middle is in one of the boxes, box by box. */
function wordsIn(page: Page, boxes: readonly Box[]): string {
  const found = boxes.flatMap(([left, top, width, height]) =>
    page.words.filter(({ box: [x, y, across, down] }) => {
      const [centre, middle] = [x + across / 2, y + down / 2];
      return centre >= left && centre <= left + width && middle >= top && middle <= top + height;
    }),
  );
  return [...new Set(found)].map(({ start, end }) => page.text.slice(start, end)).join(' ');
}

import { type Line, lineText } from './lines.ts';

const LEADERS = /(?:\.{4}|(?:\. ){4}|…{2}|_{4}|·{4})\s*(?:(?:\d{1,4}|[ivxl]{1,6})\s*)?$/i;
const PAGE_AFTER_LEADERS = /(?:\.{4}|(?:\. ){4}|…{2}|_{4}|·{4})\s*(\d{1,4})\s*$/;
const TITLE =
  /^(?:table of contents|contents|list of (?:tables|figures)|mục lục|inhaltsverzeichnis|table des matières|índice|sommaire|indice)$/i;
const ENDS_IN_PAGE = /\s\d{1,4}$/;

/** Whether a line is an entry of a table of contents with leaders (`4.2 Delivery ........ 17`). */
export function isContentsEntry(text: string): boolean {
  return LEADERS.test(text);
}

/** Whether most of a page is a table of contents: by leaders, or by its title over lines that end in page numbers. */
export function isContentsPage(lines: Line[]): boolean {
  const texts = lines.map(lineText);
  const entries = texts.filter(isContentsEntry).length;
  if (entries >= 5 && entries >= 0.4 * texts.length) return true;
  if (!texts.slice(0, 6).some((text) => TITLE.test(text.trim()))) return false;
  const numbered = texts.filter((text) => ENDS_IN_PAGE.test(text)).length;
  return numbered >= 4 && numbered >= 0.5 * texts.length;
}

/** Whether lines are a part of a table of contents: entries whose page numbers never fall. Dots to be filled in lead to no number. */
export function isContentsPart(lines: Line[]): boolean {
  const pages = lines.flatMap((line) => {
    const page = lineText(line).match(PAGE_AFTER_LEADERS)?.[1];
    return page === undefined ? [] : [Number(page)];
  });
  const isRising = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
  return pages.length >= 5 && pages.length >= 0.5 * lines.length && isRising;
}

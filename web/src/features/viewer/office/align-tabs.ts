/*
 * Word's tabs. The drawing library draws each as a wide space. Where a tab gives a page its look, it gets its room here: after the number of a
 * paragraph, before the page numbers of a table of contents, and between the parts of a header or footer. The document must be in its
 * frame, where it has a layout.
 */

/** What the library draws for a tab. */
const tabSign = '\u2003';
/** Room that stays free in a line, in percent of its width, so that rounding does not break it. */
const spare = 1;

/** Begins the text after a number where the other lines of its paragraph begin. */
export function alignNumbers(root: HTMLElement): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const hanging = [...root.querySelectorAll<HTMLElement>('span[data-label]')].map((label) => {
    // The file says whether a tab follows the number.
    const hasTab = /\t|\\9/.test(view.getComputedStyle(label, '::before').content);
    return { label, room: hasTab ? -Number.parseFloat(view.getComputedStyle(label).textIndent) : 0 };
  });
  for (const { label, room } of hanging) {
    if (room > 0) label.style.setProperty('--number-room', `${room}px`);
  }
}

/** A tab, and the part of its line that it takes, in percent, so that it holds at every scale. */
interface Room {
  tab: HTMLElement;
  part: number;
}

/** Moves page numbers of tables of contents to the end of their lines, and the parts of headers and footers to the middle and the end. */
export function alignTabs(root: HTMLElement): void {
  const leaders = [...root.querySelectorAll<HTMLElement>('p[class*="docx_toc" i]')].flatMap(roomOfLeader);
  const parts = [...root.querySelectorAll<HTMLElement>('p[class~="docx_header" i], p[class~="docx_footer" i]')];
  const spreads = parts.flatMap(roomsOfParts);
  for (const { tab, part } of [...leaders, ...spreads]) {
    tab.style.width = `${part}%`;
    tab.dataset.tab = '';
  }
  for (const { tab } of leaders) tab.dataset.tab = 'leader';
}

function roomOfLeader(paragraph: HTMLElement): Room[] {
  const tab = tabsOf(paragraph).at(-1);
  if (!tab) return [];
  const after = between(paragraph, tab, null);
  return /^\s*[\divxlc]{1,7}\s*$/i.test(after.toString()) ? roomsFor(paragraph, [[tab, after, 1]]) : [];
}

/** Word's own styles of headers and footers have tabs for the middle and the end of the line. */
function roomsOfParts(paragraph: HTMLElement): Room[] {
  const [first, second, ...more] = tabsOf(paragraph);
  if (!first || !second || more.length > 0) return [];
  const [middle, end] = [between(paragraph, first, second), between(paragraph, second, null)];
  return roomsFor(paragraph, [
    [first, middle, 0.5],
    [second, end, 1],
  ]);
}

/** The room of tabs that move what follows them to a place in the line: 0.5 is its middle, 1 its end. None if it does not fit. */
function roomsFor(paragraph: HTMLElement, list: [tab: HTMLElement, after: Range, place: number][]): Room[] {
  const line = paragraph.getBoundingClientRect();
  let from: number | null = null;
  const rooms: Room[] = [];
  for (const [tab, after, place] of list) {
    from ??= tab.getBoundingClientRect().left - line.left;
    const { width } = after.getBoundingClientRect();
    const to: number = line.width * place - width * place;
    const part = (100 * (to - from)) / line.width - spare;
    if (!(part > 0 && part < 100)) return [];
    rooms.push({ tab, part });
    from = to + width;
  }
  return rooms;
}

const tabsOf = (paragraph: HTMLElement): HTMLElement[] =>
  [...paragraph.querySelectorAll<HTMLElement>('span')].filter(
    ({ textContent, childElementCount }) => textContent === tabSign && childElementCount === 0,
  );

function between(paragraph: HTMLElement, start: HTMLElement, end: HTMLElement | null): Range {
  const range = paragraph.ownerDocument.createRange();
  range.setStartAfter(start);
  if (end) range.setEndBefore(end);
  else range.setEnd(paragraph, paragraph.childNodes.length);
  return range;
}

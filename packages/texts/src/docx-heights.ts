/*
 * How much of a page the parts of a Word document need, estimated from its XML alone. Word does not mark each page that it begins: it has
 * no mark for a page that begins with an empty paragraph, and often none for one that begins with a table.
 */

/** A paragraph outside of tables, or a row of a table. */
interface Block {
  at: number;
  /** The part of a page that it fills; 1 is a whole page. */
  part: number;
}

/** The room for text on a page of a section, in points. `until` is where the section ends in the XML. */
interface Room {
  until: number;
  width: number;
  height: number;
}

/** In points: text without a size of its own, and the height of a line and the width of a letter for each point of size. */
const usualSize = 11;
const lineHeight = 1.17;
const letterWidth = 0.5;
/** Twentieths of a point, and English Metric Units. */
const [twips, emus] = [20, 12_700];
/** A4 with margins of an inch. */
const usualRoom: Room = { until: 0, width: 451, height: 698 };
/**
 * A page with more than `tall` contains several pages of Word, which get `full` each. Of two real files with marks, the fullest of 90 marked
 * pages has 1.12, most full ones have 0.75 to 0.85 (space between paragraphs is not counted), and pages without their mark 1.8 to 3.
 */
const [tall, full] = [1.5, 0.8];

/**
 * Finds paragraphs and rows with which further pages begin, so that no page is much longer than its paper.
 * @param starts where pages begin as far as it is known, in order
 * @returns the places of their tags in the XML
 */
export function furtherStarts(xml: string, starts: readonly number[]): Set<number> {
  const found = new Set<number>();
  let page: Block[] = [];
  const endPage = () => {
    if (sum(page) > tall) for (const at of divide(page)) found.add(at);
    page = [];
  };
  let next = 0;
  for (const block of blocksOf(xml)) {
    while (next < starts.length && block.at >= (starts[next] ?? 0)) {
      endPage();
      next++;
    }
    page.push(block);
  }
  endPage();
  return found;
}

const sum = (blocks: Block[]): number => blocks.reduce((total, { part }) => total + part, 0);

function* divide(page: Block[]): Iterable<number> {
  let filled = 0;
  for (const { at, part } of page) {
    if (filled > 0 && filled + part > full) {
      yield at;
      filled = 0;
    }
    filled += part;
  }
}

/** The blocks of a body, in order. Text boxes and tables within cells count as nothing. All tags are visited once. */
function blocksOf(xml: string): Block[] {
  const blocks: Block[] = [];
  const rooms = roomsOf(xml);
  let room = rooms[0] ?? usualRoom;
  let section = 0;
  let [inTables, inBoxes, isInline] = [0, 0, false];
  /** The open block, cell and paragraph. */
  let [at, row, cell, width] = [0, 0, 0, 0];
  let [letters, size, extra] = [0, 0, 0];

  const beginBlock = (offset: number) => {
    while (section < rooms.length - 1 && offset >= (rooms[section]?.until ?? 0)) section++;
    room = rooms[section] ?? usualRoom;
    at = offset;
  };
  const endBlock = (height: number) => blocks.push({ at, part: height / room.height });
  const endParagraph = () => {
    const used = size || usualSize;
    const lines = Math.max(1, Math.ceil((letters * used * letterWidth) / Math.max(used, width)));
    const height = lines * used * lineHeight + extra;
    if (inTables > 0) cell += height;
    else endBlock(height);
  };

  for (const match of xml.matchAll(/<(\/?)(?:w|wp):([A-Za-z]+)(?=[\s/>])([^<>]*)>/g)) {
    const [tag, slash, name, rest = ''] = match;
    const isEnd = slash === '/';
    const isEmpty = rest.endsWith('/');
    const after = match.index + tag.length;
    if (name === 'txbxContent' && !isEmpty) inBoxes += isEnd ? -1 : 1;
    if (name === 'tbl' && inBoxes === 0) inTables += isEnd ? -1 : 1;
    if (inBoxes > 0 || inTables > 1) continue;
    if (name === 'tr' && !isEmpty) {
      if (isEnd) endBlock(row);
      else beginBlock(match.index);
      row = 0;
    } else if (name === 'tc' && !isEmpty) {
      if (isEnd) row = Math.max(row, cell);
      [cell, width] = [0, room.width];
    } else if (name === 'tcW' && rest.includes('w:type="dxa"')) {
      width = Math.min(room.width, numberIn(rest, widthOf) / twips || room.width);
    } else if (name === 'trHeight') {
      row = Math.max(row, numberIn(rest, valOf) / twips);
    } else if (name === 'p') {
      if (!isEnd) [letters, size, extra] = [0, 0, 0];
      if (!isEnd && inTables === 0) {
        beginBlock(match.index);
        width = room.width;
      }
      if (isEnd || isEmpty) endParagraph();
    } else if (name === 'sz') {
      size = Math.max(size, numberIn(rest, valOf) / 2);
    } else if (name === 't' && !isEnd && !isEmpty) {
      letters += Math.max(0, xml.indexOf('<', after) - after);
    } else if (name === 'br' && !isEnd && !rest.includes('w:type=')) {
      extra += (size || usualSize) * lineHeight;
    } else if (name === 'inline' || name === 'anchor') {
      isInline = name === 'inline' && !isEnd;
    } else if (name === 'extent' && isInline) {
      extra += numberIn(rest, tallnessOf) / emus;
    }
  }
  return blocks;
}

/** The rooms of the sections of a body, in order. */
function roomsOf(xml: string): Room[] {
  const rooms: Room[] = [];
  let depth = 0;
  let [width, height, columns] = [0, 0, 1];
  for (const match of xml.matchAll(/<(\/?)w:(sectPr|pgSz|pgMar|cols)(?=[\s/>])([^<>]*)>/g)) {
    const [tag, slash, name, rest = ''] = match;
    if (name === 'sectPr' && !rest.endsWith('/')) {
      depth += slash ? -1 : 1;
      if (!slash && depth === 1) [width, height, columns] = [0, 0, 1];
      if (!slash || depth !== 0) continue;
      const until = match.index + tag.length;
      const isUsable = width > 0 && height > 0;
      rooms.push({ ...usualRoom, ...(isUsable && { width: width / columns, height: height * columns }), until });
    } else if (depth === 1 && !slash) {
      // A nested section describes the state before a tracked change.
      if (name === 'pgSz') {
        width += numberIn(rest, widthOf) / twips;
        height += numberIn(rest, tallnessOf) / twips;
      } else if (name === 'pgMar') {
        width -= (numberIn(rest, leftOf) + numberIn(rest, rightOf)) / twips;
        height -= (numberIn(rest, topOf) + numberIn(rest, bottomOf)) / twips;
      } else if (name === 'cols') {
        columns = Math.max(1, numberIn(rest, manyOf));
      }
    }
  }
  return rooms;
}

const valOf = /\bw:val="(\d{1,6})/;
const widthOf = /\bw:w="(\d{1,6})/;
const tallnessOf = /\b(?:w:h|cy)="(\d{1,9})/;
const manyOf = /\bw:num="(\d{1,2})/;
const leftOf = /\bw:left="(\d{1,6})/;
const rightOf = /\bw:right="(\d{1,6})/;
const topOf = /\bw:top="(\d{1,6})/;
const bottomOf = /\bw:bottom="(\d{1,6})/;

const numberIn = (attributes: string, pattern: RegExp): number => Number(pattern.exec(attributes)?.[1] ?? 0);

import { bullets, dashes } from '@bidloom/texts/item-mark';
import { isValue } from '../../../numbers/is-value.ts';
import { type Area, areaOf } from '../../page/page-table.ts';
import type { RawWord } from '../../page/raw-page.ts';
import {
  BOLD_CHARACTERS,
  DOTS_FOR_FIGURE,
  EDGE_LINES,
  EDGE_SAME,
  EDGE_SPACE,
  FIGURE_GAP,
  LABEL_GAP,
  PIECE_GAP,
} from '../thresholds.ts';
import { baselineOf, lineText, toWordLines } from './word-lines.ts';

/** Words of a line that are close together: a cell's line, or a piece of prose. */
export interface Piece extends Area {
  words: RawWord[];
  /** Contains a figure or a sign in place of one. */
  isValue: boolean;
}

/** A line with its pieces from left to right. Dots that lead to a figure are left out of pieces; `leaders` keeps them. */
export interface TableLine extends Area {
  baseline: number;
  size: number;
  bold: boolean;
  pieces: Piece[];
  words: RawWord[];
}

const LEADERS = '.·…_';
const LEADER = /^(?:[.·…_]{3,}|[.·…])$/;
const TRAILING_LEADER = /(?<![.·…_])[.·…_]{4,}$/;
/** The label before the text of a list item or a heading, as a word of its own. A box may also be what a cell contains. */
const LABEL = new RegExp(
  String.raw`^(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z]|[ivxIVX]{1,5})[.)]|[${bullets}${dashes}]|[A-Z]?\d{1,3}(?:\.\d{1,3})+\.?)$`,
  'u',
);

export function toTableLines(words: RawWord[]): TableLine[] {
  return toWordLines(words.filter((word) => !word.sideways)).map(toTableLine);
}

function toTableLine(words: RawWord[]): TableLine {
  let [chars, sizes, bold] = [0, 0, 0];
  for (const word of words) {
    chars += word.text.length;
    sizes += word.size * word.text.length;
    if (word.bold) bold += word.text.length;
  }
  const pieces = toPieces(words, PIECE_GAP);
  return {
    ...areaOf(words),
    baseline: baselineOf(words),
    size: sizes / chars,
    bold: bold > BOLD_CHARACTERS * chars,
    pieces,
    words,
  };
}

/** Where the ink of a word ends: without the dots that lead to a figure. */
export function inkEnd(word: RawWord): number {
  if (!LEADERS.includes(word.text.at(-1) ?? ' ')) return word.x1;
  const leader = word.text.match(TRAILING_LEADER)?.[0].length ?? 0;
  if (leader === 0) return word.x1;
  const letters = word.text.length - leader;
  return word.x0 + ((word.x1 - word.x0) * letters * 2) / (letters * 2 + leader);
}

/** Whether words end in dots that lead to a figure: such a name does not continue on the next line. */
export function endsInLeader(words: RawWord[] | undefined): boolean {
  const last = words?.at(-1)?.text ?? '';
  return TRAILING_LEADER.test(last) || (last.length === 1 && LEADER.test(last));
}

function isLeader(words: RawWord[], index: number): boolean {
  const word = words[index];
  if (!word || !LEADERS.includes(word.text.charAt(0)) || !LEADER.test(word.text)) return false;
  const [before, after] = [words[index - 1], words[index + 1]];
  if (word.text.length === 1) return isDotOfLeader(words, index);
  // Dots with space on both sides lead nowhere: they are in place of a figure.
  const wide = PIECE_GAP * word.size;
  return (before !== undefined && word.x0 - before.x1 < wide) || (after !== undefined && after.x0 - word.x1 < wide);
}

/** A single dot leads only together with others, and with more than the three that may be in place of a figure. */
function isDotOfLeader(words: RawWord[], index: number): boolean {
  const isDot = (at: number, beside: number) => {
    const [word, other] = [words[at], words[beside]];
    if (!word || !other || !LEADER.test(word.text)) return false;
    return Math.max(word.x0, other.x0) - Math.min(word.x1, other.x1) < PIECE_GAP * other.size;
  };
  let [from, to] = [index, index];
  while (to - from < DOTS_FOR_FIGURE && isDot(from - 1, from)) from--;
  while (to - from < DOTS_FOR_FIGURE && isDot(to + 1, to)) to++;
  if (to - from >= DOTS_FOR_FIGURE) return true;
  const [first, last, before, after] = [words[from], words[to], words[from - 1], words[to + 1]];
  const isApart =
    first !== undefined &&
    last !== undefined &&
    (!before || first.x0 - before.x1 > PIECE_GAP * first.size) &&
    (!after || after.x0 - last.x1 > PIECE_GAP * last.size);
  return to > from && !isApart;
}

function toPieces(words: RawWord[], wide: number): Piece[] {
  const pieces: Piece[] = [];
  let current: RawWord[] = [];
  let afterLeader = false;
  words.forEach((word, index) => {
    if (isLeader(words, index)) {
      afterLeader = true;
      return;
    }
    const last = current.at(-1);
    if (last) {
      const size = Math.max(4, Math.min(word.size, last.size));
      const end = inkEnd(last);
      const gap = word.x0 - end;
      const isWide = gap > wide * size || (gap > FIGURE_GAP * size && isValue(last.text) && isValue(word.text));
      if (afterLeader || end < last.x1 || isWide) {
        pieces.push(toPiece(current));
        current = [];
      }
    }
    afterLeader = false;
    current.push(word);
  });
  if (current.length > 0) pieces.push(toPiece(current));
  const [label, text] = pieces;
  if (label && text && pieces.length === 2 && isLabelOf(label, text)) return [toPiece(words)];
  return pieces;
}

/**
 * Separates the number of a row from its text where they are close: the text starts where the further lines of such texts start. Lines of a
 * mere list, with nothing beside them, stay whole.
 */
export function alignPieces(lines: TableLine[]): TableLine[] {
  const edges = new Map<number, number>();
  for (const line of lines) {
    if (line.pieces.length === 1) edges.set(Math.round(line.x0), (edges.get(Math.round(line.x0)) ?? 0) + 1);
  }
  const strong = [...edges].filter(([, count]) => count >= EDGE_LINES).map(([x]) => x);
  if (strong.length === 0) return lines;
  return lines.map((line) => {
    const [first, ...others] = line.pieces;
    if (!first || others.length === 0) return line;
    const at = first.words.findIndex((word, index) => {
      const before = first.words[index - 1];
      return (
        before &&
        word.x0 - before.x1 > EDGE_SPACE * word.size &&
        strong.some((edge) => Math.abs(edge - word.x0) < EDGE_SAME)
      );
    });
    if (at < 1 || at > 2) return line;
    return { ...line, pieces: [toPiece(first.words.slice(0, at)), toPiece(first.words.slice(at)), ...others] };
  });
}

/** The number or bullet of a list item, with nothing but the item's text beside it. */
function isLabelOf(label: Piece, text: Piece): boolean {
  const size = label.words[0]?.size ?? 10;
  return (
    label.words.length === 1 &&
    LABEL.test(lineText(label.words)) &&
    text.x0 - label.x1 < LABEL_GAP * size &&
    !text.isValue
  );
}

function toPiece(words: RawWord[]): Piece {
  const last = words.at(-1);
  const area = areaOf(words);
  if (last && inkEnd(last) < last.x1) area.x1 = Math.max(inkEnd(last), areaOf(words.slice(0, -1)).x1);
  return { ...area, words, isValue: isValue(lineText(words)) };
}

/** Gaps between a line's pieces. */
export function gapsOf(line: TableLine): { x0: number; x1: number }[] {
  return line.pieces.slice(1).map((piece, index) => ({ x0: line.pieces[index]?.x1 ?? piece.x0, x1: piece.x0 }));
}

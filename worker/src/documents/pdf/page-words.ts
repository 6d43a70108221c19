import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { type RawWord, type Turn, turnPoint } from '../layout/raw-page.ts';
import { glyphWidth } from './glyph-widths.ts';

/** A run of text in page space: origin on the baseline, `angle` in quarter turns counter-clockwise. */
interface Run {
  item: TextItem;
  x: number;
  y: number;
  size: number;
  quarter: number;
  ascent: number;
  descent: number;
}

export interface PageGeometry {
  width: number;
  height: number;
  /** The viewport's transform: PDF user space to points from the top left of the page as shown. */
  transform: number[];
}

/** Words of a page's text content in reading direction, and the turn that leads there: a table laid sideways is read sideways. */
export function pageWords(
  content: TextContent,
  geometry: PageGeometry,
  isBold: (fontName: string) => boolean,
): { words: RawWord[]; turn: Turn } {
  const runs = readRuns(content, geometry);
  const turn = mainTurn(runs);
  const words: RawWord[] = [];
  let previous: Run | null = null;
  for (const run of runs) {
    if (!run.item.str.trim()) {
      previous = null;
      continue;
    }
    addWords(words, run, previous, geometry, turn, isBold(run.item.fontName));
    previous = run.item.hasEOL ? null : run;
  }
  return { words, turn };
}

function readRuns(content: TextContent, { transform: [a, b, c, d, e, f] }: PageGeometry): Run[] {
  const runs: Run[] = [];
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return runs;
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const [ta, tb, tc, td, te, tf] = item.transform as [number, number, number, number, number, number];
    const dx = a * ta + c * tb;
    const dy = b * ta + d * tb;
    const style = content.styles[item.fontName];
    runs.push({
      item,
      x: a * te + c * tf + e,
      y: b * te + d * tf + f,
      size: Math.hypot(a * tc + c * td, b * tc + d * td) || item.height || 1,
      quarter: ((Math.round(Math.atan2(-dy, dx) / (Math.PI / 2)) % 4) + 4) % 4,
      ascent: bounded(style?.ascent, 0.6, 1, 0.9),
      descent: bounded(style && -style.descent, 0.1, 0.35, 0.22),
    });
  }
  return runs;
}

/** Fonts often state nonsense here (0, NaN, 1000 times too much). */
function bounded(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value !== undefined && value >= low && value <= high ? value : otherwise;
}

function mainTurn(runs: Run[]): Turn {
  const weight = [0, 0, 0, 0];
  for (const run of runs) weight[run.quarter] = (weight[run.quarter] ?? 0) + run.item.str.length;
  const most = Math.max(...weight);
  return most === 0 || weight[0] === most ? 0 : ((weight.indexOf(most) * 90) as Turn);
}

function addWords(
  words: RawWord[],
  run: Run,
  previous: Run | null,
  { width, height }: PageGeometry,
  turn: Turn,
  bold: boolean,
): void {
  const text = compose(run.item.str);
  const total = measure(text, 0, text.length) || 1;
  const length = run.item.width || run.item.height;
  // Direction of writing and the way up, as shown.
  const [ux, uy] = [[1, 0] as const, [0, -1] as const, [-1, 0] as const, [0, 1] as const][run.quarter] ?? [1, 0];
  const [vx, vy] = [uy, -ux];
  const place = (from: number, to: number): RawWord => {
    const up = run.ascent * run.size;
    const down = run.descent * run.size;
    const [ax, ay] = turnPoint(turn, width, height, run.x + ux * from + vx * up, run.y + uy * from + vy * up);
    const [bx, by] = turnPoint(turn, width, height, run.x + ux * to - vx * down, run.y + uy * to - vy * down);
    const [, baseline] = turnPoint(turn, width, height, run.x, run.y);
    const [y0, y1] = ay < by ? [ay, by] : [by, ay];
    const upright = run.quarter * 90 === turn;
    return {
      text: '',
      x0: Math.min(ax, bx),
      x1: Math.max(ax, bx),
      y0,
      y1,
      baseline: upright ? baseline : y1,
      size: run.size,
      bold,
      ...(upright ? {} : { sideways: true }),
    };
  };

  let at = 0;
  let offset = 0;
  for (const part of text.split(' ')) {
    if (part) {
      const advance = measure(part, 0, part.length);
      const word = place((at / total) * length, ((at + advance) / total) * length);
      word.text = part;
      const last = words.at(-1);
      if (offset === 0 && last && previous && continues(last, word, previous, run)) {
        last.text += part;
        last.x1 = Math.max(last.x1, word.x1);
        last.y0 = Math.min(last.y0, word.y0);
        last.y1 = Math.max(last.y1, word.y1);
      } else {
        words.push(word);
      }
      at += advance;
    }
    at += glyphWidth(0x20);
    offset += part.length + 1;
  }
}

/** A run that follows without a gap goes on with the same word: a change of font in its middle, kerning, a superscript. */
function continues(last: RawWord, word: RawWord, previous: Run, run: Run): boolean {
  if (previous.item.str.endsWith(' ') || run.quarter !== previous.quarter) return false;
  const size = Math.min(last.size, word.size);
  const gap = word.x0 - last.x1;
  return Math.abs(word.baseline - last.baseline) < 0.1 * size && gap < 0.12 * size && gap > -0.5 * size;
}

function measure(text: string, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += glyphWidth(text.charCodeAt(index));
  return sum;
}

/** Some producers write letters and their accents apart; search and quotes compare composed text. White space becomes plain. */
function compose(text: string): string {
  const composed = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text;
  // Control characters come from broken fonts and mean nothing.
  return (
    composed
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\u00ad$/, '-')
      // Bullets of symbol fonts.
      .replace(/(?<!\S)[\uf000-\uf0ff](?!\S)/g, '•')
      .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '')
  );
}

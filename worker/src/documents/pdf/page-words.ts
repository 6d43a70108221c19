import { privateSigns, signsOf } from '@bidloom/texts/symbol-signs';
import { keepControls } from '../letters/suspect-signs.ts';
import { type RawWord, type Turn, turnPoint } from '../page/raw-page.ts';
import { isDingbats, toDingbats } from './dingbats.ts';
import type { FontFacts, Glyph } from './page-content.ts';
import { checkWords } from './spending.ts';

/** A gap wider than this many ems separates words, whether or not the file has a space there. */
const WORD_GAP = 0.12;
/** A word continues over a step back of this many ems: kerning, accents. */
const STEP_BACK = 0.5;

/** Letter-spaced text has up to this many ems after each letter of a word. */
const MOST_TRACKING = 0.4;

/** A row of this many dots leads to the text after it. */
const LEADER = 5;
const FIGURE_START = /^[\d$€£¥−–-]/;

const MARK = /^\p{Mn}+$/u;
const FIRST_MARK = '\u0300';

const DIRECTIONS = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const;

interface PageSize {
  number: number;
  width: number;
  height: number;
}

/** Gathers the characters of a page into words, in the order of the file. */
export function collectWords(page: PageSize, factsOf: (font: string) => FontFacts) {
  const runs: Glyph[] = [];
  let run: Glyph | null = null;
  // How many dots are at the end of the run.
  let dots = 0;
  const { width, height } = page;
  const isOutside = ({ x, y, endX, endY }: Glyph) =>
    (x < 0 && endX < 0) || (x > width && endX > width) || (y < 0 && endY < 0) || (y > height && endY > height);

  return {
    glyph(glyph: Glyph): void {
      if (glyph.isSpace) {
        run = null;
        return;
      }
      if (isOutside(glyph)) return;
      if (run && glyph.text >= FIRST_MARK && MARK.test(glyph.text)) {
        // An accent over the letter before it takes no room, wherever it is drawn.
        run.text += glyph.text;
      } else {
        const isDot = glyph.text === '.';
        // A figure after leading dots begins a new word, even where it happens to be close to the dots.
        const isLedTo = dots >= LEADER && FIGURE_START.test(glyph.text);
        if (run && !isLedTo && continues(run, glyph)) {
          run.text += glyph.text;
          run.endX = glyph.endX;
          run.endY = glyph.endY;
          dots = isDot ? dots + 1 : 0;
        } else {
          run = { ...glyph };
          runs.push(run);
          checkWords(page.number, runs.length);
          dots = isDot ? 1 : 0;
        }
      }
    },
    /** Words in reading direction, and the turn into that direction: a table that is printed sideways is read sideways. */
    words(): { words: RawWord[]; turn: Turn } {
      const turn = mainTurn(runs);
      const words: RawWord[] = [];
      const fonts = new Map<string, WordFont>();
      for (const each of runs) {
        let font = fonts.get(each.font);
        if (!font) {
          font = toWordFont(factsOf(each.font));
          fonts.set(each.font, font);
        }
        const text = compose(font.signs ? font.signs(each.text) : each.text);
        if (text) words.push(toWord(each, text, turn, page, font));
      }
      return { words, turn };
    },
  };
}

/** A glyph that follows without a gap continues the word: the font changes within the word, or it is kerning or an accent. */
function continues(run: Glyph, glyph: Glyph): boolean {
  const size = Math.min(run.size, glyph.size);
  const ux = run.directionX;
  const uy = run.directionY;
  if (ux * glyph.directionX + uy * glyph.directionY < 0.99) return false;
  const dx = glyph.x - run.endX;
  const dy = glyph.y - run.endY;
  if (Math.abs(dx * uy - dy * ux) > 0.1 * size) return false;
  const gap = dx * ux + dy * uy;
  return gap - Math.min(run.tracking, MOST_TRACKING * size) < WORD_GAP * size && gap > -STEP_BACK * size;
}

function quarterOf({ directionX, directionY }: Glyph): number {
  if (directionX > 0.8) return 0;
  return ((Math.round(Math.atan2(-directionY, directionX) / (Math.PI / 2)) % 4) + 4) % 4;
}

function mainTurn(runs: Glyph[]): Turn {
  const weight = [0, 0, 0, 0];
  for (const run of runs) {
    const quarter = quarterOf(run);
    weight[quarter] = (weight[quarter] ?? 0) + run.text.length;
  }
  const most = Math.max(...weight);
  return most === 0 || weight[0] === most ? 0 : ((weight.indexOf(most) * 90) as Turn);
}

/** What is needed of a word's font; `up` and `down` are how far letters extend above and below the line, in ems. */
interface WordFont {
  /** Reads the signs of a font of symbols. */
  signs: ((text: string) => string) | null;
  bold: boolean;
  up: number;
  down: number;
}

function toWordFont(facts: FontFacts): WordFont {
  return {
    signs: isDingbats(facts) ? toDingbats : signsOf(facts.name ?? ''),
    bold: /bold|black|heavy|semibd|demi/i.test(facts.name ?? ''),
    up: bounded(facts.ascent, 0.6, 1, 0.9),
    down: bounded(facts.descent === undefined ? undefined : -facts.descent, 0.1, 0.35, 0.22),
  };
}

function toWord(run: Glyph, text: string, turn: Turn, { width, height }: PageSize, font: WordFont): RawWord {
  const quarter = quarterOf(run);
  // The direction "up", as shown, is perpendicular to the direction of writing.
  const direction = DIRECTIONS[quarter] ?? DIRECTIONS[0];
  const vx = direction[1];
  const vy = -direction[0];
  const up = font.up * run.size;
  const down = font.down * run.size;
  const start = turnPoint(turn, width, height, run.x + vx * up, run.y + vy * up);
  const end = turnPoint(turn, width, height, run.endX - vx * down, run.endY - vy * down);
  const isUpright = quarter * 90 === turn;
  const bottom = Math.max(start[1], end[1]);
  return {
    text,
    x0: Math.min(start[0], end[0]),
    x1: Math.max(start[0], end[0]),
    y0: Math.min(start[1], end[1]),
    y1: bottom,
    baseline: isUpright ? turnPoint(turn, width, height, run.x, run.y)[1] : bottom,
    size: run.size,
    bold: font.bold,
    ...(isUpright ? {} : { sideways: true }),
    ...(run.isAnnotation && { isAnnotation: true }),
  };
}

/** Fonts often state nonsense here (0, NaN, 1000 times too much). */
function bounded(value: number | undefined, low: number, high: number, otherwise: number): number {
  return value !== undefined && value >= low && value <= high ? value : otherwise;
}

const PLAIN = /^[\x21-\x7e]*$/;
/** Ligatures and other letter forms that pdf.js replaces with plain letters. */
const FORMS = /[\u00b5\u037e\u2126\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Some producers write letters and their accents separately; search and quotes compare composed text. */
function compose(text: string): string {
  if (PLAIN.test(text)) return text;
  // Words written from right to left are drawn from left to right.
  const ordered = RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text;
  return (
    privateSigns(keepControls(ordered))
      .replace(FORMS, (form) => form.normalize('NFKC'))
      .normalize('NFC')
      // Control characters have no meaning where the text contains nothing else.
      .replace(/[\s\p{Cc}]+/gu, '')
      .replace(/\u00ad$/, '-')
      .replace(/[\u200b-\u200f\u00ad\ufeff]/g, '')
  );
}

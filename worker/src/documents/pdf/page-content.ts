import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { type NamedGlyphs, namedGlyphs, textOfGlyph } from './glyph-names.ts';
import { type Matrix, multiply, toMatrix } from './matrix.ts';

/** One character as drawn, in points from the top left of the page as shown. */
export interface Glyph {
  text: string;
  isSpace: boolean;
  /** Where its baseline starts and ends. */
  x: number;
  y: number;
  endX: number;
  endY: number;
  /** Direction of writing, of length 1. */
  directionX: number;
  directionY: number;
  /** Font size in points. */
  size: number;
  /** Extra space that the file adds after every character, in points: it is letter-spacing, not a gap between words. */
  tracking: number;
  font: string;
  isAnnotation: boolean;
}

/** A path's outline or area, `data` as pdf.js stores it (`page-drawing.ts` reads it). */
export interface DrawnPath {
  data: ArrayLike<number>;
  matrix: Matrix;
  stroked: boolean;
  filled: boolean;
  lineWidth: number;
  fill: string;
  /** Drawn over the page: it may tick a box, but is no line of the page. */
  isAnnotation: boolean;
}

export interface ContentSink {
  /** The object is the same for each call, with other values: a handler that keeps it must copy it. */
  glyph(glyph: Glyph): void;
  path(path: DrawnPath): void;
}

/** What a font says about itself; files often leave out parts of it. */
export interface FontFacts {
  name?: string;
  ascent?: number;
  descent?: number;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  /** Names of glyphs by code, where the font's encoding in the document gives any. */
  differences?: ReadonlyMap<number, string>;
}

interface TextState {
  ctm: Matrix;
  font: string;
  facts: FontFacts;
  named: NamedGlyphs;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
  lineWidth: number;
  fill: string;
  isAnnotation: boolean;
}

/** A glyph as pdf.js gives it; a number between glyphs moves the next one, in thousandths of the font size. */
interface PdfGlyph {
  unicode: string;
  originalCharCode: number;
  width: number;
  isSpace: boolean;
  vmetric?: number[];
}

const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const UNIT_SQUARE = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4];

function initialState(ctm: Matrix, isAnnotation: boolean): TextState {
  return {
    ctm,
    font: '',
    facts: {},
    named: namedGlyphs(undefined),
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    lineWidth: 1,
    fill: '#000000',
    isAnnotation,
  };
}

/**
 * Walks through a page's drawing instructions (ISO 32000-1, 8 and 9) and passes on its characters and paths in the order of the file.
 * Annotations come after them: values of form fields, comments typed on the page, stamps. Their paths are marked as such, because the
 * borders of fields and links are no lines of the page. `base` maps the page's own space to points from the top left of the page as shown.
 */
export function walkContent(
  list: PDFOperatorList,
  base: Matrix,
  fontFacts: (name: string) => FontFacts,
  sink: ContentSink,
): void {
  let state = initialState(base, false);
  const stack: TextState[] = [];
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = text;
  const save = () => stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const moveLine = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const setFont = (name: string, size: number) => {
    state.font = name;
    state.fontSize = size;
    state.facts = fontFacts(name);
    state.named = namedGlyphs(state.facts.differences);
  };

  const handlers: Partial<Record<number, (args: never) => void>> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args: number[]) => {
      state.ctm = multiply(state.ctm, args);
    },
    [OPS.paintFormXObjectBegin]: ([matrix]: [ArrayLike<number> | null]) => {
      save();
      if (matrix) state.ctm = multiply(state.ctm, matrix);
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginAnnotation]: (args: [string, unknown, ArrayLike<number>, ArrayLike<number>]) => {
      // The page is complete: an annotation does not continue its state, whatever its last instructions left of it.
      stack.length = 0;
      state = initialState(multiply(multiply(base, toMatrix(args[2])), toMatrix(args[3])), true);
    },
    [OPS.beginText]: () => {
      text = [1, 0, 0, 1, 0, 0];
      line = text;
    },
    [OPS.setFont]: (args: [string, number]) => setFont(args[0], args[1]),
    [OPS.setGState]: ([entries]: [[string, unknown][]]) => {
      for (const [key, value] of entries) {
        if (key === 'Font') setFont(...(value as [string, number]));
        else if (key === 'LW') state.lineWidth = value as number;
      }
    },
    [OPS.setCharSpacing]: (args: [number]) => {
      state.charSpacing = args[0];
    },
    [OPS.setWordSpacing]: (args: [number]) => {
      state.wordSpacing = args[0];
    },
    [OPS.setHScale]: (args: [number]) => {
      state.scale = args[0] / 100;
    },
    [OPS.setTextRise]: (args: [number]) => {
      state.rise = args[0];
    },
    [OPS.setLeading]: (args: [number]) => {
      state.leading = args[0];
    },
    [OPS.moveText]: (args: [number, number]) => moveLine(args[0], args[1]),
    [OPS.setLeadingMoveText]: (args: [number, number]) => {
      state.leading = -args[1];
      moveLine(args[0], args[1]);
    },
    [OPS.setTextMatrix]: (args: [ArrayLike<number>]) => {
      text = toMatrix(args[0]);
      line = text;
    },
    [OPS.nextLine]: () => moveLine(0, -state.leading),
    [OPS.setLineWidth]: (args: [number]) => {
      state.lineWidth = args[0];
    },
    [OPS.setFillRGBColor]: (args: [string]) => {
      state.fill = args[0];
    },
    [OPS.showText]: (args: [(PdfGlyph | number)[]]) => {
      text = showGlyphs(args[0], state, text, sink);
    },
    [OPS.constructPath]: (args: [number, [ArrayLike<number> | null]]) => {
      const fn = args[0];
      const data = args[1][0];
      const stroked = STROKES.has(fn);
      const filled = FILLS.has(fn);
      if (data && (stroked || filled)) {
        const { ctm: matrix, lineWidth, fill, isAnnotation } = state;
        sink.path({ data, matrix, stroked, filled, lineWidth, fill, isAnnotation });
      }
    },
    [OPS.paintSolidColorImageMask]: () => {
      if (state.isAnnotation) return;
      const { ctm: matrix, fill } = state;
      sink.path({ data: UNIT_SQUARE, matrix, stroked: false, filled: true, lineWidth: 0, fill, isAnnotation: false });
    },
  };
  const { fnArray, argsArray } = list;
  for (let index = 0; index < fnArray.length; index++) {
    handlers[fnArray[index] ?? 0]?.(argsArray[index] as never);
  }
}

/** Passes on the glyphs of one string; returns the text matrix after the last. */
function showGlyphs(glyphs: (PdfGlyph | number)[], state: TextState, text: Matrix, sink: ContentSink): Matrix {
  const { facts, named, fontSize, charSpacing, wordSpacing, scale, rise } = state;
  const vertical = facts.vertical ?? false;
  const unit = (facts.fontMatrix?.[0] ?? 0.001) * fontSize;
  const at = multiply(state.ctm, text);
  const a = at[0];
  const b = at[1];
  const c = at[2];
  const d = at[3];
  // A glyph's height where the font is not measured in ems.
  const tall = type3Height(facts, fontSize);
  const size = Math.hypot(c, d) * Math.abs(fontSize) * tall || 1;
  const sign = fontSize * scale < 0 ? -1 : 1;
  const length = Math.hypot(a, b) * sign || 1;
  const directionX = vertical ? -c / (Math.hypot(c, d) || 1) : a / length;
  const directionY = vertical ? -d / (Math.hypot(c, d) || 1) : b / length;
  const tracking = Math.max(0, charSpacing * Math.abs(scale) * Math.hypot(a, b));
  const { font, isAnnotation } = state;
  const glyphAt: Glyph = {
    text: '',
    isSpace: false,
    x: 0,
    y: 0,
    endX: 0,
    endY: 0,
    directionX,
    directionY,
    size,
    tracking,
    font,
    isAnnotation,
  };
  // Along the line, in text space; for vertical writing, down the line.
  let x = 0;
  let y = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      if (vertical) y += (-glyph * fontSize) / 1000;
      else x -= (glyph * fontSize * scale) / 1000;
      continue;
    }
    const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
    const startX = x;
    const startY = y;
    if (vertical) y += (glyph.vmetric?.[0] ?? glyph.width) * unit;
    else x += glyph.width * unit * scale;
    glyphAt.text = named.size > 0 ? textOfGlyph(glyph.unicode, glyph.originalCharCode, named) : glyph.unicode;
    glyphAt.isSpace = isBlank(glyphAt.text);
    glyphAt.x = a * startX + c * (startY + rise) + at[4];
    glyphAt.y = b * startX + d * (startY + rise) + at[5];
    glyphAt.endX = a * x + c * (y + rise) + at[4];
    glyphAt.endY = b * x + d * (y + rise) + at[5];
    sink.glyph(glyphAt);
    if (vertical) y -= spacing;
    else x += spacing * scale;
  }
  return multiply(text, [1, 0, 0, 1, x, y]);
}

function type3Height({ isType3Font, fontMatrix, bbox }: FontFacts, fontSize: number): number {
  if (!isType3Font || fontSize > 1 || !fontMatrix || !bbox) return 1;
  return Math.abs(((bbox[3] ?? 0) - (bbox[1] ?? 0)) * (fontMatrix[3] ?? 0)) || 1;
}

function isBlank(text: string): boolean {
  if (text.length > 1) return false;
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && text.trim() === '';
}

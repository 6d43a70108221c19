import type { Fonts, Weight } from './fonts.ts';

type Run = { text: string; weight: Weight /** From the line's left edge. */; offset: number };
export type Line = { runs: Run[]; width: number };
export type TextStyle = { size: number; leading: number; weight?: Weight };

/** A word may change its weight inside, as where a bold word is followed by a comma. */
type Piece = { text: string; weight: Weight; width: number };
type Word = { pieces: Piece[]; width: number };

/** Breaks a text with `**bold**` spans and newlines into lines no wider than `width`. */
export function breakLines(text: string, width: number, style: TextStyle, fonts: Fonts): Line[] {
  return text.split('\n').flatMap((paragraph) => fill(words(paragraph, width, style, fonts), width, style, fonts));
}

function words(text: string, limit: number, style: TextStyle, fonts: Fonts): Word[] {
  const base = style.weight ?? 'regular';
  let bold = false;
  return text
    .split(' ')
    .filter((source) => source !== '')
    .flatMap((source) => {
      const pieces = source.split('**').flatMap((part, index) => {
        if (index > 0) bold = !bold;
        const weight: Weight = bold ? 'bold' : base;
        return part === '' ? [] : [{ text: part, weight, width: fonts[weight].width(part, style.size) }];
      });
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      return width <= limit ? [{ pieces, width }] : pieces.flatMap((piece) => cut(piece, limit, style, fonts));
    });
}

/** What is wider than the line is cut where it fits, so that no text leaves its cell. */
function cut(piece: Piece, limit: number, style: TextStyle, fonts: Fonts): Word[] {
  const measured = (text: string) => ({ ...piece, text, width: fonts[piece.weight].width(text, style.size) });
  if (piece.width <= limit) return [{ pieces: [piece], width: piece.width }];
  let end = piece.text.length - 1;
  while (end > 1 && measured(piece.text.slice(0, end)).width > limit) end -= 1;
  const head = measured(piece.text.slice(0, end));
  return [{ pieces: [head], width: head.width }, ...cut(measured(piece.text.slice(end)), limit, style, fonts)];
}

function fill(source: Word[], limit: number, style: TextStyle, fonts: Fonts): Line[] {
  const lines: Line[] = [];
  const space = fonts[style.weight ?? 'regular'].width(' ', style.size);
  let line: Line = { runs: [], width: 0 };
  for (const word of source) {
    if (line.runs.length > 0 && line.width + space + word.width > limit) {
      lines.push(line);
      line = { runs: [], width: 0 };
    }
    append(line, word, line.runs.length === 0 ? 0 : space);
  }
  return [...lines, line];
}

function append(line: Line, word: Word, gap: number): void {
  for (const [index, piece] of word.pieces.entries()) {
    const before = index === 0 ? gap : 0;
    const last = line.runs.at(-1);
    if (last?.weight === piece.weight) last.text += before > 0 ? ` ${piece.text}` : piece.text;
    else line.runs.push({ text: piece.text, weight: piece.weight, offset: line.width + before });
    line.width += before + piece.width;
  }
}

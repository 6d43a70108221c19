import type { TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

const CAPTION =
  /^(?:table|tab\.|exhibit|schedule|figure|fig\.|chart|box|panel|tabelle|tableau|tabla|tabela|tabella|bảng|biểu)\s*(?:[.:]\s*)?(?:[A-Z]{0,3}[-–.]?\d+(?:[-–.]\d+)*|[IVXL]+|[A-Z])[a-z]?(?:[\s.:|–—-]|$)/iu;
const FIGURE =
  /^(?:figure|fig\.|chart|graph|map|diagram|abbildung|abb\.|graphique|gráfico|grafico|hình|biểu đồ)\s*(?:[.:]\s*)?(?:[A-Z]{0,3}[-–.]?\d|[IVXL]+[\s.:])/iu;
const NOTE =
  /^(?:sources?|notes?|n\.?b\.?|remarks?|quelle|anmerkung|fuente|nota|fonte|legend|key|nguồn|ghi chú|\*+|†|‡|\([a-z0-9*:]{1,2}\)|\p{Lu}{2,8}(?=:)|[a-z0-9]\/|[¹²³⁴⁵]|\d{1,2}(?=\s+\p{Lu}\p{L}+\s+\p{Ll}))(?:[\s:.]|$)/iu;

/** Numbered notes are told from numbered rows by their small print. */
const NUMBERED_NOTE = /^\d{1,2}\.\s+\p{Lu}/u;

/** Whether a line, or a piece of one, names a table or a figure: `Table 3.1: Pumps`. */
export function isCaption(line: Pick<TableLine, 'words'>): boolean {
  return CAPTION.test(lineText(line.words));
}

/** Whether a line names a figure: what stands under it are no rows of a table. */
export function isFigureCaption(line: TableLine): boolean {
  return FIGURE.test(lineText(line.words));
}

/** Whether a line below figures is a note on them: a source, a footnote. Rows and headers may begin alike, but hold figures or short words in cells of their own. */
export function isNote(line: TableLine, first: TableLine): boolean {
  const hasShortCells = line.words.length <= 2 * line.pieces.length;
  if (line.pieces.length > 1 && line.pieces.slice(1).some((piece) => piece.isValue)) return false;
  if (line.pieces.length > 2 && hasShortCells) return false;
  const small = line.size < 0.93 * first.size;
  const text = lineText(line.words);
  if (small && NUMBERED_NOTE.test(text)) return true;
  return NOTE.test(text) && (small || /^(?:sources?|notes?|n\.?b)/i.test(text) || line.words.length > 6);
}

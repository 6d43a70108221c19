import type { TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

const CAPTION =
  /^(?:table|tab\.|exhibit|schedule|figure|fig\.|chart|box|panel|tabelle|tableau|tabla|tabela|tabella|bảng|biểu)\s*(?:[.:]\s*)?(?:[A-Z]{0,3}[-–.]?\d+(?:[-–.]\d+)*|[IVXL]+|[A-Z])[a-z]?(?:[\s.:|–—-]|$)/iu;
const FIGURE =
  /^(?:figure|fig\.|chart|graph|map|diagram|abbildung|abb\.|graphique|gráfico|grafico|hình|biểu đồ)\s*(?:[.:]\s*)?(?:[A-Z]{0,3}[-–.]?\d|[IVXL]+[\s.:])/iu;

/** Whether a line, or a piece of one, names a table or a figure: `Table 3.1: Pumps`. */
export function isCaption(line: Pick<TableLine, 'words'>): boolean {
  return CAPTION.test(lineText(line.words));
}

/** Whether a line names a figure: the lines below it are not rows of a table. */
export function isFigureCaption(line: TableLine): boolean {
  return FIGURE.test(lineText(line.words));
}

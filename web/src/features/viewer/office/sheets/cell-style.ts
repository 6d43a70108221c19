import type { CSSProperties } from 'react';
import type { Cell, CellStyle } from './sheet-model.ts';

/** Points to pixels. */
const pixels = 4 / 3;

/** Whether the text of a cell may have several lines. */
export const hasLines = (style: CellStyle | undefined, { text }: Cell): boolean =>
  style?.wrap === true || text.includes('\n');

/** The style of a cell as CSS, without its lines. Only figures and colours of the file are used, never its texts. */
export function cssOf(style: CellStyle | undefined, cell: Cell): CSSProperties {
  const across = style?.align ?? (cell.value === undefined ? 'left' : 'right');
  const indent = (style?.indent ?? 0) * 9;
  return {
    justifyContent: across === 'right' ? 'flex-end' : across === 'center' ? 'center' : 'flex-start',
    textAlign: across,
    alignItems:
      style?.verticalAlign === 'top' ? 'flex-start' : style?.verticalAlign === 'middle' ? 'center' : 'flex-end',
    ...(indent > 0 ? (across === 'right' ? { paddingRight: indent + 3 } : { paddingLeft: indent + 3 }) : {}),
    ...(style?.fill ? { backgroundColor: style.fill } : {}),
    ...(cell.color || style?.color ? { color: cell.color ?? style?.color } : {}),
    ...(style?.bold ? { fontWeight: 700 } : {}),
    ...(style?.italic ? { fontStyle: 'italic' } : {}),
    ...(style?.underline || style?.strike
      ? { textDecoration: [style.underline && 'underline', style.strike && 'line-through'].filter(Boolean).join(' ') }
      : {}),
    ...(style?.size ? { fontSize: `${Math.round(style.size * pixels * 10) / 10}px` } : {}),
    ...(hasLines(style, cell) ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : {}),
  };
}

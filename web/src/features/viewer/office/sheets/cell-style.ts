import type { CSSProperties } from 'react';
import type { Cell, CellStyle } from './sheet-model.ts';

/** Points to pixels. */
const pixels = 4 / 3;

/** The style of a cell as CSS. Only figures and colours of the file are used, never its texts. */
export function cssOf(style: CellStyle | undefined, cell: Cell): CSSProperties {
  const across = style?.align ?? (cell.value === undefined ? 'left' : 'right');
  const [top, right, bottom, left] = style?.borders ?? [];
  const lines = [
    top && `inset 0 1px ${top}`,
    right && `inset -1px 0 ${right}`,
    bottom && `inset 0 -1px ${bottom}`,
    left && `inset 1px 0 ${left}`,
  ].filter(Boolean);
  const indent = (style?.indent ?? 0) * 9;
  return {
    justifyContent: across === 'right' ? 'flex-end' : across === 'center' ? 'center' : 'flex-start',
    textAlign: across,
    alignItems:
      style?.verticalAlign === 'top' ? 'flex-start' : style?.verticalAlign === 'middle' ? 'center' : 'flex-end',
    ...(indent > 0 ? (across === 'right' ? { paddingRight: indent + 3 } : { paddingLeft: indent + 3 }) : {}),
    ...(style?.fill ? { backgroundColor: style.fill } : {}),
    ...(lines.length > 0 ? { boxShadow: lines.join(', ') } : {}),
    ...(cell.color || style?.color ? { color: cell.color ?? style?.color } : {}),
    ...(style?.bold ? { fontWeight: 700 } : {}),
    ...(style?.italic ? { fontStyle: 'italic' } : {}),
    ...(style?.underline || style?.strike
      ? { textDecoration: [style.underline && 'underline', style.strike && 'line-through'].filter(Boolean).join(' ') }
      : {}),
    ...(style?.size ? { fontSize: `${Math.round(style.size * pixels * 10) / 10}px` } : {}),
    ...(style?.wrap || cell.text.includes('\n') ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : {}),
  };
}

import type { CSSProperties } from 'react';

/** What is needed of a column to place it: its CSS width, if it has one, and whether it is hidden where the table is narrow. */
interface Placed {
  width?: string;
  minor?: boolean;
}

/** Share of its width that a column of fixed width keeps where there is no room. */
const leastShare = 0.75;

/**
 * The widths of a table's columns as templates of a CSS grid: `--columns` for all of them, and `--narrow` for those that are shown where
 * the table is narrow, which shrink. Both with a column for checkboxes and one for menus, where the table has them.
 */
export function columnWidths(
  columns: readonly Placed[],
  { actions, selection }: { actions: boolean; selection: boolean },
): CSSProperties {
  const template = (shown: readonly Placed[], widthOf: (width: string) => string) =>
    [
      ...(selection ? ['44px'] : []),
      ...shown.map(({ width }, index) =>
        width ? widthOf(width) : index === 0 ? 'minmax(180px, 1fr)' : 'minmax(0, 1fr)',
      ),
      ...(actions ? ['48px'] : []),
    ].join(' ');
  return {
    '--columns': template(columns, (width) => width),
    '--narrow': template(
      columns.filter(({ minor }) => !minor),
      shrinking,
    ),
  } as CSSProperties;
}

/** A width in pixels that gives way; any other is kept. */
const shrinking = (width: string) =>
  /^\d+px$/.test(width) ? `minmax(${Math.round(Number.parseInt(width, 10) * leastShare)}px, ${width})` : width;

import { mergeClasses, Skeleton, SkeletonItem, TableCell, TableRow } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { useTableStyles } from './data-table.styles.ts';

interface SkeletonRowsProps {
  rows: number;
  columns: readonly { id: string; minor?: boolean }[];
  /** The style of the rows that they replace. */
  style: CSSProperties;
  /** Whether the rows have a checkbox. */
  selectable?: boolean;
}

/** Placeholder rows that keep the room of the real ones, so that nothing jumps. */
export function SkeletonRows({ rows, columns, style, selectable = false }: SkeletonRowsProps) {
  const styles = useTableStyles();
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
    <TableRow key={row} className={styles.row} style={style} aria-hidden>
      {selectable && <TableCell className={styles.selectCell} />}
      {columns.map(({ id, minor }, index) => (
        <TableCell key={id} className={mergeClasses(styles.cell, minor && styles.minor)}>
          <Skeleton style={{ width: index === 0 ? '70%' : '50%' }}>
            <SkeletonItem size={16} />
          </Skeleton>
        </TableCell>
      ))}
    </TableRow>
  ));
}

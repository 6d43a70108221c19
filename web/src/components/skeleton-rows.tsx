import { Skeleton, SkeletonItem, TableCell, TableRow } from '@fluentui/react-components';
import { useTableStyles } from './data-table.styles.ts';

interface SkeletonRowsProps {
  rows: number;
  /** The styles of the columns that they stand in for. */
  columns: readonly ({ flex: string } | undefined)[];
  actions: boolean;
}

/** Rows that hold the room of those to come, so that nothing jumps. */
export function SkeletonRows({ rows, columns, actions }: SkeletonRowsProps) {
  const styles = useTableStyles();
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
    <TableRow key={row} className={styles.row} aria-hidden>
      {columns.map((style, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <TableCell key={column} className={styles.cell} style={style}>
          <Skeleton style={{ width: column === 0 ? '70%' : '50%' }}>
            <SkeletonItem size={16} />
          </Skeleton>
        </TableCell>
      ))}
      {actions && <TableCell className={styles.actionsCell} />}
    </TableRow>
  ));
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: '8px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '&:first-child': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '96px' },
  },
  name: { fontWeight: tokens.fontWeightRegular },
  header: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
});

interface FigureTableProps {
  label: string;
  header: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A small table of figures; the first column names the row. */
export function FigureTable({ label, header, rows }: FigureTableProps) {
  const styles = useStyles();
  return (
    <ScrollRegion label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col" className={`${styles.cell} ${styles.header}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={header[index]} scope="row" className={`${styles.cell} ${styles.name}`}>
                    {cell}
                  </th>
                ) : (
                  <td key={header[index]} className={styles.cell}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../../../lib/messages.ts';
import { columnName, type Sheet } from './sheet-model.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'baseline', gap: '8px', minWidth: 0, flexGrow: 1, overflow: 'hidden' },
  address: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  content: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The address of the selected cell and all of its text, which the grid may cut. */
export function CellBar({ sheet, selected }: { sheet: Sheet; selected: string | null }) {
  const styles = useStyles();
  const [row = 0, column = 0] = (selected ?? '').split(':').map(Number);
  const cell = sheet.rows.find(({ number }) => number === row)?.cells.find((each) => each.column === column);
  return (
    <output className={styles.bar} aria-label={messages.office.cell}>
      {selected && (
        <>
          <Text size={200} className={styles.address}>{`${columnName(column)}${row}`}</Text>
          <Text size={200} className={styles.content} title={cell?.text}>
            {cell?.text}
          </Text>
        </>
      )}
    </output>
  );
}

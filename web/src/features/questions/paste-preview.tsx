import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  rows: {
    margin: '4px 0 0',
    padding: 0,
    listStylePosition: 'inside',
    maxHeight: '240px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    '& li': { padding: '6px 10px', overflowWrap: 'anywhere' },
    '& li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  out: { color: tokens.colorNeutralForeground2, textDecorationLine: 'line-through' },
  note: { display: 'block', color: tokens.colorPaletteDarkOrangeForeground1, fontSize: tokens.fontSizeBase200 },
});

interface PastePreviewProps {
  title: string;
  /** `note` says why a line is left out; empty: it is added. */
  rows: readonly { text: string; note: string }[];
}

/** The pasted lines, each with its note. */
export function PastePreview({ title, rows }: PastePreviewProps) {
  const styles = useStyles();
  return (
    <div>
      <Text weight="semibold" role="status">
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className={styles.rows} tabIndex={0} aria-label={title}>
        {rows.map(({ text, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and the same line may occur twice
          <li key={index}>
            <span className={mergeClasses(note !== '' && styles.out)}>{text}</span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { ImportReport } from '@bidloom/contract/imports';
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

const text = messages.imports;

const useStyles = makeStyles({
  outcome: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '100%' },
  errors: { maxHeight: '260px', overflowY: 'auto', border: `1px solid ${tokens.colorNeutralStroke2}` },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { padding: '6px 10px', textAlign: 'left', verticalAlign: 'top' },
    '& td': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& td:first-child': { width: '64px', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The progress of an import, and which rows were left out and why. Without a report, the sheet is still being sent. */
export function ImportOutcome({ report }: { report: ImportReport | null }) {
  const styles = useStyles();
  if (!report || report.status === 'queued') return <Running label={text.waiting} />;
  const { status, importedRows, totalRows, errors, failure } = report;
  const seen = importedRows + errors.length;
  if (status === 'running') {
    return <Running label={text.running(seen, totalRows)} {...(totalRows ? { value: seen / totalRows } : {})} />;
  }
  return (
    <div className={styles.outcome} role="status">
      <Text weight="semibold">
        {status === 'failed' ? (failure ?? text.failed) : text.done(importedRows, totalRows ?? importedRows)}
      </Text>
      {errors.length > 0 && (
        <>
          <Text>{text.badRows(errors.length)}</Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={styles.errors} tabIndex={0} aria-label={text.badRows(errors.length)}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{text.row}</th>
                  <th scope="col">{text.reason}</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ row, message }) => (
                  <tr key={`${row}-${message}`}>
                    <td>{row}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </div>
  );
}

function Running({ label, value }: { label: string; value?: number }) {
  const styles = useStyles();
  return (
    <div className={styles.outcome} role="status">
      <Text>{label}</Text>
      <ProgressBar aria-label={label} {...(value === undefined ? {} : { value })} />
    </div>
  );
}

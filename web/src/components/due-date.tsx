import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { daysUntil, formatDueTime, formatZonedTime } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';

const text = messages.tenders;

const useStyles = makeStyles({
  due: { display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap' },
  left: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  // The other red of the theme is too faint for small letters in dark.
  pressing: { color: tokens.colorPaletteRedForeground1 },
});

/** Fewer days than this are pressing. */
const pressing = 7;

/** When a tender is due, and how long that is from now. A settled tender presses no more. */
export function DueDate({ dueAt, settled = false }: { dueAt: string | null; settled?: boolean }) {
  const styles = useStyles();
  if (!dueAt) return messages.common.none;
  const days = daysUntil(dueAt);
  const past = new Date(dueAt).getTime() < Date.now();
  const left = past ? text.overdue : days === 0 ? text.dueToday : text.dueIn(days);
  return (
    <span className={styles.due}>
      <time dateTime={dueAt} title={formatZonedTime(dueAt)}>
        {formatDueTime(dueAt)}
      </time>
      {!settled && (
        <span className={mergeClasses(styles.left, (past || days < pressing) && styles.pressing)}>{left}</span>
      )}
    </span>
  );
}

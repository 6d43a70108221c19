import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { daysUntil, dueTimeParts, formatZonedTime } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';

const text = messages.tenders;

const useStyles = makeStyles({
  due: { display: 'flex', flexDirection: 'column' },
  whole: { whiteSpace: 'nowrap' },
  left: { whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  // The other red of the theme has too little contrast for small letters in dark mode.
  pressing: { color: tokens.colorPaletteRedForeground1 },
});

/** With fewer days left than this, the date is urgent. */
const pressing = 7;

interface DueDateProps {
  dueAt: string | null;
  settled?: boolean;
  /** The same in the words and the time zone of the documents; null: as the browser says it. */
  stated?: string | null;
}

/** When a tender is due, and the time left. The date of a settled tender is not urgent. */
export function DueDate({ dueAt, settled = false, stated = null }: DueDateProps) {
  const styles = useStyles();
  if (!dueAt) return messages.common.none;
  const days = daysUntil(dueAt);
  const past = new Date(dueAt).getTime() < Date.now();
  const left = past ? text.overdue : days === 0 ? text.dueToday : text.dueIn(days);
  return (
    <span className={styles.due}>
      <time dateTime={dueAt} title={formatZonedTime(dueAt)}>
        {stated === null ? <OwnTime dueAt={dueAt} /> : <span className={styles.whole}>{stated}</span>}
      </time>
      {!settled && (
        <span className={mergeClasses(styles.left, (past || days < pressing) && styles.pressing)}>{left}</span>
      )}
    </span>
  );
}

/** The time in the browser's zone; without room for both, a zone with a long name, such as "GMT+5:30", is on its own line. */
function OwnTime({ dueAt }: { dueAt: string }) {
  const styles = useStyles();
  const { time, zone } = dueTimeParts(dueAt);
  return (
    <>
      <span className={styles.whole}>{time}</span> <span className={styles.whole}>{zone}</span>
    </>
  );
}

import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDueTime, formatZonedTime } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { timeLeft } from './time-left.ts';

const useStyles = makeStyles({
  countdown: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flexGrow: 1 },
  figure: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  pressing: { color: tokens.colorPaletteRedForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  offer: { display: 'flex', flexDirection: 'column', gap: '4px', marginTop: '4px' },
});

interface CountdownProps {
  dueAt: string | null;
  /** The same as the documents say it, in their time zone; null: not in another one than the browser's. */
  stated: string | null;
  /** Whether the tender is no longer worked on. */
  settled: boolean;
  now: number;
  /** The state of searching the due date in the documents; `none`: there are no documents. */
  search: 'none' | 'in_progress' | 'over';
  /** An offer to use the date in the documents; null if they state none. */
  offer: ReactNode;
  actions: ReactNode;
}

const unstated = { none: text.noDueDateYet, in_progress: text.noDueDateReading, over: text.noDueDateStated };

/** The time until the tender is due, or a way to set the due date. */
export function Countdown({ dueAt, stated, settled, now, search, offer, actions }: CountdownProps) {
  const styles = useStyles();
  const left = dueAt === null ? null : timeLeft(dueAt, now);
  return (
    <div className={styles.countdown}>
      <div className={styles.words}>
        <span className={mergeClasses(styles.figure, !settled && left?.isPressing && styles.pressing)} data-countdown>
          {left === null ? text.noDueDate : settled ? text.settled : left.words}
        </span>
        {dueAt !== null && (
          <Text className={styles.quiet}>
            {text.due} {stated && `${stated} · `}
            <time dateTime={dueAt} title={formatZonedTime(dueAt)}>
              {formatDueTime(dueAt)}
            </time>
          </Text>
        )}
        {dueAt === null && !offer && <Text className={styles.quiet}>{unstated[search]}</Text>}
        {offer && <div className={styles.offer}>{offer}</div>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

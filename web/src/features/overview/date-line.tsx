import type { KeyDate } from '@bidloom/contract/overview';
import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { dayOf, fromToday, keyDateWords, unbroken } from './key-date-words.ts';
import { spread } from './spread.ts';

/** In a narrower room the dates are below each other. */
const narrow = '@container overview (max-width: 579px)';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { display: 'flex', flexDirection: 'column' },
  },
  date: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '20px 8px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // The line from this date to the next one.
    '::before': {
      content: '""',
      position: 'absolute',
      top: '5px',
      left: 0,
      right: 0,
      height: '2px',
      backgroundColor: tokens.colorBrandStroke1,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      boxSizing: 'border-box',
      width: '12px',
      height: '12px',
      borderRadius: tokens.borderRadiusCircular,
      border: `2px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    ':last-child::before': { display: 'none' },
    [narrow]: {
      padding: '0 0 12px 24px',
      '::before': { top: '4px', bottom: '-4px', left: '5px', right: 'auto', width: '2px', height: 'auto' },
      '::after': { top: '2px' },
    },
  },
  past: {
    color: tokens.colorNeutralForeground2,
    '::before': { backgroundColor: tokens.colorNeutralStroke1 },
    '::after': { border: `2px solid ${tokens.colorNeutralStrokeAccessible}` },
  },
  due: { '::after': { backgroundColor: tokens.colorBrandBackground } },
  today: {
    color: tokens.colorBrandForeground1,
    // A mark across the line, since today is not one of the dates.
    '::after': {
      width: '4px',
      top: '-2px',
      height: '16px',
      border: 'none',
      backgroundColor: tokens.colorBrandBackground,
    },
    [narrow]: { '::after': { width: '16px', height: '4px', top: '6px', left: '-2px' } },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  check: { alignSelf: 'flex-start' },
});

interface DateLineProps {
  /** The dates in chronological order. */
  dates: readonly KeyDate[];
  /** The due date as the documents say it, in their time zone; null: not in another one than the browser's. */
  statedDue: string | null;
  today: Date;
}

/** The key dates and today on a time line. Distances are proportional to time, but each date has room for its text. */
export function DateLine({ dates, statedDue, today }: DateLineProps) {
  const styles = useStyles();
  const before = dates.filter((date) => dayOf(date) < today).length;
  const days = dates.map(dayOf);
  const marks = [...days.slice(0, before), today, ...days.slice(before)];
  const columns = spread(marks.map((day) => day.getTime()))
    .map((share) => `minmax(0, ${share.toFixed(3)}fr)`)
    .join(' ');
  const dateMark = (date: KeyDate, isPast: boolean) => (
    <li
      key={date.kind}
      className={mergeClasses(styles.date, isPast && styles.past, !isPast && date.kind === 'due' && styles.due)}
      data-date={date.kind}
    >
      <span className={styles.name}>{text.dates[date.kind]}</span>
      <time dateTime={date.at ?? date.value}>{unbroken((date.kind === 'due' && statedDue) || keyDateWords(date))}</time>
      <span className={styles.quiet}>{fromToday(dayOf(date), today)}</span>
      {date.certainty === 'check' && (
        <Badge className={styles.check} appearance="tint" color="warning" shape="rounded" size="small">
          {text.toCheck}
        </Badge>
      )}
    </li>
  );
  return (
    <ol className={styles.line} style={{ gridTemplateColumns: columns }} aria-label={text.datesTitle}>
      {dates.slice(0, before).map((date) => dateMark(date, true))}
      <li className={mergeClasses(styles.date, styles.today)} data-date="today">
        <span className={styles.name}>{text.today}</span>
      </li>
      {dates.slice(before).map((date) => dateMark(date, false))}
    </ol>
  );
}

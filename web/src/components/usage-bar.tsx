import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', width: '100%', minWidth: '90px', maxWidth: '220px' },
  figures: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
});

const figures = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
/** Shortens numbers of more than five digits. */
const short = (number: number) => (number < 100_000 ? number.toLocaleString('en-GB') : figures.format(number));

interface UsageBarProps {
  /** The accessible name of the bar. */
  label: string;
  used: number;
  allowed: number;
}

/** The used share of a limit: a warning from 80% on, an error at 100%. */
export function UsageBar({ label, used, allowed }: UsageBarProps) {
  const styles = useStyles();
  const share = allowed === 0 ? 1 : Math.min(1, used / allowed);
  const color = used >= allowed ? 'error' : share >= 0.8 ? 'warning' : 'brand';
  const words = `${short(used)} of ${short(allowed)}`;
  return (
    <span className={styles.root}>
      <Text size={200} className={styles.figures}>
        {words}
      </Text>
      <ProgressBar value={share} color={color} thickness="large" aria-label={`${label}: ${words}`} />
    </span>
  );
}

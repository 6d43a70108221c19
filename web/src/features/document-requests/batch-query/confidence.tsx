import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';
import { confidenceWord } from './answers.ts';

const text = messages.answerRuns;

const useStyles = makeStyles({
  confidence: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  track: {
    width: '36px',
    height: '4px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStroke2,
    overflow: 'hidden',
  },
  bar: { height: '100%', backgroundColor: tokens.colorNeutralForeground3 },
});

/** How likely an answer is to be right, 0 to 1: in words, in figures and as a length. */
export function Confidence({ value }: { value: number }) {
  const styles = useStyles();
  const percent = Math.round(value * 100);
  return (
    <span className={styles.confidence}>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ display: 'block', width: `${percent}%` }} />
      </span>
      <Text size={200}>{text.confidence(text.confidenceWords[confidenceWord(value)], percent)}</Text>
    </span>
  );
}

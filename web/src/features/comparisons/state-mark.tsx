import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
  QuestionCircle16Regular,
  SubtractCircle16Regular,
} from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { Standing } from './rulings.ts';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: tokens.fontWeightSemibold },
  meets: { color: tokens.colorStatusSuccessForeground1 },
  deviates: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const icons: Record<Standing, typeof CheckmarkCircle16Regular> = {
  meets: CheckmarkCircle16Regular,
  accepted: CheckmarkCircle16Regular,
  deviates: ErrorCircle16Regular,
  missing: SubtractCircle16Regular,
  unclear: QuestionCircle16Regular,
  wrong_match: DismissCircle16Regular,
};

/** The state of an offer, shown by a colour, a sign and a word. */
export function StateMark({ standing }: { standing: Standing }) {
  const styles = useStyles();
  const Icon = icons[standing];
  const tone = standing === 'meets' ? styles.meets : standing === 'deviates' ? styles.deviates : styles.quiet;
  return (
    <span className={mergeClasses(styles.mark, tone)}>
      <Icon aria-hidden />
      {messages.comparison.states[standing]}
    </span>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { firstMessages as messages } from '../lib/messages.first.ts';

const useStyles = makeStyles({
  screen: { display: 'grid', placeItems: 'center', minHeight: '60vh', color: tokens.colorNeutralForeground2 },
  // A screen that loads at once needs no message.
  word: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    animationDelay: '400ms',
    animationFillMode: 'backwards',
  },
});

/** Shown while the code of a screen is loading. */
export function LoadingScreen() {
  const styles = useStyles();
  return (
    <div className={styles.screen} role="status">
      <span className={styles.word}>{messages.common.loading}</span>
    </div>
  );
}

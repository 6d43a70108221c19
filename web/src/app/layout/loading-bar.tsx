import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { useIsLoadSlow } from '../../lib/slow-loads.ts';
import { unseen } from '../../lib/unseen.ts';

const useStyles = makeStyles({
  // Over the top bar, so that nothing moves.
  bar: { position: 'fixed', top: 0, left: 0, right: 0, zIndex: 1000 },
  unseen,
});

/**
 * Says that the code of a screen or a tab is loading. The router keeps the previous one until then, so that a click would
 * seem to do nothing.
 */
export function LoadingBar() {
  const styles = useStyles();
  const isLoading = useIsLoadSlow();
  return (
    <>
      {isLoading && <ProgressBar className={styles.bar} aria-hidden />}
      <span className={styles.unseen} aria-live="polite">
        {isLoading && messages.common.loading}
      </span>
    </>
  );
}

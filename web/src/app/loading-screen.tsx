import { makeStyles, Spinner } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

const useStyles = makeStyles({ screen: { display: 'grid', placeItems: 'center', minHeight: '60vh' } });

/** While a screen's code is on its way. */
export function LoadingScreen() {
  const styles = useStyles();
  return (
    <div className={styles.screen}>
      <Spinner label={messages.common.loading} delay={300} />
    </div>
  );
}

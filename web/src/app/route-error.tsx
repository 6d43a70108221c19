import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useRouteError } from 'react-router-dom';
import { messageOf } from '../lib/api-error.ts';
import { messages } from '../lib/messages.ts';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    minHeight: '60vh',
    padding: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  title: { margin: 0 },
});

/** A screen that could not be fetched (a new version was put up meanwhile, the net is gone) or that broke. */
export function RouteError() {
  const styles = useStyles();
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{messages.errors.screenFailed}</h1>
      <Text>{messageOf(useRouteError())}</Text>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {messages.errors.reload}
      </Button>
    </main>
  );
}

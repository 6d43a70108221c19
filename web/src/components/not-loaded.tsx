import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { messages } from '../lib/messages.ts';

const { errors, common } = messages;

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minHeight: '160px',
    height: '100%',
    padding: '16px',
    boxSizing: 'border-box',
    textAlign: 'center',
  },
  hint: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

interface NotLoadedProps {
  retry: () => void;
  /** Whether a retry has failed before. */
  again: boolean;
}

/** Replaces a part whose code could not be loaded. A click, or the return of the connection, loads it again. */
export function NotLoaded({ retry, again }: NotLoadedProps) {
  const styles = useStyles();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('online', () => latest.current(), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return (
    <div className={styles.box} role="alert">
      <Text weight="semibold">{errors.partFailed}</Text>
      <Text className={styles.hint}>{again ? errors.partFailedAgain : errors.partFailedText}</Text>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={retry}>
          {common.retry}
        </Button>
        {again && <Button onClick={() => window.location.reload()}>{errors.reload}</Button>}
      </div>
    </div>
  );
}

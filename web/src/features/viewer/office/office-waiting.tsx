import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';

const text = messages.office;

const useStyles = makeStyles({
  waiting: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '12px', padding: '16px' },
  note: { maxWidth: '360px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

/** Shown while a file is being opened. If that takes long, it says so and offers the text. */
export function OfficeWaiting({ isSlow, onText }: { isSlow: boolean; onText: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.waiting}>
      <Spinner label={text.loading} />
      <div role="status" className={styles.note}>
        {isSlow && <Text>{text.stillLoading}</Text>}
      </div>
      {isSlow && <Button onClick={onText}>{text.showText}</Button>}
    </div>
  );
}

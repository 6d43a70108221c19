import { Button, makeStyles } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

const text = messages.chat;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex' },
  question: { width: '100%', fontWeight: 'normal', textAlign: 'left', justifyContent: 'flex-start' },
});

/** Questions that most tenders answer, for a start. */
export function Suggestions({ disabled, onAsk }: { disabled: boolean; onAsk: (question: string) => void }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={text.suggestionsLabel}>
      {text.suggestions.map((question) => (
        <li key={question} className={styles.item}>
          <Button className={styles.question} disabledFocusable={disabled} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

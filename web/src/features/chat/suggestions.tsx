import { mostSuggestedOf, suggestQuestions } from '@bidloom/contract/answers';
import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { selectChat } from './chat.slice.ts';

/** The number of suggestions; more would be too much to read. */
const most = 5;

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

interface SuggestionsProps {
  workspaceId: string;
  /** The documents to ask; undefined: all. */
  documentIds: readonly string[] | undefined;
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** Questions that these documents answer, in their language; none while their key facts are not known. */
export function Suggestions({ workspaceId, documentIds, disabled, onAsk }: SuggestionsProps) {
  const styles = useStyles();
  const { factsHeard } = useSelector(selectChat);
  // Of so many documents, their language is that of the whole tender.
  const isNamed = documentIds !== undefined && documentIds.length <= mostSuggestedOf;
  const query = isNamed ? { documentIds: documentIds.join() } : {};
  const { answer, reload } = useCall(suggestQuestions, disabled ? null : { params: { workspaceId }, query });
  useEffect(() => {
    if (factsHeard > 0) reload();
  }, [factsHeard, reload]);
  const shown = (answer?.data ?? [])
    .filter(({ documentId }) => !documentIds || documentIds.includes(documentId))
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.chat.suggestionsLabel}>
      {shown.map(({ question }) => (
        <li key={question} className={styles.item}>
          <Button className={styles.question} disabledFocusable={disabled} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

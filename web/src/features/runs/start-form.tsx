import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';

const text = messages.runs;

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '640px',
    margin: '0 auto',
    boxSizing: 'border-box',
    padding: '20px 16px 24px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { color: tokens.colorNeutralForeground2 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // A button that is scrolled into view is not at the edge.
    '& > button': { scrollMarginBottom: '24px' },
  },
});

interface StartFormProps {
  title: string;
  text: string;
  submitLabel: string;
  starting: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onSubmit: () => void;
  /** Returns to the results; null if there are none. */
  onCancel: (() => void) | null;
  children: ReactNode;
}

/** The form that starts an analysis. Before a document has been read, it says what is missing. */
export function StartForm({
  title,
  text: words,
  submitLabel,
  starting,
  error,
  onSubmit,
  onCancel,
  children,
}: StartFormProps) {
  const styles = useStyles();
  const { documents, loading } = useTender();
  if (documents.length === 0 && !loading) {
    return <EmptyState title={text.noDocumentsTitle} text={text.noDocumentsText} />;
  }
  return (
    <form
      className={styles.form}
      data-start-form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!starting) onSubmit();
      }}
    >
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text className={styles.text}>{words}</Text>
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={starting}>
          {starting ? text.starting : submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{messages.common.cancel}</Button>}
      </div>
    </form>
  );
}

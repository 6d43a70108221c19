import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { messages } from '../../../lib/messages.ts';

const text = messages.answerRuns;
/** As many characters as a correction takes. */
const longest = 50_000;

const useStyles = makeStyles({
  editor: { display: 'flex', flexDirection: 'column', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface AnswerEditorProps {
  question: string;
  value: string;
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** Writes an answer by hand. What was typed is not lost without asking. */
export function AnswerEditor({ question, value, onSave, onCancel }: AnswerEditorProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(value);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const words = typed.trim();
  const problem = words === '' ? text.required : words.length > longest ? text.tooLong : null;

  useEffect(() => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const save = () => {
    setTried(true);
    if (problem) input.current?.focus();
    else onSave(words);
  };
  const cancel = () => (typed === value ? onCancel() : setAsking(true));
  return (
    <form
      className={styles.editor}
      noValidate
      aria-label={text.edit(question)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={text.editor} hint={text.editorHint} validationMessage={(tried && problem) || undefined}>
        <Textarea
          ref={input}
          rows={Math.min(14, Math.max(4, Math.ceil(value.length / 70)))}
          resize="vertical"
          value={typed}
          onChange={(_, data) => setTyped(data.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              cancel();
            } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              save();
            }
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="small" appearance="primary">
          {messages.common.save}
        </Button>
        <Button size="small" onClick={cancel}>
          {messages.common.cancel}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={messages.common.discardTitle}
          text={messages.common.discardText}
          confirmLabel={messages.common.discard}
          cancelLabel={messages.common.keepEditing}
          onConfirm={onCancel}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
}

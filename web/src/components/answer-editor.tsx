import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../lib/messages.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const text = messages.answerRuns;
/** The longest correction, in characters. */
const longest = 50_000;

const useStyles = makeStyles({
  editor: { display: 'flex', flexDirection: 'column', gap: '8px' },
  // Fluent's own limit would hide most of a long answer.
  field: { '& textarea': { maxHeight: 'none' } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface AnswerEditorProps {
  /** The storage key of the unsaved text. */
  draftKey: string;
  question: string;
  value: string;
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** Edits an answer by hand. Typed text is not discarded without a question. */
export function AnswerEditor({ draftKey, question, value, onSave, onCancel }: AnswerEditorProps) {
  const styles = useStyles();
  const { value: typed, setValue: setTyped, drop } = useDraft(draftKey, value);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const rememberFocus = useFocusBack(asking);
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
    if (problem) return input.current?.focus();
    drop();
    onSave(words);
  };
  const cancel = () => {
    if (typed === value) return onCancel();
    rememberFocus();
    setAsking(true);
  };
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
          className={styles.field}
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
          onConfirm={() => {
            drop();
            onCancel();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
}

import { Button, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { Send20Regular, Stop20Filled } from '@fluentui/react-icons';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { useDraft } from '../../lib/use-draft.ts';

const text = messages.chat;

/** The limit of the contract, in characters. */
const longestQuestion = 2000;
/** From this length on, the number of characters is shown. */
const nearlyLongest = 1800;

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '4px 12px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
  input: { flexGrow: 1, minWidth: 0, '& textarea': { minHeight: '52px', maxHeight: '160px', fieldSizing: 'content' } },
  hint: { color: tokens.colorNeutralForeground2 },
  tooLong: { color: tokens.colorStatusDangerForeground1 },
});

interface ComposerProps {
  workspaceId: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Why no question can be asked now. */
  hint: string | null;
  answering: boolean;
  /** Whether the next question must wait for the answer. */
  mustWait: boolean;
  /** Null while an answer that is being stopped can't be stopped again. */
  onStop: (() => void) | null;
  onAsk: (question: string) => void;
  /** A question that was typed elsewhere; null if there is none. */
  handed: string | null;
  onHanded: () => void;
  /** Content above the question, such as the choice of documents. */
  children?: ReactNode;
}

/** The field for a question. The next question can be typed while an answer is streaming in. */
export function Composer(props: ComposerProps) {
  const { workspaceId, inputRef, hint, answering, mustWait, onStop, onAsk, handed, onHanded, children } = props;
  const styles = useStyles();
  const { value: question, setValue: setQuestion } = useDraft(`question:${workspaceId}`, '');
  const blocked = hint !== null;
  const { length } = question.trim();
  const isTooLong = length > longestQuestion;
  const ready = !blocked && !mustWait && length > 0 && !isTooLong;
  const [tried, setTried] = useState(false);
  // Enter was pressed while an answer is being written.
  const isHeld = tried && mustWait && length > 0;
  const send = () => {
    setTried(mustWait);
    if (!ready) return;
    onAsk(question.trim());
    setQuestion('');
  };
  // Asked at once, as a suggested question is; where that is not possible, it is in the field, below what was typed there before.
  const take = (words: string) => {
    onHanded();
    if (!blocked && !mustWait && words.length <= longestQuestion) onAsk(words);
    else setQuestion([question.trim(), words].filter(Boolean).join('\n'));
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (handed !== null) latest.current(handed);
  }, [handed]);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <div className={styles.row}>
        <Textarea
          ref={inputRef}
          className={styles.input}
          value={question}
          rows={2}
          resize="none"
          aria-invalid={isTooLong}
          placeholder={text.placeholder}
          aria-label={text.inputLabel}
          aria-describedby="composer-hint"
          disabled={blocked}
          onChange={(_, { value }) => setQuestion(value)}
          onKeyDown={(event) => {
            // In scripts with an input method, Enter also completes a character.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        {answering ? (
          <Button icon={<Stop20Filled />} disabledFocusable={!onStop} onClick={() => onStop?.()}>
            {text.stop}
          </Button>
        ) : (
          <Button type="submit" appearance="primary" icon={<Send20Regular />} disabledFocusable={!ready}>
            {text.send}
          </Button>
        )}
      </div>
      {/* Its own element, so that screen readers read it out. */}
      <Text
        key={isHeld ? 'wait' : 'hint'}
        id="composer-hint"
        size={200}
        role={isHeld ? 'alert' : undefined}
        className={isHeld ? styles.tooLong : styles.hint}
      >
        {hint ?? (isHeld ? chatMessages.wait : text.hint)}
      </Text>
      {length > nearlyLongest && (
        <Text size={200} role="status" className={isTooLong ? styles.tooLong : styles.hint}>
          {isTooLong ? text.exceeds(length, longestQuestion) : text.length(length, longestQuestion)}
        </Text>
      )}
    </form>
  );
}

import { type PromptDraft as Draft, generatePrompt } from '@bidloom/contract/summary-templates';
import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Sparkle16Regular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { useSend } from '../../lib/use-send.ts';

const { summaryTemplates: text, common } = messages;

/** The longest description, in characters. */
const longest = 1000;

const useStyles = makeStyles({
  draft: { display: 'flex', flexDirection: 'column', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px 12px',
    border: `1px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface PromptDraftProps {
  organizationId: string;
  /** The number of its section, from 1. */
  number: number;
  /** Whether accepting a draft replaces something. */
  hasPrompt: boolean;
  onAccept: (prompt: string) => void;
}

/** Requests a draft of a prompt from a plain description. The draft is shown beside the prompt until it is accepted or discarded. */
export function PromptDraft({ organizationId, number, hasPrompt, onAccept }: PromptDraftProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState('');
  const [tried, setTried] = useState(false);
  const { sending: writing, error, send, reset } = useSend();
  const [draft, setDraft] = useState<Draft | null>(null);
  const going = useRef<AbortController | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => () => going.current?.abort(), []);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const problem = wish.trim() === '' ? text.wishRequired : wish.length > longest ? text.wishTooLong : undefined;
  const write = async () => {
    setTried(true);
    if (problem || writing) return;
    const controller = new AbortController();
    going.current = controller;
    setDraft(null);
    const answer = await send(generatePrompt, {
      params: { organizationId },
      body: { wish: wish.trim() },
      signal: controller.signal,
      failure: text.draftFailed,
    });
    if (answer && !controller.signal.aborted) setDraft(answer.data);
  };
  const close = () => {
    going.current?.abort();
    going.current = null;
    setOpen(false);
    reset();
    setDraft(null);
    setTried(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void write();
    else if (event.key === 'Escape') close();
    else return;
    // Otherwise the form around it would be submitted.
    event.preventDefault();
    event.stopPropagation();
  };

  if (!isOpen) {
    return (
      <div>
        <Button
          ref={opener}
          size="small"
          icon={<Sparkle16Regular />}
          aria-label={text.draftFor(number)}
          onClick={() => setOpen(true)}
        >
          {text.draft}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.draft}>
      <Field label={text.wish} hint={text.wishHint} validationMessage={tried ? problem : undefined}>
        <Input
          autoFocus
          autoComplete="off"
          value={wish}
          onChange={(_, { value }) => setWish(value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      {draft !== null && (
        <section className={styles.result} aria-label={text.drafted}>
          <Text weight="semibold">{text.drafted}</Text>
          <p className={styles.words} role="status">
            {draft.prompt}
          </p>
          <Text size={200} className={styles.quiet}>
            {text.draftedBy(draft.engine, draft.model)}
          </Text>
          <div className={styles.buttons}>
            <Button
              size="small"
              appearance="primary"
              onClick={() => {
                onAccept(draft.prompt);
                close();
              }}
            >
              {hasPrompt ? text.replace : text.accept}
            </Button>
            <Button size="small" onClick={() => setDraft(null)}>
              {text.discardDraft}
            </Button>
          </div>
        </section>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={writing ? <Spinner size="extra-tiny" /> : <Sparkle16Regular />}
          disabledFocusable={writing}
          onClick={() => void write()}
        >
          {writing ? text.writing : error ? common.retry : text.write}
        </Button>
        <Button size="small" onClick={close}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}

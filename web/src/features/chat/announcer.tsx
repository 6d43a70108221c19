import type { ChatEntry } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { unseen } from '../../lib/unseen.ts';

const text = messages.chat;

const useStyles = makeStyles({
  hidden: { ...unseen, whiteSpace: 'nowrap' },
});

interface AnnouncerProps {
  entries: readonly ChatEntry[];
  answering: boolean;
  /** Whether the question that was asked last has no entry, because the server did not take it. */
  refused: boolean;
}

/** Announces answers to screen readers when they are complete; nobody could follow them word by word. */
export function Announcer({ entries, answering, refused }: AnnouncerProps) {
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const wasAnswering = useRef(answering);
  useEffect(() => {
    if (answering) setSaid(text.thinking);
    // The alert below the question says why it was refused; the last entry is the one before it.
    else if (wasAnswering.current) setSaid(refused ? '' : wordsOf(entries.at(-1)));
    wasAnswering.current = answering;
  }, [answering, entries, refused]);
  return (
    <div className={styles.hidden} role="status" aria-live="polite">
      {said}
    </div>
  );
}

function wordsOf(entry: ChatEntry | undefined): string {
  if (entry?.status === 'cancelled') return text.stopped;
  if (entry?.status === 'failed') return entry.failure ?? text.failed;
  return showQuote(entry?.answer ?? '');
}

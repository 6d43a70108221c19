import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PaneHeader } from '../../components/pane-header.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { Announcer } from './announcer.tsx';
import {
  asked,
  chatReloadRequested,
  draftDismissed,
  olderRequested,
  selectChat,
  selectIsAnswering,
  stopRequested,
} from './chat.slice.ts';
import { Awaited, ChatEntryView, Question } from './chat-entry.tsx';
import { Composer } from './composer.tsx';
import { answerAsText } from './copy-answer.ts';
import { Suggestions } from './suggestions.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

const text = messages.chat;

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  scroller: {
    flexGrow: 1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  entries: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '12px' },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexShrink: 0,
    padding: '2px 4px',
    backgroundColor: tokens.colorNeutralBackground2,
    ':empty': { display: 'none' },
  },
  older: { alignSelf: 'center' },
  draft: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface ChatPaneProps {
  workspaceId: string;
  /** Names of the documents that the next question goes to, and their ids; nothing: all. */
  documentIds: string[] | undefined;
  /** Why nothing can be asked now. */
  hint: string | null;
  /** Whether it shows its own title. */
  titled: boolean;
  /** What else can be done with the chat, in its head. */
  actions?: ReactNode;
  onOpen: (citation: Citation) => void;
}

/** Questions to the tender's documents, and answers whose every sentence shows its source. */
export function ChatPane({ workspaceId, documentIds, hint, titled, actions, onOpen }: ChatPaneProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { entries, streaming, draft, status, error, hasOlder } = useSelector(selectChat);
  const answering = useSelector(selectIsAnswering);
  const input = useRef<HTMLTextAreaElement>(null);
  const scroller = useStickToEnd();
  const pending = entries.findLast((entry) => entry.status === 'pending');
  const canAsk = hint === null && !answering;

  const ask = (question: string, ids = documentIds) => {
    dispatch(asked({ workspaceId, question, documentIds: ids }));
    input.current?.focus();
  };
  const copy = async (entry: ChatEntry) => {
    try {
      await navigator.clipboard.writeText(answerAsText(entry));
      dispatch(toastShown({ intent: 'success', message: text.copied }));
    } catch {
      dispatch(toastShown({ intent: 'error', message: text.copyFailed }));
    }
  };

  return (
    <div className={styles.pane}>
      {titled ? <PaneHeader title={text.title}>{actions}</PaneHeader> : <div className={styles.actions}>{actions}</div>}
      <ScrollRegion ref={scroller} className={styles.scroller} label={text.history}>
        {status === 'loading' && <Loading />}
        {status === 'failed' && (
          <div role="alert">
            <EmptyState title={text.fetchFailed} text={error ?? messages.errors.generic}>
              <Button onClick={() => dispatch(chatReloadRequested())}>{messages.common.retry}</Button>
            </EmptyState>
          </div>
        )}
        {status === 'ready' && entries.length === 0 && !draft && (
          <EmptyState title={text.emptyTitle} text={text.emptyText}>
            <Suggestions disabled={!canAsk} onAsk={ask} />
          </EmptyState>
        )}
        <div className={styles.entries}>
          {hasOlder && (
            <Button appearance="subtle" className={styles.older} onClick={() => dispatch(olderRequested())}>
              {text.older}
            </Button>
          )}
          {entries.map((entry) => (
            <ChatEntryView
              key={entry.id}
              entry={entry}
              streamed={streaming[entry.id]}
              canAsk={canAsk}
              onOpen={onOpen}
              onAskAgain={() => ask(entry.question)}
              onCopy={() => copy(entry)}
            />
          ))}
          {draft && (
            <div className={styles.draft}>
              <Question question={draft.question} />
              {draft.failure === null ? (
                <Awaited words={undefined} />
              ) : (
                <MessageBar intent="error" layout="multiline" role="alert">
                  <MessageBarBody>{draft.failure}</MessageBarBody>
                  <MessageBarActions>
                    <Button onClick={() => ask(draft.question, draft.documentIds)}>{text.retry}</Button>
                    <Button onClick={() => dispatch(draftDismissed())}>{messages.common.close}</Button>
                  </MessageBarActions>
                </MessageBar>
              )}
            </div>
          )}
        </div>
      </ScrollRegion>
      <Announcer entries={entries} answering={answering} />
      <Composer
        workspaceId={workspaceId}
        inputRef={input}
        hint={hint}
        answering={answering}
        onStop={pending ? () => dispatch(stopRequested(pending.id)) : null}
        onAsk={ask}
      />
    </div>
  );
}

import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ArrowDown16Regular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PaneHeader } from '../../components/pane-header.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { Announcer } from './announcer.tsx';
import { AnswerMenu } from './answer-menu.tsx';
import {
  asked,
  chatReloadRequested,
  draftDismissed,
  draftStopped,
  olderRequested,
  selectChat,
  selectIsAnswering,
  selectMustWait,
  stopRequested,
} from './chat.slice.ts';
import { Awaited, ChatEntryView, Question } from './chat-entry.tsx';
import { Composer } from './composer.tsx';
import { answerAsText } from './copy-answer.ts';
import { LinkedAnswer } from './linked-answer.tsx';
import { PinnedAnswers } from './pinned-answers.tsx';
import { Suggestions } from './suggestions.tsx';
import { scrollTo, useChatScroll } from './use-chat-scroll.ts';

const text = messages.chat;

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  room: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroller: {
    flexGrow: 1,
    // The last question and its answer can be as high as this.
    containerType: 'size',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  aside: { padding: '12px 12px 0' },
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
  latest: { display: 'flex', flexDirection: 'column' },
  /** Room below a question that was asked here, so that it can be scrolled to the top. */
  asked: { minHeight: 'calc(100cqh - 24px)' },
  linked: {
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '4px',
    borderRadius: tokens.borderRadiusXLarge,
  },
  jump: { position: 'absolute', bottom: '8px', left: '50%', transform: 'translateX(-50%)', boxShadow: tokens.shadow8 },
  draft: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface ChatPaneProps {
  workspaceId: string;
  /** The ids of the documents that the next question goes to; undefined: all. */
  documentIds: string[] | undefined;
  /** Why no question can be asked now. */
  hint: string | null;
  /** Whether the pane shows its own title. */
  titled: boolean;
  /** Further actions, in the header of the chat. */
  actions?: ReactNode;
  /** The choice of documents to ask, above the question. */
  scope?: ReactNode;
  /** The id of the answer that the address links to. */
  linkedId?: string | null;
  onLeaveLinked?: () => void;
  /** A question that was typed elsewhere, such as in the command palette. `onHanded` says that the chat has taken it. */
  handed?: string | null;
  onHanded?: () => void;
  onToQuestion: (question: string) => void;
  onOpen: (citation: Citation) => void;
}

/** Questions to the tender's documents, and answers in which every sentence shows its source. */
export function ChatPane(props: ChatPaneProps) {
  const { workspaceId, documentIds, hint, titled, actions, scope, linkedId = null, onOpen } = props;
  const styles = useStyles();
  const dispatch = useDispatch();
  const { entries, streaming, stopped, draft, status, error, hasOlder, asks, pinned } = useSelector(selectChat);
  const answering = useSelector(selectIsAnswering);
  const mustWait = useSelector(selectMustWait);
  const input = useRef<HTMLTextAreaElement>(null);
  const linked = useRef<HTMLDivElement>(null);
  // Without a question, the chat is read from the top: there are suggestions, and perhaps more of them than fit.
  const isEmpty = entries.length === 0 && !draft;
  const staysPut = linkedId !== null || isEmpty;
  const { scroller, content, latest, isAway, toLatest } = useChatScroll(asks, status === 'ready', staysPut);
  const pending = entries.findLast((entry) => entry.status === 'pending');
  const stopDraft = draft?.failure === null && !draft.isStopped ? () => dispatch(draftStopped()) : null;
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

  const menuOf = (entry: ChatEntry, isOwn: boolean) => (
    <AnswerMenu entry={entry} isOwn={isOwn} onToQuestion={props.onToQuestion} />
  );
  // A linked answer that is already in the chat is shown at its place there.
  const isAtHand = entries.some(({ id }) => id === linkedId);
  useEffect(() => {
    if (linkedId && status === 'ready') scrollTo(scroller.current, linked.current);
  }, [linkedId, status, scroller]);

  const last = entries.at(-1);
  const viewOf = (entry: ChatEntry) => (
    <div
      key={entry.id}
      ref={entry.id === linkedId ? linked : undefined}
      className={entry.id === linkedId ? styles.linked : undefined}
    >
      <ChatEntryView
        entry={entry}
        streamed={streaming[entry.id] ?? stopped[entry.id]}
        canAsk={canAsk}
        onOpen={onOpen}
        onAskAgain={() => ask(entry.question)}
        onCopy={() => copy(entry)}
        menu={menuOf(entry, true)}
      />
    </div>
  );

  return (
    <div className={styles.pane}>
      {titled ? <PaneHeader title={text.title}>{actions}</PaneHeader> : <div className={styles.actions}>{actions}</div>}
      <PinnedAnswers answers={pinned} onOpen={onOpen} onCopy={copy} menuOf={menuOf} />
      <div className={styles.room}>
        <ScrollRegion ref={scroller} className={styles.scroller} label={text.history}>
          {status === 'loading' && <Loading />}
          {status === 'failed' && (
            <div role="alert">
              <EmptyState title={text.fetchFailed} text={error ?? messages.errors.tryAgain}>
                <Button onClick={() => dispatch(chatReloadRequested())}>{messages.common.retry}</Button>
              </EmptyState>
            </div>
          )}
          {linkedId && status === 'ready' && !isAtHand && (
            <div ref={linked} className={styles.aside}>
              <LinkedAnswer
                key={linkedId}
                workspaceId={workspaceId}
                id={linkedId}
                onOpen={onOpen}
                onCopy={copy}
                onClose={() => props.onLeaveLinked?.()}
                menuOf={menuOf}
              />
            </div>
          )}
          {status === 'ready' && isEmpty && (
            <EmptyState title={text.emptyTitle} text={text.emptyText}>
              <Suggestions workspaceId={workspaceId} documentIds={documentIds} disabled={!canAsk} onAsk={ask} />
            </EmptyState>
          )}
          <div ref={content} className={styles.entries}>
            {hasOlder && (
              <Button appearance="subtle" className={styles.older} onClick={() => dispatch(olderRequested())}>
                {text.older}
              </Button>
            )}
            {(draft ? entries : entries.slice(0, -1)).map(viewOf)}
            <div ref={latest} className={mergeClasses(styles.latest, asks > 0 && styles.asked)}>
              {!draft && last && viewOf(last)}
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
          </div>
        </ScrollRegion>
        {isAway && (
          <Button
            className={styles.jump}
            size="small"
            shape="circular"
            icon={<ArrowDown16Regular />}
            onClick={toLatest}
          >
            {chatMessages.latest}
          </Button>
        )}
      </div>
      <Announcer entries={entries} answering={answering} refused={draft !== null && draft.failure !== null} />
      <Composer
        workspaceId={workspaceId}
        inputRef={input}
        hint={hint}
        answering={answering}
        mustWait={mustWait}
        onStop={pending ? () => dispatch(stopRequested(pending.id)) : stopDraft}
        onAsk={ask}
        handed={props.handed ?? null}
        onHanded={() => props.onHanded?.()}
      >
        {scope}
      </Composer>
    </div>
  );
}

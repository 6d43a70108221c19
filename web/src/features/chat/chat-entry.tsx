import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import {
  Badge,
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowClockwise16Regular,
  Copy16Regular,
  DocumentSearch16Regular,
  Link16Regular,
  Pin16Regular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ConfidenceBadge } from '../../components/confidence-badge.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { AnswerText } from './answer-text.tsx';

const text = messages.chat;

const useStyles = makeStyles({
  entry: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0 },
  question: {
    alignSelf: 'flex-end',
    maxWidth: '88%',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    borderBottomRightRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  answer: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    borderTopLeftRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  open: { border: `1px dashed ${tokens.colorNeutralStroke1}`, backgroundColor: tokens.colorNeutralBackground2 },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  thinking: { alignSelf: 'flex-start' },
  badge: { alignSelf: 'flex-start' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', marginLeft: '-8px' },
  time: { paddingLeft: '8px' },
  note: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** A question and its answer. */
interface ChatEntryProps {
  entry: ChatEntry;
  /** The words that have been streamed so far; undefined if the answer is not streamed here. */
  streamed?: string | undefined;
  canAsk: boolean;
  onOpen: (citation: Citation) => void;
  /** Missing if the question can't be asked again here. */
  onAskAgain?: () => void;
  onCopy: () => void;
  /** Set if the question is already shown elsewhere. */
  isUntitled?: boolean;
  /** Further actions on a finished answer. */
  menu?: ReactNode;
}

export function ChatEntryView({
  entry,
  streamed,
  canAsk,
  onOpen,
  onAskAgain,
  onCopy,
  menu,
  isUntitled = false,
}: ChatEntryProps) {
  const styles = useStyles();
  const { status, question, failure, band, confidence, fileName, timestamp, engine, isShared, isPinned } = entry;
  const failed = status === 'failed';
  const isStopped = status === 'cancelled';
  const hasAnswer = status === 'answered' || (isStopped && entry.answer !== '');
  const isOpen = status === 'answered' && (band === 'closest' || band === 'none');
  return (
    <article className={styles.entry} aria-label={question}>
      {!isUntitled && <Question question={question} />}
      <div className={mergeClasses(styles.answer, isOpen && styles.open)}>
        {isOpen && (
          <Badge
            className={styles.badge}
            appearance="tint"
            color="informative"
            shape="rounded"
            icon={<DocumentSearch16Regular />}
          >
            {band === 'closest' ? messages.common.closestPlaces : text.notInDocuments}
          </Badge>
        )}
        {status === 'pending' && <Awaited words={streamed} />}
        {hasAnswer && <AnswerText entry={entry} onOpen={onOpen} />}
        {isStopped && !hasAnswer && streamed && <p className={styles.words}>{showQuote(streamed)}</p>}
        {isStopped && (
          <Text className={styles.note}>{hasAnswer || streamed ? chatMessages.stoppedHere : text.stopped}</Text>
        )}
        {failed && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{text.failed}</MessageBarTitle> {failure}
            </MessageBarBody>
          </MessageBar>
        )}
        {status === 'answered' && band === 'answer' && confidence !== null && (
          <ConfidenceBadge className={styles.badge} probability={confidence} />
        )}
        {engine && hasAnswer && (
          <Text size={200} className={styles.note}>
            {text.engines[engine]}
          </Text>
        )}
        {fileName && (
          <Text size={200} className={styles.note}>
            {text.askedOf(fileName)}
          </Text>
        )}
        {status !== 'pending' && (
          <div className={styles.foot}>
            {hasAnswer && (
              <Button appearance="subtle" size="small" icon={<Copy16Regular />} onClick={onCopy}>
                {text.copy}
              </Button>
            )}
            {onAskAgain && (
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowClockwise16Regular />}
                disabledFocusable={!canAsk}
                onClick={onAskAgain}
              >
                {failed ? text.retry : text.again}
              </Button>
            )}
            {hasAnswer && menu}
            <Text size={200} className={mergeClasses(styles.note, styles.time)}>
              <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
            </Text>
            {isShared && (
              <Badge appearance="tint" shape="rounded" icon={<Link16Regular />}>
                {chatMessages.shared}
              </Badge>
            )}
            {isPinned && (
              <Badge appearance="tint" shape="rounded" icon={<Pin16Regular />}>
                {chatMessages.pinned}
              </Badge>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

export function Question({ question }: { question: string }) {
  return <Text className={useStyles().question}>{question}</Text>;
}

/** Words as they arrive; before the first word, a note that the answer is being written. */
export function Awaited({ words }: { words: string | undefined }) {
  const styles = useStyles();
  if (!words) return <Spinner className={styles.thinking} size="tiny" label={text.thinking} />;
  return <p className={styles.words}>{showQuote(words)}</p>;
}

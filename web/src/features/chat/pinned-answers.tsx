import type { OpenAnswer } from '@bidloom/contract/answers';
import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronRight16Regular, Pin16Filled } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { chatMessages as text } from '../../lib/messages.chat.ts';
import { ChatEntryView } from './chat-entry.tsx';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    maxHeight: '60%',
    minHeight: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { justifyContent: 'flex-start', flexShrink: 0, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    padding: '0 8px 8px',
    listStyleType: 'none',
    overflowY: 'auto',
    minHeight: 0,
  },
  question: { width: '100%', justifyContent: 'flex-start', textAlign: 'left', fontWeight: 'normal' },
  words: { overflowWrap: 'anywhere' },
  by: { display: 'block', color: tokens.colorNeutralForeground2, paddingLeft: '32px', overflowWrap: 'anywhere' },
  answer: { padding: '8px 0 4px' },
});

interface PinnedAnswersProps {
  answers: readonly OpenAnswer[];
  onOpen: (citation: Citation) => void;
  onCopy: (entry: ChatEntry) => void;
  menuOf: (entry: ChatEntry, isOwn: boolean) => ReactNode;
}

/** The answers that are pinned to the tender, collapsed to one line until they are opened. */
export function PinnedAnswers({ answers, onOpen, onCopy, menuOf }: PinnedAnswersProps) {
  const styles = useStyles();
  const listId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [readId, setReadId] = useState<string | null>(null);
  if (answers.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Button
        appearance="subtle"
        className={styles.head}
        icon={<Pin16Filled />}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {text.pinnedTitle(answers.length)}
      </Button>
      {isUnfolded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <ul id={listId} className={styles.list} aria-label={text.pinnedList} tabIndex={0}>
          {answers.map((answer) => {
            const isRead = answer.id === readId;
            return (
              <li key={answer.id}>
                <Button
                  appearance="subtle"
                  className={styles.question}
                  icon={isRead ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
                  aria-expanded={isRead}
                  onClick={() => setReadId(isRead ? null : answer.id)}
                >
                  <span className={styles.words}>{answer.question}</span>
                </Button>
                <Text size={200} className={styles.by}>
                  {answer.pinnedBy &&
                    answer.pinnedAt &&
                    text.pinnedBy(answer.pinnedBy.name, formatDate(answer.pinnedAt))}
                </Text>
                {isRead && (
                  <div className={styles.answer}>
                    <ChatEntryView
                      entry={answer}
                      isUntitled
                      canAsk={false}
                      onOpen={onOpen}
                      onCopy={() => onCopy(answer)}
                      menu={menuOf(answer, answer.isOwn)}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

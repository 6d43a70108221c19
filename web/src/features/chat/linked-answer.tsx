import { viewAnswer } from '@bidloom/contract/answers';
import type { ChatEntry, Citation } from '@bidloom/contract/chat';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Loading } from '../../components/loading.tsx';
import { chatMessages as text } from '../../lib/messages.chat.ts';
import { useCall } from '../../lib/use-call.ts';
import { ChatEntryView } from './chat-entry.tsx';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  by: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', minWidth: 0 },
});

interface LinkedAnswerProps {
  workspaceId: string;
  id: string;
  onOpen: (citation: Citation) => void;
  onCopy: (entry: ChatEntry) => void;
  onClose: () => void;
  menuOf: (entry: ChatEntry, isOwn: boolean) => ReactNode;
}

/** The answer of a link, above the user's own chat, or a note that it can't be read. */
export function LinkedAnswer({ workspaceId, id, onOpen, onCopy, onClose, menuOf }: LinkedAnswerProps) {
  const styles = useStyles();
  const { answer, error, code } = useCall(viewAnswer, { params: { workspaceId, id } });
  const found = answer?.data;
  if (error) {
    const isGone = code === 'not_found' || code === 'invalid_input';
    return (
      <MessageBar intent={isGone ? 'info' : 'error'} layout="multiline" role="alert">
        <MessageBarBody>{isGone ? text.linkedGone : error}</MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<Dismiss16Regular />}
              aria-label={text.linkedClose}
              onClick={onClose}
            />
          }
        />
      </MessageBar>
    );
  }
  if (!found) return <Loading />;
  return (
    <section className={styles.card} aria-label={text.linked}>
      <div className={styles.head}>
        <Text size={200} weight="semibold" className={styles.by}>
          {found.isOwn ? text.linked : text.askedBy(found.askedBy.name)}
        </Text>
        <Button
          appearance="subtle"
          size="small"
          icon={<Dismiss16Regular />}
          aria-label={text.linkedClose}
          onClick={onClose}
        />
      </div>
      <ChatEntryView
        entry={found}
        canAsk={false}
        onOpen={onOpen}
        onCopy={() => onCopy(found)}
        menu={menuOf(found, found.isOwn)}
      />
    </section>
  );
}

import { endOtherSessions, endOwnSession, type OwnSession, ownSessions } from '@bidloom/contract/auth';
import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Section } from '../../components/section.tsx';

import { browserName } from '../../lib/browser-name.ts';
import { formatAgo, formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSend } from '../../lib/use-send.ts';
import { FormProblem } from './form-problem.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  quiet: { color: tokens.colorNeutralForeground2 },
  all: { alignSelf: 'flex-start' },
});

/** The user's sessions, which can be ended here. */
export function SessionsSection() {
  const styles = useStyles();
  const { send } = useSend();
  const { answer, error, reload } = useCall(ownSessions, {});
  const [asking, setAsking] = useState(false);
  const sessions = answer?.data ?? [];

  const end = async (id: string) => {
    const failed = endOwnSession.failed;
    await send(endOwnSession, { params: { id } }, { done: text.ended, failed });
    reload();
  };
  const endOthers = async () => {
    setAsking(false);
    await send(endOtherSessions, {}, { done: text.othersEnded, failed: endOtherSessions.failed });
    reload();
  };

  return (
    <Section title={text.sessions} text={text.sessionsText}>
      {error && (
        <>
          <FormProblem message={error} />
          <Button className={styles.all} onClick={reload}>
            {messages.common.retry}
          </Button>
        </>
      )}
      {!answer && !error && <SectionSkeleton />}
      {answer && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionEntry key={session.id} session={session} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {answer && sessions.length === 1 && <Text className={styles.quiet}>{text.onlyThis}</Text>}
      {sessions.length > 1 && (
        <Button className={styles.all} onClick={() => setAsking(true)}>
          {text.endOthers}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={text.endOthersTitle}
          text={text.endOthersText}
          confirmLabel={text.endOthers}
          onConfirm={endOthers}
          onCancel={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function SessionEntry({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const styles = useStyles();
  const browser = browserName(session.userAgent) ?? text.unknownBrowser;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <span className={styles.name}>
          <Text weight="semibold">{browser}</Text>
          <Text>{session.address ?? text.unknownAddress}</Text>
          {session.isCurrent && <Badge appearance="tint">{text.thisSession}</Badge>}
        </span>
        <Text size={200} className={styles.quiet}>
          {text.since(formatDate(session.createdAt), formatAgo(session.lastSeenAt))}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button appearance="subtle" aria-label={text.endSessionOf(browser)} onClick={onEnd}>
          {text.endSession}
        </Button>
      )}
    </li>
  );
}

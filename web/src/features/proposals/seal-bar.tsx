import { setSealing, type WorkspaceSummary } from '@bidloom/contract/proposals';
import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Switch,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSend } from '../../lib/use-send.ts';

const text = messages.responseWorkspace;
const second = 1000;

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    flexDirection: 'column',
    padding: '8px 16px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  words: { maxWidth: '80ch', paddingInlineStart: '8px', color: tokens.colorNeutralForeground2 },
});

interface SealBarProps {
  tender: WorkspaceSummary;
  onChanged: () => void;
}

/** Whether the proposals are sealed until the due date: a choice before the first proposal, a countdown afterwards. */
export function SealBar({ tender, onChanged }: SealBarProps) {
  const { isSealed, proposalsOpenAt, totalProposals } = tender;
  if (isSealed && proposalsOpenAt && totalProposals > 0) {
    return <Countdown until={proposalsOpenAt} onOpen={onChanged} />;
  }
  if (totalProposals === 0) return <Choice tender={tender} onChanged={onChanged} />;
  if (!proposalsOpenAt) return null;
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>{text.opened(formatDueTime(proposalsOpenAt))}</MessageBarBody>
    </MessageBar>
  );
}

function Countdown({ until, onOpen }: { until: string; onOpen: () => void }) {
  const opensAt = new Date(until).getTime();
  // One second later, because the server's clock decides.
  const now = useNow(opensAt + second);
  const left = Math.max(0, Math.ceil((opensAt - now) / second));
  const isOver = now >= opensAt + second;
  const told = useRef(onOpen);
  told.current = onOpen;
  useEffect(() => {
    if (!isOver) return;
    told.current();
    const timer = setInterval(() => told.current(), 5 * second);
    return () => clearInterval(timer);
  }, [isOver]);
  const words = text.left(
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  );
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text.sealedTitle(formatDueTime(until))}</MessageBarTitle> <span>{text.opensIn(words)}.</span>{' '}
        {text.sealedText}
      </MessageBarBody>
    </MessageBar>
  );
}

function Choice({ tender, onChanged }: SealBarProps) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const { sending, send } = useSend();
  const { id, dueAt, isSealed } = tender;
  const canSeal = dueAt !== null && new Date(dueAt).getTime() > Date.now();

  const set = async (sealed: boolean) => {
    setAsking(false);
    const failed = messages.errors.failedTitle(text.seal);
    await send(setSealing, { params: { workspaceId: id }, body: { sealed } }, { failed });
    onChanged();
  };

  return (
    <div className={styles.choice}>
      <Switch
        checked={isSealed}
        disabled={sending || (!isSealed && !canSeal)}
        label={text.sealTitle}
        onChange={(_, { checked }) => (checked ? setAsking(true) : void set(false))}
      />
      <Text size={200} className={styles.words}>
        {!canSeal && !isSealed ? text.sealNeedsDue : text.sealText}
        {isSealed && dueAt && ` ${messages.proposals.sealedUntil(formatDueTime(dueAt))}.`}
      </Text>
      {asking && dueAt && (
        <ConfirmDialog
          title={text.sealConfirmTitle}
          text={text.sealConfirmText(formatDueTime(dueAt))}
          confirmLabel={text.seal}
          onCancel={() => setAsking(false)}
          onConfirm={() => void set(true)}
        />
      )}
    </div>
  );
}

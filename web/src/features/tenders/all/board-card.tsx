import { waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ClampedName } from '../../../components/clamped-name.tsx';
import { DueDate } from '../../../components/due-date.tsx';
import { RowMenu } from '../../../components/row-menu.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { isSettled, workspacePath } from '../../../lib/tenders.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '8px 4px 10px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    cursor: 'grab',
    ':hover': { boxShadow: tokens.shadow4 },
    ':active': { cursor: 'grabbing' },
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '4px' },
  name: { paddingTop: '4px', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 8px',
    paddingRight: '8px',
    fontSize: tokens.fontSizeBase200,
  },
});

interface BoardCardProps {
  tender: Workspace;
  onDrag: (tender: Workspace | null) => void;
  onMove: (tender: Workspace, to: WorkspaceStatus) => void;
  onStep: (tender: Workspace, direction: -1 | 1) => void;
  /** Whether this card was just moved here by the user, and so takes the focus. */
  takesFocus: (id: string) => boolean;
}

export function BoardCard({ tender, onDrag, onMove, onStep, takesFocus }: BoardCardProps) {
  const styles = useStyles();
  const { id, name, customerName, dueAt, value, currency, ownerName } = tender;
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card appears in this column
  useEffect(() => {
    if (takesFocus(id)) link.current?.focus();
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onStep(tender, event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragged by a pointer; the link and the menu do the same by keys
    <div
      className={styles.card}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(tender);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.head}>
        <TextLink
          ref={link}
          quiet
          className={styles.name}
          to={workspacePath(tender)}
          draggable={false}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={onKeyDown}
        >
          <ClampedName text={name} lines={3} />
        </TextLink>
        <RowMenu
          label={text.ways(name)}
          actions={waysOf(tender).map((status) => ({
            id: status,
            label: text.moveTo(status),
            onClick: () => onMove(tender, status),
          }))}
        />
      </div>
      <Text size={200} className={styles.quiet}>
        <ClampedName text={customerName} lines={2} />
      </Text>
      <div className={styles.facts}>
        {dueAt && <DueDate dueAt={dueAt} settled={isSettled(tender)} />}
        {value !== null && <span className={styles.quiet}>{formatMoney(value, currency)}</span>}
        {ownerName && <span className={styles.quiet}>{ownerName}</span>}
      </div>
    </div>
  );
}

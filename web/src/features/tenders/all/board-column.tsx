import { waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { useList } from '../../../resource/use-list.ts';
import { boardColumns } from './all-tenders.resources.ts';
import { BoardCard } from './board-card.tsx';
import type { TenderFilters } from './use-tender-filters.ts';

/** The number of cards in a column; the table shows the others. */
const most = 50;

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 232px',
    gap: '8px',
    minHeight: '320px',
    padding: '8px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusLarge,
    border: '2px solid transparent',
    backgroundColor: tokens.colorNeutralBackground3,
    scrollSnapAlign: 'start',
    '@media (max-width: 640px)': { flexBasis: '84%' },
  },
  open: {
    borderTopColor: tokens.colorBrandStroke2,
    borderRightColor: tokens.colorBrandStroke2,
    borderBottomColor: tokens.colorBrandStroke2,
    borderLeftColor: tokens.colorBrandStroke2,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  closed: { opacity: 0.55 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface BoardColumnProps {
  status: WorkspaceStatus;
  filters: TenderFilters;
  /** The card that is being dragged. */
  dragged: Workspace | null;
  onDrag: (tender: Workspace | null) => void;
  onMove: (tender: Workspace, to: WorkspaceStatus) => void;
  onStep: (tender: Workspace, direction: -1 | 1) => void;
  takesFocus: (id: string) => boolean;
}

export function BoardColumn({ status, filters, dragged, onDrag, onMove, onStep, takesFocus }: BoardColumnProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const { url, customerId, query } = filters;
  const [list, change] = url;
  const resource = boardColumns[status];
  const state = useList(
    resource,
    { organizationId, customerId },
    { ...list, sortBy: 'attention', sortDescending: true, pageNumber: 1, pageSize: most },
    { ...query, status, stage: '' },
  );
  const [over, setOver] = useState(0);
  const takes = dragged !== null && waysOf(dragged).includes(status);
  const { items, paging } = state;
  const loading = state.status === 'idle' || state.status === 'loading';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; cards have a menu and keys for the same
    <div
      className={mergeClasses(
        styles.column,
        takes && styles.open,
        takes && over > 0 && styles.over,
        dragged !== null && !takes && dragged.status !== status && styles.closed,
      )}
      onDragEnter={() => setOver((depth) => depth + 1)}
      onDragLeave={() => setOver((depth) => Math.max(0, depth - 1))}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setOver(0);
        onDrag(null);
        if (dragged && takes) onMove(dragged, status);
      }}
    >
      <h2 className={styles.title} aria-label={text.column(status, paging.totalCount)}>
        {text.statuses[status]} {!loading && <span className={styles.quiet}>{paging.totalCount}</span>}
      </h2>
      {state.status === 'failed' && (
        <div role="alert">
          <Text block>{state.error}</Text>
          <Button size="small" onClick={() => dispatch(resource.actions.refreshed())}>
            {messages.common.retry}
          </Button>
        </div>
      )}
      {loading && (
        <Skeleton aria-label={messages.common.loading} className={styles.list}>
          <SkeletonItem style={{ height: '88px' }} />
          <SkeletonItem style={{ height: '88px' }} />
        </Skeleton>
      )}
      {!loading && items.length === 0 && state.status !== 'failed' && (
        <Text size={200} className={styles.quiet}>
          {takes ? text.dropHere : text.noneHere}
        </Text>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((tender) => (
            <li key={tender.id}>
              <BoardCard tender={tender} onDrag={onDrag} onMove={onMove} onStep={onStep} takesFocus={takesFocus} />
            </li>
          ))}
        </ul>
      )}
      {paging.totalCount > items.length && items.length > 0 && (
        <Button size="small" appearance="subtle" onClick={() => change({ filters: { view: '', status } })}>
          {text.showInTable(paging.totalCount)}
        </Button>
      )}
    </div>
  );
}

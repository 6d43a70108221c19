import { waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { boardColumns } from './all-tenders.resources.ts';
import { BoardColumn } from './board-column.tsx';
import type { TenderFilters } from './use-tender-filters.ts';

/** Archived tenders are only in the table. */
const shown: readonly WorkspaceStatus[] = ['draft', 'open', 'in_review', 'submitted', 'won', 'lost', 'no_bid'];

const useStyles = makeStyles({
  hint: { display: 'block', padding: '0 12px 8px', color: tokens.colorNeutralForeground2 },
  board: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '12px',
    overflowX: 'auto',
    padding: '0 12px 12px',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '12px',
  },
});

interface BoardProps {
  filters: TenderFilters;
  move: (tender: Workspace, to: WorkspaceStatus) => void;
  /** Shown above the columns where all of them are empty, and nothing is searched for. */
  noneOfMine: ReactNode;
}

/** Tenders by status. A card is dragged, moved by its menu, or by Shift with an arrow key. */
export function Board({ filters, move, noneOfMine }: BoardProps) {
  const styles = useStyles();
  const [dragged, setDragged] = useState<Workspace | null>(null);
  /** The card that was moved last, which keeps the focus in its new column. */
  const focused = useRef<string | null>(null);

  const [{ searchTerm, filters: set }] = filters.url;
  const isNarrowed = searchTerm !== '' || Boolean(set.due ?? set.customer);
  const isEmpty = useSelector((state: Parameters<typeof boardColumns.open.select>[0]) =>
    shown.every((status) => {
      const column = boardColumns[status].select(state);
      return column.status === 'ready' && column.paging.totalCount === 0;
    }),
  );

  const moveTo = (tender: Workspace, to: WorkspaceStatus) => {
    focused.current = tender.id;
    move(tender, to);
  };
  const step = (tender: Workspace, direction: -1 | 1) => {
    const ways = waysOf(tender);
    const from = shown.indexOf(tender.status);
    const beyond = direction === 1 ? shown.slice(from + 1) : shown.slice(0, from).toReversed();
    const to = beyond.find((status) => ways.includes(status));
    if (to) moveTo(tender, to);
  };

  return (
    <>
      {isEmpty && !isNarrowed && noneOfMine}
      <Text size={200} className={styles.hint}>
        {text.boardHint}
      </Text>
      <section className={styles.board} aria-label={text.board}>
        {shown.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            filters={filters}
            dragged={dragged}
            onDrag={setDragged}
            onMove={moveTo}
            onStep={step}
            takesFocus={(id) => {
              const takes = focused.current === id;
              if (takes) focused.current = null;
              return takes;
            }}
          />
        ))}
      </section>
    </>
  );
}

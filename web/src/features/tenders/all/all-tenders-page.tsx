import { waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace } from '@bidloom/contract/workspaces';
import { Button } from '@fluentui/react-components';
import { ArrowRight20Regular, FolderOpen20Regular } from '@fluentui/react-icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { workspacePath } from '../../../lib/tenders.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { ResourcePage } from '../../../resource/resource-page.tsx';
import { tenderMovesModule } from '../moves/tender-moves.ts';
import { useMoves } from '../moves/use-moves.tsx';
import { openCreatedModule } from '../open-created.saga.ts';
import { allTenderColumns } from './all-tenders.columns.tsx';
import { allTenders, boardColumns } from './all-tenders.resources.ts';
import { Board } from './board.tsx';
import { CalendarButton } from './calendar-dialog.tsx';
import { groupOf } from './group-of.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { TenderFilterSelects } from './tender-filter-selects.tsx';
import { useTenderFilters } from './use-tender-filters.ts';
import { ViewsMenu } from './views-menu.tsx';

const TenderBulk = lazyPart(async () => (await import('./tender-bulk.tsx')).TenderBulk);

export const modules = [
  allTenders.module,
  ...Object.values(boardColumns).map((column) => column.module),
  tenderMovesModule,
  openCreatedModule,
];

/** The tenders of all customers, as a table or as a board by status. */
export function Component() {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const filters = useTenderFilters();
  const { url, owner, customerId, query, isBoard } = filters;
  const [list, change] = url;
  const { items, status } = useSelector(allTenders.select);
  const { move, dialog } = useMoves(status === 'ready' ? items : null);
  const isMine = owner === 'me';
  const showAll = (
    <Button appearance="primary" onClick={() => change({ filters: { owner: 'all' } })}>
      {text.showAll}
    </Button>
  );
  const noneOfMine = (
    <EmptyState title={text.noneOfMineTitle} text={text.noneOfMineText}>
      {showAll}
    </EmptyState>
  );

  const actionsOf = (tender: Workspace) => [
    { id: 'open', label: text.open, icon: <FolderOpen20Regular />, onClick: () => navigate(workspacePath(tender)) },
    ...waysOf(tender).map((status) => ({
      id: `move ${status}`,
      label: text.moveTo(status),
      icon: <ArrowRight20Regular />,
      onClick: () => move(tender, status),
    })),
  ];

  return (
    <>
      <ResourcePage
        resource={allTenders}
        text={{
          ...text,
          ...(isMine && { emptyTitle: text.noneOfMineTitle, emptyText: text.noneOfMineText }),
        }}
        url={url}
        scope={{ organizationId, customerId }}
        queryFilters={query}
        columns={allTenderColumns}
        groupOf={list.sortBy === 'attention' ? groupOf : undefined}
        rows={{
          labelOf: ({ name }) => name,
          linkOf: workspacePath,
          params: (tender) => ({ organizationId, customerId: tender.customerId, id: tender.id }),
          actions: actionsOf,
        }}
        form={async () => (await import('./all-tender-form.tsx')).allTenderForm(organizationId, customerId)}
        filters={<TenderFilterSelects {...filters} />}
        actions={
          <>
            <CalendarButton />
            <ViewsMenu list={list} />
            <LayoutSwitch
              isBoard={isBoard}
              onChange={(board) => change({ filters: { view: board ? 'board' : '', status: '', stage: '' } })}
            />
          </>
        }
        bulk={(chosen, done) => <TenderBulk chosen={chosen} onDone={done} />}
        // Whether Me was chosen or is the default: who owns none is told so, with a way to the others' tenders.
        chooses={isMine ? ['view', 'owner'] : ['view']}
        {...(isMine && { emptyAction: showAll })}
        {...(isBoard && { inPlace: <Board filters={filters} move={move} noneOfMine={isMine && noneOfMine} /> })}
      />
      {dialog}
    </>
  );
}

import type { ProposalRow } from '@bidloom/contract/proposals';
import { Button } from '@fluentui/react-components';
import { Add20Regular, BuildingShop20Regular, FolderOpen20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import { responsePath } from '../../lib/tenders.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { NewProposalDialog } from './new-proposal-dialog.tsx';
import { ProposalCounts } from './proposal-counts.tsx';
import { filterNames, ProposalFilters } from './proposal-filters.tsx';
import { proposalColumns } from './proposals.columns.tsx';
import { proposals } from './proposals.resource.ts';
import { labelOf, useProposalActions } from './use-proposal-actions.tsx';

const text = messages.proposals;

export const modules = [proposals.module];

/** The proposals for all tenders; for administrators of the organisation. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const [adding, setAdding] = useState(false);
  const [round, setRound] = useState(0);
  const url = useListUrl({
    sortBy: 'createdAt',
    sortDescending: true,
    sortable: proposalColumns.flatMap(({ sortBy }) => sortBy ?? []),
    filters: filterNames,
  });
  const [{ filters }, change] = url;
  const changed = () => {
    dispatch(proposals.actions.refreshed());
    setRound((value) => value + 1);
  };
  const { items, status } = useSelector(proposals.select);
  const { actionsOf, dialog } = useProposalActions(organizationId, status === 'ready' ? items : null, changed);
  const tenderOf = ({ workspaceId }: ProposalRow) => responsePath(organizationId, workspaceId);
  const addButton = (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );

  return (
    <>
      <ResourcePage
        resource={proposals}
        text={text}
        url={url}
        scope={{ organizationId }}
        columns={proposalColumns}
        summary={<ProposalCounts organizationId={organizationId} round={round} />}
        rows={{
          labelOf,
          linkOf: tenderOf,
          params: ({ id }) => ({ proposalId: id }),
          actions: (proposal) => [
            {
              id: 'open',
              label: text.open,
              icon: <FolderOpen20Regular />,
              onClick: () => navigate(tenderOf(proposal)),
            },
            ...actionsOf(proposal),
          ],
        }}
        filters={
          <ProposalFilters
            organizationId={organizationId}
            filters={filters}
            onChange={(wanted) => change({ filters: wanted })}
          />
        }
        actions={
          <>
            <Button icon={<BuildingShop20Regular />} onClick={() => navigate(`/home/${organizationId}/vendors`)}>
              {text.toVendors}
            </Button>
            {addButton}
          </>
        }
        emptyAction={addButton}
      />
      {dialog}
      {adding && (
        <NewProposalDialog
          organizationId={organizationId}
          tender={null}
          onChanged={changed}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

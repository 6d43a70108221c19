import { Button } from '@fluentui/react-components';
import { DocumentMultiple20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { vendorColumns } from './vendors.columns.tsx';
import { vendors } from './vendors.resource.ts';

const text = messages.vendors;

export const modules = [vendors.module];

/** The vendors who submit proposals; for administrators of the organisation. */
export function Component() {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'name',
    sortable: ['name', 'contactName', 'email', 'isActive'],
    filters: ['isActive'],
  });
  const [{ filters }, change] = url;
  const proposals = `/home/${organizationId}/proposals`;
  const proposalsOf = ({ id }: { id: string }) => `${proposals}?vendorId=${id}`;

  return (
    <ResourcePage
      resource={vendors}
      text={text}
      url={url}
      scope={{ organizationId }}
      columns={vendorColumns}
      rows={{
        labelOf: ({ name }) => name,
        linkOf: proposalsOf,
        params: ({ id }) => ({ organizationId, vendorId: id }),
        deactivateText: text.deactivateText,
        removeText: ({ name }) => text.removeText(name),
        allows: (operation, { proposalCount }) => operation !== 'remove' || proposalCount === 0,
        actions: (vendor) => [
          {
            id: 'proposals',
            label: text.proposals,
            icon: <DocumentMultiple20Regular />,
            onClick: () => navigate(proposalsOf(vendor)),
          },
        ],
      }}
      form={async () => (await import('./vendor-form.tsx')).vendorForm(organizationId)}
      filters={
        <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
      }
      actions={
        <Button icon={<DocumentMultiple20Regular />} onClick={() => navigate(proposals)}>
          {text.toProposals}
        </Button>
      }
    />
  );
}

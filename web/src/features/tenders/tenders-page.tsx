import { getCustomer } from '@bidloom/contract/customers';
import { workspaceStatuses } from '@bidloom/contract/workspaces';
import { FolderOpen20Regular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { openCreatedModule } from './open-created.saga.ts';
import { tenderColumns } from './tenders.columns.tsx';
import { tenders } from './tenders.resource.ts';

const text = messages.tenders;

export const modules = [tenders.module, openCreatedModule];

const statuses = [
  { value: '', label: text.allStatuses },
  ...workspaceStatuses.map((value) => ({ value, label: text.statuses[value] })),
];

/** The tenders of one customer; a row opens its workspace. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const { customerId = '' } = useParams();
  const url = useListUrl({
    sortBy: 'createdAt',
    sortDescending: true,
    sortable: ['name', 'reference', 'status', 'dueAt', 'value', 'createdAt'],
    filters: ['status'],
  });
  const [{ filters }, change] = url;
  const { answer } = useCall(getCustomer, {
    params: { organizationId, id: customerId },
    failure: messages.scope.customersFailed,
  });
  const customer = answer?.data;

  useEffect(() => {
    if (customer) dispatch(namesLearned([customer]));
  }, [customer, dispatch]);

  return (
    <ResourcePage
      resource={tenders}
      text={{
        ...text,
        title: customer ? text.titleOf(customer.name) : text.title,
        text: customer?.isActive === false ? text.inactiveCustomer : text.text,
      }}
      url={url}
      scope={{ organizationId, customerId }}
      columns={tenderColumns}
      rows={{
        labelOf: ({ name }) => name,
        linkOf: workspacePath,
        params: ({ id }) => ({ organizationId, customerId, id }),
        actions: (tender) => [
          {
            id: 'open',
            label: text.open,
            icon: <FolderOpen20Regular />,
            onClick: () => navigate(workspacePath(tender)),
          },
        ],
      }}
      form={async () => (await import('./tender-form.tsx')).tenderForm(organizationId, customerId)}
      filters={
        <FilterSelect
          label={text.field.status}
          value={filters.status ?? ''}
          choices={statuses}
          onChange={(status) => change({ filters: { status } })}
        />
      }
    />
  );
}

import { customersTemplate, importCustomers } from '@bidloom/contract/customers';
import { FolderOpen20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { ImportButton } from '../../components/import-button.tsx';
import { messages } from '../../lib/messages.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { customerColumns } from './customers.columns.tsx';
import { customers } from './customers.resource.ts';
import { customerNamesSaga } from './customers.sagas.ts';

const text = messages.customers;

export const modules: StoreModule[] = [customers.module, { name: 'customerNames', saga: customerNamesSaga }];

export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'name',
    sortable: ['name', 'code', 'industry', 'email', 'openTenders', 'nextDueAt', 'isActive'],
    filters: ['isActive'],
  });
  const [{ filters }, change] = url;
  const tendersOf = ({ id }: { id: string }) => `/home/${organizationId}/customers/${id}/tenders`;

  return (
    <ResourcePage
      resource={customers}
      text={text}
      url={url}
      scope={{ organizationId }}
      columns={customerColumns}
      rows={{
        labelOf: ({ name }) => name,
        linkOf: tendersOf,
        params: ({ id }) => ({ organizationId, id }),
        deactivateText: text.deactivateText,
        actions: (customer) => [
          {
            id: 'open',
            label: text.open,
            icon: <FolderOpen20Regular />,
            onClick: () => navigate(tendersOf(customer)),
          },
        ],
      }}
      form={async () => (await import('../../components/customer-form.tsx')).customerForm(organizationId)}
      filters={
        <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
      }
      actions={
        <ImportButton
          noun={customers.noun}
          endpoint={importCustomers}
          params={{ organizationId }}
          template={customersTemplate}
          onImported={() => dispatch(customers.actions.refreshed())}
        />
      }
    />
  );
}

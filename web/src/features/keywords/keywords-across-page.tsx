import type { KeywordAcross } from '@bidloom/contract/keywords';
import { Button } from '@fluentui/react-components';
import { PersonAdd20Regular, TextBulletListSquareSearch20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCustomerChoices } from '../../components/customer-scope.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { AddToCustomer } from './add-to-customer.tsx';
import { acrossColumns } from './keywords-across.columns.tsx';
import { acrossCustomers } from './keywords-across.resource.ts';

const text = messages.keywordsAcross;

export const modules = [acrossCustomers.module];

/** Every keyword once, with the customers that have it. A missing keyword can be added to a customer here. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'text',
    sortable: ['text', 'customerCount'],
    filters: ['customer', 'missing'],
  });
  const [{ filters }, change] = url;
  const [none, ...customers] = useCustomerChoices('', messages.scope.allCustomers);
  const [adding, setAdding] = useState<KeywordAcross | null>(null);

  return (
    <>
      <ResourcePage
        resource={acrossCustomers}
        text={text}
        url={url}
        scope={{ organizationId }}
        queryFilters={{ customerId: filters.customer ?? '', missingFor: filters.missing ?? '' }}
        columns={acrossColumns}
        rows={{
          labelOf: (keyword) => keyword.text,
          params: () => ({ organizationId }),
          actions: (keyword) => [
            {
              id: 'add',
              label: text.add,
              icon: <PersonAdd20Regular />,
              disabled: customers.length === 0,
              onClick: () => setAdding(keyword),
            },
          ],
        }}
        filters={
          <>
            <FilterSelect
              label={text.customer}
              value={filters.customer ?? ''}
              choices={[none ?? { value: '', label: '' }, ...customers]}
              onChange={(customer) => change({ filters: { customer } })}
            />
            <FilterSelect
              label={text.missingFor}
              value={filters.missing ?? ''}
              choices={[
                { value: '', label: text.missingNone },
                ...customers.map(({ value, label }) => ({ value, label: text.missing(label) })),
              ]}
              onChange={(missing) => change({ filters: { missing } })}
            />
          </>
        }
        actions={
          <Button
            icon={<TextBulletListSquareSearch20Regular />}
            onClick={() => navigate(`/home/${organizationId}/keywords`)}
          >
            {text.toList}
          </Button>
        }
        emptyAction={
          <Button appearance="primary" onClick={() => navigate(`/home/${organizationId}/keywords`)}>
            {messages.keywords.title}
          </Button>
        }
      />
      {adding && (
        <AddToCustomer
          keyword={adding}
          customers={customers}
          chosenId={filters.missing ?? ''}
          onAdded={() => dispatch(acrossCustomers.actions.refreshed())}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}

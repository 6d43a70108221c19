import { allCustomers } from '@bidloom/contract/fields';
import { importKeywords, keywordsTemplate } from '@bidloom/contract/keywords';
import { Button } from '@fluentui/react-components';
import { PeopleList20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { CloneButton } from '../../components/clone-button.tsx';
import { CustomerScope } from '../../components/customer-scope.tsx';
import { ImportButton } from '../../components/import-button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { keywordColumns } from './keywords.columns.tsx';
import { keywords } from './keywords.resource.ts';

const CloneKeywords = lazyPart(async () => (await import('./clone-keywords.tsx')).CloneKeywords);

const text = messages.keywords;

export const modules = [keywords.module];

export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'text',
    sortable: ['text', 'description', 'isActive', 'updatedAt'],
    filters: ['customer', 'isActive'],
  });
  const [{ filters }, change] = url;
  const customerId = filters.customer ?? allCustomers;
  const scope = { organizationId, customerId };
  const refresh = () => dispatch(keywords.actions.refreshed());

  return (
    <ResourcePage
      resource={keywords}
      text={text}
      url={url}
      scope={scope}
      queryFilters={{ isActive: filters.isActive ?? '' }}
      columns={keywordColumns}
      rows={{
        labelOf: (keyword) => keyword.text,
        params: ({ id }) => ({ ...scope, id }),
      }}
      form={async () => (await import('./keyword-form.tsx')).keywordForm(organizationId, filters.customer || null)}
      filters={
        <>
          <CustomerScope value={filters.customer ?? ''} onChange={(customer) => change({ filters: { customer } })} />
          <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
        </>
      }
      actions={
        <>
          <Button icon={<PeopleList20Regular />} onClick={() => navigate(`/home/${organizationId}/keywords/across`)}>
            {messages.keywordsAcross.toAcross}
          </Button>
          <CloneButton>
            {(close) => <CloneKeywords customerId={customerId} onCloned={refresh} onClose={close} />}
          </CloneButton>
          <ImportButton
            noun={keywords.noun}
            endpoint={importKeywords}
            params={scope}
            template={keywordsTemplate}
            onImported={refresh}
          />
        </>
      }
    />
  );
}

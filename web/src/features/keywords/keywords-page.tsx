import { allCustomers } from '@bidloom/contract/fields';
import { cloneKeywords, importKeywords, keywordReplacement, keywordsTemplate } from '@bidloom/contract/keywords';
import { Button } from '@fluentui/react-components';
import { PeopleList20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { CustomerScope } from '../../components/customer-scope.tsx';
import { ActiveField, TextAreaField, TextField } from '../../components/fields.tsx';
import { ImportButton } from '../../components/import-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { CloneKeywords } from './clone-keywords.tsx';
import { keywordColumns } from './keywords.columns.tsx';
import { keywords } from './keywords.resource.ts';

const text = messages.keywords;

export const modules = [keywords.module];

const fields = (
  <>
    <TextField name="text" label={text.field.text} required autoFocus />
    <TextAreaField name="description" label={text.field.description} />
    <ActiveField />
  </>
);

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
      form={{
        schema: keywordReplacement,
        defaults: (keyword) => ({
          organizationId,
          customerId: keyword ? keyword.customerId : filters.customer || null,
          text: keyword?.text ?? '',
          description: keyword?.description ?? '',
          isActive: keyword?.isActive ?? true,
        }),
        fields,
        params: (keyword) => ({ id: keyword?.id ?? '' }),
      }}
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
          <CloneKeywords endpoint={cloneKeywords} customerId={customerId} onCloned={refresh} />
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

import { categoryBody } from '@bidloom/contract/categories';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { ActiveField, TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { categoryColumns } from './categories.columns.tsx';
import { categories } from './categories.resource.ts';

const text = messages.categories;

export const modules = [categories.module];

const fields = (
  <>
    <TextField name="name" label={text.field.name} required autoFocus />
    <TextAreaField name="description" label={text.field.description} />
    <ActiveField />
  </>
);

export function Component() {
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'name',
    sortable: ['name', 'description', 'isActive', 'updatedAt'],
    filters: ['isActive'],
  });
  const [{ filters }, change] = url;

  return (
    <ResourcePage
      resource={categories}
      text={text}
      url={url}
      scope={{ organizationId }}
      columns={categoryColumns}
      rows={{
        labelOf: ({ name }) => name,
        params: ({ id }) => ({ organizationId, id }),
        deactivateText: text.deactivateText,
      }}
      form={{
        schema: categoryBody,
        defaults: (category) => ({
          organizationId,
          name: category?.name ?? '',
          description: category?.description ?? '',
          isActive: category?.isActive ?? true,
        }),
        fields,
        params: (category) => ({ organizationId, id: category?.id ?? '' }),
      }}
      filters={
        <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
      }
    />
  );
}

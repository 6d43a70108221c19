import { ActiveFilter } from '../../components/active-filter.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { categoryColumns } from './categories.columns.tsx';
import { categories } from './categories.resource.ts';

const text = messages.categories;

export const modules = [categories.module];

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
      form={async () => (await import('./category-form.tsx')).categoryForm(organizationId)}
      filters={
        <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
      }
    />
  );
}

import {
  listIndustryTypes,
  newOrganizationBody,
  type Organization,
  organizationBody,
} from '@bidloom/contract/organizations';
import { Button } from '@fluentui/react-components';
import {
  Add20Regular,
  Certificate20Regular,
  Delete20Regular,
  People20Regular,
  Prohibited20Regular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { FirstStepsFields, OrganizationFields } from './organization-fields.tsx';
import { organizationColumns } from './organizations.columns.tsx';
import { organizations } from './organizations.resource.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { RequestRemovalDialog } from './request-removal-dialog.tsx';

const text = messages.organizations;

export const modules = [organizations.module];

/** No path of these calls has a parameter besides the organisation itself. */
const scope = {};

const fieldsOf = (organization: Organization | null) => ({
  name: organization?.name ?? '',
  industryTypeId: organization?.industryTypeId ?? (null as unknown as number),
  industrySpecialtyIds: organization?.industrySpecialtyIds ?? [],
  address: organization?.address ?? '',
  country: organization?.country ?? '',
  phone: organization?.phone ?? '',
  website: organization?.website ?? '',
});

/** A new organisation is created with its first administrator. */
const creation = {
  schema: newOrganizationBody,
  defaults: () => ({
    ...fieldsOf(null),
    administrator: { firstName: '', lastName: '', email: '' },
    licence: null,
  }),
  fields: (
    <>
      <OrganizationFields />
      <FirstStepsFields />
    </>
  ),
  params: () => ({}),
};

export function Component() {
  const navigate = useNavigate();
  const url = useListUrl({
    sortBy: 'name',
    sortable: ['name', 'industryType', 'country', 'isActive', 'createdAt'],
    filters: ['isActive', 'industryTypeId'],
  });
  const [{ filters }, change] = url;
  const types = useCall(listIndustryTypes, {});
  const [isCreating, setCreating] = useState(false);
  const [deactivating, setDeactivating] = useState<Organization | null>(null);
  const [removing, setRemoving] = useState<Organization | null>(null);

  const newButton = (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setCreating(true)}>
      {messages.resource.createTitle(text.one)}
    </Button>
  );
  const usersOf = ({ id }: Organization) => `/users?organization=${id}`;

  return (
    <>
      <ResourcePage
        resource={organizations}
        text={text}
        url={url}
        scope={scope}
        columns={organizationColumns}
        rows={{
          labelOf: ({ name }) => name,
          linkOf: usersOf,
          params: ({ id }) => ({ id }),
          actions: (organization) => [
            {
              ...{ id: 'users', label: text.openUsers, icon: <People20Regular /> },
              onClick: () => navigate(usersOf(organization)),
            },
            {
              ...{ id: 'licences', label: text.openLicences, icon: <Certificate20Regular /> },
              onClick: () => navigate(`/licensing?forOrganization=${organization.id}`),
            },
            ...(organization.isActive
              ? [
                  {
                    ...{ id: 'deactivate', label: text.deactivate, icon: <Prohibited20Regular /> },
                    onClick: () => setDeactivating(organization),
                  },
                ]
              : []),
            {
              ...{ id: 'remove', icon: <Delete20Regular /> },
              label: organization.removal ? text.removal.openRunning : text.removal.open,
              onClick: () => setRemoving(organization),
            },
          ],
        }}
        form={{
          schema: organizationBody,
          defaults: fieldsOf,
          fields: <OrganizationFields />,
          params: (organization) => ({ id: organization?.id ?? '' }),
        }}
        canCreate={false}
        actions={newButton}
        emptyAction={newButton}
        filters={
          <>
            <FilterSelect
              label={text.field.industry}
              value={filters.industryTypeId ?? ''}
              choices={[
                { value: '', label: text.allIndustries },
                ...(types.answer?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(industryTypeId) => change({ filters: { industryTypeId } })}
            />
            <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
          </>
        }
      />
      {isCreating && (
        <ResourceForm resource={organizations} settings={creation} item={null} onClose={() => setCreating(false)} />
      )}
      {deactivating && <DeactivateDialog organization={deactivating} onClose={() => setDeactivating(null)} />}
      {removing?.removal && <RemovalDialog organization={removing} onClose={() => setRemoving(null)} />}
      {removing && !removing.removal && (
        <RequestRemovalDialog organization={removing} onRequested={setRemoving} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

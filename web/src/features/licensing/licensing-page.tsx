import {
  type Licence,
  licenceBody,
  licencePlans,
  licenceReplacement,
  licenceStatuses,
} from '@bidloom/contract/licenses';
import { organizationsDropdown } from '@bidloom/contract/organizations';
import { Button } from '@fluentui/react-components';
import { Add20Regular, ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { SelectField } from '../../components/fields.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { dayAfter, LicenceFields, newTerms } from '../../components/licence-fields.tsx';
import { messages } from '../../lib/messages.ts';
import { useChoices } from '../../lib/use-call.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { licenceColumns } from './licences.columns.tsx';
import { licences } from './licences.resource.ts';

const text = messages.licences;

export const modules = [licences.module];

/** No path of these calls has a parameter besides the licence itself. */
const scope = {};

const plans = [
  { value: '', label: text.allPlans },
  ...licencePlans.map((plan) => ({ value: plan as string, label: text.plans[plan] })),
];
const statuses = [
  { value: '', label: text.allStatuses },
  ...licenceStatuses.map((status) => ({ value: status as string, label: text.statuses[status] })),
];

const termsOf = ({ plan, seats, monthlyPages, monthlyTokens, validFrom, validTo }: Licence) => ({
  ...{ plan, seats, monthlyPages, monthlyTokens, validFrom, validTo },
});

/** The same terms for the next year. */
const renewed = (licence: Licence) => {
  const validFrom = dayAfter(1, licence.validTo);
  return { ...termsOf(licence), organizationId: licence.organizationId, validFrom, validTo: dayAfter(364, validFrom) };
};

export function Component() {
  const url = useListUrl({
    sortBy: 'organizationName',
    sortable: ['organizationName', 'plan', 'seats', 'validTo'],
    filters: ['status', 'plan', 'forOrganization'],
  });
  const [{ filters }, change] = url;
  const { forOrganization } = filters;
  const [creating, setCreating] = useState<{ from: Licence | null } | null>(null);
  const newButton = (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setCreating({ from: null })}>
      {messages.resource.createTitle(text.one)}
    </Button>
  );

  return (
    <>
      <ResourcePage
        resource={licences}
        text={text}
        url={url}
        scope={scope}
        columns={licenceColumns}
        rows={{
          labelOf: ({ organizationName, plan }) => `${organizationName}, ${text.plans[plan]}`,
          params: ({ id }) => ({ id }),
          actions: (licence) => [
            {
              ...{ id: 'renew', label: text.renew, icon: <ArrowClockwise20Regular /> },
              onClick: () => setCreating({ from: licence }),
            },
          ],
        }}
        form={{
          schema: licenceReplacement,
          defaults: (licence) => (licence ? termsOf(licence) : newTerms()),
          fields: <LicenceFields />,
          params: (licence) => ({ id: licence?.id ?? '' }),
        }}
        canCreate={false}
        actions={newButton}
        emptyAction={newButton}
        filters={
          <>
            {forOrganization && (
              <Button onClick={() => change({ filters: { forOrganization: '' } })}>{text.showAll}</Button>
            )}
            <FilterSelect
              label={text.field.plan}
              value={filters.plan ?? ''}
              choices={plans}
              onChange={(plan) => change({ filters: { plan } })}
            />
            <FilterSelect
              label={text.field.status}
              value={filters.status ?? ''}
              choices={statuses}
              onChange={(status) => change({ filters: { status } })}
            />
          </>
        }
      />
      {creating && (
        <ResourceForm
          resource={licences}
          settings={{
            schema: licenceBody,
            defaults: () =>
              creating.from ? renewed(creating.from) : { organizationId: forOrganization ?? '', ...newTerms() },
            fields: (
              <>
                <OrganizationField />
                <LicenceFields />
              </>
            ),
            params: () => ({}),
          }}
          item={null}
          onClose={() => setCreating(null)}
        />
      )}
    </>
  );
}

/** Whose licence it is. */
function OrganizationField() {
  const { answer } = useChoices(organizationsDropdown, {});
  const choices = (answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="organizationId"
      label={text.field.organization}
      required
      choices={choices}
      placeholder={text.chooseOrganization}
    />
  );
}

import type { Period } from '@bidloom/contract/analytics';
import { customersDropdown } from '@bidloom/contract/customers';
import { organizationsDropdown } from '@bidloom/contract/organizations';
import { searchOrganizationUsers } from '@bidloom/contract/users';
import { Input, makeStyles } from '@fluentui/react-components';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InlineField } from '../../components/inline-field.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useCall, useChoices } from '../../lib/use-call.ts';
import type { Change, Filters } from './use-filters.ts';

const text = analyticsMessages;

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
  // On a phone, the two days are below each other and aligned.
  period: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', '@media (max-width: 640px)': { flexBasis: '100%' } },
});

interface FilterBarProps {
  filters: Filters;
  onChange: Change;
  /** The period of the last answer, the default of a custom period. */
  period: Period | undefined;
  /** Null: a platform administrator, who may choose one. */
  organizationId: string | null;
}

const presets = ['7', '', '90', 'month', 'before', 'year', '365', 'own'];

/** The filters of the figures; all of them are in the address. */
export function FilterBar({ filters, onChange, period, organizationId }: FilterBarProps) {
  const styles = useStyles();
  const chosen = organizationId ?? filters.organization ?? null;
  const choose = (value: string) =>
    onChange({
      period: value,
      from: value === 'own' ? (period?.from ?? '') : '',
      to: value === 'own' ? (period?.to ?? '') : '',
    });
  return (
    <section className={styles.bar} aria-label={text.filters}>
      <FilterSelect
        label={text.period}
        value={presets.includes(filters.period ?? '') ? (filters.period ?? '') : ''}
        choices={presets.map((value) => ({ value, label: text.presets[value] ?? value }))}
        onChange={choose}
      />
      {filters.period === 'own' && (
        <div className={styles.period}>
          {(['from', 'to'] as const).map((name) => (
            <InlineField key={name} label={text[name]}>
              <Input type="date" value={filters[name] ?? ''} onChange={(_, { value }) => onChange({ [name]: value })} />
            </InlineField>
          ))}
        </div>
      )}
      {organizationId ? (
        <CustomerSelect organizationId={organizationId} filters={filters} onChange={onChange} />
      ) : (
        <OrganizationSelect filters={filters} onChange={onChange} />
      )}
      {chosen && <PersonSelect organizationId={chosen} filters={filters} onChange={onChange} />}
      <FilterSelect
        label={text.interval}
        value={filters.interval ?? ''}
        choices={['', 'day', 'week', 'month'].map((value) => ({ value, label: text.intervals[value] ?? value }))}
        onChange={(interval) => onChange({ interval })}
      />
    </section>
  );
}

type SelectProps = Pick<FilterBarProps, 'filters' | 'onChange'>;

function OrganizationSelect({ filters, onChange }: SelectProps) {
  const { answer } = useChoices(organizationsDropdown, {});
  return (
    <FilterSelect
      label={text.organization}
      value={filters.organization ?? ''}
      choices={[{ value: '', label: text.allOrganizations }, ...named(answer?.data ?? [])]}
      onChange={(organization) => onChange({ organization, person: '' })}
    />
  );
}

function CustomerSelect({ organizationId, filters, onChange }: SelectProps & { organizationId: string }) {
  const { answer } = useChoices(customersDropdown, { params: { organizationId } });
  return (
    <FilterSelect
      label={text.customer}
      value={filters.customer ?? ''}
      choices={[{ value: '', label: text.allCustomers }, ...named(answer?.data ?? [])]}
      onChange={(customer) => onChange({ customer })}
    />
  );
}

function PersonSelect({ organizationId, filters, onChange }: SelectProps & { organizationId: string }) {
  const query = { pageSize: 100, sortBy: 'firstName' } as const;
  const { answer } = useCall(searchOrganizationUsers, { params: { organizationId }, query });
  const people = (answer?.data ?? []).map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  return (
    <FilterSelect
      label={text.person}
      value={filters.person ?? ''}
      choices={[{ value: '', label: text.allPeople }, ...named(people)]}
      onChange={(person) => onChange({ person })}
    />
  );
}

const named = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

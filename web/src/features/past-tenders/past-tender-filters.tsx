import { pastTenderFilters, sizeBandNames } from '@bidloom/contract/past-tenders';
import { closedStatuses, closingReasons } from '@bidloom/contract/workspace-statuses';
import { Input, makeStyles } from '@fluentui/react-components';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InlineField } from '../../components/inline-field.tsx';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { allTenderMessages } from '../../lib/messages.tenders.ts';
import { useCall } from '../../lib/use-call.ts';

/** The names of the filters, in the address as in the api. */
export const pastTenderFilterNames = [
  ...['outcome', 'customerId', 'industry', 'size', 'currency', 'ownerId', 'reason', 'from', 'to'],
];

const useStyles = makeStyles({
  // Both days are on one line if they fit.
  period: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

interface PastTenderFiltersProps {
  organizationId: string;
  filters: Record<string, string>;
  onChange: (filters: Record<string, string>) => void;
}

/** The filters of past tenders; only existing values are offered. */
export function PastTenderFilters({ organizationId, filters, onChange }: PastTenderFiltersProps) {
  const styles = useStyles();
  const { answer } = useCall(pastTenderFilters, { params: { organizationId } });
  const { customers = [], industries = [], owners = [], currencies = [] } = answer?.data ?? {};
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const plain = (list: readonly string[]) => list.map((value) => ({ value, label: value }));
  const select = (name: keyof typeof text.all, label: string, choices: { value: string; label: string }[]) => (
    <FilterSelect
      label={label}
      value={filters[name] ?? ''}
      choices={[{ value: '', label: text.all[name] }, ...choices]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {select(
        'outcome',
        text.field.outcome,
        closedStatuses.map((value) => ({ value, label: text.outcomes[value] })),
      )}
      {select('customerId', text.field.customer, named(customers))}
      {select('industry', text.field.industry, [...plain(industries), { value: 'none', label: text.noIndustry }])}
      {select(
        'size',
        text.field.size,
        sizeBandNames.map((value) => ({ value, label: text.sizes[value] })),
      )}
      {select('currency', text.field.currency, plain(currencies))}
      {select('ownerId', text.field.owner, named(owners))}
      {select(
        'reason',
        text.field.reason,
        closingReasons.map((value) => ({ value, label: allTenderMessages.reasons[value] })),
      )}
      <div className={styles.period}>
        {(['from', 'to'] as const).map((name) => (
          <InlineField key={name} label={text.field[name]}>
            <Input type="date" value={filters[name] ?? ''} onChange={(_, { value }) => onChange({ [name]: value })} />
          </InlineField>
        ))}
      </div>
    </>
  );
}

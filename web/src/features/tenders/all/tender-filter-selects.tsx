import { dueChoices, workStages, workspaceStatuses } from '@bidloom/contract/workspace-statuses';
import { useSelector } from 'react-redux';
import { useCustomerChoices } from '../../../components/customer-scope.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { useOwners } from '../use-owners.ts';
import type { TenderFilters } from './use-tender-filters.ts';

/** A stage is several statuses at once. */
const statuses = [
  { value: '', label: text.allStatuses },
  ...workStages.map((stage) => ({ value: `stage:${stage}`, label: text.stages[stage] })),
  ...workspaceStatuses.map((status) => ({ value: status as string, label: text.statuses[status] })),
];
const dueTimes = [
  { value: '', label: text.anyDue },
  ...dueChoices.map((due) => ({ value: due as string, label: text.due[due] })),
];

/** The filters of the table; the board shows statuses as columns. */
export function TenderFilterSelects({ url, owner, customerId, isBoard }: TenderFilters) {
  const [{ filters }, change] = url;
  const user = useSelector(selectUser);
  const customers = useCustomerChoices('all', text.allCustomers);
  const people = useOwners();
  const owners = [
    { value: 'all', label: text.anyone },
    { value: 'me', label: text.mine },
    { value: 'none', label: text.nobody },
    ...people
      .filter(({ value }) => value !== user?.userId)
      .map(({ value, label }) => ({ value, label: text.ownerOf(label) })),
  ];
  const select = (label: string, name: string, value: string, choices: { value: string; label: string }[]) => (
    <FilterSelect
      label={label}
      value={value}
      choices={choices}
      onChange={(chosen) => change({ filters: { [name]: chosen } })}
    />
  );
  return (
    <>
      {select(text.field.owner, 'owner', owner, owners)}
      {select(text.field.customer, 'customer', customerId, customers)}
      {!isBoard && (
        <FilterSelect
          label={text.field.status}
          value={filters.status ?? (filters.stage ? `stage:${filters.stage}` : '')}
          choices={statuses}
          onChange={(chosen) => {
            const stage = chosen.startsWith('stage:') ? chosen.slice('stage:'.length) : '';
            change({ filters: { stage, status: stage ? '' : chosen } });
          }}
        />
      )}
      {select(text.field.dueAt, 'due', filters.due ?? '', dueTimes)}
    </>
  );
}

import { customersDropdown } from '@bidloom/contract/customers';
import { proposalStatuses } from '@bidloom/contract/proposal-documents';
import { workspaceSummaries } from '@bidloom/contract/proposals';
import { listVendors } from '@bidloom/contract/vendors';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { useChoices } from '../../lib/use-call.ts';

const text = messages.proposals;

/** The filters of the list, as the address names them. */
export const filterNames = ['status', 'workspaceId', 'vendorId', 'customerId'] as const;

interface ProposalFiltersProps {
  organizationId: string;
  filters: Record<string, string>;
  onChange: (filters: Record<string, string>) => void;
}

const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

export function ProposalFilters({ organizationId, filters, onChange }: ProposalFiltersProps) {
  const params = { organizationId };
  const byName = { sortBy: 'name', sortDescending: 'false', pageSize: 100 } as const;
  const tenders = useChoices(workspaceSummaries, { params, query: { ...byName, hasProposals: 'true' } }).answer;
  const vendors = useChoices(listVendors, { params, query: byName }).answer;
  const customers = useChoices(customersDropdown, { params }).answer;
  const selects = [
    [
      'status',
      text.filter.status,
      text.all.status,
      proposalStatuses.map((value) => ({ value, label: text.status[value] })),
    ],
    ['workspaceId', text.filter.workspace, text.all.workspace, (tenders?.data ?? []).map(choice)],
    ['vendorId', text.filter.vendor, text.all.vendor, (vendors?.data ?? []).map(choice)],
    ['customerId', text.filter.customer, text.all.customer, (customers?.data ?? []).map(choice)],
  ] as const;
  return selects.map(([name, label, all, choices]) => (
    <FilterSelect
      key={name}
      label={label}
      value={filters[name] ?? ''}
      choices={[{ value: '', label: all }, ...choices]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}

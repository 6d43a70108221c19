import { customersDropdown } from '@bidloom/contract/customers';
import { messages } from '../lib/messages.ts';
import { useChoices } from '../lib/use-call.ts';
import { useOrganizationId } from '../lib/use-organization-id.ts';
import { FilterSelect } from './filter-select.tsx';

const text = messages.scope;

/** The customers to choose from, and a choice for "no particular customer" with the value `none`. */
export function useCustomerChoices(none: string, noneLabel: string): { value: string; label: string }[] {
  const organizationId = useOrganizationId();
  const { answer } = useChoices(customersDropdown, { params: { organizationId }, failure: text.customersFailed });
  const customers = answer?.data ?? [];
  return [{ value: none, label: noneLabel }, ...customers.map(({ id, name }) => ({ value: id, label: name }))];
}

/** Whose entries are shown: a customer's, or (empty) those that apply to all customers. */
export function CustomerScope({ value, onChange }: { value: string; onChange: (customerId: string) => void }) {
  const choices = useCustomerChoices('', text.forAll);
  return <FilterSelect label={text.customer} value={value} choices={choices} onChange={onChange} />;
}

import { requiredText } from '@bidloom/contract/fields';
import type { Workspace } from '@bidloom/contract/workspaces';
import { z } from 'zod';
import { useCustomerChoices } from '../../../components/customer-scope.tsx';
import { SelectField } from '../../../components/fields.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { TenderFields, tenderDefaults, tenderSchema } from '../tender-form.tsx';

/** A tender's form with its customer, which a new one needs; one that is there keeps it. */
export const allTenderSchema = tenderSchema.and(z.object({ customerId: requiredText('customerId', 40) }));

export const allTenderDefaults = (tender: Workspace | null, customerId: string) => ({
  ...tenderDefaults(tender),
  customerId: tender?.customerId ?? (customerId === 'all' ? '' : customerId),
});

export function AllTenderFields({ tender }: { tender: Workspace | null }) {
  return (
    <>
      {!tender && <CustomerField />}
      <TenderFields tender={tender} />
    </>
  );
}

function CustomerField() {
  const [, ...customers] = useCustomerChoices('', '');
  return (
    <SelectField
      name="customerId"
      label={text.field.customer}
      required
      choices={customers}
      placeholder={text.customerPlaceholder}
    />
  );
}

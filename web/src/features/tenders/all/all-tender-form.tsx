import { requiredText } from '@bidloom/contract/fields';
import type { Workspace } from '@bidloom/contract/workspaces';
import { z } from 'zod';
import { useCustomerChoices } from '../../../components/customer-scope.tsx';
import { SelectField } from '../../../components/fields.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { TenderFields, tenderBody, tenderDefaults, tenderSchema } from '../tender-form.tsx';

/** A tender's form with its customer, which a new tender needs; an existing tender keeps its customer. */
const allTenderSchema = tenderSchema.and(z.object({ customerId: requiredText('customerId', 40) }));

/** The form of a tender; `customerId` is the shown customer, or `all`. */
export const allTenderForm = (organizationId: string, customerId: string) => ({
  schema: allTenderSchema,
  defaults: (tender: Workspace | null) => ({
    ...tenderDefaults(tender),
    customerId: tender?.customerId ?? (customerId === 'all' ? '' : customerId),
  }),
  fields: (tender: Workspace | null) => <AllTenderFields tender={tender} />,
  params: (tender: Workspace | null, values: z.output<typeof allTenderSchema>) => ({
    organizationId,
    customerId: values.customerId,
    id: tender?.id ?? '',
  }),
  toBody: ({ customerId: _, ...values }: z.output<typeof allTenderSchema>, tender: Workspace | null) =>
    tenderBody(values, tender),
});

function AllTenderFields({ tender }: { tender: Workspace | null }) {
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

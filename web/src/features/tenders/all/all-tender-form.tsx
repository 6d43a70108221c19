import { requiredText } from '@bidloom/contract/fields';
import type { Workspace } from '@bidloom/contract/workspaces';
import { z } from 'zod';
import { TenderFields, tenderBody, tenderDefaults, tenderSchema } from '../tender-form.tsx';
import { CustomerField } from './customer-field.tsx';

/** A tender's form with its customer, which a new tender needs; an existing tender keeps its customer. */
const allTenderSchema = tenderSchema.and(z.object({ customerId: requiredText('customerId', 40) }));

/** The form of a tender; `customerId` is the shown customer, or `all`. */
export const allTenderForm = (organizationId: string, customerId: string) => ({
  schema: allTenderSchema,
  defaults: (tender: Workspace | null) => ({
    ...tenderDefaults(tender),
    customerId: tender?.customerId ?? (customerId === 'all' ? '' : customerId),
  }),
  fields: (tender: Workspace | null) => <AllTenderFields organizationId={organizationId} tender={tender} />,
  params: (tender: Workspace | null, values: z.output<typeof allTenderSchema>) => ({
    organizationId,
    customerId: values.customerId,
    id: tender?.id ?? '',
  }),
  toBody: ({ customerId: _, ...values }: z.output<typeof allTenderSchema>, tender: Workspace | null) =>
    tenderBody(values, tender),
});

function AllTenderFields({ organizationId, tender }: { organizationId: string; tender: Workspace | null }) {
  return (
    <>
      {!tender && <CustomerField organizationId={organizationId} />}
      <TenderFields tender={tender} />
    </>
  );
}

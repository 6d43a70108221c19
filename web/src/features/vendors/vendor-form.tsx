import { type Vendor, vendorBody } from '@bidloom/contract/vendors';
import { ActiveField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const text = messages.vendors;

/** Specialities are typed as words separated by commas. */
const vendorSchema = vendorBody.extend({
  specialities: z
    .string()
    .transform((words) => words.split(',').flatMap((word) => word.trim() || []))
    .pipe(z.array(z.string().max(60, text.specialityTooLong)).max(30, text.tooManySpecialities)),
});

/** The form of a vendor. */
export const vendorForm = (organizationId: string) => ({
  schema: vendorSchema,
  defaults: (vendor: Vendor | null) => ({
    organizationId,
    name: vendor?.name ?? '',
    contactName: vendor?.contactName ?? '',
    email: vendor?.email ?? '',
    phone: vendor?.phone ?? '',
    specialities: vendor?.specialities.join(', ') ?? '',
    isActive: vendor?.isActive ?? true,
  }),
  fields: (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <TextField name="contactName" label={text.field.contactName} />
      <TextField name="email" label={text.field.email} type="email" />
      <TextField name="phone" label={text.field.phone} type="tel" />
      <TextField name="specialities" label={text.field.specialities} hint={text.specialitiesHint} />
      <ActiveField />
    </>
  ),
  params: (vendor: Vendor | null) => ({ organizationId, vendorId: vendor?.id ?? '' }),
});

import { type Customer, customerBody } from '@bidloom/contract/customers';
import { messages } from '../lib/messages.ts';
import { ActiveField, TextAreaField, TextField } from './fields.tsx';

const text = messages.customers;

/** The form of a customer. */
export const customerForm = (organizationId: string) => ({
  schema: customerBody,
  defaults: (customer: Customer | null) => ({
    organizationId,
    name: customer?.name ?? '',
    code: customer?.code ?? '',
    industry: customer?.industry ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    address: customer?.address ?? '',
    isActive: customer?.isActive ?? true,
  }),
  fields: (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <TextField name="code" label={text.field.code} />
      <TextField name="industry" label={text.field.industry} />
      <TextField name="email" label={text.field.email} type="email" />
      <TextField name="phone" label={text.field.phone} type="tel" />
      <TextAreaField name="address" label={text.field.address} rows={2} />
      <ActiveField />
    </>
  ),
  params: (customer: Customer | null) => ({ id: customer?.id ?? '' }),
});

import { type Workspace, workspaceBody, workspaceStatuses } from '@bidloom/contract/workspaces';
import { makeStyles } from '@fluentui/react-components';
import { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.tenders;

/** What a field of type `datetime-local` holds: local time, without seconds and zone. */
const localTime = z.string().transform((value) => (value ? new Date(value).toISOString() : null));

/** Fields of a form are texts: figures, times and what was left empty are turned before the contract's rules look. */
export const tenderSchema = workspaceBody
  .extend({
    dueAt: localTime,
    value: z
      .string()
      .transform((value) => (value.trim() === '' ? null : Number(value)))
      .pipe(workspaceBody.shape.value.unwrap()),
    currency: z
      .string()
      .transform((value) => value.trim().toUpperCase() || null)
      .pipe(workspaceBody.shape.currency.unwrap()),
  })
  .refine(({ value, currency }) => value === null || currency !== null, {
    path: ['currency'],
    message: text.valueNeedsCurrency,
  });

/** A time as a field of type `datetime-local` wants it. */
function toLocalTime(iso: string | null): string {
  if (!iso) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const tenderDefaults = (tender: Workspace | null): z.input<typeof tenderSchema> => ({
  name: tender?.name ?? '',
  reference: tender?.reference ?? '',
  description: tender?.description ?? '',
  status: tender?.status ?? 'open',
  dueAt: toLocalTime(tender?.dueAt ?? null),
  value: tender?.value?.toString() ?? '',
  currency: tender?.currency ?? '',
  // A replacement is whole; whoever makes a tender owns it.
  ...(tender && { ownerId: tender.ownerId, isActive: tender.isActive }),
});

const statuses = workspaceStatuses.map((value) => ({ value, label: text.statuses[value] }));

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // A hint under one of them must not stretch the other.
    alignItems: 'start',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
});

export function TenderFields() {
  const { pair } = useStyles();
  return (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <div className={pair}>
        <TextField name="reference" label={text.field.reference} />
        <SelectField name="status" label={text.field.status} choices={statuses} />
      </div>
      <TextField name="dueAt" label={text.field.dueAt} type="datetime-local" />
      <div className={pair}>
        <TextField name="value" label={text.field.value} type="number" />
        <TextField name="currency" label={text.field.currency} hint={text.currencyHint} />
      </div>
      <TextAreaField name="description" label={text.field.description} />
    </>
  );
}

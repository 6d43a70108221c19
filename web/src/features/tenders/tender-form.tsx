import { isClosed, waysOf, workspaceStatuses } from '@bidloom/contract/workspace-statuses';
import { type Workspace, workspaceBody } from '@bidloom/contract/workspaces';
import { makeStyles } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '../../components/fields.tsx';
import { ownZone } from '../../lib/format.ts';
import { allTenderMessages } from '../../lib/messages.tenders.ts';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { useOwners } from './use-owners.ts';

const text = messages.tenders;

/** The value of a `datetime-local` field: local time, without seconds and zone. */
export const localTime = z.string().transform((value) => (value ? new Date(value).toISOString() : null));

/** Form fields are texts: figures, times and empty fields are converted before the contract's rules check them. */
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
    ownerId: z.string().transform((value) => value || null),
  })
  .refine(({ value, currency }) => value === null || currency !== null, {
    path: ['currency'],
    message: text.valueNeedsCurrency,
  });

/** Converts a time to the format of a `datetime-local` field. */
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
  ownerId: tender?.ownerId ?? '',
  // A change replaces the whole tender, so fields that are not in the form must be sent as well.
  ...(tender && { isActive: tender.isActive }),
});

/** The request's body. The creator of a tender owns it, unless another person was chosen. */
export const tenderBody = <Values extends { ownerId: string | null }>(values: Values, tender: Workspace | null) => ({
  ...values,
  ownerId: tender ? values.ownerId : (values.ownerId ?? undefined),
});

/** The form of a tender of one customer. */
export const tenderForm = (organizationId: string, customerId: string) => ({
  schema: tenderSchema,
  defaults: tenderDefaults,
  fields: (tender: Workspace | null) => <TenderFields tender={tender} />,
  params: (tender: Workspace | null) => ({ organizationId, customerId, id: tender?.id ?? '' }),
  toBody: tenderBody<z.output<typeof tenderSchema>>,
});

/** A new tender may have any status; an existing one may keep its own or take a next open one. A separate dialog closes a tender. */
const statusesOf = (tender: Workspace | null) =>
  (tender ? [tender.status, ...waysOf(tender).filter((status) => !isClosed(status))] : workspaceStatuses).map(
    (value) => ({ value, label: text.statuses[value] }),
  );

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

export function TenderFields({ tender }: { tender: Workspace | null }) {
  const { pair } = useStyles();
  return (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <div className={pair}>
        <TextField name="reference" label={text.field.reference} />
        <SelectField name="status" label={text.field.status} choices={statusesOf(tender)} />
      </div>
      <div className={pair}>
        <TextField
          name="dueAt"
          label={text.field.dueAt}
          type="datetime-local"
          hint={messages.common.inYourZone(ownZone())}
        />
        <OwnerField tender={tender} />
      </div>
      <div className={pair}>
        <TextField name="value" label={text.field.value} type="number" />
        <TextField name="currency" label={text.field.currency} hint={text.currencyHint} />
      </div>
      <TextAreaField name="description" label={text.field.description} />
    </>
  );
}

function OwnerField({ tender }: { tender: Workspace | null }) {
  const user = useSelector(selectUser);
  const people = useOwners();
  const others = people.filter(({ value }) => value !== user?.userId || tender !== null);
  const own = tender?.ownerId && { value: tender.ownerId, label: tender.ownerName ?? allTenderMessages.somebody };
  // An owner whose account was removed stays the owner until another one is chosen.
  const isGone = own && !people.some(({ value }) => value === own.value);
  return (
    <SelectField
      name="ownerId"
      label={allTenderMessages.field.owner}
      choices={[
        { value: '', label: tender ? allTenderMessages.nobodyOwns : allTenderMessages.me },
        ...(isGone ? [own] : []),
        ...others,
      ]}
    />
  );
}

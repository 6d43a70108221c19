import { licencePlans } from '@bidloom/contract/licenses';
import { makeStyles, tokens } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';
import { SelectField, TextField } from './fields.tsx';
import { NumberField } from './number-field.tsx';

const text = messages.licences;

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // A hint or an error under one of them must not stretch the other.
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
});

const plans = licencePlans.map((plan) => ({ value: plan as string, label: text.plans[plan] }));

/** The day in UTC, as `yyyy-mm-dd`, this number of days after another day. */
export const dayAfter = (days: number, from: string | Date = new Date()): string =>
  new Date(new Date(from).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The default of a new licence: a year for a small team. */
export const newTerms = () => ({
  ...{ plan: 'team' as const, seats: 10, monthlyPages: 5000, monthlyTokens: 5_000_000 },
  ...{ validFrom: dayAfter(0), validTo: dayAfter(364) },
});

/** The limits and the dates of a licence; `prefix` is its path in the form. */
export function LicenceFields({ prefix = '' }: { prefix?: string }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.pair}>
        <SelectField name={`${prefix}plan`} label={text.field.plan} required choices={plans} />
        <NumberField name={`${prefix}seats`} label={text.field.seats} required min={1} />
      </div>
      <div className={styles.pair}>
        <NumberField name={`${prefix}monthlyPages`} label={text.field.monthlyPages} required />
        <NumberField name={`${prefix}monthlyTokens`} label={text.field.monthlyTokens} required hint={text.tokensHint} />
      </div>
      <div className={styles.pair}>
        <TextField name={`${prefix}validFrom`} label={text.field.validFrom} type="date" required />
        <TextField name={`${prefix}validTo`} label={text.field.validTo} type="date" required hint={text.daysHint} />
      </div>
    </>
  );
}

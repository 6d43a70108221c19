import { listIndustrySpecialties, listIndustryTypes } from '@bidloom/contract/organizations';
import { Checkbox, Field, makeStyles, Select, Switch, Text, tokens } from '@fluentui/react-components';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { LicenceFields, newTerms } from '../../components/licence-fields.tsx';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.organizations;

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // A hint or an error under one of them must not stretch the other.
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: tokens.spacingVerticalM,
    margin: 0,
  },
  hint: { color: tokens.colorNeutralForeground3 },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    border: 'none',
    margin: 0,
    padding: 0,
    '& legend': { padding: 0, marginBottom: tokens.spacingVerticalXS },
  },
});

/** The data of an organisation. */
export function OrganizationFields() {
  const styles = useStyles();
  return (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <IndustryFields />
      <div className={styles.pair}>
        <TextField name="country" label={text.field.country} />
        <TextField name="phone" label={text.field.phone} type="tel" />
      </div>
      <TextField name="website" label={text.field.website} type="url" hint={text.websiteHint} />
      <TextAreaField name="address" label={text.field.address} rows={2} />
    </>
  );
}

/** The industry and its specialities; each industry has its own. */
function IndustryFields() {
  const styles = useStyles();
  const { field, fieldState } = useController({ name: 'industryTypeId' });
  const specialties = useController({ name: 'industrySpecialtyIds' }).field;
  const industryId = Number(field.value) || null;
  const types = useCall(listIndustryTypes, {});
  const found = useCall(listIndustrySpecialties, industryId ? { params: { industryId } } : null);
  const chosen: number[] = specialties.value ?? [];
  const { value: _, onChange, ...rest } = field;
  return (
    <>
      <Field
        label={text.field.industry}
        required
        validationMessage={
          namedByLabel(fieldState.error?.message, field.name, text.field.industry) ?? types.error ?? undefined
        }
      >
        <Select
          {...rest}
          value={industryId === null ? '' : String(industryId)}
          onChange={(_, data) => {
            onChange(data.value === '' ? null : Number(data.value));
            specialties.onChange([]);
          }}
        >
          <option value="">{text.chooseIndustry}</option>
          {types.answer?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.group}>
        <legend>{text.field.specialties}</legend>
        {industryId === null && (
          <Text size={200} className={styles.hint}>
            {text.firstChooseIndustry}
          </Text>
        )}
        {industryId !== null &&
          found.answer?.data.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(_, { checked }) =>
                specialties.onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
      </fieldset>
    </>
  );
}

/** The first administrator to invite and, if wanted, the first licence. */
export function FirstStepsFields() {
  const styles = useStyles();
  const { setValue } = useFormContext();
  const licence = useWatch({ name: 'licence' });
  return (
    <>
      <section className={styles.part} aria-label={text.administrator}>
        <Text weight="semibold">{text.administrator}</Text>
        <Text size={200} className={styles.hint}>
          {text.administratorText}
        </Text>
        <div className={styles.pair}>
          <TextField name="administrator.firstName" label={text.field.firstName} required />
          <TextField name="administrator.lastName" label={text.field.lastName} required />
        </div>
        <TextField name="administrator.email" label={text.field.email} type="email" required />
      </section>
      <section className={styles.part} aria-label={text.licence}>
        <Text weight="semibold">{text.licence}</Text>
        <Switch
          checked={Boolean(licence)}
          label={text.withLicence}
          onChange={(_, { checked }) => setValue('licence', checked ? newTerms() : null, { shouldDirty: true })}
        />
        {licence ? (
          <LicenceFields prefix="licence." />
        ) : (
          <Text size={200} className={styles.hint}>
            {text.withoutLicence}
          </Text>
        )}
      </section>
    </>
  );
}

import { customersDropdown } from '@bidloom/contract/customers';
import { Combobox, Field, Link, makeStyles, Option } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { NewCustomerDialog } from '../../../components/new-customer-dialog.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { namedByLabel } from '../../../lib/named-by-label.ts';
import { useChoices } from '../../../lib/use-call.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';

/** The number of offered customers; typing narrows them. */
const mostOffered = 50;

const label = text.field.customer;

/** The value of the last option, which is no customer's id. */
const newOne = 'new';

const useStyles = makeStyles({ link: { fontSize: 'inherit', lineHeight: 'inherit' } });

/** Chooses the customer of a new tender. A customer that does not exist yet is created without leaving the form. */
export function CustomerField({ organizationId }: { organizationId: string }) {
  const { link } = useStyles();
  const { field, fieldState } = useController({ name: 'customerId' });
  const { answer, error, refresh } = useChoices(customersDropdown, {
    params: { organizationId },
    failure: messages.scope.customersFailed,
  });
  // A created customer is chosen before the list is fetched again.
  const [created, setCreated] = useState<{ id: string; name: string } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const rememberFocus = useFocusBack(creating);

  const listed = answer?.data ?? [];
  const customers = created && !listed.some(({ id }) => id === created.id) ? [created, ...listed] : listed;
  const named = (name: string) => customers.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const chosen = customers.find(({ id }) => id === field.value);
  const term = (typed ?? '').trim().toLowerCase();
  const offered = customers.filter(({ name }) => name.toLowerCase().includes(term)).slice(0, mostOffered);
  const newName = term === '' || named(term) ? '' : (typed ?? '').trim();
  const combobox = useRef<HTMLInputElement>(null);
  const create = () => {
    // The link in the message is gone when the dialog closes.
    combobox.current?.focus();
    rememberFocus();
    setCreating(true);
  };
  const missing =
    newName === '' ? (
      namedByLabel(fieldState.error?.message ?? '', field.name, label)
    ) : (
      <>
        {text.noSuchCustomer}{' '}
        <Link as="button" inline className={link} onClick={create}>
          {text.createCustomer(newName)}
        </Link>
      </>
    );

  const choose = (id: string) => {
    setTyped(null);
    field.onChange(id);
  };

  return (
    <>
      <Field label={label} required hint={text.customerHint} validationMessage={fieldState.error ? missing : error}>
        <Combobox
          autoComplete="off"
          ref={(element) => {
            combobox.current = element;
            field.ref(element);
          }}
          name={field.name}
          onBlur={field.onBlur}
          value={typed ?? chosen?.name ?? ''}
          placeholder={text.customerPlaceholder}
          selectedOptions={chosen ? [chosen.id] : []}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(named(target.value)?.id ?? '');
          }}
          onOptionSelect={(_, { optionValue }) => {
            if (optionValue === newOne) create();
            else if (optionValue !== undefined) choose(optionValue);
          }}
        >
          {offered.map(({ id, name }) => (
            <Option key={id} value={id}>
              {name}
            </Option>
          ))}
          <Option value={newOne}>{text.newCustomer(newName)}</Option>
        </Combobox>
      </Field>
      {creating && (
        <NewCustomerDialog
          organizationId={organizationId}
          name={newName}
          onCreated={(customer) => {
            setCreated(customer);
            choose(customer.id);
            refresh();
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

import { searchOrganizationUsers, type User } from '@bidloom/contract/users';
import { Combobox, Field, Option, Text } from '@fluentui/react-components';
import { useDeferredValue, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { namedByLabel } from '../../lib/named-by-label.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.teamMembers;

/** The number of offered people; typing narrows them. */
const mostPeople = 20;

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

/** Chooses the person to add: a user of the organisation, or a new address with a name. */
export function PersonField({ organizationId }: { organizationId: string }) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: 'email' });
  const typed: string = field.value;
  const searchTerm = useDeferredValue(typed.trim());
  const { answer } = useCall(searchOrganizationUsers, {
    params: { organizationId },
    query: { searchTerm, sortBy: 'firstName', pageSize: mostPeople },
  });
  const people = (answer?.data ?? []).filter(({ status }) => status !== 'inactive');
  const chosen = people.find(({ email }) => email.toLowerCase() === typed.trim().toLowerCase());
  const accountName = chosen && nameOf(chosen);

  useEffect(() => {
    if (!accountName) return;
    setValue('name', accountName);
    return () => setValue('name', '');
  }, [accountName, setValue]);

  return (
    <>
      <Field
        label={text.field.person}
        required
        hint={accountName ?? text.personHint}
        validationMessage={namedByLabel(fieldState.error?.message, field.name, text.field.person)}
      >
        <Combobox
          freeform
          autoFocus
          autoComplete="off"
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          value={typed}
          selectedOptions={chosen ? [chosen.id] : []}
          onChange={({ target }) => field.onChange(target.value)}
          onOptionSelect={(_, { optionValue }) => {
            const person = people.find(({ id }) => id === optionValue);
            if (person) field.onChange(person.email);
          }}
        >
          {people.map((person) => (
            <Option key={person.id} value={person.id} text={person.email}>
              <span>
                {nameOf(person)}
                <Text size={200} block>
                  {person.email}
                </Text>
              </span>
            </Option>
          ))}
        </Combobox>
      </Field>
      {!chosen && <TextField name="name" label={text.field.name} required hint={text.newPersonHint} />}
    </>
  );
}

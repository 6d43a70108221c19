import { importUsers, usersTemplate } from '@bidloom/contract/users';
import { Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { ImportButton } from '../../components/import-button.tsx';
import { messages } from '../../lib/messages.ts';
import { users } from './users.resource.ts';

const text = messages.users;

interface ImportUsersProps {
  /** The organisation of the list; empty: all organisations. */
  organizationId: string;
  /** The choices for platform administrators. */
  organizations: readonly { value: string; label: string }[] | null;
  onImported: () => void;
}

/** Invites people into one organisation; if the list shows all organisations, the user chooses it. */
export function ImportUsers({ organizationId, organizations, onImported }: ImportUsersProps) {
  const [wanted, setWanted] = useState('');
  const chosen = wanted || organizationId;
  return (
    <ImportButton
      noun={users.noun}
      endpoint={importUsers}
      params={{ organizationId: chosen }}
      template={usersTemplate}
      onImported={onImported}
      ready={chosen !== ''}
      fields={
        organizations && (
          <Field label={text.field.organization} required {...(chosen ? {} : { hint: text.chooseOrganization })}>
            <Select value={chosen} onChange={(_, { value }) => setWanted(value)}>
              <option value="" />
              {organizations.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )
      }
    />
  );
}

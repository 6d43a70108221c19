import { fieldMessages } from '@bidloom/contract/field-messages';
import type { Role } from '@bidloom/contract/roles';
import { type User, userBody } from '@bidloom/contract/users';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import type { z } from '../../lib/zod.ts';

const { users: text, roles } = messages;

const choice = (role: Role) => ({ value: role, label: roles[role] });
const organizationRoles = [choice('ORGANIZATION_USER'), choice('ORGANIZATION_ADMIN')];

interface UserFormSettings {
  isPlatform: boolean;
  /** The signed-in person, whose own role is fixed. */
  ownId: string | undefined;
  /** The organisation of a new person. */
  organizationId: string;
  /** The choices for platform administrators; null for all other users. */
  organizations: readonly { value: string; label: string }[] | null;
}

/** The form of a person. A platform administrator also chooses the organisation. */
export const userForm = ({ isPlatform, ownId, organizationId, organizations }: UserFormSettings) => ({
  schema: isPlatform ? platformUserSchema : userBody,
  defaults: (person: User | null) => ({
    organizationId: person ? (person.organizationId ?? '') : organizationId,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    role: person?.role ?? ('ORGANIZATION_USER' as const),
  }),
  fields: (person: User | null) => (
    <UserFields organizations={organizations} isOwn={person !== null && person.id === ownId} />
  ),
  params: (person: User | null) => ({ id: person?.id ?? '' }),
  toBody: (values: z.output<typeof userBody>) =>
    values.role === 'PLATFORM_ADMIN' ? { ...values, organizationId: null } : values,
});

const platformUserSchema = userBody.refine(
  ({ role, organizationId }) => role === 'PLATFORM_ADMIN' || Boolean(organizationId),
  { path: ['organizationId'], message: fieldMessages.required('organizationId') },
);

interface UserFieldsProps extends Pick<UserFormSettings, 'organizations'> {
  isOwn: boolean;
}

function UserFields({ organizations, isOwn }: UserFieldsProps) {
  const { formState } = useFormContext();
  const { email, role: before } = (formState.defaultValues ?? {}) as { email?: string; role?: Role };
  const isNew = !email;
  const role: Role = useWatch({ name: 'role' });
  const isPlatformAdmin = role === 'PLATFORM_ADMIN';
  // A user of an organisation can't become a platform administrator, nor the reverse.
  const rolesOfSameKind = before === 'PLATFORM_ADMIN' ? [choice('PLATFORM_ADMIN')] : organizationRoles;
  const offered = isNew && organizations ? [...organizationRoles, choice('PLATFORM_ADMIN')] : rolesOfSameKind;
  // The server refuses to change one's own role.
  const choices = isOwn && before ? [choice(before)] : offered;
  return (
    <>
      <TextField name="firstName" label={text.field.firstName} required autoFocus />
      <TextField name="lastName" label={text.field.lastName} required />
      <TextField
        name="email"
        label={text.field.email}
        type="email"
        required
        {...(isNew ? {} : { hint: text.emailHint })}
      />
      <SelectField
        name="role"
        label={text.field.role}
        required
        choices={choices}
        {...(isNew ? {} : { hint: isOwn ? text.ownRoleHint : text.roleHint })}
      />
      {isNew && organizations && !isPlatformAdmin && (
        <SelectField
          name="organizationId"
          label={text.field.organization}
          required
          choices={organizations}
          placeholder=""
        />
      )}
    </>
  );
}

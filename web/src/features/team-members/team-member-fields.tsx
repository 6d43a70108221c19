import type { TeamMember } from '@bidloom/contract/team-members';
import { Field, Input } from '@fluentui/react-components';
import { TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';
import { PersonField } from './person-field.tsx';

const { field, ofAccount, beforeAccount } = messages.teamMembers;

/** The fields of a member: the person to add or, for an existing member, the fields that do not belong to the account. */
export function TeamMemberFields({ member, organizationId }: { member: TeamMember | null; organizationId: string }) {
  return (
    <>
      {!member && <PersonField organizationId={organizationId} />}
      {member?.hasAccount && (
        <>
          <Field label={field.name} hint={ofAccount}>
            <Input value={member.name} readOnly />
          </Field>
          <Field label={field.email} hint={ofAccount}>
            <Input value={member.email} readOnly />
          </Field>
        </>
      )}
      {member && !member.hasAccount && (
        <>
          <TextField name="name" label={field.name} required />
          <TextField name="email" label={field.email} type="email" required hint={beforeAccount} />
        </>
      )}
      <TextField name="teamRole" label={field.teamRole} autoFocus={member?.hasAccount === true} />
    </>
  );
}

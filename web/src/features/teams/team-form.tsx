import { type Team, teamBody } from '@bidloom/contract/teams';
import { ActiveField, TextField } from '../../components/fields.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.teams;

/** The form of a team. */
export const teamForm = (organizationId: string) => ({
  schema: teamBody,
  defaults: (team: Team | null) => ({ organizationId, name: team?.name ?? '', isActive: team?.isActive ?? true }),
  fields: (
    <>
      <TextField name="name" label={text.field.name} required autoFocus />
      <ActiveField />
    </>
  ),
  params: (team: Team | null) => ({ id: team?.id ?? '' }),
});

import type { TeamMember } from '@bidloom/contract/team-members';
import { Badge } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { messages } from '../../lib/messages.ts';

const { teamMembers: text, common } = messages;

export const teamMemberColumns: Column<TeamMember>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  { id: 'email', header: text.field.email, sortBy: 'email', render: ({ email }) => email },
  {
    id: 'teamRole',
    header: text.field.teamRole,
    sortBy: 'teamRole',
    render: ({ teamRole }) => teamRole ?? common.none,
  },
  {
    id: 'status',
    header: text.field.status,
    sortBy: 'status',
    width: '120px',
    render: ({ status }) => (
      <Badge appearance="tint" shape="rounded" color={status === 'active' ? 'success' : 'warning'}>
        {text.status[status]}
      </Badge>
    ),
  },
];

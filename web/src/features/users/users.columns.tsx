import type { User, UserStatus } from '@bidloom/contract/users';
import { Badge } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { users: text, roles, common } = messages;

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

const colours = { active: 'success', invited: 'brand', inactive: 'informative' } as const;

function UserStatusBadge({ status }: { status: UserStatus }) {
  return (
    <Badge appearance="tint" color={colours[status]} shape="rounded">
      {text.statuses[status]}
    </Badge>
  );
}

/** `ofAll`: the list contains people of several organisations. */
export function userColumns(ofAll: boolean, ownId: string | undefined): Column<User>[] {
  const organization: Column<User> = {
    id: 'organization',
    header: text.field.organization,
    render: ({ organizationName }) => organizationName ?? text.platform,
  };
  return [
    {
      id: 'firstName',
      header: text.field.firstName,
      sortBy: 'firstName',
      width: 'minmax(120px, 1fr)',
      render: ({ id, firstName }) => (id === ownId ? `${firstName} (${text.oneself})` : firstName),
    },
    { id: 'lastName', header: text.field.lastName, sortBy: 'lastName', render: ({ lastName }) => lastName },
    { id: 'email', header: text.field.email, sortBy: 'email', width: 'minmax(0, 2fr)', render: ({ email }) => email },
    ...(ofAll ? [organization] : []),
    {
      id: 'role',
      minor: true,
      header: text.field.role,
      sortBy: 'role',
      render: ({ role }) => roles[role],
    },
    {
      id: 'status',
      header: common.status,
      sortBy: 'status',
      width: '104px',
      render: ({ status }) => <UserStatusBadge status={status} />,
    },
    {
      id: 'lastSignIn',
      minor: true,
      header: text.field.lastSignIn,
      sortBy: 'lastSignInAt',
      width: '156px',
      render: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : text.neverSignedIn),
    },
  ];
}

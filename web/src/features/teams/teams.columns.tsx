import type { Team } from '@bidloom/contract/teams';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { teams: text, common } = messages;

export const teamColumns: Column<Team>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    id: 'memberCount',
    header: text.field.members,
    sortBy: 'memberCount',
    width: '120px',
    align: 'end',
    render: ({ memberCount }) => memberCount,
  },
  {
    id: 'isActive',
    header: common.status,
    sortBy: 'isActive',
    width: '120px',
    render: ({ isActive }) => <StatusBadge active={isActive} />,
  },
  {
    id: 'updatedAt',
    minor: true,
    header: common.updated,
    sortBy: 'updatedAt',
    width: '140px',
    render: ({ updatedAt }) => formatDate(updatedAt),
  },
];

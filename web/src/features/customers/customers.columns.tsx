import type { Customer } from '@bidloom/contract/customers';
import type { Column } from '../../components/data-table.tsx';
import { DueDate } from '../../components/due-date.tsx';
import { Email } from '../../components/email.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { messages } from '../../lib/messages.ts';

const { customers: text, common } = messages;

export const customerColumns: Column<Customer>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  { id: 'code', header: text.field.code, sortBy: 'code', width: '110px', render: ({ code }) => code ?? common.none },
  {
    id: 'industry',
    minor: true,
    header: text.field.industry,
    sortBy: 'industry',
    render: ({ industry }) => industry ?? common.none,
  },
  {
    id: 'email',
    minor: true,
    header: text.field.email,
    sortBy: 'email',
    width: 'minmax(0, 1.5fr)',
    render: ({ email }) => (email === null ? common.none : <Email address={email} />),
  },
  {
    id: 'openTenders',
    header: text.field.openTenders,
    sortBy: 'openTenders',
    width: '130px',
    align: 'end',
    render: ({ openTenders, workspaceCount }) => text.openOf(openTenders, workspaceCount),
  },
  {
    id: 'nextDueAt',
    header: text.field.nextDueAt,
    sortBy: 'nextDueAt',
    width: 'minmax(200px, 220px)',
    render: ({ nextDueAt }) => <DueDate dueAt={nextDueAt} />,
  },
  {
    id: 'isActive',
    header: common.status,
    sortBy: 'isActive',
    width: '110px',
    render: ({ isActive }) => <StatusBadge active={isActive} />,
  },
];

import type { Customer } from '@bidloom/contract/customers';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { messages } from '../../lib/messages.ts';

const { customers: text, common } = messages;

export const customerColumns: Column<Customer>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  { id: 'code', header: text.field.code, sortBy: 'code', width: '110px', render: ({ code }) => code ?? common.none },
  {
    id: 'industry',
    header: text.field.industry,
    sortBy: 'industry',
    render: ({ industry }) => industry ?? common.none,
  },
  { id: 'email', minor: true, header: text.field.email, sortBy: 'email', render: ({ email }) => email ?? common.none },
  {
    id: 'workspaceCount',
    header: text.field.tenders,
    width: '90px',
    align: 'end',
    render: ({ workspaceCount }) => workspaceCount,
  },
  {
    id: 'isActive',
    header: common.status,
    sortBy: 'isActive',
    width: '110px',
    render: ({ isActive }) => <StatusBadge active={isActive} />,
  },
];

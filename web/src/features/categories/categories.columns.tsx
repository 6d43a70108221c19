import type { Category } from '@bidloom/contract/categories';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { categories: text, common } = messages;

export const categoryColumns: Column<Category>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    id: 'description',
    header: text.field.description,
    sortBy: 'description',
    render: ({ description }) => description ?? common.none,
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

import type { Keyword } from '@bidloom/contract/keywords';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { keywords: text, common } = messages;

export const keywordColumns: Column<Keyword>[] = [
  { id: 'text', header: text.field.text, sortBy: 'text', render: ({ text: words }) => words },
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

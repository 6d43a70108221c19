import type { Question } from '@bidloom/contract/questions';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { questions: text, common } = messages;

export const questionColumns: Column<Question>[] = [
  { id: 'text', header: text.field.text, sortBy: 'text', render: ({ text: words }) => words },
  {
    id: 'category',
    header: text.field.category,
    sortBy: 'categoryName',
    width: '200px',
    render: ({ categoryName }) => categoryName,
  },
  {
    id: 'isActive',
    header: common.status,
    sortBy: 'isActive',
    width: '120px',
    render: ({ isActive }) => <StatusBadge active={isActive} />,
  },
  {
    id: 'createdAt',
    minor: true,
    header: common.created,
    sortBy: 'createdAt',
    width: '140px',
    render: ({ createdAt }) => formatDate(createdAt),
  },
];

import type { Workspace } from '@bidloom/contract/workspaces';
import type { Column } from '../../components/data-table.tsx';
import { DueDate } from '../../components/due-date.tsx';
import { TenderStatus } from '../../components/tender-status.tsx';
import { formatMoney } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { isSettled } from '../../lib/tenders.ts';

const { tenders: text, common } = messages;

export const tenderColumns: Column<Workspace>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    id: 'reference',
    minor: true,
    header: text.field.reference,
    sortBy: 'reference',
    width: '160px',
    render: ({ reference }) => reference ?? common.none,
  },
  {
    id: 'status',
    header: text.field.status,
    sortBy: 'status',
    width: '112px',
    render: ({ status }) => <TenderStatus status={status} />,
  },
  {
    id: 'dueAt',
    header: text.field.dueAt,
    sortBy: 'dueAt',
    width: 'minmax(200px, 240px)',
    render: (tender) => <DueDate dueAt={tender.dueAt} settled={isSettled(tender)} />,
  },
  {
    id: 'value',
    header: text.field.value,
    sortBy: 'value',
    width: '140px',
    align: 'end',
    render: ({ value, currency }) => formatMoney(value, currency),
  },
  {
    id: 'documents',
    minor: true,
    header: text.field.documents,
    width: '110px',
    align: 'end',
    render: ({ documentCount }) => documentCount,
  },
];

import type { PastTender } from '@bidloom/contract/past-tenders';
import type { Column } from '../../components/data-table.tsx';
import { TenderStatus } from '../../components/tender-status.tsx';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { allTenderMessages } from '../../lib/messages.tenders.ts';
import { messages } from '../../lib/messages.ts';

const { none } = messages.common;

export const pastTenderColumns: Column<PastTender>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    id: 'customer',
    header: text.field.customer,
    sortBy: 'customerName',
    width: 'minmax(120px, 0.6fr)',
    render: ({ customerName }) => customerName,
  },
  {
    id: 'outcome',
    header: text.field.outcome,
    sortBy: 'outcome',
    width: '100px',
    render: ({ outcome }) => <TenderStatus status={outcome} />,
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
    id: 'days',
    minor: true,
    header: text.field.days,
    width: '110px',
    align: 'end',
    render: ({ daysSpent }) => (daysSpent === null ? none : String(Math.round(daysSpent))),
  },
  {
    id: 'documents',
    minor: true,
    header: text.field.documents,
    width: '110px',
    align: 'end',
    render: ({ documentCount }) => documentCount,
  },
  {
    id: 'reasons',
    minor: true,
    header: text.field.reasons,
    width: 'minmax(120px, 0.7fr)',
    render: ({ closingReasons, closingNote }) => {
      const words = closingReasons.map((reason) => allTenderMessages.reasons[reason]).join(', ') || none;
      return <span title={closingNote ?? undefined}>{closingNote ? `${words}: ${closingNote}` : words}</span>;
    },
  },
  {
    id: 'closedAt',
    header: text.field.closedAt,
    sortBy: 'closedAt',
    width: '120px',
    render: ({ closedAt }) => formatDate(closedAt),
  },
];

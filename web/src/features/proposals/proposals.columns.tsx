import type { ProposalRow } from '@bidloom/contract/proposals';
import type { Column } from '../../components/data-table.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { Amount, ListedStatus } from './proposal-status.tsx';

const { proposals: text, common } = messages;

export const proposalColumns: Column<ProposalRow>[] = [
  { id: 'title', header: text.field.title, sortBy: 'title', render: ({ title }) => title },
  { id: 'vendor', header: text.field.vendor, sortBy: 'vendorName', render: ({ vendorName }) => vendorName },
  {
    id: 'workspace',
    header: text.field.workspace,
    sortBy: 'workspaceName',
    render: ({ workspaceName }) => workspaceName,
  },
  {
    id: 'status',
    header: text.field.status,
    sortBy: 'status',
    width: '116px',
    render: (proposal) => <ListedStatus {...proposal} />,
  },
  {
    id: 'amount',
    header: text.field.amount,
    sortBy: 'amount',
    width: '140px',
    align: 'end',
    render: (proposal) => <Amount {...proposal} />,
  },
  {
    id: 'documents',
    header: text.field.documents,
    sortBy: 'documentCount',
    width: '120px',
    align: 'end',
    minor: true,
    render: ({ documentCount }) => documentCount,
  },
  {
    id: 'submittedAt',
    header: text.field.submittedAt,
    sortBy: 'submittedAt',
    width: '124px',
    minor: true,
    render: ({ submittedAt }) => (submittedAt ? formatDate(submittedAt) : common.none),
  },
];

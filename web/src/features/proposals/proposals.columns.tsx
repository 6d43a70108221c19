import type { ProposalRow } from '@bidloom/contract/proposals';
import type { Column } from '../../components/data-table.tsx';
import { messages } from '../../lib/messages.ts';
import { Amount, ProposalStatus, Submitted } from './proposal-status.tsx';

const { proposals: text } = messages;

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
    render: ({ status }) => <ProposalStatus status={status} />,
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
    width: '156px',
    minor: true,
    render: (proposal) => <Submitted {...proposal} />,
  },
];

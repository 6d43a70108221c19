import type { Workspace } from '@bidloom/contract/workspaces';
import type { Column } from '../../../components/data-table.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { tenderColumns } from '../tenders.columns.tsx';

const own = (id: string): Column<Workspace>[] => tenderColumns.filter((column) => column.id === id);

/** The columns of a customer's tenders, plus customer and owner. */
export const allTenderColumns: Column<Workspace>[] = [
  ...own('name'),
  {
    id: 'customer',
    header: text.field.customer,
    sortBy: 'customerName',
    width: 'minmax(140px, 0.5fr)',
    render: ({ customerName }) => customerName,
  },
  ...own('status'),
  ...own('dueAt').map((column) => ({ ...column, width: '190px' })),
  {
    id: 'owner',
    minor: true,
    header: text.field.owner,
    sortBy: 'ownerName',
    width: '150px',
    render: ({ ownerName }) => ownerName ?? messages.common.none,
  },
  ...own('value').map((column) => ({ ...column, minor: true })),
];

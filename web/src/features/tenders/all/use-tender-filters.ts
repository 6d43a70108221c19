import { useSelector } from 'react-redux';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { type ListChange, type ListUrl, useListUrl } from '../../../resource/list-url.ts';

export interface TenderFilters {
  url: [ListUrl, (change: ListChange) => void];
  isBoard: boolean;
  /** `me`, `all`, `none` or a person's id. */
  owner: string;
  /** `all`, or a customer's id. */
  customerId: string;
  /** The filters for the search. */
  query: Record<string, string>;
}

/** The filters in the address of the tenders' screen. By default users see their own tenders, administrators see all. */
export function useTenderFilters(): TenderFilters {
  const user = useSelector(selectUser);
  const url = useListUrl({
    sortBy: 'attention',
    sortDescending: true,
    pageSize: 20,
    sortable: ['attention', 'name', 'customerName', 'ownerName', 'status', 'dueAt', 'value'],
    filters: ['view', 'owner', 'customer', 'status', 'stage', 'due'],
  });
  const [{ filters }] = url;
  const owner = filters.owner ?? (user?.role === 'ORGANIZATION_USER' ? 'me' : 'all');
  const { status = '', stage = '', due = '', customer = 'all' } = filters;
  return {
    url,
    isBoard: filters.view === 'board',
    owner,
    customerId: customer,
    query: { ownerId: owner === 'all' ? '' : owner, status, stage, due },
  };
}

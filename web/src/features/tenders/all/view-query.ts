import type { ViewQuery } from '@bidloom/contract/workspace-views';
import type { ListUrl } from '../../../resource/list-url.ts';

/** The part of the list's address that a view stores. */
export function toViewQuery({ searchTerm, sortBy, sortDescending, filters }: ListUrl): ViewQuery {
  const { view, owner, customer, status, stage, due } = filters;
  const given = {
    layout: view === 'board' ? 'board' : undefined,
    searchTerm: searchTerm || undefined,
    ownerId: owner,
    customerId: customer === 'all' ? undefined : customer,
    ...{ status, stage, due },
    ...(sortBy !== 'attention' && { sortBy, sortDescending }),
  };
  return JSON.parse(JSON.stringify(given));
}

/** The address that shows a view. */
export function toSearch(query: ViewQuery): string {
  const { layout, searchTerm, ownerId, customerId, status, stage, due, sortBy, sortDescending } = query;
  const given = {
    view: layout === 'board' ? 'board' : undefined,
    search: searchTerm,
    owner: ownerId,
    customer: customerId,
    ...{ status, stage, due },
    ...(sortBy && { sort: sortBy, order: sortDescending ? 'desc' : 'asc' }),
  };
  return new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
}

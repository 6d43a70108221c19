import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Page sizes to choose from. */
export const pageSizes = [5, 10, 20, 50] as const;

/** What a list shows, as read from its address. */
export interface ListUrl {
  searchTerm: string;
  sortBy: string;
  sortDescending: boolean;
  pageNumber: number;
  pageSize: number;
  /** The screen's own filters that are set, by name. */
  filters: Record<string, string>;
}

export interface ListDefaults {
  sortBy: string;
  sortDescending?: boolean;
  pageSize?: number;
  /** The columns to sort by; any other column in an address is ignored. */
  sortable: readonly string[];
  /** Names of the filters that the screen has. */
  filters?: readonly string[];
  /** The name of the page parameter, where the address also has another page, such as a document's. */
  pageName?: string;
}

const usualPageName = 'page';

/** Reads an address. Missing or invalid values take the screen's defaults, since anyone can type into an address. */
export function readListUrl(query: URLSearchParams, defaults: ListDefaults): ListUrl {
  const sort = query.get('sort') ?? '';
  const known = defaults.sortable.includes(sort);
  const page = Number(query.get(defaults.pageName ?? usualPageName));
  const size = Number(query.get('size'));
  const filters = (defaults.filters ?? []).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    searchTerm: (query.get('search') ?? '').slice(0, 200),
    sortBy: known ? sort : defaults.sortBy,
    sortDescending: known ? query.get('order') === 'desc' : (defaults.sortDescending ?? false),
    pageNumber: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: pageSizes.some((choice) => choice === size) ? size : (defaults.pageSize ?? 10),
    filters: Object.fromEntries(filters),
  };
}

/** Writes a change into an address. Every change except one of the page goes back to the first page. */
export function writeListUrl(
  query: URLSearchParams,
  change: ListChange,
  pageName: string = usualPageName,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  if (change.searchTerm !== undefined) set('search', change.searchTerm);
  if (change.sortBy !== undefined) {
    set('sort', change.sortBy);
    set('order', change.sortDescending ? 'desc' : 'asc');
  }
  if (change.pageSize !== undefined) set('size', String(change.pageSize));
  for (const [name, value] of Object.entries(change.filters ?? {})) set(name, value);
  const page = change.pageNumber ?? 1;
  set(pageName, page > 1 ? String(page) : undefined);
  return next;
}

/** A change; an empty filter is removed. */
export interface ListChange {
  searchTerm?: string;
  sortBy?: string;
  sortDescending?: boolean;
  pageNumber?: number;
  pageSize?: number;
  filters?: Record<string, string>;
}

/** The state of a list, kept in its address, so that a link or the Back button restores it. */
export function useListUrl(defaults: ListDefaults): [ListUrl, (change: ListChange) => void] {
  const [query, setQuery] = useSearchParams();
  const key = query.toString();
  const { pageName } = defaults;
  // biome-ignore lint/correctness/useExhaustiveDependencies: screens pass `defaults` as a literal that does not change
  const url = useMemo(() => readListUrl(new URLSearchParams(key), defaults), [key]);
  const change = useCallback(
    (wanted: ListChange) => {
      // Typing a search replaces the history entry; otherwise Back would go through every letter.
      setQuery((current) => writeListUrl(current, wanted, pageName), { replace: wanted.searchTerm !== undefined });
    },
    [setQuery, pageName],
  );
  return [url, change];
}

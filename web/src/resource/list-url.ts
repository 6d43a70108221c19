import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Page sizes to choose from. */
export const pageSizes = [5, 10, 20, 50] as const;

/** What a list shows, as its address says it. */
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
  /** Columns that can be sorted by; any other in an address is passed over. */
  sortable: readonly string[];
  /** Names of the filters that the screen has. */
  filters?: readonly string[];
  /** What the page is called in an address that has another page as well, such as a document's. */
  pageName?: string;
}

const usualPageName = 'page';

/** Reads an address. What is missing or nonsense takes the screen's default, since anyone can type into an address. */
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

/** Writes a change into an address. Anything but turning a page goes back to the first one. */
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

/** A change; an empty filter is one that is taken off. */
export interface ListChange {
  searchTerm?: string;
  sortBy?: string;
  sortDescending?: boolean;
  pageNumber?: number;
  pageSize?: number;
  filters?: Record<string, string>;
}

/** A list's state as its address holds it, so that a link or the Back button brings it back. */
export function useListUrl(defaults: ListDefaults): [ListUrl, (change: ListChange) => void] {
  const [query, setQuery] = useSearchParams();
  const key = query.toString();
  const { pageName } = defaults;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `defaults` is written out in place by screens and does not change
  const url = useMemo(() => readListUrl(new URLSearchParams(key), defaults), [key]);
  const change = useCallback(
    (wanted: ListChange) => {
      // Typing a search replaces the entry, or Back would go through every letter.
      setQuery((current) => writeListUrl(current, wanted, pageName), { replace: wanted.searchTerm !== undefined });
    },
    [setQuery, pageName],
  );
  return [url, change];
}

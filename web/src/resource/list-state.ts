/** What every row has. */
export interface Row {
  id: string;
}

export interface Paging {
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** What is searched: `params` are the path's (the scope), `query` is the search itself. */
export interface SearchRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** The one shape under every list screen. */
export interface ListState<Item = Row> {
  items: Item[];
  paging: Paging;
  /** What `items` answer, or are about to; nothing before the first search. */
  searchParams: SearchRequest | null;
  /** `refreshing`: items are shown while newer ones are fetched. */
  status: 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed';
  error: string | null;
  /** The form that is open, if one is being saved. */
  submit: { status: 'idle' | 'saving' | 'done' | 'failed'; error: string | null };
  /** Ids of the rows that an action is running on. */
  busy: string[];
}

export const initialListState: ListState<never> = {
  items: [],
  paging: { totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0, hasNextPage: false, hasPreviousPage: false },
  searchParams: null,
  status: 'idle',
  error: null,
  submit: { status: 'idle', error: null },
  busy: [],
};

/** Whether two searches are of the same scope, so that rows of the one may be shown while the other is fetched. */
export function sameScope(first: SearchRequest | null, second: SearchRequest): boolean {
  return first !== null && JSON.stringify(first.params) === JSON.stringify(second.params);
}

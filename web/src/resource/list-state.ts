/** The fields of every row. */
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

/** A search: `params` are the parameters of the path (the scope), `query` is the search itself. */
export interface SearchRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** The state of every list screen. */
export interface ListState<Item = Row> {
  items: Item[];
  paging: Paging;
  /** The search whose answer is in `items`, or is being fetched; null before the first search. */
  searchParams: SearchRequest | null;
  /** `refreshing`: the items are shown while newer ones are fetched. */
  status: 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed';
  error: string | null;
  /** The state of saving a form. */
  submit: { status: 'idle' | 'saving' | 'done' | 'failed'; error: string | null };
  /** The ids of rows with an action in progress. */
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

/** Whether two searches have the same scope, so that the rows of one can be shown while the other is fetched. */
export function sameScope(first: SearchRequest | null, second: SearchRequest): boolean {
  return first !== null && JSON.stringify(first.params) === JSON.stringify(second.params);
}

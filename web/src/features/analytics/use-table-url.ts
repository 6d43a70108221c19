import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../components/data-table.tsx';
import { pageSizes } from '../../resource/list-url.ts';

/** Order and page of one of several tables, in the address with the table's name as prefix. */
export function useTableUrl<Name extends string>(table: string, sortable: readonly Name[], usual: Name) {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(`${table}.${name}`) ?? '';
  const sortBy = sortable.find((name) => name === read('sort')) ?? usual;
  const page = Number(read('page'));
  const size = Number(read('size'));
  const change = (values: Record<string, string>) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries({ page: '', ...values })) {
        if (value) next.set(`${table}.${name}`, value);
        else next.delete(`${table}.${name}`);
      }
      return next;
    });
  return {
    sortBy,
    sortDescending: read('order') !== 'asc',
    pageNumber: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: pageSizes.find((choice) => choice === size) ?? 10,
    onSort: (sort: Sort) => change({ sort: sort.sortBy, order: sort.sortDescending ? 'desc' : 'asc' }),
    onPage: ({ pageNumber, pageSize }: { pageNumber?: number; pageSize?: number }) =>
      change({
        page: pageNumber && pageNumber > 1 ? String(pageNumber) : '',
        ...(pageSize && { size: String(pageSize) }),
      }),
  };
}

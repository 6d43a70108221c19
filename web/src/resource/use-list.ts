import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onFreshen } from '../lib/freshness.ts';
import type { ItemOf, Resource } from './create-resource.ts';
import type { Operations } from './list-sagas.ts';
import type { ListState } from './list-state.ts';
import type { ListUrl } from './list-url.ts';

/** Keeps a resource's list in agreement with the address and the scope (the parameters of its path) while it is shown. */
export function useList<O extends Operations>(
  resource: Resource<O>,
  params: Record<string, string>,
  { filters, ...url }: ListUrl,
  queryFilters: Record<string, string> = filters,
  isShown = true,
): ListState<ItemOf<O>> {
  const dispatch = useDispatch();
  const state = useSelector(resource.select);
  const key = JSON.stringify({ params, query: { ...url, ...queryFilters } });

  useEffect(() => {
    if (isShown) dispatch(resource.actions.searched(JSON.parse(key)));
  }, [dispatch, resource, key, isShown]);

  useEffect(() => {
    if (isShown) return onFreshen(() => void dispatch(resource.actions.refreshed()));
  }, [dispatch, resource, isShown]);

  return state;
}

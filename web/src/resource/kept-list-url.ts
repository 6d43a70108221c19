import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectUser } from '../lib/state/auth.slice.ts';
import { type ListChange, type ListDefaults, type ListUrl, useListUrl } from './list-url.ts';

/** The last address of each list, by user and path, while the window is open. */
const kept = new Map<string, string>();

/** Like `useListUrl`, but an empty address restores the list as the user left it. */
export function useKeptListUrl(defaults: ListDefaults): [ListUrl, (change: ListChange) => void] {
  const user = useSelector(selectUser);
  const { pathname, search } = useLocation();
  const [, setQuery] = useSearchParams();
  const url = useListUrl(defaults);
  const isFirst = useRef(true);
  const key = `${user?.userId} ${pathname}`;

  useEffect(() => {
    const before = kept.get(key);
    if (isFirst.current && search === '' && before) setQuery(new URLSearchParams(before), { replace: true });
    else kept.set(key, search);
    isFirst.current = false;
  }, [key, search, setQuery]);

  return url;
}

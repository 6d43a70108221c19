import type { Interval } from '@bidloom/contract/analytics';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { daysOf, todayIn } from './period.ts';

/** The names of the filters in the address. */
const names = ['period', 'from', 'to', 'customer', 'person', 'organization', 'interval'] as const;
export type FilterName = (typeof names)[number];
export type Filters = Partial<Record<FilterName, string>>;
export type Change = (change: Record<string, string>) => void;

/** The body that the filters give to the calls. */
export interface AnalyticsBody {
  organizationId?: string;
  customerId?: string;
  userId?: string;
  from?: string;
  to?: string;
}

const isId = (text: string | null): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

/** The filters of the screen, which are in its address, and the body for the calls. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const user = useSelector(selectUser);
  const isPlatform = user?.role === 'PLATFORM_ADMIN';
  const change: Change = useCallback(
    (wanted) =>
      setQuery((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(wanted)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
    [setQuery],
  );
  const filters: Filters = Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
  );
  const id = (name: FilterName) => (isId(query.get(name)) ? (query.get(name) ?? '') : '');
  const [organizationId, customerId, userId] = [id('organization'), id('customer'), id('person')];
  const bodyIn = (timeZone: string | null | undefined): AnalyticsBody => ({
    ...daysOf(filters, todayIn(timeZone)),
    ...(isPlatform && organizationId && { organizationId }),
    ...(!isPlatform && customerId && { customerId }),
    ...(userId && { userId }),
  });
  const interval = (['day', 'week', 'month'] as const).find((name) => name === filters.interval);
  return { filters, change, bodyIn, isPlatform, interval: interval as Interval | undefined, query };
}

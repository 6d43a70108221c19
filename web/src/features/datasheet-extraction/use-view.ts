import { useAddress } from '../../lib/use-address.ts';

export const views = ['tables', 'datasheets', 'comparison'] as const;
export type View = (typeof views)[number];

/** The view of the result in the address; null if it names none. */
export function useView(): [View | null, (view: View) => void] {
  const [query, changeAddress] = useAddress();
  const asked = query.get('view');
  return [views.find((view) => view === asked) ?? null, (view) => changeAddress({ view })];
}

import { useSearchParams } from 'react-router-dom';

export const views = ['tables', 'datasheets', 'comparison'] as const;
export type View = (typeof views)[number];

/** Which view of the result is shown, as the address says it; nothing where it does not. */
export function useView(): [View | null, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view');
  const show = (view: View) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('view', view);
        return next;
      },
      { replace: true },
    );
  return [views.find((view) => view === asked) ?? null, show];
}

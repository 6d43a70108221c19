import { useEffect } from 'react';
import { firstMessages as messages } from './messages.first.ts';

/** Names the browser's tab. Screens with a `PageHeader` have it from there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.product.name}`;
  }, [title]);
}

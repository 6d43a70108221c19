import { useEffect } from 'react';
import { messages } from './messages.ts';

/** Names the browser's tab. Screens with a `PageHeader` have it from there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.product.name}`;
  }, [title]);
}

import { useEffect } from 'react';
import { firstMessages as messages } from './messages.first.ts';

/** Sets the title of the browser's tab. `PageHeader` already does this. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.product.name}`;
  }, [title]);
}

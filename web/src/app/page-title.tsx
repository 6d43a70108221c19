import { useLocation } from 'react-router-dom';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { segmentLabel } from './layout/crumbs.ts';

/**
 * Names the browser's tab by the path until the screen itself does. It comes before the screens, so that their own
 * names, whose effects run after this one's, remain.
 */
export function PageTitle() {
  const { pathname } = useLocation();
  usePageTitle(titleOf(pathname));
  return null;
}

/** The words of a path: its last segment that is no id or secret of a link. */
function titleOf(pathname: string): string {
  const words = pathname.split('/').filter((segment) => /^[a-z][a-z-]*$/.test(segment));
  return messages.screenTitles[pathname] ?? segmentLabel(words.at(-1) ?? 'home');
}

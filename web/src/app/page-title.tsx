import { useLocation } from 'react-router-dom';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { segmentLabel } from './layout/crumbs.ts';

/**
 * Sets the title of the browser's tab by the path until the screen sets its own. It is rendered before the screens, so
 * that their titles, whose effects run later, remain.
 */
export function PageTitle() {
  const { pathname } = useLocation();
  usePageTitle(titleOf(pathname));
  return null;
}

/** The title of a path: its last segment that is neither an id nor a link's secret. */
function titleOf(pathname: string): string {
  const words = pathname.split('/').filter((segment) => /^[a-z][a-z-]*$/.test(segment));
  return messages.screenTitles[pathname] ?? segmentLabel(words.at(-1) ?? 'home');
}

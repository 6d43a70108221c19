import { firstMessages as messages } from '../../lib/messages.first.ts';
import type { Names } from '../../lib/state/names.slice.ts';

export interface Crumb {
  /** The part of the path that it represents. */
  id: string;
  label: string;
  /** Where it leads; missing for a segment without a screen, and for the current screen. */
  path?: string;
}

const idSegment = /^(\d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** The segment that is the root itself. */
const rootSegment = 'home';

/** Segments whose id belongs to the list of another screen: a team's members are below the teams. */
const listOf: Record<string, string> = { 'team-members': 'teams' };

/** The label of a segment: capitalised, with spaces for dashes. */
export const segmentLabel = (segment: string) => {
  const words = decodeURIComponent(segment).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The breadcrumbs of a path: Home, then each segment, capitalised and with spaces for dashes. An id is replaced by the
 * name of its object where the name is known, and is left out otherwise. `isScreen` tells which paths can be opened; an
 * id leads to the screen below it, for example a customer to its tenders.
 */
export function crumbsOf(pathname: string, names: Names, isScreen: (path: string) => boolean): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ id: '/', label: messages.layout.home, path: '/dashboard' }];
  segments.forEach((segment, index) => {
    const listed = listOf[segment] ?? segment;
    const path = `/${[...segments.slice(0, index), listed].join('/')}`;
    const below = `${path}/${segments[index + 1] ?? ''}`;
    const isId = idSegment.test(segment);
    const label = isId ? names[segment] : (messages.screenTitles[path] ?? segmentLabel(listed));
    if (!label || (segment === rootSegment && index === 0 && segments.length > 1)) return;
    const target = [path, below].find((candidate) => candidate !== pathname && isScreen(candidate));
    crumbs.push({ id: path, label, ...(target ? { path: target } : {}) });
  });
  const last = crumbs.at(-1);
  if (last) delete last.path;
  return crumbs;
}

import { firstMessages as messages } from '../../lib/messages.first.ts';
import type { Names } from '../../lib/state/names.slice.ts';

export interface Crumb {
  /** The part of the path that it stands for. */
  id: string;
  label: string;
  /** Where it leads; nothing for a segment that is no screen of its own, and for the current one. */
  path?: string;
}

const idSegment = /^(\d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** The segment that is the root itself. */
const rootSegment = 'home';

/** Segments whose id is of a thing that another screen lists: a team's members are below the teams. */
const listOf: Record<string, string> = { 'team-members': 'teams' };

/** What a segment reads like: capitalised, with spaces for dashes. */
export const segmentLabel = (segment: string) => {
  const words = decodeURIComponent(segment).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The breadcrumbs of a path: Home, then each segment capitalised and with spaces for dashes. An id becomes the name of
 * what it stands for where that is known, and is left out where it is not. `isScreen` tells which paths can be opened;
 * an id leads to the screen below it, as a customer does to its tenders.
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

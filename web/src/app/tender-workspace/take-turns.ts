import { documentTab } from '../../lib/tenders.ts';
import type { PanesLayout } from './use-panes-layout.ts';

/** The documents, the result of an analysis, the open document and the chat. */
export type PaneId = 'documents' | 'result' | 'viewer' | 'chat';

/** A pane, or result and open document in one. */
export type PlaceId = PaneId | 'views';

/** Which panes take turns, in each layout: documents and views, and the chat with both. */
export const turns: Record<PanesLayout, { documents: boolean; all: boolean }> = {
  wide: { documents: false, all: false },
  two: { documents: true, all: false },
  tabs: { documents: true, all: true },
};

/** What a tab shows. */
export function shownBy(layout: PanesLayout, tab: string): PlaceId {
  const take = turns[layout];
  if (take.documents && tab === 'documents') return tab;
  if (!take.all) return 'views';
  return tab === 'chat' ? tab : tab === documentTab ? 'viewer' : 'result';
}

/** Whether there is a tab that shows this. */
export function hasTab(layout: PanesLayout, id: PlaceId): boolean {
  const take = turns[layout];
  if (id === 'views') return !take.all;
  return id === 'documents' ? take.documents : take.all;
}

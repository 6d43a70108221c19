import { type RefObject, useMemo, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';

/** All beside each other; documents and views in turn beside the chat; all in turn. */
export type PanesLayout = 'wide' | 'two' | 'tabs';
export type Side = 'documents' | 'chat';

/** Below this width of the window the panes are tabs. */
const narrow = '(max-width: 999px)';
/** Below this width of their own room, in pixels, three panes are too many. */
const tight = 1100;

/** How the panes fit into the room that they have. */
export function usePanesLayout(ref: RefObject<HTMLElement | null>): PanesLayout {
  const { width } = useRoom(ref);
  const isNarrow = useMediaQuery(narrow);
  if (isNarrow) return 'tabs';
  return width > 0 && width < tight ? 'two' : 'wide';
}

type Mode = 'document' | 'analysis';

/** What the panes that are put away are remembered under. */
const keyOf = (layout: PanesLayout, mode: Mode) =>
  layout === 'two' ? `workspace-hidden:two:${mode}` : `workspace-hidden:${mode}`;

/** A result and its document beside each other need the room of the rest, unless the window is a very wide one. */
function usual(layout: PanesLayout, mode: Mode): Side[] {
  if (mode === 'document') return [];
  if (layout === 'two') return ['chat'];
  return window.innerWidth < 1700 ? ['documents', 'chat'] : [];
}

function readHidden(layout: PanesLayout, mode: Mode): readonly Side[] {
  const kept = localStorage.getItem(keyOf(layout, mode));
  if (kept === null) return usual(layout, mode);
  return (['documents', 'chat'] as const).filter((side) => kept.split(',').includes(side));
}

/** Which panes at the sides are put away, beside a document and beside an analysis, as it was left. */
export function useHiddenSides(
  layout: PanesLayout,
  mode: Mode,
): { hidden: readonly Side[]; toggle: (side: Side) => void } {
  const [changed, setChanged] = useState<Record<string, readonly Side[]>>({});
  const key = keyOf(layout, mode);
  const left = useMemo(() => readHidden(layout, mode), [layout, mode]);
  const hidden = changed[key] ?? left;
  const toggle = (side: Side) => {
    const others = hidden.filter((other) => other !== side);
    const next = others.length < hidden.length ? others : [...others, side];
    localStorage.setItem(key, next.join(','));
    setChanged({ ...changed, [key]: next });
  };
  return { hidden, toggle };
}

import { type RefObject, useMemo, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';

/** `wide`: all panes beside each other; `two`: documents or views beside the chat; `tabs`: one pane at a time. */
export type PanesLayout = 'wide' | 'two' | 'tabs';
export type Side = 'documents' | 'chat';

/** Below this width of the window the panes are tabs. */
export const narrow = '(max-width: 999px)';
/** Below this width of the container, in pixels, three panes do not fit. */
const tight = 1100;

/** The layout of the panes for the available room. */
export function usePanesLayout(ref: RefObject<HTMLElement | null>): PanesLayout {
  const { width } = useRoom(ref);
  const isNarrow = useMediaQuery(narrow);
  if (isNarrow) return 'tabs';
  return width > 0 && width < tight ? 'two' : 'wide';
}

/** `comparison`: two documents beside each other. */
type Mode = 'document' | 'comparison' | 'analysis';

/** The storage key of the hidden panes. */
const keyOf = (layout: PanesLayout, mode: Mode) =>
  layout === 'two' ? `workspace-hidden:two:${mode}` : `workspace-hidden:${mode}`;

/**
 * The default: unless the window is very wide, a result and its document, or two documents, beside each other need the room of the side
 * panes.
 */
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

/** Which side panes are hidden; stored separately for each mode. */
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

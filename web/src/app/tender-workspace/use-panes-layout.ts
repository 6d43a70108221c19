import { type RefObject, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';

/** All beside each other; documents and views in turn beside the chat; all in turn. */
export type PanesLayout = 'wide' | 'two' | 'tabs';
export type Side = 'documents' | 'chat';

/** Below this width of the window the panes are tabs. */
const narrow = '(max-width: 999px)';
/** Below this width of their own room, in pixels, three panes are too many. */
const tight = 900;

/** How the panes fit into the room that they have. */
export function usePanesLayout(ref: RefObject<HTMLElement | null>): PanesLayout {
  const { width } = useRoom(ref);
  const isNarrow = useMediaQuery(narrow);
  if (isNarrow) return 'tabs';
  return width > 0 && width < tight ? 'two' : 'wide';
}

type Mode = 'document' | 'analysis';

const key = (mode: Mode) => `workspace-hidden:${mode}`;
/** A result and its document beside each other need the room of the rest, unless the window is a very wide one. */
const usual = (mode: Mode): Side[] => (mode === 'analysis' && window.innerWidth < 1700 ? ['documents', 'chat'] : []);

function readHidden(mode: Mode): Side[] {
  const kept = localStorage.getItem(key(mode));
  if (kept === null) return usual(mode);
  return (['documents', 'chat'] as const).filter((side) => kept.split(',').includes(side));
}

/** Which panes at the sides are put away, beside a document and beside an analysis, as it was left. */
export function useHiddenSides(mode: Mode): { hidden: readonly Side[]; toggle: (side: string) => void } {
  const [hidden, setHidden] = useState({ document: readHidden('document'), analysis: readHidden('analysis') });
  const toggle = (side: string) => {
    const others = hidden[mode].filter((other) => other !== side);
    const next = others.length < hidden[mode].length ? others : [...others, side as Side];
    localStorage.setItem(key(mode), next.join(','));
    setHidden({ ...hidden, [mode]: next });
  };
  return { hidden: hidden[mode], toggle };
}

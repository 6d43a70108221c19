import { useCallback, useState } from 'react';

/** Over the screen, beside a screen, or beside a tender, which needs more room. */
type Place = 'over' | 'beside' | 'tender';

const usual: Record<Place, boolean> = { over: false, beside: true, tender: false };
const keyOf = (place: Place) => `drawer:${place}`;

function readOpen(place: Place): boolean {
  // Over the screen the menu is opened for one choice only, so its state is not stored.
  const kept = place === 'over' ? null : localStorage.getItem(keyOf(place));
  return kept === null ? usual[place] : kept === 'open';
}

/** Whether the side menu is open; the state is stored for each place. */
export function useDrawer(place: Place): { open: boolean; setOpen: (open: boolean) => void } {
  // The place is part of the state, so that a change of the place reads its state at once, not one render later.
  const [drawer, setDrawer] = useState({ place, open: readOpen(place) });
  const setOpen = useCallback(
    (open: boolean) => {
      if (place !== 'over') localStorage.setItem(keyOf(place), open ? 'open' : 'folded');
      setDrawer({ place, open });
    },
    [place],
  );
  return { open: drawer.place === place ? drawer.open : readOpen(place), setOpen };
}

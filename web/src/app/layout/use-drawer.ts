import { useCallback, useState } from 'react';

/** Over the screen, beside a screen, or beside a tender, which needs the room. */
type Place = 'over' | 'beside' | 'tender';

const usual: Record<Place, boolean> = { over: false, beside: true, tender: false };
const keyOf = (place: Place) => `drawer:${place}`;

function readOpen(place: Place): boolean {
  // Over the screen it is opened for one choice.
  const kept = place === 'over' ? null : localStorage.getItem(keyOf(place));
  return kept === null ? usual[place] : kept === 'open';
}

/** Whether the menu at the side is open, as it was left there. */
export function useDrawer(place: Place): { open: boolean; setOpen: (open: boolean) => void } {
  // Kept with its place: another one is read at once, not one render later.
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

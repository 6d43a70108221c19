import { useEffect, useState } from 'react';
import { type CellPlace, findCells } from './find-in-sheets.ts';
import type { Workbook } from './sheet-model.ts';

interface Found {
  places: CellPlace[];
  hasMore: boolean;
}

const nothing: Found = { places: [], hasMore: false };

/** Searches words in all sheets of a workbook; `onReach` gets the place to show. */
export function useCellFind(workbook: Workbook | null, words: string, onReach: (place: CellPlace) => void) {
  const [{ places, hasMore }, setFound] = useState(nothing);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    // Waits for a pause in typing.
    const timer = setTimeout(() => {
      setFound(workbook ? findCells(workbook, words) : nothing);
      setCurrent(0);
    }, 200);
    return () => clearTimeout(timer);
  }, [workbook, words]);

  const place = places[current];
  useEffect(() => {
    if (place) onReach(place);
  }, [place, onReach]);

  const step = (by: 1 | -1) =>
    setCurrent((now) => (places.length === 0 ? 0 : (now + by + places.length) % places.length));
  return { places, place, total: places.length, hasMore, current, step };
}

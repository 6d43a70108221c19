import { useEffect, useState } from 'react';
import { type CellPlace, findCells } from './find-in-sheets.ts';
import type { Workbook } from './sheet-model.ts';

interface Found {
  places: CellPlace[];
  hasMore: boolean;
}

const nothing: Found = { places: [], hasMore: false };

/** Finds words in all sheets of a workbook; `onReach` is told of the place that is to be shown. */
export function useCellFind(workbook: Workbook | null, words: string, onReach: (place: CellPlace) => void) {
  const [{ places, hasMore }, setFound] = useState(nothing);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    // While somebody types, not every letter is looked for.
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

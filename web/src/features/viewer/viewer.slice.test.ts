import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { citationOpened, pageReached, selectPlace, viewerLeft, viewerModule } from './viewer.slice.ts';

const boxes: [number, number, number, number][] = [[0.1, 0.2, 0.3, 0.02]];
const hit = { documentId: 'tender', page: 12, quote: 'liquidated damages', boxes };

const reducer = viewerModule.reducer as Reducer;

function placeAfter(...actions: UnknownAction[]) {
  const viewer = actions.reduce((state, action) => reducer(state, action), reducer(undefined, { type: 'start' }));
  return selectPlace({ viewer });
}

const reached = (page: number) => pageReached({ documentId: 'tender', page });

test('whoever read on finds the page again when the viewer comes anew, without the mark', () => {
  const place = placeAfter(citationOpened(hit), reached(12), reached(15), viewerLeft());
  expect(place).toMatchObject({ page: 15, quote: null, boxes: [] });
});

test('whoever stayed at the hit finds the hit again', () => {
  expect(placeAfter(citationOpened(hit), reached(12), viewerLeft())).toMatchObject({
    page: 12,
    quote: hit.quote,
    boxes,
  });
});

test('a place that was opened meanwhile is gone to, wherever was read before', () => {
  const next = { ...hit, page: 30 };
  const place = placeAfter(citationOpened(hit), reached(12), reached(15), citationOpened(next), viewerLeft());
  expect(place).toMatchObject({ page: 30, quote: hit.quote, boxes });
});

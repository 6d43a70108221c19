import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import {
  citationOpened,
  comparisonClosed,
  comparisonOpened,
  documentOpened,
  pageReached,
  selectComparedId,
  selectIsComparedFirst,
  selectPage,
  selectPlace,
  viewerLeft,
  viewerModule,
} from './viewer.slice.ts';

const boxes: [number, number, number, number][] = [[0.1, 0.2, 0.3, 0.02]];
const hit = { documentId: 'tender', page: 12, quote: 'liquidated damages', boxes };

const reducer = viewerModule.reducer as Reducer;

const viewerAfter = (...actions: UnknownAction[]) => ({
  viewer: actions.reduce((state, action) => reducer(state, action), reducer(undefined, { type: 'start' })),
});
const placeAfter = (...actions: UnknownAction[]) => selectPlace(viewerAfter(...actions));
const comparedAfter = (...actions: UnknownAction[]) => selectComparedId(viewerAfter(...actions));

const reached = (page: number) => pageReached({ documentId: 'tender', page });

test('a reader who read on finds that page when the viewer is shown again, without the mark', () => {
  const place = placeAfter(citationOpened(hit), reached(12), reached(15), viewerLeft());
  expect(place).toMatchObject({ page: 15, quote: null, boxes: [] });
});

test('the page before is not named any more once a place is opened', () => {
  expect(selectPage(viewerAfter(citationOpened(hit), reached(20), citationOpened({ ...hit, page: 30 })))).toBe(30);
});

test('a late report of the page before does not take the place away', () => {
  const next = { ...hit, page: 30 };
  expect(placeAfter(citationOpened(hit), reached(20), citationOpened(next), reached(20), viewerLeft())).toMatchObject({
    page: 30,
    quote: hit.quote,
  });
});

test('the page before of one document does not hide the same page of the document that is opened next', () => {
  const inAnnex = pageReached({ documentId: 'annex', page: 20 });
  expect(selectPage(viewerAfter(reached(20), citationOpened(hit), reached(12), documentOpened('annex'), inAnnex))).toBe(
    20,
  );
});

test('a reader who stayed at the hit finds the hit again', () => {
  expect(placeAfter(citationOpened(hit), reached(12), viewerLeft())).toMatchObject({
    page: 12,
    quote: hit.quote,
    boxes,
  });
});

test('a place that was opened meanwhile is shown, whatever page was read before', () => {
  const next = { ...hit, page: 30 };
  const place = placeAfter(citationOpened(hit), reached(12), reached(15), citationOpened(next), viewerLeft());
  expect(place).toMatchObject({ page: 30, quote: hit.quote, boxes });
});

test('a document stays beside the open one until the comparison or the open one is closed', () => {
  const compared = [documentOpened('tender'), comparisonOpened({ documentId: 'annex' })];
  expect(comparedAfter(...compared)).toBe('annex');
  expect(comparedAfter(...compared, citationOpened(hit)), 'a place in the open one').toBe('annex');
  expect(comparedAfter(...compared, comparisonClosed())).toBeNull();
  expect(comparedAfter(...compared, documentOpened('terms'))).toBeNull();
  expect(comparedAfter(documentOpened('tender'), comparisonOpened({ documentId: 'tender' })), 'itself').toBeNull();
});

test('a reader who read on stays on that page when a document is opened beside it, and when it is closed', () => {
  const reading = [documentOpened('tender'), reached(1), reached(9)];
  expect(placeAfter(...reading, comparisonOpened({ documentId: 'annex' }))).toMatchObject({ page: 9 });
  const compared = [...reading, comparisonOpened({ documentId: 'annex' }), reached(14), comparisonClosed()];
  expect(placeAfter(...compared)).toMatchObject({ documentId: 'tender', page: 14 });
});

test('opening a place in the document beside it makes it the open one, and both stay at their sides', () => {
  const actions = [
    documentOpened('tender'),
    comparisonOpened({ documentId: 'annex' }),
    citationOpened({ ...hit, documentId: 'annex' }),
  ];
  expect(comparedAfter(...actions)).toBe('tender');
  expect(placeAfter(...actions)).toMatchObject({ documentId: 'annex', page: 12 });
  const isComparedFirst = (...more: UnknownAction[]) => selectIsComparedFirst(viewerAfter(...actions, ...more));
  expect(isComparedFirst(), 'the tender is still at the left').toBe(true);
  expect(isComparedFirst(comparisonOpened({ documentId: 'terms' })), 'another one takes its place').toBe(true);
  expect(isComparedFirst(citationOpened(hit)), 'the tender is open again').toBe(false);
  expect(isComparedFirst(comparisonClosed(), comparisonOpened({ documentId: 'terms' })), 'a new comparison').toBe(
    false,
  );
});

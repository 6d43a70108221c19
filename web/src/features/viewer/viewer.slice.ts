import type { Citation } from '@bidloom/contract/chat';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoreModule } from '../../lib/store-module.ts';
import type { DocumentPlace } from '../../lib/tender-context.ts';

/** `[x, y, width, height]` as fractions of the page. */
export type Box = Citation['boxes'][number];

/** What the viewer shows: a document and, for a citation, the place in it. */
export interface Place {
  documentId: string;
  /** 1-based. */
  page: number | null;
  quote: string | null;
  /** The offset of the quote in the page's text, where known: the quote may be there more than once. */
  offset?: number;
  /** The sentence or row that contains the quote. */
  around?: string;
  boxes: Box[];
  /** Counts up, so that opening the same place again shows it again. */
  round: number;
}

interface ViewerState {
  place: Place | null;
  /** The last page in view of each document. */
  lastPages: Record<string, number>;
  /** The round of the place that the viewer has shown. */
  shownRound: number;
  /** The page that was in view when the place was opened: a late report of it says nothing of the place. */
  pageBefore: number | null;
  /** The document that is shown beside the open one. */
  comparedId: string | null;
  /** Whether it is at the left: it was the open one until a place in the other was opened. Documents keep their sides. */
  isComparedFirst: boolean;
}

const name = 'viewer';

const noComparison = { comparedId: null, isComparedFirst: false };

function stayOnPage({ place, lastPages }: ViewerState) {
  if (!place) return;
  place.page = lastPages[place.documentId] ?? place.page;
  Object.assign(place, { quote: null, offset: undefined, around: undefined, boxes: [] });
}

/**
 * When the document beside the open one is opened, the former open one is then beside it, and both keep their sides. Opening any other
 * document ends the comparison.
 */
function settleComparison(state: ViewerState, openedId: string) {
  const before = state.place?.documentId;
  if (state.comparedId === null || before === openedId) return;
  const isSwapped = state.comparedId === openedId;
  state.comparedId = isSwapped ? (before ?? null) : null;
  state.isComparedFirst = isSwapped && !state.isComparedFirst;
}

/** For a viewer that will be created again: a reader who had moved to another page finds that page again. */
function keepPage(state: ViewerState) {
  const { place, lastPages, shownRound } = state;
  if (place?.round === shownRound && lastPages[place.documentId] !== place.page) stayOnPage(state);
}

const slice = createSlice({
  name,
  initialState: { place: null, lastPages: {}, shownRound: 0, pageBefore: null, ...noComparison } as ViewerState,
  reducers: {
    documentOpened: (state, { payload: documentId }: PayloadAction<string>) => {
      if (state.place?.documentId === documentId) return;
      settleComparison(state, documentId);
      const page = state.lastPages[documentId] ?? null;
      state.place = { documentId, page, quote: null, boxes: [], round: (state.place?.round ?? 0) + 1 };
      // It was a page of another document.
      state.pageBefore = null;
    },
    /** The document that is shown while nobody has chosen one. */
    firstDocumentOpened: (state, { payload: documentId }: PayloadAction<string>) => {
      const page = state.lastPages[documentId] ?? null;
      state.place ??= { documentId, page, quote: null, boxes: [], round: 1 };
    },
    citationOpened: (state, { payload }: PayloadAction<DocumentPlace>) => {
      const { documentId, page, quote, offset, around, boxes } = payload;
      settleComparison(state, documentId);
      state.place = { documentId, page, quote, offset, around, boxes, round: (state.place?.round ?? 0) + 1 };
      // Until the viewer is there, the page before is not in view any more: the address must not name it again.
      const before = state.lastPages[documentId];
      state.pageBefore = before === undefined || before === page ? null : before;
      state.lastPages[documentId] = page;
    },
    pageReached: (state, { payload }: PayloadAction<{ documentId: string; page: number }>) => {
      const { place, shownRound, pageBefore } = state;
      const isOfPlace = place?.documentId === payload.documentId;
      if (isOfPlace && place.round !== shownRound && payload.page === pageBefore) return;
      state.lastPages[payload.documentId] = payload.page;
      if (state.place?.documentId === payload.documentId) state.shownRound = state.place.round;
    },
    /** The marked words are no longer relevant: the mark is removed, and the page stays in view. */
    markLeft: stayOnPage,
    /** The viewer was removed, for example in a narrow window. A reader who had moved to another page finds it again later. */
    viewerLeft: keepPage,
    /**
     * Shows another document beside the open one: at its right or, if one is there already, in the place of that one. An address also
     * names its side.
     */
    comparisonOpened: (state, { payload }: PayloadAction<{ documentId: string; isFirst?: boolean }>) => {
      const { documentId, isFirst = state.comparedId !== null && state.isComparedFirst } = payload;
      if (!state.place || state.place.documentId === documentId) return;
      keepPage(state);
      Object.assign(state, { comparedId: documentId, isComparedFirst: isFirst });
    },
    comparisonClosed: (state) => {
      keepPage(state);
      Object.assign(state, noComparison);
    },
    viewerClosed: (state) => {
      state.place = null;
      Object.assign(state, noComparison);
    },
  },
});

export const {
  documentOpened,
  firstDocumentOpened,
  citationOpened,
  pageReached,
  markLeft,
  viewerLeft,
  comparisonOpened,
  comparisonClosed,
  viewerClosed,
} = slice.actions;
export const viewerModule: StoreModule = { name, reducer: slice.reducer as StoreModule['reducer'] };
/** The page in view of the open document, 1-based; null before one is shown. */
export const selectPage = ({ viewer: { place, lastPages } }: { viewer: ViewerState }): number | null =>
  (place && lastPages[place.documentId]) ?? null;
export const selectPlace = (state: { viewer: ViewerState }): Place | null => state.viewer.place;

/** The document beside the open one; null where none is compared. */
export const selectComparedId = (state: { viewer: ViewerState }): string | null => state.viewer.comparedId;
/** Whether that document is at the left of the open one. */
export const selectIsComparedFirst = (state: { viewer: ViewerState }): boolean => state.viewer.isComparedFirst;
/** The last page in view of each document. */
export const selectLastPages = (state: { viewer: ViewerState }): Record<string, number> => state.viewer.lastPages;

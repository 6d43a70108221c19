import type { Citation } from '@bidloom/contract/chat';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoreModule } from '../../lib/store-module.ts';
import type { DocumentPlace } from '../../lib/tender-context.ts';

/** `[x, y, width, height]` as fractions of the page. */
export type Box = Citation['boxes'][number];

/** What the viewer shows: a document, and where given the place in it that a citation names. */
export interface Place {
  documentId: string;
  /** 1-based. */
  page: number | null;
  quote: string | null;
  /** Where the quote begins in the page's text, where known: it may stand there more than once. */
  offset?: number;
  /** The sentence or row that the quote stands in. */
  around?: string;
  boxes: Box[];
  /** Counts up, so that opening the same place again leads there again. */
  round: number;
}

interface ViewerState {
  place: Place | null;
  /** The page that each document was last read at. */
  lastPages: Record<string, number>;
  /** The round of the place that the viewer has gone to. */
  shownRound: number;
  /** The document that is shown beside the open one. */
  comparedId: string | null;
}

const name = 'viewer';

function stayOnPage({ place, lastPages }: ViewerState) {
  if (!place) return;
  place.page = lastPages[place.documentId] ?? place.page;
  Object.assign(place, { quote: null, offset: undefined, around: undefined, boxes: [] });
}

/** Where the document beside it becomes the open one they change places; any other ends the comparison. */
function settleComparison(state: ViewerState, openedId: string) {
  const before = state.place?.documentId;
  if (state.comparedId === null || before === openedId) return;
  state.comparedId = state.comparedId === openedId ? (before ?? null) : null;
}

/** The viewer is made again: who had read on to another page than the one that was opened finds that one again. */
function keepPage(state: ViewerState) {
  const { place, lastPages, shownRound } = state;
  if (place?.round === shownRound && lastPages[place.documentId] !== place.page) stayOnPage(state);
}

const slice = createSlice({
  name,
  initialState: { place: null, lastPages: {}, shownRound: 0, comparedId: null } as ViewerState,
  reducers: {
    documentOpened: (state, { payload: documentId }: PayloadAction<string>) => {
      if (state.place?.documentId === documentId) return;
      settleComparison(state, documentId);
      const page = state.lastPages[documentId] ?? null;
      state.place = { documentId, page, quote: null, boxes: [], round: (state.place?.round ?? 0) + 1 };
    },
    citationOpened: (state, { payload }: PayloadAction<DocumentPlace>) => {
      const { documentId, page, quote, offset, around, boxes } = payload;
      settleComparison(state, documentId);
      state.place = { documentId, page, quote, offset, around, boxes, round: (state.place?.round ?? 0) + 1 };
    },
    pageReached: (state, { payload }: PayloadAction<{ documentId: string; page: number }>) => {
      state.lastPages[payload.documentId] = payload.page;
      if (state.place?.documentId === payload.documentId) state.shownRound = state.place.round;
    },
    /** The words that are marked are no longer what is looked at; the page stays where it is read. */
    markLeft: stayOnPage,
    /** The viewer went, as when the window becomes narrow: who had read on to another page finds that one when it comes again. */
    viewerLeft: keepPage,
    /** Shows another document beside the one that is open. */
    comparisonOpened: (state, { payload: documentId }: PayloadAction<string>) => {
      if (!state.place || state.place.documentId === documentId) return;
      keepPage(state);
      state.comparedId = documentId;
    },
    comparisonClosed: (state) => {
      keepPage(state);
      state.comparedId = null;
    },
    viewerClosed: (state) => {
      state.place = null;
      state.comparedId = null;
    },
  },
});

export const {
  documentOpened,
  citationOpened,
  pageReached,
  markLeft,
  viewerLeft,
  comparisonOpened,
  comparisonClosed,
  viewerClosed,
} = slice.actions;
export const viewerModule: StoreModule = { name, reducer: slice.reducer as StoreModule['reducer'] };
/** The page of the open document that is read, 1-based; null before one is shown. */
export const selectPage = ({ viewer: { place, lastPages } }: { viewer: ViewerState }): number | null =>
  (place && lastPages[place.documentId]) ?? null;
export const selectPlace = (state: { viewer: ViewerState }): Place | null => state.viewer.place;

/** The document beside the open one, where two are compared. */
export const selectComparedId = (state: { viewer: ViewerState }): string | null => state.viewer.comparedId;
/** The page that each document was last read at. */
export const selectLastPages = (state: { viewer: ViewerState }): Record<string, number> => state.viewer.lastPages;

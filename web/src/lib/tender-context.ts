import type { Citation } from '@bidloom/contract/chat';
import type { Document } from '@bidloom/contract/documents';
import { createContext, useContext } from 'react';

/** A place in a document: a page, and where known the words on it and their boxes. */
export interface DocumentPlace extends Pick<Citation, 'documentId' | 'page' | 'quote' | 'offset' | 'boxes'> {
  /** The sentence or row that the words stand in, to be told apart from others and shown around them. */
  around?: string;
}

/** What the parts of a tender's workspace know of it. */
export interface TenderScope {
  organizationId: string;
  customerId: string;
  workspaceId: string;
  /** When the tender is due, which may be set from here; none where the documents are a proposal's. */
  due?: { at: string | null };
  /** Those that have been read, in the list's order. */
  documents: readonly Document[];
  /** Whether the list of documents is still on its way. */
  loading: boolean;
  /** Shows a place in the viewer, marked; Back returns to what was shown before, unless it is one step in a row of places. */
  openPlace: (place: DocumentPlace, how?: { isStep?: boolean }) => void;
  /** What is marked in the viewer is no longer what the panel is about. */
  leaveMark: () => void;
  /** Whether a place is shown beside the panel that leads to it, not in front of it. */
  beside: boolean;
  /** Where the panel that led into a document can keep its controls in view while the document hides it; else null. */
  placeBar: HTMLElement | null;
}

export const TenderContext = createContext<TenderScope | null>(null);

/** The tender around this component. */
export function useTender(): TenderScope {
  const tender = useContext(TenderContext);
  if (!tender) throw new Error('this component stands in a tender workspace');
  return tender;
}

/** Shows a place in the viewer, marked. */
export const usePlace = (): TenderScope['openPlace'] => useTender().openPlace;

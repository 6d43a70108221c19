import type { Citation } from '@bidloom/contract/chat';
import type { Document } from '@bidloom/contract/documents';
import { createContext, useContext } from 'react';

/** A place in a document: a page and, where known, the words on it and their boxes. */
export interface DocumentPlace extends Pick<Citation, 'documentId' | 'page' | 'quote' | 'offset' | 'boxes'> {
  /** The sentence or row that contains the words. It tells them apart from the same words elsewhere, and is shown around them. */
  around?: string;
}

/** What the parts of a workspace know about its tender. */
export interface TenderScope {
  organizationId: string;
  customerId: string;
  workspaceId: string;
  /** The due date of the tender, which can be set from here; missing where the documents belong to a proposal. */
  due?: { at: string | null };
  /** The documents that questions can be asked of, in the order of the list. */
  documents: readonly Document[];
  /** These and all others: those that are still read, replaced ones, archives. Missing where they are not known. */
  allDocuments?: readonly Document[];
  /** Whether the list of documents is still loading. */
  loading: boolean;
  /** Shows and marks a place in the viewer. Back returns to the previous view, unless `isStep`: a step through several places. */
  openPlace: (place: DocumentPlace, how?: { isStep?: boolean }) => void;
  /** Removes the mark in the viewer, because the panel now shows something else. */
  leaveMark: () => void;
  /** Whether a place is shown beside the panel that leads to it, and does not cover the panel. */
  beside: boolean;
  /** Where a panel can show its controls while the document covers it; else null. */
  placeBar: HTMLElement | null;
}

export const TenderContext = createContext<TenderScope | null>(null);

/** The tender around this component. */
export function useTender(): TenderScope {
  const tender = useContext(TenderContext);
  if (!tender) throw new Error('this component must be inside a tender workspace');
  return tender;
}

/** Shows and marks a place in the viewer. */
export const usePlace = (): TenderScope['openPlace'] => useTender().openPlace;

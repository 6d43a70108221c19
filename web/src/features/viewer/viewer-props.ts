import type { Document as TenderDocument } from '@bidloom/contract/documents';
import type { ScrollHandle } from './use-page-scroll.ts';
import type { Place } from './viewer.slice.ts';

/** Two documents that scroll together. */
export interface ScrollLink {
  /** Returns how to leave again. */
  join: (handle: ScrollHandle) => () => void;
  /** This one was scrolled, by whomever. */
  moved: (handle: ScrollHandle) => void;
}

/** The way to other documents beside this one. */
export interface CompareTools {
  /** The version before this one, and the one after it, where they are among the tender's documents. */
  previous: TenderDocument | undefined;
  next: TenderDocument | undefined;
  /** Any other, to begin with. */
  other: TenderDocument | undefined;
  onCompare: (documentId: string) => void;
}

/** What every viewer is given. */
export interface ViewerProps {
  document: TenderDocument;
  place: Place;
  /** The page that is read, 1-based, each time it changes. */
  onPage: (page: number) => void;
  /** While it stands beside another. */
  link?: ScrollLink;
  /** Where it stands alone. */
  compare?: CompareTools | undefined;
}

import type { Document as TenderDocument } from '@bidloom/contract/documents';
import type { ScrollHandle } from './use-page-scroll.ts';
import type { Place } from './viewer.slice.ts';

/** Connects two documents that scroll together. */
export interface ScrollLink {
  /** Adds a document; returns a function that removes it. */
  join: (handle: ScrollHandle) => () => void;
  /** Reports that this document was scrolled, by the user or by the program. */
  moved: (handle: ScrollHandle) => void;
}

/** Opens other documents beside this one. */
export interface CompareTools {
  /** The previous and the next version of this document, where the tender has them. */
  previousId: string | undefined;
  nextId: string | undefined;
  /** Lets the user choose another document; null if there is none. */
  onChoose: (() => void) | null;
  onCompare: (documentId: string) => void;
}

/** The properties of every viewer. */
export interface ViewerProps {
  document: TenderDocument;
  place: Place;
  /** Called with the page in view, 1-based, each time it changes. */
  onPage: (page: number) => void;
  /** Set while the document is beside another one. */
  link?: ScrollLink;
  /** Set where the document is shown alone. */
  compare?: CompareTools | undefined;
  /** The documents that came out of this archive or e-mail. */
  contents?: readonly TenderDocument[];
}

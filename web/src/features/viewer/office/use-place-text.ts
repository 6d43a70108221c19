import { getDocumentPage, type Document as TenderDocument } from '@bidloom/contract/documents';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { findQuote } from '../find-quote.ts';
import type { Place } from '../viewer.slice.ts';
import type { SoughtWords } from './find-place.ts';

/** A place with the text around it, once that has been fetched. */
export interface PlaceText {
  place: Place;
  /** The words to search; if the place has none, the beginning of its page. */
  sought: SoughtWords | null;
  /** The approximate position of the page in the document, from 0 to 1. */
  about: number;
}

/** The length of a page's beginning that is searched, in characters. */
const pageBeginning = 160;

/** The words to search in a drawn document to show a place. Without an answer of the server, only the place's own words are used. */
export async function readPlaceText(document: TenderDocument, place: Place, signal: AbortSignal): Promise<PlaceText> {
  const { page, quote } = place;
  const about = page === null ? 0 : (page - 1) / Math.max(1, document.pages ?? page);
  const params = { workspaceId: document.workspaceId, documentId: document.id, page: page ?? 1 };
  const text =
    page === null
      ? ''
      : await call(getDocumentPage, { params, signal }).then(
          ({ data }) => data.text,
          () => '',
        );
  if (!quote) {
    const beginning = page !== null && page > 1 ? text.slice(0, pageBeginning) : '';
    return {
      ...{ place, about },
      sought: beginning ? { quote: beginning, before: '', after: text.slice(pageBeginning), about } : null,
    };
  }
  const words = findQuote(text, { ...place, quote })?.words;
  const before = words ? text.slice(0, words.start) : '';
  const after = words ? text.slice(words.end) : (place.around ?? '');
  return { place, about, sought: { quote, before, after, about } };
}

/** The place to show, as soon as the text around it has been fetched. */
export function usePlaceText(document: TenderDocument, place: Place): PlaceText | null {
  const [known, setKnown] = useState<PlaceText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields of the document change while it is shown
  useEffect(() => {
    const aborting = new AbortController();
    readPlaceText(document, place, aborting.signal).then(
      (text) => !aborting.signal.aborted && setKnown(text),
      () => {},
    );
    return () => aborting.abort();
  }, [document.id, place]);
  return known?.place === place ? known : null;
}

import type { Citation } from './chat.ts';

/**
 * A place in a document as the address of a tender's screen names it (docs/decisions/036): the screen writes such addresses, and so do
 * calendars.
 */
export interface AddressedPlace {
  documentId: string;
  /** 1-based; null: the last page in view. */
  page: number | null;
  quote: string;
  /** The offset of the quote in the page's text. */
  offset?: number;
  /** The sentence or row that contains the quote. */
  around?: string;
  /** `[x, y, width, height]` as fractions of the page. */
  boxes: Citation['boxes'];
}

/** Boxes are whole numbers in this fraction of the page's width and height. */
export const boxParts = 10_000;
/** Longer quotes or more boxes would make an address that mail programs cut. */
export const longestAddressedQuote = 300;
export const mostAddressedBoxes = 12;

/** The parameters of the address for a place; those that it does not have are null. */
export function addressOfPlace(place: AddressedPlace): Record<string, string | null> {
  const { documentId, page, quote, offset, around, boxes } = place;
  return {
    document: documentId,
    page: page === null ? null : String(page),
    quote: quote ? quote.slice(0, longestAddressedQuote) : null,
    at: offset === undefined ? null : String(offset),
    around: around ? around.slice(0, longestAddressedQuote) : null,
    boxes: boxes.length === 0 ? null : boxes.slice(0, mostAddressedBoxes).map(writeBox).join('_'),
  };
}

/** The query of an address that leads to a place. */
export function queryOfPlace(place: AddressedPlace): string {
  const given = Object.entries(addressOfPlace(place)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `${new URLSearchParams(given)}`;
}

const writeBox = (box: Citation['boxes'][number]) => box.map((part) => Math.round(part * boxParts)).join('.');

import type { DocumentPlace } from './tender-context.ts';
import type { AddressPatch } from './use-address.ts';
import { wholeNumberOf } from './whole-number.ts';

/** A place in the address: the document, or the page and the marked words in it as well. */
export type AddressedPlace = Pick<DocumentPlace, 'documentId' | 'quote' | 'offset' | 'around' | 'boxes'> & {
  /** 1-based; null: the last page in view. */
  page: number | null;
};

/** Boxes are whole numbers in this fraction of the page's width and height. */
const parts = 10_000;
/** Longer quotes or more boxes would make an address that mail programs cut. */
const longestQuote = 300;
const mostBoxes = 12;
const names = ['document', 'page', 'quote', 'at', 'around', 'boxes'] as const;

/** The change of the address for a place; missing parts are removed. */
export function addressOfPlace(place: AddressedPlace): AddressPatch {
  const { documentId, page, quote, offset, around, boxes } = place;
  return {
    document: documentId,
    page: page === null ? null : String(page),
    quote: quote ? quote.slice(0, longestQuote) : null,
    at: offset === undefined ? null : String(offset),
    around: around ? around.slice(0, longestQuote) : null,
    boxes: boxes.length === 0 ? null : boxes.slice(0, mostBoxes).map(writeBox).join('_'),
  };
}

/** The query of an address that leads to a place. */
export const queryOfPlace = (place: AddressedPlace): string =>
  `${new URLSearchParams(Object.entries(addressOfPlace(place)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}`;

/** The place in an address; null if it names no document. Invalid parts are ignored. */
export function placeInAddress(query: URLSearchParams): AddressedPlace | null {
  const documentId = query.get('document');
  if (!documentId) return null;
  const page = wholeNumberOf(query.get('page'));
  const offset = wholeNumberOf(query.get('at'));
  const around = query.get('around');
  return {
    documentId,
    page: page === 0 ? null : page,
    quote: page ? (query.get('quote') ?? '').slice(0, longestQuote) : '',
    boxes: page ? (query.get('boxes') ?? '').split('_').slice(0, mostBoxes).flatMap(readBox) : [],
    ...(offset === null ? {} : { offset }),
    ...(around === null ? {} : { around: around.slice(0, longestQuote) }),
  };
}

/** The same for two addresses that name the same place. */
export const placeKey = (query: URLSearchParams): string => names.map((name) => query.get(name) ?? '').join('\n');

/** The key of the address after a patch. */
export const patchKey = (patch: AddressPatch): string => names.map((name) => patch[name] ?? '').join('\n');

const writeBox = (box: DocumentPlace['boxes'][number]) => box.map((part) => Math.round(part * parts)).join('.');

function readBox(written: string): DocumentPlace['boxes'] {
  const [x, y, width, height, ...more] = written.split('.').map(wholeNumberOf);
  if (x == null || y == null || width == null || height == null || more.length > 0) return [];
  return [[x / parts, y / parts, width / parts, height / parts]];
}

import {
  type AddressedPlace,
  boxParts,
  longestAddressedQuote,
  mostAddressedBoxes,
} from '@bidloom/contract/place-address';
import type { AddressPatch } from './use-address.ts';
import { wholeNumberOf } from './whole-number.ts';

const names = ['document', 'page', 'quote', 'at', 'around', 'boxes'] as const;

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
    quote: page ? (query.get('quote') ?? '').slice(0, longestAddressedQuote) : '',
    boxes: page ? (query.get('boxes') ?? '').split('_').slice(0, mostAddressedBoxes).flatMap(readBox) : [],
    ...(offset === null ? {} : { offset }),
    ...(around === null ? {} : { around: around.slice(0, longestAddressedQuote) }),
  };
}

/** The same for two addresses that name the same place. */
export const placeKey = (query: URLSearchParams): string => names.map((name) => query.get(name) ?? '').join('\n');

/** The key of the address after a patch. */
export const patchKey = (patch: AddressPatch): string => names.map((name) => patch[name] ?? '').join('\n');

function readBox(written: string): AddressedPlace['boxes'] {
  const [x, y, width, height, ...more] = written.split('.').map(wholeNumberOf);
  if (x == null || y == null || width == null || height == null || more.length > 0) return [];
  return [[x / boxParts, y / boxParts, width / boxParts, height / boxParts]];
}

/** Mail and calendar programs cut long addresses; the screen reads no more of a quote either. */
const longestQuote = 300;

interface TenderIds {
  organizationId: string;
  customerId: string;
  id: string;
}

/** A place in a document; `documentId` and `page` are null where none is known. `page` is 1-based. */
export interface AddressedPlace {
  documentId: string | null;
  page: number | null;
  quote: string | null;
}

/** The address of a tender's screen, at a place in one of its documents where one is known (docs/decisions/036). */
export function tenderAddress(publicUrl: string, tender: TenderIds, place: AddressedPlace | null = null): string {
  const { organizationId, customerId, id } = tender;
  const screen = `${publicUrl}/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`;
  if (!place?.documentId || !place.page) return screen;
  const { documentId, page, quote } = place;
  const words: Record<string, string> = quote ? { quote: quote.slice(0, longestQuote) } : {};
  return `${screen}?${new URLSearchParams({ tab: 'document', document: documentId, page: String(page), ...words })}`;
}

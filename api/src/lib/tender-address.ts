import { queryOfPlace } from '@bidloom/contract/place-address';

interface TenderIds {
  organizationId: string;
  customerId: string;
  id: string;
}

/** Where a document states something; `documentId` and `page` are null where no place is known. `page` is 1-based. */
export interface StatedPlace {
  documentId: string | null;
  page: number | null;
  quote: string | null;
}

/** The address of a tender's screen, at a place in one of its documents where one is known. */
export function tenderAddress(publicUrl: string, tender: TenderIds, place: StatedPlace | null = null): string {
  const { organizationId, customerId, id } = tender;
  const screen = `${publicUrl}/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`;
  if (!place?.documentId || !place.page) return screen;
  const { documentId, page, quote } = place;
  return `${screen}?${queryOfPlace({ documentId, page, quote: quote ?? '', boxes: [] })}`;
}

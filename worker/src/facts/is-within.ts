import type { FactPlace } from './model.ts';

/** Whether a place begins in another one. */
export function isWithin(
  place: Pick<FactPlace, 'documentId' | 'page' | 'start'>,
  other: Pick<FactPlace, 'documentId' | 'page' | 'start' | 'end'>,
): boolean {
  const { documentId, page, start } = place;
  return documentId === other.documentId && page === other.page && other.start <= start && start < other.end;
}

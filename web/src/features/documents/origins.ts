import type { Document } from '@bidloom/contract/documents';
import { messages } from '../../lib/messages.ts';

/** Where a document came from, in words; empty where it was uploaded by itself, or what it came out of is gone. */
export function originOf({ parentId, folder }: Document, items: readonly Document[]): string {
  const parent = parentId && items.find(({ id }) => id === parentId);
  return parent ? messages.archives.from(parent.fileName, folder) : '';
}

/** How many documents came out of this one, archives within it included. */
export function countContents(documentId: string, items: readonly Document[]): number {
  const found = new Set([documentId]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { id, parentId } of items) if (parentId && found.has(parentId)) found.add(id);
  }
  return found.size - 1;
}

import type { Document } from '@bidloom/contract/documents';
import { messages } from '../../lib/messages.ts';

/** The origin of a document, in words; empty if it was uploaded directly, or its archive was deleted. */
export function originOf({ parentId, folder }: Document, items: readonly Document[]): string {
  const parent = parentId && items.find(({ id }) => id === parentId);
  return parent ? messages.archives.from(parent.fileName, folder) : '';
}

/** The number of documents from this archive or e-mail, also from archives within it. */
export function countContents(documentId: string, items: readonly Document[]): number {
  const found = new Set([documentId]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { id, parentId } of items) if (parentId && found.has(parentId)) found.add(id);
  }
  return found.size - 1;
}

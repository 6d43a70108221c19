import type { Document } from '@bidloom/contract/documents';
import { messages } from '../../lib/messages.ts';

const text = messages.versions;

/** A document with the versions that it has replaced, the last one first. */
export interface Versioned {
  document: Document;
  earlier: Document[];
}

/** The last version of each document, in the order of the list, each with its earlier versions. */
export function groupVersions(items: readonly Document[]): Versioned[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items
    .filter(({ replacedById }) => replacedById === null || !byId.has(replacedById))
    .map((document) => {
      const earlier: Document[] = [];
      for (let at = byId.get(document.replacesId ?? ''); at; at = byId.get(at.replacesId ?? '')) earlier.push(at);
      return { document, earlier };
    });
}

/** The document in use that has this name. As on the server, names that differ only in case or form are the same. */
export function findByName(items: readonly Document[], fileName: string): Document | undefined {
  const key = keyOf(fileName);
  return items.find((item) => item.replacedById === null && keyOf(item.fileName) === key);
}

const keyOf = (fileName: string): string => fileName.normalize('NFKC').toLowerCase();

/** The changes since the previous version: pages and size. Empty if there is nothing to compare. */
export function changesSince({ pages, size, sha256 }: Document, before: Document | undefined): string {
  if (!before) return '';
  if (sha256 === before.sha256) return text.sameFile;
  const words: string[] = [];
  if (pages !== null && before.pages !== null) {
    words.push(pages === before.pages ? text.samePages : text.morePages(pages - before.pages));
  }
  const more = size - before.size;
  if (more !== 0) words.push(more > 0 ? text.larger(sizeOf(more)) : text.smaller(sizeOf(-more)));
  return words.join(', ');
}

/** Bytes as people read them. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}

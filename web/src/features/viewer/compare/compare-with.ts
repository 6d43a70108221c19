import type { Document } from '@bidloom/contract/documents';
import { shownType } from '../shown-file.ts';

/** An archive has none. */
const hasPages = (document: Document): boolean => shownType(document) !== 'application/zip';

export type VersionSide = 'earlier' | 'later';

/** A document that can be shown beside another one. */
export interface CompareChoice {
  document: Document;
  /** Whether it is an earlier or a later version of the other one; null: neither. */
  version: VersionSide | null;
}

/** The versions before a document, or those after it, the nearest first. */
function versionsFrom({ id }: Document, documents: readonly Document[], side: VersionSide): Document[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const next = ({ replacesId, replacedById }: Document) =>
    byId.get((side === 'earlier' ? replacesId : replacedById) ?? '');
  const found: Document[] = [];
  for (let at = byId.get(id); at && !found.includes(at); at = next(at)) found.push(at);
  return found.slice(1);
}

/** Whether one document is an earlier or a later version of another one. */
export function versionSide(other: Document, of: Document, documents: readonly Document[]): VersionSide | null {
  const sides = ['earlier', 'later'] as const;
  return sides.find((side) => versionsFrom(of, documents, side).some(({ id }) => id === other.id)) ?? null;
}

/** The documents that can be shown beside this one: its versions first, the latest before the others; then the rest, in their order. */
export function compareChoices(document: Document, documents: readonly Document[]): CompareChoice[] {
  const earlier = versionsFrom(document, documents, 'earlier');
  const later = versionsFrom(document, documents, 'later').filter((version) => !earlier.includes(version));
  const versions = new Set([...later.toReversed(), ...earlier]);
  const rest = documents.filter((other) => other.id !== document.id && !versions.has(other));
  return [...versions, ...rest]
    .filter((other) => other.status !== 'failed' && hasPages(other))
    .map((other) => ({
      document: other,
      version: later.includes(other) ? 'later' : earlier.includes(other) ? 'earlier' : null,
    }));
}

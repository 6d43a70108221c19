import type { Document } from '@bidloom/contract/documents';
import type { Run } from '@bidloom/contract/runs';

/** What has become of the documents of a tender since a run was started, by name. */
export interface DocumentsSince {
  added: string[];
  /** Later versions of documents of the run. */
  replaced: { before: string; now: string }[];
  removed: string[];
}

/** @param askable those of all documents of the tender that a run reads: no replaced ones, and none that is not read yet */
export function documentsSince(
  run: Pick<Run, 'documents' | 'createdAt'>,
  all: readonly Document[],
  askable: readonly Document[],
): DocumentsSince {
  const byId = new Map(all.map((document) => [document.id, document]));
  const asked = new Set(run.documents.map(({ id }) => id));
  const replaced = run.documents.flatMap(({ id, fileName }) => {
    const now = versionNow(id, byId);
    return now && !asked.has(now.id) && askable.includes(now) ? [{ before: fileName, now }] : [];
  });
  const known = new Set([...asked, ...replaced.map(({ now }) => now.id)]);
  // One that was being read when the run was started was there, but the run does not have it.
  const added = askable.filter(
    ({ id, createdAt, readyAt }) => !known.has(id) && Date.parse(readyAt ?? createdAt) > Date.parse(run.createdAt),
  );
  return {
    added: added.map(({ fileName }) => fileName),
    replaced: replaced.map(({ before, now }) => ({ before, now: now.fileName })),
    removed: run.documents.filter(({ id }) => !byId.has(id)).map(({ fileName }) => fileName),
  };
}

/** The version that counts in place of a document; undefined where it counts itself, or no longer exists. */
function versionNow(id: string, byId: ReadonlyMap<string, Document>): Document | undefined {
  let version = byId.get(id);
  // Each step leads to another document, so that there are at most as many as documents.
  for (let left = byId.size; version && !version.isCurrent && left > 0; left--)
    version = byId.get(version.replacedById ?? '');
  return version?.id === id ? undefined : version;
}

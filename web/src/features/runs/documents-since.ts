import type { Document } from '@bidloom/contract/documents';
import type { Run } from '@bidloom/contract/runs';
import { withoutArchives } from '@bidloom/contract/without-archives';

/** What has become of the documents of a tender since a run was started, by name. */
export interface DocumentsSince {
  added: string[];
  /** Later versions of documents of the run. */
  replaced: { before: string; now: string }[];
  removed: string[];
}

/** @param documents those of the tender that have been read */
export function documentsSince(
  run: Pick<Run, 'documents' | 'createdAt'>,
  documents: readonly Document[],
): DocumentsSince {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const asked = new Set(run.documents.map(({ id }) => id));
  const isNew = ({ id, createdAt }: Document) => !asked.has(id) && Date.parse(createdAt) > Date.parse(run.createdAt);
  const since = withoutArchives(documents).filter((document) => document.isCurrent && isNew(document));
  const replaced = run.documents.flatMap(({ id, fileName }) => {
    const now = versionNow(id, byId);
    return now && since.includes(now) ? [{ before: fileName, now }] : [];
  });
  const versions = new Set(replaced.map(({ now }) => now));
  return {
    added: since.filter((document) => !versions.has(document)).map(({ fileName }) => fileName),
    replaced: replaced.map(({ before, now }) => ({ before, now: now.fileName })),
    removed: run.documents.filter(({ id }) => !byId.has(id)).map(({ fileName }) => fileName),
  };
}

/** The version that counts in place of a document; undefined where it counts itself, or no longer exists. */
function versionNow(id: string, byId: ReadonlyMap<string, Document>): Document | undefined {
  let version: Document | undefined;
  // Each step leads to another document, so that there are at most as many as documents.
  for (let step = byId.get(id), left = byId.size; step?.replacedById && left > 0; left--) {
    step = byId.get(step.replacedById);
    version = step ?? version;
  }
  return version;
}

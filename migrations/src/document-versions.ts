import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row of `documents` is asked: not one whose place another document has taken. Until that one has been read, nothing is taken from
 * anybody.
 */
export function isCurrent(): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from documents successor
    where successor.organization_id = documents.organization_id and successor.replaces_id = documents.id
      and successor.status = 'ready')`;
}

/** Whether a row of `documents` is one that runs and questions may ask: read, current, and no archive, whose files are documents of their own. */
export function isAskable(): RawBuilder<boolean> {
  return sql<boolean>`(documents.status = 'ready' and documents.media_type <> 'application/zip' and ${isCurrent()})`;
}

/** The id of the version that was added in place of a row of `documents`, read or not; null where there is none. */
export function successorId(): RawBuilder<string | null> {
  return sql<string | null>`(select successor.id from documents successor
    where successor.organization_id = documents.organization_id and successor.replaces_id = documents.id)`;
}

/**
 * How many documents a row of `workspaces` has, as its overview counts them: without replaced versions, and without archives that were read,
 * whose files are documents of their own. All current ones, where there is nothing else.
 */
export function countShownDocuments(): RawBuilder<number> {
  return sql<number>`(
    select coalesce(
      nullif(count(*) filter (where documents.media_type <> 'application/zip' or documents.status <> 'ready'), 0),
      count(*))::int
    from documents
    where documents.organization_id = workspaces.organization_id and documents.workspace_id = workspaces.id
      and ${successorId()} is null)`;
}

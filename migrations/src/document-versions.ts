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

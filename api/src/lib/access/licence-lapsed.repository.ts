import { sql } from 'kysely';

/**
 * For a row of `users`: whether the organisation had licences, and none is in force today (UTC). An organisation that never had one has no
 * limit.
 */
export const isLicenceLapsed = sql<boolean>`(exists (select from licenses l where l.organization_id = users.organization_id)
  and not exists (select from licenses l where l.organization_id = users.organization_id
    and (now() at time zone 'UTC')::date between l.valid_from and l.valid_to))`;

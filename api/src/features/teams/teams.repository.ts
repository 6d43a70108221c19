import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { teamBody } from '@bidloom/contract/teams';
import { caseless, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { choicesBy } from '../../lib/http/choices.ts';
import type { FieldsOf } from '../../lib/http/fields-of.ts';

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** The fields that a person fills in. */
export type TeamFields = FieldsOf<typeof teamBody>;

const memberCount = sql<number>`(
  select count(*)::int from team_members m where m.organization_id = teams.organization_id and m.team_id = teams.id)`;

const sortColumns = {
  name: caseless('teams.name'),
  memberCount,
  isActive: 'teams.isActive',
  createdAt: 'teams.createdAt',
  updatedAt: 'teams.updatedAt',
};

const selectTeams = (trx: TenantTransaction) =>
  trx
    .selectFrom('teams')
    .select([
      'teams.id',
      'teams.organizationId',
      'teams.name',
      'teams.isActive',
      'teams.createdAt',
      'teams.updatedAt',
      memberCount.as('memberCount'),
    ]);

export function searchTeams(trx: TenantTransaction, query: ListQuery & { isActive?: boolean | undefined }) {
  let found = selectTeams(trx);
  if (query.isActive !== undefined) found = found.where('teams.isActive', '=', query.isActive);
  if (query.searchTerm) found = found.where(contains(query.searchTerm));
  return paginate(found, sortColumns, 'teams.id', query);
}

export function listActiveTeamNames(trx: TenantTransaction, query: ChoicesQuery) {
  let found = trx.selectFrom('teams').select(['teams.id', 'teams.name']).where('teams.isActive', '=', true);
  if (query.searchTerm) found = found.where(contains(query.searchTerm));
  return paginate(found, { name: caseless('teams.name') }, 'teams.id', choicesBy('name', query));
}

const contains = (term: string) => sql<boolean>`lower(teams.name) like lower(${containsPattern(term)})`;

export function findTeam(trx: TenantTransaction, id: string) {
  return selectTeams(trx).where('teams.id', '=', id).executeTakeFirst();
}

/** Returns the new team's id. */
export async function insertTeam(trx: TenantTransaction, organizationId: string, fields: TeamFields): Promise<string> {
  const id = newId();
  await trx
    .insertInto('teams')
    .values({ id, organizationId, ...fields })
    .execute();
  return id;
}

/** Writes only the given fields; nothing happens where there is no such team. */
export async function updateTeam(trx: TenantTransaction, id: string, fields: Partial<TeamFields>): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** With its members; runs stay without it. */
export async function deleteTeam(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('teams').where('id', '=', id).execute();
}

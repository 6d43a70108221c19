import type { PlatformTransaction, TenantTransaction } from '@bidloom/db';
import { profileVersion } from '@bidloom/jobs';
import { sql } from 'kysely';
import type { ProfiledTender, SimilarPair } from '../../similar/find-similar.ts';
import type { Profile, ProfileTerm, TermCounts } from '../../similar/model.ts';

/** The profile that a job computes, and the revision of its documents. */
export interface ProfileKey {
  organizationId: string;
  workspaceId: string;
  revision: number;
}

/** A profile as it was read, to see later whether it is still the same. */
export interface KeptProfile extends ProfiledTender {
  readRevision: number;
}

/** What a job must compute; undefined where that is done, or the tender no longer exists. */
export function findProfile(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('workspaceProfiles')
    .select(['revision', 'readRevision'])
    .where('id', '=', workspaceId)
    .where('status', '!=', 'ready')
    .executeTakeFirst();
}

/** Keeps what the documents are about. False where a later revision of them was read already. */
export async function saveProfile(
  trx: TenantTransaction,
  { organizationId, workspaceId, revision }: ProfileKey,
  { languages, terms }: Profile,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaceProfiles')
    .set({ readRevision: revision, languages, terms: JSON.stringify(terms), rulesVersion: profileVersion })
    .where('id', '=', workspaceId)
    .where('readRevision', '<=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('workspaceTerms').where('workspaceId', '=', workspaceId).execute();
  await sql`
    insert into workspace_terms (organization_id, key, workspace_id)
    select ${organizationId}, key, ${workspaceId}
    from unnest(${[...new Set(terms.map(({ key }) => key))].sort()}::text[]) as key`.execute(trx);
  return true;
}

/** How many tenders of the organisation have documents that were read, in all and by language. */
export async function countProfiles(trx: TenantTransaction): Promise<Pick<TermCounts, 'tenders' | 'inLanguage'>> {
  const { rows } = await sql<{ language: string; tenders: number }>`
    select language, count(*)::integer as tenders
    from workspace_profiles profile cross join lateral unnest(profile.languages) as language group by language`.execute(
    trx,
  );
  const inLanguage = new Map(rows.map(({ language, tenders }) => [language, tenders]));
  const { rows: all } = await sql<{ tenders: number }>`
    select count(*)::integer as tenders from workspace_profiles where languages <> '{}'`.execute(trx);
  return { tenders: all[0]?.tenders ?? 0, inLanguage };
}

/** How many tenders of the organisation have each of these terms. */
export async function countTerms(trx: TenantTransaction, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; tenders: number }>`
    select key, count(*)::integer as tenders from workspace_terms where key = any(${[...keys]}::text[]) group by key`.execute(
    trx,
  );
  return new Map(rows.map(({ key, tenders }) => [key, tenders]));
}

/** The profiles of an organisation's tenders: of these, or of all that have documents and `subject`. */
export async function loadProfiles(
  trx: TenantTransaction,
  subject: string,
  ids: readonly string[] | null,
): Promise<KeptProfile[]> {
  const condition = ids ? sql`id = any(${[...ids]}::uuid[])` : sql`languages <> '{}' or id = ${subject}`;
  const { rows } = await sql<{ id: string; readRevision: number; languages: string[]; terms: ProfileTerm[] }>`
    select id, read_revision, languages, terms from workspace_profiles where ${condition} order by id`.execute(trx);
  return rows.map(({ id, readRevision, ...profile }) => ({ id, readRevision, profile }));
}

/**
 * The tenders that share most of these terms, each by its weight, the best first.
 */
export async function findCandidates(
  trx: TenantTransaction,
  workspaceId: string,
  terms: readonly { key: string; weight: number }[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.workspace_id as id
    from unnest(${terms.map(({ key }) => key)}::text[], ${terms.map(({ weight }) => weight)}::real[]) as asked (key, weight)
    join workspace_terms other on other.key = asked.key
    where other.workspace_id <> ${workspaceId}
    group by other.workspace_id order by sum(asked.weight) desc, other.workspace_id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The tenders that were found to be similar to a tender. */
export async function listNeighbours(trx: TenantTransaction, workspaceId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('similarWorkspaces')
    .select('similarId')
    .where('workspaceId', '=', workspaceId)
    .execute();
  return rows.map(({ similarId }) => similarId);
}

/**
 * Replaces the known pairs of these tenders, in both directions, and keeps the best of each. Pairs of a profile that was computed again
 * meanwhile are left to the job that did so.
 * @param subject the only tender whose pairs were computed; null: the pairs of all of them
 */
export async function savePairs(
  trx: TenantTransaction,
  organizationId: string,
  tenders: readonly KeptProfile[],
  pairs: readonly SimilarPair[],
  { subject, kept }: { subject: string | null; kept: number },
): Promise<void> {
  // In the order of their ids: of two transactions that save, one waits for the other.
  const { rows: locked } = await sql<{ id: string; readRevision: number }>`
    select id, read_revision from workspace_profiles
    where id = any(${tenders.map(({ id }) => id)}::uuid[]) order by id for update`.execute(trx);
  const read = new Map(tenders.map(({ id, readRevision }) => [id, readRevision]));
  const same = locked.flatMap(({ id, readRevision }) => (read.get(id) === readRevision ? [id] : []));
  if (subject !== null && !same.includes(subject)) return;
  const ofSubject = subject === null ? sql`true` : sql`${subject}::uuid in (workspace_id, similar_id)`;
  await sql`
    delete from similar_workspaces
    where workspace_id = any(${same}::uuid[]) and similar_id = any(${same}::uuid[]) and ${ofSubject}`.execute(trx);
  const isSame = new Set(same);
  const rows = pairs
    .filter(({ first, second }) => isSame.has(first) && isSame.has(second))
    .flatMap(({ first, second, score, reasons }) => {
      const turned = reasons.map((reason) => ({ ...reason, first: reason.second, second: reason.first }));
      return [
        { organizationId, workspaceId: first, similarId: second, score, reasons: JSON.stringify(reasons) },
        { organizationId, workspaceId: second, similarId: first, score, reasons: JSON.stringify(turned) },
      ];
    });
  for (let start = 0; start < rows.length; start += 200)
    await trx
      .insertInto('similarWorkspaces')
      .values(rows.slice(start, start + 200))
      .execute();
  await sql`
    delete from similar_workspaces pair using (
      select workspace_id, similar_id,
        row_number() over (partition by workspace_id order by score desc, similar_id) as rank
      from similar_workspaces where workspace_id = any(${same}::uuid[])) ranked
    where ranked.rank > ${kept} and pair.workspace_id = ranked.workspace_id and pair.similar_id = ranked.similar_id`.execute(
    trx,
  );
}

/** Ends the computation for this revision; a later one still waits. */
export async function endProfile(trx: TenantTransaction, { workspaceId, revision }: ProfileKey): Promise<void> {
  await trx
    .updateTable('workspaceProfiles')
    .set({ status: 'ready', failure: null, computedAt: sql`now()` })
    .where('id', '=', workspaceId)
    .where('revision', '=', revision)
    .execute();
}

/** Ends it as failed, with a reason for a person; false where it belongs to another job by now. */
export async function failProfile(
  trx: TenantTransaction,
  { workspaceId, jobId }: { workspaceId: string; jobId: string | null },
  failure: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaceProfiles')
    .set({ status: 'failed', failure })
    .where('id', '=', workspaceId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next tenders after `after`, in the order of their ids, that have documents and that no rules of this version have profiled. */
export async function listUnprofiledTenders(
  trx: PlatformTransaction,
  after: string,
  limit: number,
): Promise<{ organizationId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ organizationId: string; workspaceId: string }>`
    select workspace.organization_id, workspace.id as workspace_id
    from workspaces workspace left join workspace_profiles profile on profile.id = workspace.id
    where workspace.id > ${after} and workspace.kind = 'tender'
      and (profile.id is null or (profile.status <> 'queued' and coalesce(profile.rules_version, 0) < ${profileVersion}))
      and exists (select from documents document where document.workspace_id = workspace.id and document.status = 'ready')
    order by workspace.id limit ${limit}`.execute(trx);
  return rows;
}

import {
  lapsingDays,
  type OrganizationDashboard,
  type OwnDashboard,
  type PlatformDashboard,
} from '@bidloom/contract/dashboard';
import { downloadTypes } from '@bidloom/contract/runs';
import { isTender, type PlatformTransaction, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

// Each of these is one statement: the dashboard waits for one round trip only.

const tender = isTender('kind');
/** What belongs to a proposal's room does not count for a tender. */
const outsideRooms = sql`workspace_id not in (select id from workspaces where kind = 'proposal')`;
/** Tenders that still need an answer. */
const open = sql`status in ('draft', 'open', 'in_review') and is_active`;
const dueThisWeek = sql`due_at >= now() and due_at < now() + interval '7 days'`;
const today = sql`(now() at time zone 'UTC')::date`;
const month = sql`date_trunc('month', now() at time zone 'UTC')::date`;

/**
 * Figures over all organisations: licensed and used seats, cost of the month (UTC) beside the budgets, the ten organisations that used the
 * largest share of theirs (from 80%), and the ten licences that lapse first.
 */
export async function readPlatform(
  trx: PlatformTransaction,
): Promise<Omit<PlatformDashboard, 'failedJobs' | 'health'>> {
  const { rows } = await sql<Omit<PlatformDashboard, 'failedJobs' | 'health'>>`
    with in_force as (
      select organization_id, max(seats) as seats from licenses
      where ${today} between valid_from and valid_to group by organization_id
    ), used as (
      select organization_id, sum(cost) as cost from usage_months where month = ${month} group by organization_id
    ), warned as (
      select organization_id, name, floor(used.cost * 100 / nullif(b.monthly_amount, 0)) as share
      from organization_budgets b join used using (organization_id) join organizations o on o.id = organization_id
      where used.cost > 0 and used.cost * 100 >= b.monthly_amount * 80
    ), ends as (
      select l.organization_id, o.name, max(l.valid_to) as valid_to
      from licenses l join organizations o on o.id = l.organization_id and o.is_active
      group by l.organization_id, o.name
    )
    select
      (select json_build_object('active', count(*) filter (where is_active), 'total', count(*),
        'newThisMonth', count(*) filter (where created_at >= ${month})) from organizations) as organizations,
      json_build_object(
        'used', (select count(*) from users u join in_force using (organization_id)
          where u.deleted_at is null and (u.is_active or u.activated_at is null)),
        'licensed', (select coalesce(sum(seats), 0) from in_force)) as seats,
      json_build_object(
        'amount', (select coalesce(sum(cost), 0)::float8 from used),
        'budget', (select sum(monthly_amount)::float8 from organization_budgets),
        'overBudget', (select count(*) from warned),
        'warned', (select coalesce(json_agg(json_build_object('organizationId', organization_id, 'name', name,
            'share', least(coalesce(share, 100), 1000000)) order by share desc nulls first, name), '[]')
          from (select * from warned order by share desc nulls first, name limit 10) most)) as cost,
      (select coalesce(json_agg(json_build_object('organizationId', organization_id, 'name', name, 'validTo', valid_to)
          order by valid_to), '[]')
        from (select * from ends where valid_to between ${today} and ${today} + ${sql.lit(lapsingDays)}
          order by valid_to limit 10) soon) as lapsing`.execute(trx);
  return rows[0] as Omit<PlatformDashboard, 'failedJobs' | 'health'>;
}

/** Figures of an organisation, without the rooms of its proposals: tenders due in seven days, runs and documents by state, people, licence. */
export async function readOrganization(trx: TenantTransaction): Promise<OrganizationDashboard> {
  // All documents are counted in an index of their status alone; the few in rooms of proposals are taken off.
  const { rows } = await sql<OrganizationDashboard>`
    with counted as (
      select status, count(*) as documents from documents group by status
      union all
      select status, -count(*) from documents
      where workspace_id in (select id from workspaces where kind = 'proposal') group by status
    )
    select
      (select count(*)::int from workspaces where ${tender} and ${open} and ${dueThisWeek}) as "dueThisWeek",
      json_build_object(
        'inProgress', (select count(*) from document_requests where status in ('queued', 'running')),
        'failed', (select count(*) from document_requests
          where status = 'failed' and created_at >= now() - interval '7 days')) as runs,
      (select json_build_object('ready', coalesce(sum(documents) filter (where status = 'ready'), 0),
        'inProgress', coalesce(sum(documents) filter (where status in ('uploaded', 'processing')), 0),
        'failed', coalesce(sum(documents) filter (where status = 'failed'), 0)) from counted) as documents,
      (select json_build_object('active', count(*) filter (where is_active),
        'invited', count(*) filter (where activated_at is null)) from users where deleted_at is null) as people,
      (select json_build_object('plan', plan, 'seats', seats, 'validTo', valid_to,
        'isValid', ${today} between valid_from and valid_to)
        from licenses order by valid_to desc limit 1) as licence`.execute(trx);
  return rows[0] as OrganizationDashboard;
}

/** Figures of one person: own tenders, those of the organisation due in seven days, and what changed in the last 24 hours. */
export async function readOwn(trx: TenantTransaction, userId: string): Promise<OwnDashboard> {
  const since = new Date(Date.now() - 24 * 60 * 60_000);
  const { rows } = await sql<Omit<OwnDashboard, 'since'>>`
    select
      (select count(*)::int from workspaces where ${tender} and ${open} and owner_id = ${userId}) as tenders,
      (select count(*)::int from workspaces where ${tender} and ${open} and ${dueThisWeek}) as "dueThisWeek",
      json_build_object(
        'documents', (select count(*) from documents where created_at >= ${since} and ${outsideRooms}),
        'runs', (select count(*) from document_requests where created_by = ${userId} and finished_at >= ${since}
          and request_type not in (${sql.join(downloadTypes)})),
        'facts', (select count(*) from workspace_facts where decided_at >= ${since} and ${outsideRooms})) as changes`.execute(
    trx,
  );
  return { ...(rows[0] as Omit<OwnDashboard, 'since'>), since: since.toISOString() };
}

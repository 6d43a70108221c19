import type pg from 'pg';

/** In the log that is measured. */
const entries = 1_000_000;

const words =
  'valve pump seal bearing flange gasket motor cable switch relay transformer breaker bank guarantee retention damages ' +
  'warranty insurance bond delivery inspection test certificate drawing vendor performance pressure flow torque vibration';

/**
 * An audit log as a large organisation has it after some years: 200 people, forty actions of which some are rare, two of a hundred refused, three
 * entries about Zirconium. The triggers are left out, as at a restore: a million digests would take longer than all measurements.
 */
export async function fillAuditLog(owner: pg.Client, organizationId: string): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `insert into audit_entries (chain_id, sequence, id, organization_id, actor_id, actor_name, actor_email, action, outcome,
       target_type, target_id, target_name, details, address, user_agent, created_at, previous_hash, hash)
     select $1, numbers.i, gen_random_uuid(), $1, p.id, p.name, p.email, noun || '.' || verb, case when i % 50 = 0 then 'refused' else 'done' end,
       noun, i::text, w[1 + (i::bigint * 7919) % n] || ' ' || w[1 + (i / 3) % n] ||
       case when i in (77, 77777, 777777) then ' Zirconium' else '' end || ' ' || i,
       '{"text":["a","b"]}', '192.0.2.7', 'Mozilla/5.0', now() - (${entries} - i) * interval '1 minute', '', ''
     from generate_series(1, ${entries}) as numbers (i),
       (select $2::text[] as w, array_length($2::text[], 1) as n) as words,
       lateral (select (array['keyword', 'question', 'tender', 'document', 'session', 'customer', 'proposal', 'run'])[1 + i % 8] as noun,
         case when i % 100000 = 1 then 'removed' else (array['created', 'updated', 'deleted', 'opened', 'read'])[1 + i % 5] end as verb) as actions,
       (select row_number() over (order by id) - 1 as number, id, first_name || ' ' || last_name as name, email
         from users where organization_id = $1 limit 200) as p
     where p.number = (i::bigint * 31) % 200 order by numbers.i`,
    [organizationId, words.split(' ')],
  );
  await owner.query("insert into audit_chains values ($1, $2, '') on conflict (chain_id) do update set sequence = $2", [
    organizationId,
    entries,
  ]);
  await owner.query("set session_replication_role = 'origin'");
  // As autovacuum would do some minutes later.
  await owner.query('vacuum analyze audit_entries');
}

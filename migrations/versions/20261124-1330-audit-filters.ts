import { type Kysely, sql } from 'kysely';

/**
 * Whatever a log of a million entries is narrowed by comes out of one index, words among it, and however the filters meet. Entries are in it by
 * thousands, too, so that the newest are found without those before; it is never left for later (`fastupdate`), since each search would read what waits.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index audit_entries_search, audit_entries_actor, audit_entries_refused`.execute(db);
  await sql`
    create index audit_entries_found on audit_entries using gin (
      (array[chain_id]), (array[sequence / 8192]), (array[action]), (array[actor_id]), (array[outcome]), (array[target_id]),
      search_text gin_trgm_ops) with (fastupdate = off)`.execute(db);
  await sql`drop function find_audit_entries(uuid, text, integer)`.execute(db);

  // As find_rows: `like` is kept away from indexes by row-level security. Work of an organisation finds its own entries alone.
  // `wanted` may have action, outcome, targetId, actorId and pattern. hiddenAs: entries of people of another organisation are not found by who
  // it was, but by this name. nouns: of other actions, what they were done to is not looked at.
  await sql`
    create function find_audit_entries(chain uuid, wanted jsonb, lowest bigint, highest bigint, descending boolean, most integer)
    returns bigint[] language plpgsql stable security definer
    set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off
    as $$
    declare
      pattern text := lower(wanted->>'pattern');
      own text := 'actor_id is null or exists (select from public.users u where u.id = e.actor_id and u.organization_id = $2)';
      conditions text[] := array['array[chain_id] @> array[$2]', 'array[sequence / 8192] @> array[part]', 'e.sequence + 0 between $6 and $7'];
      found bigint[];
    begin
      if chain is distinct from public.current_organization_id() and not public.works_for_platform() then
        return '{}';
      end if;
      if wanted ? 'action' then
        conditions := conditions || 'array[action] @> array[$1->>''action'']'::text;
      end if;
      if wanted ? 'outcome' then
        conditions := conditions || 'array[outcome] @> array[$1->>''outcome'']'::text;
      end if;
      if wanted ? 'targetId' then
        conditions := conditions || 'array[target_id] @> array[$1->>''targetId'']'::text;
      end if;
      if wanted ? 'actorId' then
        conditions := conditions || 'array[actor_id] @> array[($1->>''actorId'')::uuid]'::text;
        if wanted ? 'hiddenAs' then
          conditions := conditions || format('(%s)', own);
        end if;
      end if;
      if pattern is not null then
        -- Without three letters or digits side by side the index has nothing to look up, and would be read as a whole.
        conditions := conditions || case when pattern ~ '[[:alnum:]]{3}' then 'search_text like $9' else 'search_text || '''' like $9' end;
        if wanted ? 'hiddenAs' then
          conditions := conditions || format('(%s or lower(concat_ws(e''\n'', $1->>''hiddenAs'', action, target_name)) like $9)', own);
        end if;
        if wanted ? 'nouns' then
          conditions := conditions || '($1->''nouns'' ? split_part(action, ''.'', 1)
            or lower(concat_ws(e''\n'', actor_name, actor_email, action)) like $9)'::text;
        end if;
      end if;
      execute format(
        'select array(
          select hit.sequence from generate_series($3 / 8192, $4 / 8192, $5) part cross join lateral (
            select e.sequence from public.audit_entries e where %s order by e.sequence %s limit $8
          ) hit limit $8)',
        array_to_string(conditions, ' and '), case when descending then 'desc' else 'asc' end
      ) into found using wanted, chain, case when descending then highest else lowest end, case when descending then lowest else highest end,
        case when descending then -1::bigint else 1::bigint end, lowest, highest, most, pattern;
      return found;
    end $$`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Sums of usage by month, which the database keeps, and prices that usage takes as it is written. */
export async function up(db: Kysely<never>): Promise<void> {
  // Of the settings: replaced when they change, until a person sets the price.
  await sql`alter table model_prices add column is_default boolean not null default false`.execute(db);
  await sql`
    create table usage_months (
      organization_id uuid not null references organizations (id) on delete cascade,
      -- Its first day, in UTC.
      month date not null,
      -- Empty: without a model.
      model text not null,
      kind text not null,
      events bigint not null,
      pages bigint not null,
      input_tokens bigint not null,
      output_tokens bigint not null,
      milliseconds bigint not null,
      cost numeric(18, 6) not null,
      primary key (month, organization_id, model, kind)
    )`.execute(db);
  await sql`alter table usage_months enable row level security`.execute(db);

  // What was used keeps the price of its time: a price is taken once, when the usage is written.
  await sql`
    create function price_usage() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      new.cost := coalesce((select (new.input_tokens * p.input_price + new.output_tokens * p.output_price) / 1000000
        from model_prices p where p.model = new.model), new.cost);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger priced before insert on usage_events for each row
    when (new.model is not null) execute function price_usage()`.execute(db);

  // Once a statement. Sorted, so that two who add to the same sums do not wait for each other in a circle.
  await sql`
    create function sum_usage() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op <> 'DELETE' then
        insert into usage_months as m
          (organization_id, month, model, kind, events, pages, input_tokens, output_tokens, milliseconds, cost)
        select organization_id, date_trunc('month', created_at at time zone 'UTC')::date, coalesce(model, ''), kind,
          count(*), sum(pages), sum(input_tokens), sum(output_tokens), sum(milliseconds), sum(cost)
        from made group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (month, organization_id, model, kind) do update set
          events = m.events + excluded.events, pages = m.pages + excluded.pages,
          input_tokens = m.input_tokens + excluded.input_tokens, output_tokens = m.output_tokens + excluded.output_tokens,
          milliseconds = m.milliseconds + excluded.milliseconds, cost = m.cost + excluded.cost;
      end if;
      if tg_op <> 'INSERT' then
        update usage_months m set events = m.events - g.events, pages = m.pages - g.pages,
          input_tokens = m.input_tokens - g.input_tokens, output_tokens = m.output_tokens - g.output_tokens,
          milliseconds = m.milliseconds - g.milliseconds, cost = m.cost - g.cost
        from (select organization_id, date_trunc('month', created_at at time zone 'UTC')::date as month,
            coalesce(model, '') as model, kind, count(*) as events, sum(pages) as pages, sum(input_tokens) as input_tokens,
            sum(output_tokens) as output_tokens, sum(milliseconds) as milliseconds, sum(cost) as cost
          from gone group by 1, 2, 3, 4) g
        where (m.organization_id, m.month, m.model, m.kind) = (g.organization_id, g.month, g.model, g.kind);
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, tables] of [
    ['insert', 'new table as made'],
    ['update', 'old table as gone new table as made'],
    ['delete', 'old table as gone'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`summed_after_${event}`)} after ${sql.raw(event)} on usage_events
      referencing ${sql.raw(tables)} for each statement execute function sum_usage()`.execute(db);
  }
  await sql`
    insert into usage_months
    select organization_id, date_trunc('month', created_at at time zone 'UTC')::date, coalesce(model, ''), kind, count(*),
      sum(pages), sum(input_tokens), sum(output_tokens), sum(milliseconds), sum(cost)
    from usage_events group by 1, 2, 3, 4`.execute(db);
}

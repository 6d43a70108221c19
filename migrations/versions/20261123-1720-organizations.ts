import { type Kysely, sql } from 'kysely';

/** What is kept of an organisation, the industries that it may belong to, its removal, and the pages that its licence allows. */
export async function up(db: Kysely<never>): Promise<void> {
  await addIndustries(db);
  await sql`
    alter table organizations
      add column name_key text generated always as (lower(name)) stored,
      add column industry_type_id smallint references industry_types (id),
      add column industry_specialty_ids smallint[] not null default '{}',
      add column address text,
      add column country text,
      add column phone text,
      add column website text`.execute(db);
  await addRemovals(db);
  await nameOwnersOfMails(db);
  await keepToPages(db);
}

/** Ids are for good: a list that is changed later keeps them. Tens belong to an industry, so that each has room for more. */
const industries: [id: number, name: string, specialties: string[]][] = [
  [
    1,
    'Water and wastewater',
    [
      'Water treatment',
      'Wastewater treatment',
      'Desalination',
      'Pumping stations',
      'Pipelines and networks',
      'Sludge treatment',
    ],
  ],
  [
    2,
    'Power and utilities',
    [
      'Thermal generation',
      'Hydropower',
      'Wind power',
      'Solar power',
      'Transmission and substations',
      'Distribution networks',
      'Energy storage',
    ],
  ],
  [
    3,
    'Oil, gas and petrochemicals',
    [
      'Upstream production',
      'Refining',
      'Gas processing and LNG',
      'Petrochemical plants',
      'Pipelines and terminals',
      'Offshore facilities',
    ],
  ],
  [
    4,
    'Mechanical and flow equipment',
    [
      'Pumps',
      'Valves and actuators',
      'Compressors and blowers',
      'Heat exchangers',
      'Pressure vessels and tanks',
      'Mechanical seals',
      'Material handling',
    ],
  ],
  [
    5,
    'Electrical and automation',
    [
      'Switchgear and motor control',
      'Transformers',
      'Motors and drives',
      'Instrumentation',
      'Control systems and SCADA',
      'Cables and accessories',
    ],
  ],
  [
    6,
    'Construction and civil engineering',
    [
      'Buildings',
      'Roads and bridges',
      'Tunnels',
      'Earthworks and foundations',
      'Ports and marine works',
      'Facades and interiors',
    ],
  ],
  [
    7,
    'Transport and rail',
    ['Rolling stock', 'Signalling', 'Track works', 'Airports', 'Public transport operation', 'Vehicles and fleets'],
  ],
  [
    8,
    'Information technology',
    [
      'Software development',
      'System integration',
      'Cloud and hosting',
      'Cybersecurity',
      'IT support and managed services',
      'Hardware supply',
    ],
  ],
  [
    9,
    'Telecommunications',
    [
      'Mobile networks',
      'Fibre networks',
      'Satellite communication',
      'Data centres',
      'Radio and emergency communication',
    ],
  ],
  [
    10,
    'Healthcare and life sciences',
    ['Medical devices', 'Pharmaceuticals', 'Laboratory equipment', 'Hospital services', 'Diagnostics', 'Health IT'],
  ],
  [
    11,
    'Defence and security',
    [
      'Land systems',
      'Naval systems',
      'Aerospace and drones',
      'Protective equipment',
      'Surveillance and access control',
      'Command and communication',
    ],
  ],
  [
    12,
    'Engineering and consulting',
    [
      'Feasibility studies',
      'Detailed design',
      'Project management',
      'Environmental assessment',
      'Inspection and testing',
      'Management consulting',
    ],
  ],
  [
    13,
    'Facility management and services',
    ['Cleaning', 'Security services', 'Maintenance and repair', 'Catering', 'Waste collection', 'Landscaping'],
  ],
  [14, 'Mining and metals', ['Mineral processing', 'Mining equipment', 'Steel', 'Non-ferrous metals', 'Mine services']],
  [
    15,
    'Chemicals and process industry',
    ['Basic chemicals', 'Specialty chemicals', 'Food and beverage plants', 'Pulp and paper', 'Cement and glass'],
  ],
  [
    16,
    'Environment and recycling',
    ['Waste treatment', 'Recycling plants', 'Soil remediation', 'Air pollution control', 'Renewable fuels'],
  ],
  [
    17,
    'Education and training',
    ['School and university equipment', 'Vocational training', 'E-learning', 'Research services'],
  ],
  [
    18,
    'Logistics and supply',
    ['Freight and forwarding', 'Warehousing', 'Office supplies and furniture', 'Uniforms and textiles', 'Food supply'],
  ],
  [
    19,
    'Financial and professional services',
    ['Audit and accounting', 'Insurance', 'Legal services', 'Banking services', 'Marketing and translation'],
  ],
  [20, 'Other', ['Other']],
];

async function addIndustries(db: Kysely<never>): Promise<void> {
  await sql`create table industry_types (id smallint primary key, name text not null unique)`.execute(db);
  await sql`
    create table industry_specialties (
      id smallint primary key,
      industry_type_id smallint not null references industry_types (id),
      name text not null,
      unique (industry_type_id, name)
    )`.execute(db);
  for (const table of ['industry_types', 'industry_specialties']) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }
  for (const [id, name, specialties] of industries) {
    await sql`insert into industry_types (id, name) values (${id}, ${name})`.execute(db);
    for (const [index, specialty] of specialties.entries()) {
      await sql`insert into industry_specialties (id, industry_type_id, name)
        values (${id * 20 + index + 1}, ${id}, ${specialty})`.execute(db);
    }
  }
}

/** The removal of an organisation, from its request until nothing of it is left. It outlives the organisation's row, so no key leads there. */
async function addRemovals(db: Kysely<never>): Promise<void> {
  await sql`alter table organizations drop column removal_requested_at, drop column removal_requested_by`.execute(db);
  await sql`
    create table organization_removals (
      organization_id uuid primary key,
      organization_name text not null,
      -- To be what it was, where the removal is called off.
      was_active boolean not null,
      requested_by uuid,
      requested_at timestamptz not null default now(),
      status text not null check (status in ('exporting', 'ready', 'failed', 'removing')),
      -- The job that works on it.
      job_id uuid,
      failure text,
      export_object_key text,
      export_size bigint,
      export_expires_at timestamptz,
      downloaded_at timestamptz,
      confirmed_by uuid,
      confirmed_at timestamptz,
      -- Since when its rows are gone; what is left are objects.
      rows_removed_at timestamptz,
      check (status not in ('ready', 'removing') or (export_object_key is not null and export_expires_at is not null)),
      check ((status = 'removing') = (confirmed_at is not null))
    )`.execute(db);
  await sql`alter table organization_removals enable row level security`.execute(db);
  // Adding entries is all that the running account may do with the audit log; whoever may remove an organisation, and when, is checked here.
  await sql`
    create function finish_organization_removal(id uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if not is_platform() then
        raise exception 'the platform alone removes organisations' using errcode = '42501';
      end if;
      perform from organizations o where o.id = finish_organization_removal.id for update;
      if exists (select from organizations o where o.id = finish_organization_removal.id and o.is_active) then
        raise exception 'the organisation is active' using errcode = 'BL006';
      end if;
      if not exists (select from organization_removals r where r.organization_id = finish_organization_removal.id
          and r.status = 'removing' and r.export_object_key is not null) then
        raise exception 'the removal is not confirmed, or there is no export' using errcode = 'BL006';
      end if;
      delete from audit_entries where chain_id = finish_organization_removal.id;
      delete from audit_chains where chain_id = finish_organization_removal.id;
      delete from organizations o where o.id = finish_organization_removal.id;
      update organization_removals r set rows_removed_at = coalesce(rows_removed_at, now())
        where r.organization_id = finish_organization_removal.id;
    end $$`.execute(db);
}

/** Mails go with the organisation of the person whom they were written to, also after that person was removed. */
async function nameOwnersOfMails(db: Kysely<never>): Promise<void> {
  await sql`alter table outgoing_mails add column organization_id uuid`.execute(db);
  await sql`
    update outgoing_mails m set organization_id = u.organization_id
    from users u where u.email_key = lower(m.recipient) and u.deleted_at is null`.execute(db);
  await sql`
    create function name_owner_of_mail() returns trigger language plpgsql as $$
    begin
      if new.organization_id is null then
        select organization_id into new.organization_id from users
        where email_key = lower(new.recipient) and deleted_at is null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger owner_named before insert on outgoing_mails for each row execute function name_owner_of_mail()`.execute(
    db,
  );
}

/** Pages are counted when a document becomes searchable; the licence's month is that of UTC. */
async function keepToPages(db: Kysely<never>): Promise<void> {
  await sql`
    create function keep_to_pages() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      allowed integer;
      used bigint;
    begin
      -- One after the other: of two documents that take the last pages at the same moment, one gets them.
      perform from organizations o where o.id = new.organization_id for no key update;
      if not exists (select from licenses l where l.organization_id = new.organization_id) then
        return null;
      end if;
      select max(l.monthly_pages) into allowed from licenses l where l.organization_id = new.organization_id
        and (now() at time zone 'UTC')::date between l.valid_from and l.valid_to;
      if allowed is null then
        raise exception 'no licence in force' using errcode = 'BL003';
      end if;
      select coalesce(sum(e.pages), 0) into used from usage_events e where e.organization_id = new.organization_id
        and e.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
      if used > allowed then
        raise exception 'all % pages of the month are used', allowed using errcode = 'BL004',
          detail = (used - new.pages) || ' ' || allowed;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger pages_used after insert on usage_events for each row
    when (new.pages > 0) execute function keep_to_pages()`.execute(db);
}

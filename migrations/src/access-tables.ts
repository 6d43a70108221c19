/** What tenants' work may do with a table; row-level security limits it to some rows. */
export interface TenantAccess {
  /** The rows that it may read or change. Unless `leaves` is given, also the rows that it may write; null: it writes without reading. */
  rows: string | null;
  /** The rows that it may write, where it may not read all of them back. */
  leaves?: string;
  /** The rights that it has; columns follow in brackets. */
  may: string[];
}

const everything = ['select', 'insert', 'update', 'delete'];
/** As a subselect, the function is called once a statement instead of once a row. */
const own: TenantAccess = { rows: 'organization_id = (select current_organization_id())', may: everything };
/**
 * The same, without what is sealed: sealed rows are written now and read when they open. With `in`, the server looks each row up in a hash
 * table.
 */
const unsealed = (condition: string, may: string[]): TenantAccess => ({
  rows: `${own.rows} and ${condition}`,
  leaves: 'organization_id = (select current_organization_id())',
  may,
});
/** Only for the platform's work: sign-in, mails, bookkeeping. */
const platform = null;
/** Only for the account that owns the tables, which migrates them. */
const owner = 'owner';

const userColumns =
  'id, organization_id, email, first_name, last_name, role, is_active, profile_image_path, created_at, updated_at, activated_at, deleted_at, signed_in_at, theme_mode, notification_choices, invitations_sent, invitation_sent_at';
/** What the database computes from them for its lists. */
const userKeys = 'email_key, first_name_key, last_name_key, signed_in_key, status, search_text';

/** Where the platform's work may not do everything: only the owner of the tables changes or removes an entry of the audit log. */
export const platformMay: Record<string, string[]> = {
  audit_entries: ['select', 'insert'],
  audit_chains: ['select'],
  usage_months: ['select'],
};

/**
 * Every table, and who besides its owner may do what with it. Tenants' work (role `bidloom_tenant`) may do what is written here; the
 * platform's work (role `bidloom_platform`) may do everything, on connections that carry its token. Only this file decides. A dump contains
 * no roles, and therefore no policies and grants for them, so what is missing is created whenever the database is opened.
 */
export const tableAccess: Record<string, TenantAccess | typeof platform | typeof owner> = {
  organizations: { rows: 'id = (select current_organization_id())', may: ['select', 'update (time_zone)'] },
  users: {
    rows: own.rows,
    // Never the hash of the password: tenants' work does not need it.
    may: [
      `select (${userColumns}, ${userKeys})`,
      `insert (${userColumns})`,
      'update (email, first_name, last_name, role, is_active, profile_image_path, updated_at, deleted_at, theme_mode, notification_choices, invitations_sent, invitation_sent_at)',
    ],
  },
  sign_in_challenges: platform,
  sign_in_throttles: platform,
  unknown_sign_ins: platform,
  throttled_sign_ins: platform,
  sessions: platform,
  account_links: platform,
  outgoing_mails: platform,
  // An event of a tenant's transaction may be large; only the listener reads it back.
  large_events: { rows: null, may: ['insert'] },
  scheduled_tasks: platform,
  // The end of each chain: only the trigger of audit_entries writes it.
  audit_chains: platform,
  audit_entries: {
    rows: own.rows,
    may: [
      'select',
      'insert (id, organization_id, actor_id, action, outcome, target_type, target_id, target_name, details, address, user_agent, request_id)',
    ],
  },
  licenses: { rows: own.rows, may: ['select'] },
  model_prices: platform,
  organization_budgets: { rows: own.rows, may: ['select'] },
  organization_themes: own,
  // Choices for everybody, which the api reads for any signed-in person.
  industry_types: platform,
  industry_specialties: platform,
  organization_removals: platform,

  customers: own,
  workspaces: own,
  workspace_views: own,
  // The token of an address is written and compared, never read.
  calendar_feeds: {
    rows: own.rows,
    may: [
      'select (id, organization_id, user_id, scope, created_at, last_read_at)',
      'insert',
      'update (id, token_hash, created_at, last_read_at)',
      'delete',
    ],
  },
  // Only the trigger of workspaces writes it.
  workspace_status_moves: { rows: own.rows, may: ['select'] },
  vendors: own,
  // The function remove_proposal removes them, with their rooms.
  proposals: {
    rows: own.rows,
    may: ['select', 'insert', 'update (vendor_id, title, status, submitted_at, updated_at)'],
  },
  proposal_contents: unsealed('proposal_id not in (select unnest(sealed_proposals()))', ['select', 'insert']),
  // Only the trigger of proposals writes it.
  proposal_counts: { rows: own.rows, may: ['select'] },
  keywords: own,
  categories: own,
  questions: own,
  imports: own,
  // Nothing of a sealed proposal is read before it opens, so there is nothing sealed in the tables below.
  documents: unsealed('workspace_id not in (select unnest(sealed_rooms()))', everything),
  document_pages: own,
  document_ocr_pages: own,
  document_chunks: own,
  document_terms: own,
  document_tables: own,
  chunk_embeddings: own,
  chat_entries: own,
  notifications: own,
  usage_events: own,
  // Only the trigger of usage_events writes it.
  usage_months: { rows: own.rows, may: ['select'] },
  // Triggers write the marks, the platform's work writes the days.
  analytics_marks: { rows: own.rows, may: ['select'] },
  analytics_roll_ups: { rows: own.rows, may: ['select'] },
  analytics_days: { rows: own.rows, may: ['select'] },
  analytics_keyword_days: { rows: own.rows, may: ['select'] },
  teams: own,
  team_members: own,
  document_requests: own,
  document_request_items: own,
  document_request_steps: own,
  document_exports: own,
  summary_templates: own,
  prompt_drafts: own,
  fact_readings: own,
  workspace_facts: own,
  workspace_visits: own,
  workspace_profiles: own,
  workspace_terms: own,
  similar_workspaces: own,

  access_keys: owner,
  kysely_migration: owner,
  kysely_migration_lock: owner,
  migration_checksums: owner,
};

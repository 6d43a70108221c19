import { Readable } from 'node:stream';
import { analyticsMeasures, asPlatform, type Database, newId, recordAudit } from '@bidloom/db';
import { ingestDocument, sendMail } from '@bidloom/jobs';
import { sql } from 'kysely';
import type { Platform } from '../../platform.ts';

/** What a file of the organisation says. */
export const fileContent = 'Pump data sheets, revision 2';

/** An organisation with a row in every table, a file of each kind, jobs that wait and one that is dead; returns its id. */
export async function fillOrganization(
  platform: Pick<Platform, 'database' | 'queue' | 'storage'>,
  name: string,
): Promise<string> {
  const { database, queue, storage } = platform;
  const id = newId();
  const [user, customer, workspace, document, category, request, team, mail] = Array.from({ length: 8 }, () => newId());
  const [vendor, room, proposal] = Array.from({ length: 3 }, () => newId());
  const email = `${user}@example.org`;
  const key = (kind: string) => `${id}/${kind}/${newId()}`;
  const [file, result, sheet] = [key('documents'), key('exports'), key('imports')];
  for (const object of [file, result, sheet, key('profile-images')]) {
    await storage.put(object, Readable.from([fileContent]), { contentType: 'text/plain' });
  }
  const vector = `[${Array.from({ length: 1024 }, () => 0.5).join(',')}]`;
  // By the platform: tenants' work may not write all of these.
  await asPlatform(database, async (trx) => {
    for (const statement of [
      sql`insert into organizations (id, name) values (${id}, ${name})`,
      sql`insert into licenses (id, organization_id, plan, seats, monthly_pages, monthly_tokens, valid_from, valid_to)
        values (${newId()}, ${id}, 'team', 5, 100, 100, '2020-01-01', '2090-01-01')`,
      sql`insert into organization_themes (organization_id, colours) values (${id}, '{}')`,
      sql`insert into organization_budgets (organization_id, monthly_amount) values (${id}, 10)`,
      sql`insert into users (id, organization_id, email, first_name, last_name, role, password_hash)
        values (${user}, ${id}, ${email}, 'Ada', 'Byron', 'ORGANIZATION_ADMIN', 'a hash that never leaves')`,
      sql`insert into sessions (id, user_id, expires_at) values (${newId()}, ${user}, now() + interval '1 day')`,
      sql`insert into sign_in_challenges (id, user_id, code_hash, expires_at) values (${newId()}, ${user}, 'x', now())`,
      sql`insert into account_links (id, kind, user_id, token_hash, expires_at)
        values (${newId()}, 'reset', ${user}, ${Buffer.from(newId())}, now())`,
      sql`insert into outgoing_mails (id, recipient, subject, body) values (${mail}, ${email}, 'Hello', 'Text')`,
      sql`insert into customers (id, organization_id, name) values (${customer}, ${id}, '=Northern Water')`,
      sql`insert into categories (id, organization_id, name) values (${category}, ${id}, 'Terms')`,
      sql`insert into questions (id, organization_id, category_id, text) values (${newId()}, ${id}, ${category}, 'When?')`,
      sql`insert into keywords (id, organization_id, text) values (${newId()}, ${id}, 'warranty')`,
      sql`insert into teams (id, organization_id, name) values (${team}, ${id}, 'Bids')`,
      sql`insert into team_members (id, organization_id, team_id, name, email)
        values (${newId()}, ${id}, ${team}, 'Ada', ${email})`,
      sql`insert into summary_templates (id, organization_id, name, sections) values (${newId()}, ${id}, 'Short', '[]')`,
      sql`insert into prompt_drafts (id, organization_id, user_id, wish) values (${newId()}, ${id}, ${user}, 'Dates')`,
      sql`insert into notifications (organization_id, event) values (${id}, '{}')`,
      sql`insert into usage_events (id, organization_id, kind, pages) values (${newId()}, ${id}, 'ingest', 3)`,
      sql`insert into imports (id, organization_id, kind, file_name, object_key)
        values (${newId()}, ${id}, 'keywords', 'words.xlsx', ${sheet})`,
      sql`insert into workspaces (id, organization_id, customer_id, name) values (${workspace}, ${id}, ${customer}, '../Pumps')`,
      sql`insert into vendors (id, organization_id, name) values (${vendor}, ${id}, 'Northern Pumps')`,
      sql`insert into workspaces (id, organization_id, customer_id, name, kind, tender_id)
        values (${room}, ${id}, ${customer}, 'Offer', 'proposal', ${workspace})`,
      sql`insert into similar_workspaces (organization_id, workspace_id, similar_id, score, reasons)
        values (${id}, ${workspace}, ${room}, 0.5, '[]')`,
      sql`insert into proposals (id, organization_id, workspace_id, room_id, vendor_id, title)
        values (${proposal}, ${id}, ${workspace}, ${room}, ${vendor}, 'Offer')`,
      sql`insert into proposal_contents (id, organization_id, proposal_id, amount) values (${newId()}, ${id}, ${proposal}, 10)`,
      sql`insert into workspace_views (id, organization_id, user_id, name, query)
        values (${newId()}, ${id}, ${user}, 'Late', '{}')`,
      sql`insert into workspace_visits (organization_id, workspace_id, user_id, seen)
        values (${id}, ${workspace}, ${user}, '{}')`,
      sql`insert into calendar_feeds (id, organization_id, user_id, scope, token_hash)
        values (${newId()}, ${id}, ${user}, 'all', ${Buffer.from(newId())})`,
      sql`insert into chat_entries (id, organization_id, workspace_id, user_id, question)
        values (${newId()}, ${id}, ${workspace}, ${user}, 'When?')`,
      sql`insert into documents (id, organization_id, workspace_id, file_name, file_name_key, media_type, size, sha256, object_key, status)
        values (${document}, ${id}, ${workspace}, 'data.txt', 'data.txt', 'text/plain', 28, '', ${file}, 'ready')`,
      sql`insert into document_pages (organization_id, document_id, number, width, height, text, blocks, source, words)
        values (${id}, ${document}, 1, 1, 1, ${fileContent}, '[]', 'text', '')`,
      sql`insert into document_ocr_pages (organization_id, document_id, number, content) values (${id}, ${document}, 1, '{}')`,
      sql`insert into document_tables (organization_id, document_id, ordinal, page, content)
        values (${id}, ${document}, 0, 1, '{}')`,
      sql`insert into document_terms (organization_id, document_id, key, ordinals) values (${id}, ${document}, 'pump', '{0}')`,
      sql`insert into document_chunks (organization_id, document_id, workspace_id, ordinal, kind, text, section_path, page_from, page_to, spans, tokens)
        values (${id}, ${document}, ${workspace}, 0, 'prose', ${fileContent}, '{}', 1, 1, '[]', 4)`,
      sql`insert into chunk_embeddings (organization_id, workspace_id, document_id, ordinal, model, embedding)
        values (${id}, ${workspace}, ${document}, 0, 'm', ${vector})`,
      sql`insert into fact_readings (id, organization_id) values (${workspace}, ${id})`,
      sql`insert into workspace_profiles (id, organization_id) values (${workspace}, ${id})`,
      sql`insert into workspace_terms (organization_id, key, workspace_id) values (${id}, 'en:pump', ${workspace})`,
      sql`insert into workspace_facts (organization_id, workspace_id, fact) values (${id}, ${workspace}, 'submission-deadline')`,
      sql`insert into document_requests (id, organization_id, workspace_id, created_by, request_type, document_ids, document_names, parameters)
        values (${request}, ${id}, ${workspace}, ${user}, 'summary', '{}', '{}', '{}')`,
      sql`insert into document_request_steps (organization_id, request_id, step) values (${id}, ${request}, 'one')`,
      sql`insert into document_request_items (organization_id, request_id, ordinal, kind, step, headline)
        values (${id}, ${request}, 0, 'question', 'one', '{}')`,
      sql`insert into analytics_roll_ups (organization_id, time_zone, covered_from) values (${id}, 'UTC', '-infinity')`,
      sql`insert into analytics_days select ${id}, 0, '2026-11-23', ${customer}, ${user}, ${sql.join(analyticsMeasures.map(() => sql`1`))}`,
      sql`insert into analytics_keyword_days (organization_id, grain, day, customer_id, user_id, keyword_key, keyword, runs, hits)
        values (${id}, 0, '2026-11-23', ${customer}, ${user}, 'pump', 'Pump', 1, 1)`,
      sql`insert into document_exports (id, organization_id, request_id, format, created_by, object_key, file_name)
        values (${newId()}, ${id}, ${request}, 'docx', ${user}, ${result}, 'Summary.docx')`,
    ]) {
      await statement.execute(trx);
    }
    // For a later time, so that the worker of the test does not take them.
    const later = { startAfterSeconds: 3600 };
    await queue.send(
      trx,
      ingestDocument,
      { organizationId: id, workspaceId: workspace ?? '', documentId: document ?? '' },
      later,
    );
    await queue.send(trx, sendMail, { mailId: mail ?? '' }, later);
    const source = { actorId: user ?? null, address: null, userAgent: null, requestId: null };
    await recordAudit(trx, source, { organizationId: id, action: 'user.signed_in' });
  });
  return id;
}

/** The removal of an organisation, asked for as the api does; its job has the id that is answered. */
export async function askForRemoval(database: Database, organizationId: string): Promise<string> {
  const jobId = newId();
  await asPlatform(database, async (trx) => {
    await trx.updateTable('organizations').set({ isActive: false }).where('id', '=', organizationId).execute();
    await trx
      .insertInto('organizationRemovals')
      .values({ organizationId, organizationName: 'Leaving', wasActive: true, status: 'exporting', jobId })
      .execute();
  });
  return jobId;
}

/** Every object of an organisation. */
export async function objectsOf({ storage }: Pick<Platform, 'storage'>, organizationId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(`${organizationId}/`)) keys.push(key);
  return keys.sort();
}

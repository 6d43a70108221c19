import { createAccounts } from '@bidloom/api';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import { sql } from 'kysely';
import type { Installation } from './installation.ts';
import { until } from './installation.ts';

export const password = 'correct horse battery staple';

/** An organisation with one tender, three people and their requests. */
export interface Scene {
  organizationId: string;
  workspaceId: string;
  teamId: string;
  categories: string[];
  /** Of summaries: one that never ends, a longer and a shorter one. */
  templates: string[];
  people: { id: string; email: string }[];
}

/** Writes the scene into an empty database. Two of the people are in a team; the first has asked something in the chat. */
export async function writeScene(database: Database): Promise<Scene> {
  const [organizationId, customerId, workspaceId, teamId] = [newId(), newId(), newId(), newId()];
  await asPlatform(database, (trx) =>
    trx.insertInto('organizations').values({ id: organizationId, name: 'Northern Bids' }).execute(),
  );
  const accounts = ['ada', 'grace', 'mary'].map((firstName) => {
    const email = `${firstName}@example.org`;
    return { email, firstName, lastName: 'Example', role: 'ORGANIZATION_USER' as const, organizationId, password };
  });
  const ids = await createAccounts(database, accounts);
  const people = accounts.map(({ email }, index) => ({ id: String(ids[index]), email }));
  const categories = [newId(), newId()];
  const templates = templateSections.map(() => newId());
  await withTenant(database, organizationId, async (trx) => {
    const own = { organizationId };
    await trx
      .insertInto('customers')
      .values({ ...own, id: customerId, name: 'Northern Water' })
      .execute();
    await trx
      .insertInto('workspaces')
      .values({ ...own, id: workspaceId, customerId, name: 'Pumps' })
      .execute();
    await trx
      .insertInto('teams')
      .values({ ...own, id: teamId, name: 'Bid team' })
      .execute();
    for (const { id: userId, email } of people.slice(1)) {
      const member = { ...own, id: newId(), teamId, userId, email, name: email, status: 'active' };
      await trx.insertInto('teamMembers').values(member).execute();
    }
    for (const [index, id] of templates.entries()) {
      const sections = JSON.stringify(templateSections[index]);
      await trx
        .insertInto('summaryTemplates')
        .values({ ...own, id, name: `Template ${index}`, sections })
        .execute();
    }
    for (const [index, categoryId] of categories.entries()) {
      await trx
        .insertInto('categories')
        .values({ ...own, id: categoryId, name: `Category ${index}` })
        .execute();
      for (const text of questions[index] ?? []) {
        await trx
          .insertInto('questions')
          .values({ ...own, id: newId(), categoryId, text })
          .execute();
      }
    }
    for (const [question, answer] of [
      ['How much is the bid security?', 'EUR 25,000.'],
      ['When is the bid due?', 'On 12 March 2027.'],
    ] as const) {
      const entry = { ...own, id: newId(), workspaceId, userId: String(ids[0]), question, answer };
      await trx
        .insertInto('chatEntries')
        .values({ ...entry, status: 'answered', answered: true, engine: 'extractive' })
        .execute();
    }
  });
  return { organizationId, workspaceId, teamId, categories, templates, people };
}

const questions = [
  ['How much is the bid security?', 'When must bids be delivered?', 'How long does the bid security remain valid?'],
  ['What are the liquidated damages for delay?', 'What is the limit of liquidated damages?', 'Are late bids opened?'],
];

/** Part of every call for the run that will be cancelled. */
export const endless = 'Matters without end';

const templateSections = [
  Array.from({ length: 1000 }, (_, index) => `${endless} ${index + 1}`),
  ['Bid security', 'Delay', 'Submission of bids'],
  ['Guarantee', 'Opening'],
].map((titles) => titles.map((title) => ({ title, prompt: `What is said of ${title}.` })));

/** A run that somebody starts: who, where, with which parameters, and who else is notified of its end. */
export interface Order {
  name: string;
  person: number;
  path: string;
  body: object;
}

/** Ten runs of all types; the first is the one that will be cancelled. */
export function tenOrders({ workspaceId, teamId, categories, templates }: Scene): Order[] {
  const order = (name: string, person: number, path: string, body: object): Order => {
    return { name, person, path: `/AI/${path}`, body: { workspaceId, ...body } };
  };
  const [long, longer, shorter] = templates;
  return [
    order('endless summary', 1, 'document-summary', { templateId: long, teamId }),
    order('summary', 0, 'document-summary', { templateId: longer }),
    order('summary of the team', 1, 'document-summary', { templateId: shorter, teamId }),
    order('keywords', 0, 'keyword-extraction', { selectedKeywords: ['bid security', 'liquidated damages', 'bids'] }),
    order('keywords of the team', 2, 'keyword-extraction', { customKeywords: ['guarantee', 'contract price'], teamId }),
    order('datasheets', 2, 'datasheet-extraction', {}),
    order('answers', 0, 'workspace-batch-query', { categories: categories.slice(0, 1) }),
    order('answers of the team', 1, 'workspace-batch-query', { categories: categories.slice(1), teamId }),
    order('questions', 2, 'generate-questions', { count: 5 }),
    order('chat', 0, 'chat-history/download', {}),
  ];
}

/** Signs a person in as they would do it: by password and the code from the mail. */
export async function signIn(product: Installation, email: string, secret: string = password): Promise<string> {
  const login = await product.call('POST', '/Auth/login', { body: { email, password: secret } });
  let otp = '';
  await until(async () => {
    const { body } = await product.call('GET', '/dev/mailbox');
    otp = body.data.find((mail: { to: string }) => mail.to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    return otp !== '';
  });
  const { body } = await product.call('POST', '/Auth/otp-login', { body: { token: login.body.data, otp } });
  return body.data.token;
}

/** Uploads files and waits until all have been read. */
export async function uploadDocuments(
  product: Installation,
  { workspaceId }: Scene,
  token: string,
  files: Record<string, Uint8Array>,
): Promise<void> {
  const body = new FormData();
  for (const [name, bytes] of Object.entries(files)) body.append('files', new Blob([Buffer.from(bytes)]), name);
  await product.call('POST', `/workspaces/${workspaceId}/documents/upload`, { token, body });
  await until(async () => {
    const { body: found } = await product.call('GET', `/workspaces/${workspaceId}/documents/search`, { token });
    const documents: { fileName: string; status: string; failure: string | null }[] = found.data;
    const failed = documents.find(({ status }) => status === 'failed');
    if (failed) throw new Error(`${failed.fileName}: ${failed.failure}`);
    return documents.filter(({ status }) => status === 'ready').length === Object.keys(files).length;
  });
  // Answers depend on the facts.
  await until(async () => {
    const { body: facts } = await product.call('GET', `/workspaces/${workspaceId}/facts`, { token });
    return facts.reading?.status === 'ready';
  });
}

/** What happened to one run: all that a person can see of it, and who was notified of what. */
export interface RunOutcome {
  status: string;
  failure: string | null;
  result: unknown;
  ordinals: number[];
  /** Without their places in the list, which depend on what was answered first. */
  items: string[];
  told: { userId: string; status: string }[];
}

/** Reads the outcomes of runs from the rows. */
export async function readOutcomes(
  database: Database,
  { organizationId }: Scene,
  ids: readonly string[],
): Promise<RunOutcome[]> {
  return withTenant(database, organizationId, async (trx) => {
    const outcomes: RunOutcome[] = [];
    for (const id of ids) {
      const { status, failure, result } = await trx
        .selectFrom('documentRequests')
        .select(['status', 'failure', 'result'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const items = await trx
        .selectFrom('documentRequestItems')
        .select(['ordinal', 'step', 'kind', 'headline', 'content'])
        .where('requestId', '=', id)
        .orderBy('ordinal')
        .execute();
      const told = await sql<{ userId: string; status: string }>`
        select user_id, event->>'Status' as status from notifications where event->>'RequestId' = ${id} order by user_id`.execute(
        trx,
      );
      outcomes.push({
        status,
        failure,
        result,
        ordinals: items.map(({ ordinal }) => ordinal),
        items: items.map(({ ordinal: _, ...item }) => JSON.stringify(item)).sort(),
        told: told.rows,
      });
    }
    return outcomes;
  });
}

/** Jobs of runs that still wait or are in progress. */
export async function countOpenJobs(database: Database): Promise<number> {
  const { rows } = await asPlatform(database, (trx) =>
    sql<{ open: number }>`
      select count(*)::int as open from pgboss.job
      where name = ${carryOutRun.name} and state in ('created', 'retry', 'active')`.execute(trx),
  );
  return rows[0]?.open ?? 0;
}

/** Names of the steps that are written, each after its run's id. */
export async function readSteps(database: Database, { organizationId }: Scene): Promise<Set<string>> {
  const rows = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('documentRequestSteps').select(['requestId', 'step']).execute(),
  );
  return new Set(rows.map(({ requestId, step }) => `${requestId} ${step}`));
}

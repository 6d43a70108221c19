import { createHash } from 'node:crypto';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts, generatePassword, type Platform } from '@bidloom/api';
import { standardSummary } from '@bidloom/contract/standard-summary';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { buildDemoTender } from '@bidloom/demo';
import {
  demoCategories,
  demoCustomers,
  demoDocumentName,
  demoKeywords,
  demoOrganization,
  demoOtherWorkspaces,
  demoSummaryTemplates,
  demoTenderWorkspace,
  demoUsers,
} from '@bidloom/demo/organization';
import { ingestDocument } from '@bidloom/jobs';

/** Longest wait, in seconds, for the demo tender to be read before the start continues without it. */
const readingSeconds = 120;

/**
 * Fills an empty embedded installation: an organisation with one user of each role, and a tender that is already read.
 * Does nothing where any organisation exists. Killed half-way, the next start completes it.
 * @param onAccounts called once the accounts are there: people can sign in while the tender is being read
 */
export async function seedDemo(
  platform: Platform,
  dataDirectory: string,
  signal: AbortSignal,
  onAccounts: () => void,
): Promise<void> {
  const found = await asPlatform(platform.database, (trx) =>
    trx.selectFrom('organizations').select(['id', 'isDemo']).orderBy('createdAt').executeTakeFirst(),
  );
  if (found && !found.isDemo) return;
  const organizationId = found?.id ?? (await insertOrganization(platform));
  await insertPeople(platform, organizationId, dataDirectory);
  onAccounts();
  const workspaceId = await insertContent(platform, organizationId);
  const documentId = await insertDocument(platform, organizationId, workspaceId);
  if (documentId) await untilRead(platform, organizationId, documentId, signal);
}

async function insertOrganization({ database }: Platform): Promise<string> {
  const id = newId();
  await asPlatform(database, (trx) =>
    trx.insertInto('organizations').values({ id, name: demoOrganization.name, isDemo: true }).execute(),
  );
  return id;
}

/** The accounts are written down before they exist, so that no account is ever without its password. */
async function insertPeople({ database }: Platform, organizationId: string, dataDirectory: string): Promise<void> {
  const existing = await asPlatform(database, (trx) =>
    trx
      .selectFrom('users')
      .select('email')
      .where(
        'email',
        'in',
        demoUsers.map(({ email }) => email),
      )
      .execute(),
  );
  const file = join(dataDirectory, 'demo-accounts.json');
  if (existing.length > 0) {
    console.log('Demo accounts are in', file);
    return;
  }
  const accounts = demoUsers.map(({ role, email }) => ({
    role,
    email,
    password: generatePassword(),
  }));
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
  await createAccounts(
    database,
    demoUsers.map((user, index) => ({
      ...user,
      organizationId: user.role === 'PLATFORM_ADMIN' ? null : organizationId,
      password: accounts[index]?.password ?? '',
    })),
  );
  console.log('Demo accounts, kept in', file);
  for (const { role, email, password } of accounts) console.log(`  ${role.padEnd(20)} ${email}  ${password}`);
}

/** Customers, tenders, keywords and questions; returns the tender that the document belongs to. */
async function insertContent({ database }: Platform, organizationId: string): Promise<string> {
  return withTenant(database, organizationId, async (trx) => {
    const known = await trx
      .selectFrom('workspaces')
      .select('id')
      .where('reference', '=', demoTenderWorkspace.reference)
      .executeTakeFirst();
    if (known) return known.id;
    const any = await trx.selectFrom('customers').select('id').executeTakeFirst();
    // Somebody removed or renamed the demo tender: it stays so.
    if (any) return '';

    const customerIds = new Map(demoCustomers.map(({ key }) => [key, newId()]));
    await trx
      .insertInto('customers')
      .values(
        demoCustomers.map(({ key, ...fields }) => ({ ...fields, id: customerIds.get(key) ?? '', organizationId })),
      )
      .execute();
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ORGANIZATION_ADMIN')
      .executeTakeFirst();
    const workspaces = [demoTenderWorkspace, ...demoOtherWorkspaces].map(({ customer, ...fields }) => ({
      ...fields,
      id: newId(),
      organizationId,
      customerId: customerIds.get(customer) ?? '',
      ownerId: owner?.id ?? null,
    }));
    await trx.insertInto('workspaces').values(workspaces).execute();
    await trx
      .insertInto('keywords')
      .values(demoKeywords.map((keyword) => ({ ...keyword, id: newId(), organizationId })))
      .execute();
    const standard = {
      name: 'Tender summary',
      description: 'What a bid manager wants to know of every tender.',
      isDefault: true,
      sections: standardSummary.sections,
    };
    for (const { sections, ...template } of [standard, ...demoSummaryTemplates]) {
      await trx
        .insertInto('summaryTemplates')
        .values({ ...template, id: newId(), organizationId, sections: JSON.stringify(sections) })
        .execute();
    }
    for (const { questions, ...category } of demoCategories) {
      const categoryId = newId();
      await trx
        .insertInto('categories')
        .values({ ...category, id: categoryId, organizationId })
        .execute();
      await trx
        .insertInto('questions')
        .values(questions.map((text) => ({ id: newId(), organizationId, categoryId, text })))
        .execute();
    }
    return workspaces[0]?.id ?? '';
  });
}

/** Puts the tender document where an upload would; returns its id, or null where there is nothing to do. */
async function insertDocument(
  { database, queue, storage }: Platform,
  organizationId: string,
  workspaceId: string,
): Promise<string | null> {
  if (!workspaceId) return null;
  const known = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('documents').select('id').where('workspaceId', '=', workspaceId).executeTakeFirst(),
  );
  if (known) return null;
  console.log('Making the demo tender and reading it …');
  const { bytes } = await buildDemoTender();
  const documentId = newId();
  const objectKey = `${organizationId}/documents/${documentId}`;
  await storage.put(objectKey, Readable.from([bytes]), { contentType: 'application/pdf' });
  await withTenant(database, organizationId, async (trx) => {
    await trx
      .insertInto('documents')
      .values({
        id: documentId,
        organizationId,
        workspaceId,
        fileName: demoDocumentName,
        fileNameKey: demoDocumentName.toLowerCase(),
        mediaType: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        objectKey,
        category: 'Tender documents',
        tags: ['pumps', 'valves'],
      })
      .execute();
    const jobId = await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId });
    await trx.updateTable('documents').set({ jobId }).where('id', '=', documentId).execute();
  });
  return documentId;
}

async function untilRead(
  { database }: Platform,
  organizationId: string,
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let second = 0; second < readingSeconds && !signal.aborted; second += 0.1) {
    const { status } = await withTenant(database, organizationId, (trx) =>
      trx.selectFrom('documents').select('status').where('id', '=', documentId).executeTakeFirstOrThrow(),
    );
    if (status === 'ready' || status === 'failed') return;
    await wait(100);
  }
}

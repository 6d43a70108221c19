import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { asPlatform, insertAccountLink, insertNotification, newId, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import { insertDeadJob } from '../testing/dead-jobs.ts';
import type { Person, TestApi } from '../testing/main.ts';

/** An organisation with two people and one of everything; every text in it carries the organisation's secret word. */
export interface World {
  organizationId: string;
  admin: Person;
  user: Person;
  /** In every name and text of this organisation, and nowhere else. */
  secret: string;
  userId: string;
  /** Somebody else of the organisation, and somebody who has not chosen a password yet. */
  otherUserId: string;
  invitedUserId: string;
  customerId: string;
  otherCustomerId: string;
  categoryId: string;
  otherCategoryId: string;
  keywordId: string;
  questionId: string;
  workspaceId: string;
  /** Saved by the user, as the calendar link is. */
  viewId: string;
  feedId: string;
  calendarToken: string;
  documentId: string;
  objectKey: string;
  importId: string;
  chatEntryId: string;
  /** Another question of the user, which is answered. */
  answerId: string;
  teamId: string;
  /** Invited, without an account of its own yet; the invitation can be sent again. */
  teamMemberId: string;
  teamMemberEmail: string;
  invitationToken: string;
  templateId: string;
  requestId: string;
  exportId: string;
  vendorId: string;
  /** A vendor without proposals. */
  otherVendorId: string;
  proposalId: string;
  /** A document of the proposal, in its room. */
  proposalDocumentId: string;
  /** Failed jobs of no organisation: the platform's administrators may name those of every organisation. */
  failedJob: string;
  otherFailedJob: string;
  /** An organisation without people, and a licence of it: the platform's administrators may name every organisation. */
  spareOrganization: string;
  spareName: string;
  spareLicence: string;
}

export async function makeWorld(api: TestApi): Promise<World> {
  const secret = `secret${newId().replaceAll('-', '')}`;
  // Only its name does not belong to it alone: the platform's administrators see it in their lists.
  const organizationId = await api.organization();
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const user = await api.person('ORGANIZATION_USER', organizationId);
  const [customerId, otherCustomerId, categoryId, otherCategoryId] = [newId(), newId(), newId(), newId()];
  const [keywordId, questionId, workspaceId, documentId] = [newId(), newId(), newId(), newId()];
  const [viewId, feedId, calendarToken] = [newId(), newId(), newId()];
  const [otherUserId, invitedUserId] = [newId(), newId()];
  const [importId, chatEntryId, answerId, teamId] = [newId(), newId(), newId(), newId()];
  const [templateId, requestId, exportId] = [newId(), newId(), newId()];
  const [vendorId, otherVendorId, proposalId, proposalDocumentId, roomId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const [teamMemberId, invitedId, teamMemberEmail] = [newId(), newId(), `${secret}@example.org`];
  const objectKey = `${organizationId}/documents/${documentId}`;
  const content = Readable.from([`What ${secret} offers`]);
  const { size } = await api.platform.storage.put(objectKey, content, { contentType: 'text/plain' });

  const section = { title: `Scope of ${secret}`, prompt: 'What is supplied' };
  const written = { ...section, claims: [], citations: [] };
  const summary = { templateId, templateName: 'Template', isPreview: false, regenerate: null };
  const question = { text: `Is ${secret} binding?`, audience: 'ask', reason: 'ambiguity', citations: [] };
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const person = (id: string) => ({
      ...{ id, organizationId, email: `${id}@example.org`, firstName: 'Somebody', lastName: secret },
      role: 'ORGANIZATION_USER',
    });
    await trx
      .insertInto('users')
      .values([person(otherUserId), { ...person(invitedUserId), isActive: false, activatedAt: null }])
      .execute();
    await trx
      .insertInto('customers')
      .values([
        { id: customerId, organizationId, name: `Customer ${secret}` },
        { id: otherCustomerId, organizationId, name: `Other customer ${secret}` },
      ])
      .execute();
    await trx
      .insertInto('categories')
      .values([
        { id: categoryId, organizationId, name: `Category ${secret}` },
        { id: otherCategoryId, organizationId, name: `Other category ${secret}` },
      ])
      .execute();
    await trx
      .insertInto('keywords')
      .values({ id: keywordId, organizationId, customerId, text: `Keyword ${secret}` })
      .execute();
    await trx
      .insertInto('questions')
      .values({ id: questionId, organizationId, categoryId, customerId, text: `Question ${secret}` })
      .execute();
    await trx
      .insertInto('workspaces')
      .values({ id: workspaceId, organizationId, customerId, name: `Tender ${secret}`, ownerId: user.userId })
      .execute();
    const ofUser = { organizationId, userId: user.userId };
    await trx
      .insertInto('workspaceViews')
      .values({ id: viewId, ...ofUser, name: `View ${secret}`, query: '{}' })
      .execute();
    const tokenHash = createHash('sha256').update(calendarToken).digest();
    await trx
      .insertInto('calendarFeeds')
      .values({ id: feedId, ...ofUser, scope: 'mine', tokenHash })
      .execute();
    const fileName = `${secret}.txt`;
    await trx
      .insertInto('documents')
      .values({
        ...{ id: documentId, organizationId, workspaceId, fileName, fileNameKey: fileName, objectKey, size, pages: 1 },
        ...{ mediaType: 'text/plain', sha256: 'unknown', status: 'ready', category: secret, tags: [secret] },
      })
      .execute();
    await trx
      .insertInto('documentPages')
      .values({
        ...{ organizationId, documentId, number: 1, width: 0, height: 0, text: `What ${secret} offers` },
        ...{ words: Buffer.alloc(0), blocks: '[]', source: 'text' },
      })
      .execute();
    await trx
      .insertInto('imports')
      .values({ id: importId, organizationId, kind: 'keywords', fileName, objectKey: `${objectKey}/none` })
      .execute();
    await trx
      .insertInto('chatEntries')
      .values([
        { id: chatEntryId, organizationId, workspaceId, userId: user.userId, question: `What of ${secret}?` },
        {
          ...{ id: answerId, organizationId, workspaceId, userId: user.userId, question: `How much is ${secret}?` },
          ...{ status: 'answered', answered: true, answer: `Much of ${secret}.` },
        },
      ])
      .execute();
    await trx
      .insertInto('teams')
      .values({ id: teamId, organizationId, name: `Team ${secret}` })
      .execute();
    const invited = { firstName: 'Grace', lastName: 'Hopper', email: teamMemberEmail };
    await trx
      .insertInto('users')
      .values({
        id: invitedId,
        organizationId,
        ...invited,
        role: 'ORGANIZATION_USER',
        isActive: false,
        activatedAt: null,
      })
      .execute();
    await trx
      .insertInto('teamMembers')
      .values({
        ...{
          id: teamMemberId,
          organizationId,
          teamId,
          userId: invitedId,
          name: 'Grace Hopper',
          email: teamMemberEmail,
        },
        invitedAt: new Date(0),
      })
      .execute();
    await trx
      .insertInto('summaryTemplates')
      .values({ id: templateId, organizationId, name: `Template ${secret}`, sections: JSON.stringify([section]) })
      .execute();
    await trx
      .insertInto('documentRequests')
      .values({
        ...{ id: requestId, organizationId, workspaceId, createdBy: user.userId, requestType: 'summary', teamId },
        ...{ status: 'completed', documentIds: [documentId], documentNames: [fileName] },
        parameters: JSON.stringify({ ...summary, sections: [section] }),
      })
      .execute();
    const item = { organizationId, requestId };
    await trx
      .insertInto('documentRequestItems')
      .values([
        { ...item, ordinal: 0, kind: 'question', step: 'questions', headline: JSON.stringify(question) },
        { ...item, ordinal: 1, kind: 'summary_section', step: 'section 0', headline: JSON.stringify(written) },
        { ...item, ordinal: 2, kind: 'table', step: documentId, ...tableOf(documentId, secret) },
      ])
      .execute();
    await trx
      .insertInto('documentExports')
      .values({
        ...{ id: exportId, organizationId, requestId, format: 'docx', status: 'completed', createdBy: user.userId },
        ...{ fileName: `${secret}.docx`, mediaType: 'text/plain', objectKey },
      })
      .execute();
    await trx
      .insertInto('vendors')
      .values([
        { id: vendorId, organizationId, name: `Vendor ${secret}` },
        { id: otherVendorId, organizationId, name: `Other vendor ${secret}` },
      ])
      .execute();
    await trx
      .insertInto('workspaces')
      .values({
        ...{ id: roomId, organizationId, customerId, name: `Room ${secret}`, kind: 'proposal', tenderId: workspaceId },
      })
      .execute();
    await trx
      .insertInto('proposals')
      .values({ id: proposalId, organizationId, workspaceId, roomId, vendorId, title: `Offer ${secret}` })
      .execute();
    await trx
      .insertInto('documents')
      .values({
        ...{
          id: proposalDocumentId,
          organizationId,
          workspaceId: roomId,
          fileName,
          fileNameKey: fileName,
          size,
          pages: 1,
        },
        ...{
          mediaType: 'text/plain',
          sha256: 'unknown',
          status: 'ready',
          category: secret,
          objectKey: `${objectKey}/offer`,
        },
      })
      .execute();
    await insertNotification(trx, {
      organizationId,
      userId: null,
      event: { ProcessingType: 4, Message: `Read ${secret}` },
    });
  });
  const invitationToken =
    (await asPlatform(api.platform.database, (trx) =>
      insertAccountLink(trx, { id: newId(), kind: 'team_invitation', userId: invitedId, teamMemberId }),
    )) ?? '';
  const mail = { name: 'mail.send', payload: { mailId: newId() }, message: 'The mail server is away.' };
  const [failedJob, otherFailedJob] = [await insertDeadJob(api, mail), await insertDeadJob(api, mail)];
  const spareName = `Spare ${newId()}`;
  const [spareOrganization, spareLicence] = [await api.organization(spareName), newId()];
  const terms = { plan: 'team', seats: 5, monthlyPages: 100, monthlyTokens: 100 };
  const days = { validFrom: '2030-01-01', validTo: '2030-12-31' };
  await asPlatform(api.platform.database, (trx) =>
    trx
      .insertInto('licenses')
      .values({ id: spareLicence, organizationId: spareOrganization, ...terms, ...days })
      .execute(),
  );
  return {
    ...{ spareOrganization, spareName, spareLicence, viewId, feedId, calendarToken },
    ...{ organizationId, admin, user, secret, userId: user.userId, customerId, otherCustomerId, categoryId },
    ...{ otherUserId, invitedUserId, vendorId, otherVendorId, proposalId, proposalDocumentId },
    ...{ otherCategoryId, keywordId, questionId, workspaceId, documentId, objectKey, importId, chatEntryId, answerId },
    ...{
      teamId,
      teamMemberId,
      teamMemberEmail,
      invitationToken,
      templateId,
      requestId,
      exportId,
      failedJob,
      otherFailedJob,
    },
  };
}

/** Every id of an organisation that a call can name. */
export function idsOf(world: World): Set<string> {
  return new Set(Object.entries(world).flatMap(([name, value]) => (name.endsWith('Id') ? [value as string] : [])));
}

/** Every row of an organisation, and its object, as one text each: equal before and after means that nothing was touched. */
export async function snapshotOf(api: TestApi, world: World): Promise<Record<string, string>> {
  const rows = await asPlatform(api.platform.database, async (trx) => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' order by 1`.execute(trx);
    const found: Record<string, string> = {};
    for (const { name } of [...tables.rows, { name: 'organizations' }]) {
      const key = sql.ref(name === 'organizations' ? 't.id' : 't.organization_id');
      const { rows } = await sql<{ all: string }>`
        select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as all
        from ${sql.table(name)} t where ${key} = ${world.organizationId}`.execute(trx);
      found[name] = rows[0]?.all ?? '';
    }
    return found;
  });
  const bytes = await buffer(await api.platform.storage.get(world.objectKey));
  return { ...rows, object: createHash('sha256').update(bytes).digest('hex') };
}

/** A table of one cell as the worker writes it. */
function tableOf(documentId: string, text: string) {
  const shape = { rows: 1, columns: 1, headerRows: 0, continues: false, ruling: 'ruled', box: null };
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text, isHeader: false, boxes: [] };
  return {
    headline: JSON.stringify({ documentId, fileName: `${text}.pdf`, page: 1, caption: null, ...shape }),
    content: JSON.stringify({ cells: [cell] }),
  };
}

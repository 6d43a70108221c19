import type { OverviewIssue } from '@bidloom/contract/overview';
import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { type Person, startTestApi } from '../api/src/testing/main.ts';
import { readDocument } from '../worker/src/documents/read-document.ts';
import { options, writeSource } from '../worker/src/documents/testing/files.ts';
import { renderExport } from '../worker/src/features/renderers.ts';
import { loadExport, loadItems } from '../worker/src/features/runs/exports/exports.repository.ts';

t.setTimeout(120_000);
const api = await startTestApi();
t.teardown(() => api.close());

/** What each kind of issue in the tender of this test is called, on the screen and in the file. */
const words: Partial<Record<OverviewIssue['kind'], string>> = {
  documents_failed: 'Important | 1 document could not be read: locked.pdf',
  date_after_due: 'Check | Later than the submission deadline in the documents: Deadline for questions',
  no_due_date: 'Check | The tender has no due date: Submission deadline',
  conflict: 'Check | The documents contradict themselves: Bid validity',
  runs_failed: 'Check | 1 analysis failed when last run',
  not_stated: 'To know | Not stated in the documents: Bid security',
  to_check: 'To know | Uncertain, please check: Currency',
};

/** A tender with a document that failed, a contradiction, a fact that is missing, and two failed runs, one for administrators alone. */
async function openTender() {
  const organizationId = await api.organization();
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const user = await api.person('ORGANIZATION_USER', organizationId);
  const customerId = (await api.call(admin, 'POST', '/Customers', { name: 'Harbour' })).body.data.id;
  const tenders = `/organizations/${organizationId}/customers/${customerId}/workspaces`;
  const body = { name: 'Pumps', status: 'open' };
  const workspaceId: string = (await api.call(admin, 'POST', tenders, body)).body.data.id;
  const [good, locked] = [newId(), newId()];
  const validity = { value: 'P120D', text: '120 days', documentId: good, page: 4, quote: '' };
  const quote = 'Bids open on April 2, 2099, 4:00pm EST.';
  const far = { value: '2099-04-02T16:00', text: 'April 2, 2099, 4:00pm', documentId: good, page: 5, quote };
  const facts: Record<string, { value: string | null; probability?: number; conflicts?: object[] }> = {
    submission_deadline: { value: '2099-05-12T14:00', conflicts: [{ ...far, apart: true }] },
    clarification_deadline: { value: '2099-06-01' },
    bid_validity: { value: 'P90D', conflicts: [validity] },
    bid_security: { value: null },
    currency: { value: 'EUR', probability: 0.4 },
  };
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const of = { organizationId, workspaceId, createdBy: admin.userId };
    const file = { sha256: '', size: 1, mediaType: 'application/pdf', pages: 12 };
    for (const [id, fileName, status] of [
      [good, 'terms.pdf', 'ready'],
      [locked, 'locked.pdf', 'failed'],
    ] as const) {
      const row = {
        ...of,
        ...file,
        id,
        fileName,
        fileNameKey: fileName,
        status,
        objectKey: `${organizationId}/documents/${id}`,
      };
      await trx.insertInto('documents').values(row).execute();
    }
    for (const [fact, { value, probability = 0.95, conflicts = [] }] of Object.entries(facts)) {
      const found = { foundValue: value, foundText: value, probability, conflicts: JSON.stringify(conflicts) };
      const place = { foundDocumentId: good, foundPage: 3, foundQuote: `It is ${value}.`, foundOffset: 7 };
      await trx
        .insertInto('workspaceFacts')
        .values({ organizationId, workspaceId, fact, ...found, ...(value && place) })
        .execute();
    }
    const reading = { id: workspaceId, organizationId, status: 'ready', readAt: new Date(), engine: 'extractive' };
    await trx.insertInto('factReadings').values(reading).execute();
    for (const requestType of ['summary', 'comparison']) {
      const run = { id: newId(), ...of, requestType, status: 'failed', finishedAt: new Date() };
      await trx
        .insertInto('documentRequests')
        .values({ ...run, documentIds: [], documentNames: [], parameters: '{}' })
        .execute();
    }
  });
  return { organizationId, path: `/workspaces/${workspaceId}`, admin, user };
}

const tender = await openTender();

/** The text of the Word file that a person asks for, as the worker writes it. */
async function downloadOverview(person: Person): Promise<string> {
  const { status, body } = await api.call(person, 'POST', `${tender.path}/facts/exports`, { format: 'docx' });
  if (status !== 202) throw new Error(JSON.stringify(body));
  const { id, requestId } = body.data;
  const task = await withTenant(api.platform.database, tender.organizationId, async (trx) => {
    const order = await loadExport(trx, id);
    if (!order) throw new Error('The export is gone');
    return { format: order.format, run: order.run, items: await loadItems(trx, requestId, -1, 100) };
  });
  const content = (await renderExport(task)) ?? Buffer.alloc(0);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const { pages } = await readDocument(await writeSource('overview.docx', type, content), options);
  const text = pages.map((page) => page.text).join(' ');
  return text.replace(/\s+/gu, ' ');
}

for (const name of ['user', 'admin'] as const) {
  t.test(`the Word file of a tender lists the issues and dates that its screen shows: ${name}`, async (t) => {
    const { body } = await api.call(tender[name], 'GET', `${tender.path}/overview`);
    const issues: OverviewIssue[] = body.data.issues;
    t.same(issues.map(({ kind }) => kind).sort(), Object.keys(words).sort());
    const failed = name === 'admin' ? '2 analyses' : '1 analysis';
    const lines = issues.map(({ kind }) => words[kind]?.replace('1 analysis', failed));
    const text = await downloadOverview(tender[name]);
    t.match(text, `Needs a look ${lines.join(' ')} Key dates`);
    t.same(
      body.data.dates.map(({ kind }: { kind: string }) => kind),
      ['submission_deadline', 'clarification_deadline'],
    );
    t.match(
      text,
      /Key dates Date .* Submission deadline \| 12 May 2099, 14:00 .* Deadline for questions \| 1 Jun 2099/,
    );
    t.match(text, 'Also stated: April 2, 2099, 4:00pm EST (terms.pdf, p. 5)');
    t.match(
      text,
      /Bid validity \| 90 days \| terms\.pdf, p\. 3 “It is P90D\.” Also stated: 120 days \(terms\.pdf, p\. 4\)/,
    );
  });
}

import type { RunStatus, RunType } from '@bidloom/contract/runs';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import { sql } from 'kysely';
import { makeWorkspace } from '../../testing/documents.ts';
import { type Person, startTestApi, type TestApi } from '../../testing/main.ts';

/** The properties of a test's run; the others are as if Ada had just started it. */
export interface SampleRun {
  requestType?: RunType;
  status?: RunStatus;
  by?: Person;
  workspaceId?: string;
  parameters?: object;
  documentNames?: string[];
  items?: { kind: string; headline: object; content?: object; step?: string }[];
}

/** The api with two colleagues, a stranger, and a tender with two documents that are ready and one that is not. */
export interface RunScene {
  api: TestApi;
  organizationId: string;
  ada: Person;
  ben: Person;
  stranger: Person;
  workspaceId: string;
  base: string;
  scope: string;
  terms: string;
  unready: string;
  addDocument(fileName: string, status: string, workspaceId?: string): Promise<string>;
  addCategory(name: string, organizationId?: string): Promise<string>;
  /** Writes a run as the worker leaves it, with its own job; returns its id. */
  addRun(run?: SampleRun): Promise<string>;
  row(id: string): Promise<{ status: string; jobId: string | null; parameters: unknown; failure: string | null }>;
  /** The state of a run's job. */
  jobState(id: string): Promise<string | undefined>;
  /** Who was notified of a run, and what. */
  told(id: string): Promise<{ userId: string | null; status: string }[]>;
}

export async function openRunScene(): Promise<RunScene> {
  const api = await startTestApi();
  const { database, queue } = api.platform;
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  const ben = await api.person('ORGANIZATION_ADMIN', organizationId);
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  const workspaceId = await makeWorkspace(api, organizationId);
  const tenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database, organizationId, work);

  const addDocument: RunScene['addDocument'] = async (fileName, status, of = workspaceId) => {
    const id = newId();
    const file = { fileName, fileNameKey: fileName, mediaType: 'application/pdf', size: 1, sha256: '' };
    const row = {
      id,
      organizationId,
      workspaceId: of,
      objectKey: `${organizationId}/documents/${id}`,
      createdBy: ada.userId,
      status,
      ...file,
    };
    await tenant((trx) => trx.insertInto('documents').values(row).execute());
    return id;
  };
  const row: RunScene['row'] = (id) =>
    asPlatform(database, (trx) =>
      trx
        .selectFrom('documentRequests')
        .select(['status', 'jobId', 'parameters', 'failure'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  return {
    ...{ api, organizationId, ada, ben, stranger, workspaceId, addDocument, row },
    base: `/workspaces/${workspaceId}/document-requests`,
    scope: await addDocument('Scope.pdf', 'ready'),
    terms: await addDocument('Terms.pdf', 'ready'),
    unready: await addDocument('Late.pdf', 'processing'),
    async addCategory(name, of = organizationId) {
      const id = newId();
      await withTenant(database, of, (trx) =>
        trx.insertInto('categories').values({ id, organizationId: of, name }).execute(),
      );
      return id;
    },
    async addRun({ requestType = 'keyword_extraction', status = 'completed', by = ada, items = [], ...run } = {}) {
      const id = newId();
      await tenant(async (trx) => {
        const jobId = await queue.send(trx, carryOutRun, { organizationId, requestId: id });
        await trx
          .insertInto('documentRequests')
          .values({
            ...{ id, organizationId, requestType, status, jobId, createdBy: by.userId },
            workspaceId: run.workspaceId ?? workspaceId,
            documentIds: [],
            documentNames: run.documentNames ?? [],
            parameters: JSON.stringify(run.parameters ?? {}),
          })
          .execute();
        for (const [ordinal, { kind, headline, content, step = `step ${ordinal}` }] of items.entries()) {
          await trx
            .insertInto('documentRequestItems')
            .values({
              ...{ organizationId, requestId: id, ordinal, kind, step },
              headline: JSON.stringify(headline),
              content: content ? JSON.stringify(content) : null,
            })
            .execute();
        }
      });
      return id;
    },
    async jobState(id) {
      const { jobId } = await row(id);
      const { rows } = await asPlatform(database, (trx) =>
        sql<{ state: string }>`select state::text as state from pgboss.job where id = ${jobId}`.execute(trx),
      );
      return rows[0]?.state;
    },
    async told(id) {
      const { rows } = await tenant((trx) =>
        sql<{ userId: string | null; status: string }>`
          select user_id, event->>'Status' as status from notifications where event->>'RequestId' = ${id}`.execute(trx),
      );
      return rows;
    },
  };
}

/** A section of a summary as the worker writes it. */
export const section = (index: number, title: string) => {
  const headline = { title, prompt: 'All.', claims: [], citations: [] };
  return { kind: 'summary_section', step: `section ${index}`, headline };
};

/** A generated question as the worker writes it. */
export const question = (text: string) => {
  return { kind: 'question', headline: { text, audience: 'ask', reason: 'gap', citations: [] } };
};

/** A table of one cell as the worker writes it. */
export const table = (documentId: string) => {
  const shape = { rows: 1, columns: 1, headerRows: 0, continues: false, ruling: 'ruled', box: null };
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: '12', isHeader: false, boxes: [] };
  const headline = { documentId, fileName: 'Scope.pdf', page: 1, caption: null, ...shape };
  return { kind: 'table', headline, content: { cells: [cell] } };
};

/** A keyword without a place as the worker writes it. */
export const keyword = (text: string) => {
  const headline = { keyword: text, origin: 'custom', total: 0, counts: {}, documents: [], digest: null };
  return { kind: 'keyword', headline, content: { hits: [] } };
};

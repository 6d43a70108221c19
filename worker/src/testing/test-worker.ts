import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { asPlatform, type Database, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import { answerQuestion, carryOutRun, embedDocument, ingestDocument } from '@bidloom/jobs';
import type { RunParameters, RunType } from '@bidloom/jobs/run-types';
import {
  createLogger,
  type Mailer,
  type MailMessage,
  type ObjectStorage,
  openEvents,
  openMailer,
  openObjectStorage,
  openQueue,
  type PlatformEvent,
  type Queue,
  type QueueOptions,
} from '@bidloom/platform';
import { jobReached } from '@bidloom/platform/testing-jobs';
import { sql } from 'kysely';
import type { Patience } from '../analyst/langchain/patience.ts';
import { createWorker, type Platform } from '../app.ts';
import type { LocalEmbeddingConfig, ModelConfig } from '../config.ts';
import { sharedComputing } from './shared-computing.ts';

/** The worker on real parts, with an organisation that has one person and one tender. */
export interface TestWorker {
  database: Database;
  organizationId: string;
  workspaceId: string;
  userId: string;
  /** Every mail that was delivered, oldest first: its row keeps no text after that. */
  mails: MailMessage[];
  /** Everything that was published, oldest first. */
  events: PlatformEvent[];
  /** Every line that was logged. */
  logged(): string;
  /** Stops the worker, if one runs, and starts it again with this model. */
  start(model: ModelConfig | null, patience?: Patience, localEmbedding?: LocalEmbeddingConfig): Promise<void>;
  queue(): Queue;
  platform(): Platform;
  /** Stores a file as the api does, with its job; returns the ids of both. */
  send(
    fileName: string,
    content: Uint8Array | string,
    options?: { mediaType?: string | undefined; storage?: ObjectStorage },
  ): Promise<{ documentId: string; jobId: string }>;
  /** The same, and waits until reading has ended; returns the document's id. */
  upload(fileName: string, content: Uint8Array | string, mediaType?: string): Promise<string>;
  /** Waits until a document's vectors are made, by a job that was sent since the worker was started. */
  embedded(documentId: string): Promise<void>;
  /** Asks as the api does, and waits for the end; returns the id of the entry. */
  ask(question: string): Promise<string>;
  /** Starts a run of analysis as the api does; returns its id. By default over all documents of the tender. */
  startRun<Type extends RunType>(
    requestType: Type,
    parameters: RunParameters<Type>,
    options?: { documentIds?: string[]; teamId?: string; userId?: string },
  ): Promise<string>;
  /** The same, and waits until it has ended. */
  run<Type extends RunType>(
    requestType: Type,
    parameters: RunParameters<Type>,
    options?: { documentIds?: string[]; teamId?: string; userId?: string },
  ): Promise<string>;
  /** Waits until a run has ended. */
  ended(requestId: string): Promise<void>;
  read<T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TestWorkerOptions {
  /** Where the files are; on disk where left out. */
  storage?: ObjectStorage;
  outages?: QueueOptions['outages'];
  /** LibreOffice; left out: none. */
  officeProgram?: string | null;
  /** Whether its threads and processes are its own: for tests of how they start and end. */
  ownComputing?: boolean;
}

export async function startTestWorker(
  model: ModelConfig | null,
  { storage: given, outages, officeProgram = null, ownComputing = false }: TestWorkerOptions = {},
): Promise<TestWorker> {
  const directory = await mkdtemp(join(tmpdir(), 'bidloom-worker-'));
  const database = await openTestDatabase();
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  const logger = createLogger({ level: 'trace', pretty: false, destination: destination as never });
  const events = await openEvents({ database: database.engine, logger });
  const published: PlatformEvent[] = [];
  events.subscribe((event) => published.push(event));
  const storage = given ?? (await openDiskOfTest(join(directory, 'objects')));
  const opened = await openMailer({ from: 'a@example.org', outboxDirectory: join(directory, 'mail'), logger });
  const mails: MailMessage[] = [];
  const mailer: Mailer = {
    ...opened,
    async deliver(mail) {
      await opened.deliver(mail);
      mails.push(mail);
    },
  };
  const ids = await makeTender(database);
  let startedAt = new Date();
  let running: { queue: Queue; close(): Promise<void> } | undefined;

  const queue = () => {
    if (!running) throw new Error('The worker is not running');
    return running.queue;
  };
  const read: TestWorker['read'] = (work) => withTenant(database, ids.organizationId, work);

  const self: TestWorker = {
    ...ids,
    database,
    mails,
    events: published,
    logged: () => lines.join(''),
    queue,
    platform: () => ({ database, storage, queue: queue(), events, mailer, logger }),
    read,
    async start(next, patience, localEmbedding) {
      await running?.close();
      startedAt = new Date();
      const own = await openQueue({
        database: database.engine,
        logger,
        exclusive: true,
        ...(outages && { outages }),
      });
      const platform = { database, storage, queue: own, events, mailer, logger };
      const config = {
        publicUrl: 'http://localhost:3000',
        ocrDirectory: null,
        model: next,
        officeProgram,
        localEmbedding: localEmbedding ?? null,
        ...(patience && { patience }),
      };
      const worker = await createWorker(platform, config, ownComputing ? undefined : sharedComputing());
      running = {
        queue: own,
        async close() {
          await own.stop({ drainSeconds: 5 });
          await worker.close();
        },
      };
    },
    async send(fileName, content, { mediaType = 'application/pdf', storage: target = storage } = {}) {
      const documentId = newId();
      const { organizationId, workspaceId, userId } = ids;
      const objectKey = `${organizationId}/documents/${documentId}`;
      await target.put(objectKey, Readable.from([Buffer.from(content)]), { contentType: mediaType });
      const jobId = await read(async (trx) => {
        const file = {
          fileName,
          fileNameKey: fileName,
          mediaType,
          size: content.length,
          sha256: '',
        };
        const row = { id: documentId, organizationId, workspaceId, objectKey, createdBy: userId, ...file };
        await trx.insertInto('documents').values(row).execute();
        const jobId = await queue().send(trx, ingestDocument, { organizationId, workspaceId, documentId });
        await trx.updateTable('documents').set({ jobId }).where('id', '=', documentId).execute();
        return String(jobId);
      });
      return { documentId, jobId };
    },
    async upload(fileName, content, mediaType) {
      const { documentId, jobId } = await self.send(fileName, content, { mediaType });
      await jobReached(queue(), jobId, 'completed');
      return documentId;
    },
    async embedded(documentId) {
      const isDone = async () => {
        const { rows } = await asPlatform(database, (trx) =>
          sql`select from pgboss.job where name = ${embedDocument.name} and state = 'completed'
            and created_on >= ${startedAt} and data #>> '{payload,documentId}' = ${documentId}`.execute(trx),
        );
        return rows.length > 0;
      };
      while (!(await isDone())) await delay(15);
    },
    async ask(question) {
      const id = newId();
      const told = new Promise<void>((resolve) => {
        const end = events.subscribe(({ type, data }) => {
          if (type !== 'chat.done' || (data as { chatEntryId: string }).chatEntryId !== id) return;
          end();
          resolve();
        });
      });
      const jobId = await read(async (trx) => {
        await trx
          .insertInto('chatEntries')
          .values({ id, question, ...ids })
          .execute();
        return queue().send(trx, answerQuestion, { organizationId: ids.organizationId, chatEntryId: id });
      });
      await Promise.all([told, jobReached(queue(), jobId, 'completed')]);
      return id;
    },
    async startRun(requestType, parameters, { documentIds, teamId, userId = ids.userId } = {}) {
      const id = newId();
      const { organizationId, workspaceId } = ids;
      await read(async (trx) => {
        const documents = await trx
          .selectFrom('documents')
          .select(['id', 'fileName'])
          .where('status', '=', 'ready')
          .orderBy('createdAt')
          .execute();
        const chosen = documents.filter((document) => !documentIds || documentIds.includes(document.id));
        const jobId = await queue().send(trx, carryOutRun, { organizationId, requestId: id });
        await trx
          .insertInto('documentRequests')
          .values({
            ...{ id, organizationId, workspaceId, requestType, createdBy: userId, jobId, teamId: teamId ?? null },
            documentIds: requestType === 'chat_export' ? [] : chosen.map((document) => document.id),
            documentNames: requestType === 'chat_export' ? [] : chosen.map(({ fileName }) => fileName),
            parameters: JSON.stringify(parameters),
          })
          .execute();
      });
      return id;
    },
    async run(requestType, parameters, options) {
      const id = await self.startRun(requestType, parameters, options);
      await self.ended(id);
      return id;
    },
    async ended(requestId) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const hasEnded = async () => {
        const { status } = await read((trx) =>
          trx.selectFrom('documentRequests').select('status').where('id', '=', requestId).executeTakeFirstOrThrow(),
        );
        return status !== 'queued' && status !== 'running';
      };
      const end = events.subscribe(({ type, data }) => {
        const { event } = data as { event?: { RequestId?: string; Status?: string } };
        if (type === 'notification' && event?.RequestId === requestId && event.Status !== 'running') resolve();
      });
      try {
        if (!(await hasEnded())) await promise;
      } finally {
        end();
      }
    },
    async close() {
      await running?.close();
      await events.close();
      await mailer.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await self.start(model);
  return self;
}

/** A storage as the product has it where none is set. */
export function openDiskOfTest(directory: string): Promise<ObjectStorage> {
  return openObjectStorage({
    kind: 'disk',
    directory,
    signingKey: 'a key for tests alone, of no value elsewhere',
    publicUrl: 'http://localhost:3000',
  });
}

async function makeTender(database: Database) {
  const [organizationId, userId, customerId, workspaceId] = [newId(), newId(), newId(), newId()];
  await asPlatform(database, async (trx) => {
    await trx.insertInto('organizations').values({ id: organizationId, name: organizationId }).execute();
    const names = { firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER', passwordHash: 'none' };
    await trx
      .insertInto('users')
      .values({ id: userId, organizationId, email: `${userId}@example.org`, ...names })
      .execute();
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Northern Water' }).execute();
    await trx.insertInto('workspaces').values({ id: workspaceId, organizationId, customerId, name: 'Pumps' }).execute();
  });
  return { organizationId, userId, workspaceId };
}

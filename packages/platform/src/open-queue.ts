import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '@bidloom/jobs';
import * as contracts from '@bidloom/jobs';
import { fromKysely, fromPglite, type JobWithMetadata, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import { cancellationOf, listenForCancellations } from './cancellations.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { countDeadJobs, deadJobs, discardDeadJob, retryDeadJob } from './dead-jobs.ts';
import { handBack, handBackInterrupted, readRecord, recoverJobs } from './hand-back.ts';
import { sealPayload } from './job-envelope.ts';
import { longestBackoffMs, type RunningJob, runJob } from './job-runner.ts';
import type { Logger } from './logger.ts';
import type { Queue } from './queue.ts';
import { ensureQueueAccess } from './queue-access.ts';
import { createQueueOutages, type OutagePauses, outagePauses } from './queue-outages.ts';
import { createQueues, createTurns, placesOfOne, queueSchema } from './queue-settings.ts';
import { countOpenJobs, readJobStates, readJobsOf, readTurn } from './queue-tables.ts';
import { superviseQueue } from './supervise-queue.ts';

export interface QueueOptions {
  database: DatabaseHandle;
  logger: Logger;
  /** Every kind of job that is sent or worked here; all contracts of `@bidloom/jobs` where none are given. */
  jobs?: readonly JobDefinition[];
  /** True where no other process works this database (the embedded mode): jobs that a killed process left running start over at once. */
  exclusive?: boolean;
  /** False where no job is worked here: nothing is listened for then. */
  works?: boolean;
  /** Connections to PostgreSQL; two more listen where jobs are worked. */
  maxConnections?: number;
  /** How to wait for unavailable services. */
  outages?: Partial<Omit<OutagePauses, 'lone'>> & { lone?: Partial<OutagePauses['lone']> };
}

/** A notification wakes the workers; polling is for jobs that become due later, and for lost notifications. */
const workSettings = {
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 4,
} as const;
/** How long handlers have to react to their signal when the time to drain has ended. */
const abortGraceMs = 2000;
/** A server that answers nothing for this long has lost the connection. */
const silenceMs = 60_000;

/** Opens the queue: makes or migrates pg-boss's schema, makes the queues and starts to listen. Several processes may do so at once. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { database, logger, jobs = everyContract(), exclusive = false, works = true } = options;
  const known = new Set(jobs.map((job) => job.name));
  if (database.kind === 'postgres') await prepareOnServer(database.ownerConnectionString, jobs);
  const boss = new PgBoss({
    ...(database.kind === 'pglite'
      ? { backend: 'pglite', db: fromPglite(database.pglite), reindex: false, monitorVacuum: false }
      : {
          connectionString: database.connectionString,
          max: options.maxConnections ?? 2,
          application_name: 'bidloom queue',
          // It owns no table here.
          migrate: false,
          reindex: false,
          keepAlive: true,
          query_timeout: silenceMs,
        }),
    schema: queueSchema,
    schedule: false,
    useListenNotify: works,
    // See `superviseQueue`.
    supervise: false,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
  });
  /** Ids of pg-boss's workers, one for each job that may run at a time, by job. */
  const workers = new Map<string, string[]>();
  let stopped: Promise<void> | undefined;
  const check = async () => void (await boss.getDb().executeSql('SELECT 1'));
  const lone = { ...outagePauses.lone, ...options.outages?.lone };
  const pauses = { ...outagePauses, ...options.outages, lone };
  const onBack = (queues = [...workers.keys()]) => queues.forEach(wake);
  const outages = createQueueOutages({ boss, logger, pauses, check, onBack });
  boss.on('error', async (error) => {
    // While the database is unavailable, everything fails all the time; that was logged once.
    if (!(await outages.isDatabaseAway(error))) logger.error({ err: error }, 'The queue failed');
  });
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  await boss.start();
  if (database.kind === 'pglite') await prepare(boss, jobs);
  if (exclusive) await recoverJobs(boss, [...known], true);

  const running = new Set<RunningJob>();
  const release = (run: RunningJob) => handBackInterrupted(boss, run, run.record);

  const cancellations = works
    ? await listenForCancellations(database, {
        logger,
        onCancelled(id) {
          for (const run of running) if (run.id === id) run.interrupt('cancelled');
        },
      })
    : undefined;
  const supervision = works ? superviseQueue({ boss, queues: [...known], exclusive, outages, logger }) : undefined;

  function wake(jobName: string): void {
    if (!stopped) for (const id of workers.get(jobName) ?? []) boss.notifyWorker(id);
  }

  async function drain(seconds: number): Promise<void> {
    supervision?.stop();
    outages.stop();
    const idle = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true }))).then(() => true);
    if (!(await within(seconds * 1000, idle))) {
      for (const run of running) run.interrupt('draining');
      await within(abortGraceMs, idle);
      // These handlers ignored their signal. Their jobs are given to other processes, and the handlers can no longer settle them.
      for (const run of running) {
        await release(run).catch((error) => logger.warn({ err: error, jobId: run.id }, 'A job was not handed on'));
      }
    }
    await cancellations?.close();
    await boss.stop({ graceful: false, close: true });
  }

  return {
    async send(trx, job, payload, { singletonKey, startAfterSeconds } = {}) {
      if (!known.has(job.name)) throw new Error(`The queue was not opened for the job ${job.name}.`);
      const db = fromKysely(trx as KyselyTransactionLike);
      return boss.send(job.name, sealPayload(job, payload), {
        db,
        ...(await readTurn(db, job, payload)),
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
    },

    async work(job, { concurrency }, handler) {
      if (!known.has(job.name)) throw new Error(`The queue was not opened for the job ${job.name}.`);
      if (!works) throw new Error('The queue was opened for sending alone.');
      if (workers.has(job.name)) throw new Error(`There is a worker for ${job.name} already.`);
      workers.set(job.name, []);
      const settings = {
        ...workSettings,
        localConcurrency: concurrency,
        localGroupConcurrency: placesOfOne(concurrency),
      };
      await boss.work(job.name, settings, async ([claim]: JobWithMetadata<object>[]) => {
        if (!claim) return [];
        const own = { name: job.name, id: claim.id, retryCount: claim.retryCount };
        const record = readRecord(claim.output);
        if (stopped || outages.isPaused(job.name)) {
          // It was fetched just before the stop, or before another job of this process reported an outage.
          await handBack(boss, own, { message: 'It was not begun.', ...record }, 0);
          // A place that waits here takes no further job.
          if (!stopped) await outages.back(job.name);
          return [];
        }
        const result = await runJob({
          job,
          handler,
          claim,
          running,
          release,
          postpone: outages.postpone,
          loneOutages: lone,
          logger,
        });
        if (result.status === 'postponed') {
          await outages.back(job.name);
          if (result.afterMs > 0) setTimeout(wake, result.afterMs + 50, job.name).unref();
        }
        // No notification tells when a retry is due, and a person may be waiting.
        if (result.status === 'failed')
          setTimeout(wake, longestBackoffMs(job, claim.retryCount) + 50, job.name).unref();
        // Without this a worker sleeps after each job, however many wait: it got their notifications long ago.
        wake(job.name);
        // pg-boss has nothing to settle where the job is in its queue again.
        return result.status === 'postponed' ? [] : [result];
      });
      const own = boss.getWipData().filter(({ name }) => name === job.name);
      workers.set(
        job.name,
        own.map(({ id }) => id),
      );
    },

    async cancel(job, id) {
      await boss.cancel(job.name, id);
      await boss.getDb().executeSql(...cancellationOf(database, id));
    },

    countJobs: () => countOpenJobs(boss.getDb(), [...known]),

    jobStates: (ids) => readJobStates(boss.getDb(), [...known], ids),

    async removeJobsOf(trx, organizationId) {
      const db = fromKysely(trx as KyselyTransactionLike);
      const jobs = await readJobsOf(db, organizationId);
      const byQueue = Map.groupBy(jobs, ({ name }) => name);
      for (const [name, own] of byQueue) {
        const ids = own.map(({ id }) => id);
        await boss.deleteJob(name, ids, { db });
      }
      return jobs.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }));
    },

    check,

    deadJobs: (query = {}) => deadJobs(boss, [...known], query),
    countDeadJobs: (filter = {}) => countDeadJobs(boss, [...known], filter),
    retryDeadJob: (trx, id, requeue) => retryDeadJob(boss, [...known], trx, id, requeue),
    discardDeadJob: (id) => discardDeadJob(boss, [...known], id),

    stop({ drainSeconds }) {
      stopped ??= drain(drainSeconds);
      return stopped;
    },
  };
}

/** Makes or migrates pg-boss's tables, as the account that owns them, which is not needed any more then. */
async function prepareOnServer(connectionString: string, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    max: 1,
    application_name: 'bidloom queue',
    schema: queueSchema,
    supervise: false,
    schedule: false,
  });
  // The statement that fails reports the error. Without a listener the event would end the process.
  boss.on('error', () => {});
  try {
    await boss.start();
    await prepare(boss, jobs);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

async function prepare(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  await createQueues(boss, jobs);
  await createTurns(boss);
  await ensureQueueAccess(boss.getDb(), jobs);
}

function everyContract(): JobDefinition[] {
  return Object.values(contracts).filter((value) => typeof value === 'object');
}

async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

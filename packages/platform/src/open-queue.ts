import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '@bidloom/jobs';
import * as contracts from '@bidloom/jobs';
import {
  fromKysely,
  fromPglite,
  type JobSpyInterface,
  type JobWithMetadata,
  type KyselyTransactionLike,
  PgBoss,
} from 'pg-boss';
import type { DatabaseHandle } from './database-handle.ts';
import { countDeadJobs, deadJobs, discardDeadJob, retryDeadJob } from './dead-jobs.ts';
import { JobInterruption } from './handler-error.ts';
import { sealPayload } from './job-envelope.ts';
import { longestBackoffMs, type RunningJob, runJob } from './job-runner.ts';
import { countJobs, jobStates } from './job-states.ts';
import type { Logger } from './logger.ts';
import type { Queue } from './queue.ts';
import { ensureQueueAccess } from './queue-access.ts';
import { createQueueOutages, type OutagePauses, outagePauses } from './queue-outages.ts';
import { postponeJob, recoverJobs, releaseJob } from './queue-recovery.ts';
import { createQueues, createTurns, placesOfOne, queueSchema, turnOf } from './queue-settings.ts';
import { openMessage, signMessage } from './signed-message.ts';

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
  /** How services that are away are waited for. */
  outages?: Partial<Omit<OutagePauses, 'lone'>> & { lone?: Partial<OutagePauses['lone']> };
  /** Tests only: keeps what jobs did, for `spy`. */
  spies?: boolean;
}

/** The queue with what tests look at. */
export interface PgBossQueue extends Queue {
  /** Waits for what jobs of a kind do, instead of polling; needs the option `spies`. Ask for it before the job is sent. */
  spy(job: JobDefinition): JobSpyInterface;
}

/** Between the processes: `cancel <job id>` and `wake <job name>`. */
const controlChannel = 'bidloom_queue';
/** A notification wakes the workers; polling is for jobs that become due later, and for lost notifications. */
const workSettings = {
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 4,
} as const;
const recoverEveryMs = 3000;
/** What handlers get to notice their signal, once the time to drain is over. */
const abortGraceMs = 2000;
/** A server that answers nothing for this long has lost the connection. */
const silenceMs = 60_000;

/** Opens the queue: makes or migrates pg-boss's schema, makes the queues and starts to listen. Several processes may do so at once. */
export async function openQueue(options: QueueOptions): Promise<PgBossQueue> {
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
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
    __test__enableSpies: options.spies ?? false,
  });
  /** Ids of pg-boss's workers, one for each job that may run at a time, by job. */
  const workers = new Map<string, string[]>();
  let stopped: Promise<void> | undefined;
  let recovery: NodeJS.Timeout | undefined;
  const check = async () => void (await boss.getDb().executeSql('SELECT 1'));
  const lone = { ...outagePauses.lone, ...options.outages?.lone };
  const pauses = { ...outagePauses, ...options.outages, lone };
  const onBack = (queues = [...workers.keys()]) => queues.forEach(wake);
  const outages = createQueueOutages({ boss, logger, pauses, check, onBack });
  boss.on('error', async (error) => {
    // While the database is away, everything fails all the time; that was told once.
    if (!(await outages.isDatabaseAway(error))) logger.error({ err: error }, 'The queue failed');
  });
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  await boss.start();
  if (database.kind === 'pglite') await prepare(boss, jobs);
  if (exclusive) await recoverJobs(boss, [...known], true);

  const running = new Set<RunningJob>();
  const release = (run: RunningJob) => releaseJob(boss, run.name, run.id, run.retryCount);

  const obey = (message: string) => {
    const [command, subject] = openMessage(database.signingSecret, message)?.split(' ') ?? [];
    if (command === 'wake') wake(String(subject));
    else if (command === 'cancel') for (const run of running) if (run.id === subject) run.interrupt('cancelled');
  };
  const control = works ? await boss.getDb().listen?.(controlChannel, obey, () => {}) : undefined;

  async function tellAll(command: 'cancel' | 'wake', subject: string): Promise<void> {
    await boss
      .getDb()
      .executeSql('SELECT pg_notify($1, $2)', [
        controlChannel,
        signMessage(database.signingSecret, `${command} ${subject}`),
      ]);
  }

  function wake(jobName: string): void {
    if (!stopped) for (const id of workers.get(jobName) ?? []) boss.notifyWorker(id);
  }

  /** Looks for jobs of processes that died elsewhere. The embedded process is alone and has nobody to look after. */
  function watchOthers(): void {
    if (recovery || exclusive) return;
    let busy = false;
    recovery = setInterval(async () => {
      if (busy || stopped || outages.isAway('database')) return;
      busy = true;
      try {
        for (const name of await recoverJobs(boss, [...known], false)) await tellAll('wake', name);
      } catch (error) {
        if (await outages.isDatabaseAway(error)) return;
        logger.warn({ err: error }, 'Jobs of dead processes could not be looked for');
      } finally {
        busy = false;
      }
    }, recoverEveryMs);
    recovery.unref();
  }

  async function drain(seconds: number): Promise<void> {
    clearInterval(recovery);
    outages.stop();
    const idle = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true }))).then(() => true);
    if (!(await within(seconds * 1000, idle))) {
      for (const run of running) run.interrupt('draining');
      await within(abortGraceMs, idle);
      // Deaf to its signal: it is given to others; whatever it still does, it can't settle the job any more.
      for (const run of running) {
        await release(run).catch((error) => logger.warn({ err: error, jobId: run.id }, 'A job was not handed on'));
      }
    }
    await control?.close();
    await boss.stop({ graceful: false, close: true });
  }

  return {
    async send(trx, job, payload, { singletonKey, startAfterSeconds } = {}) {
      if (!known.has(job.name)) throw new Error(`The queue was not opened for the job ${job.name}.`);
      const db = fromKysely(trx as KyselyTransactionLike);
      return boss.send(job.name, sealPayload(job, payload), {
        db,
        ...(await turnOf(db, job.name, payload)),
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
        if (stopped) {
          // It was being fetched when the stop came.
          await releaseJob(boss, job.name, claim.id, claim.retryCount);
          throw new JobInterruption('draining');
        }
        if (outages.isPaused(job.name)) {
          // Another place of this process has met the outage. A place that waits here takes no further job.
          await postponeJob(boss, { ...claim, name: job.name }, { afterMs: 0 });
          await outages.back(job.name);
          throw new JobPostponed();
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
        // Without this a worker sleeps after each job, however many wait: their notifications are long gone.
        wake(job.name);
        if (result.status === 'postponed') throw new JobPostponed();
        if (result.status !== 'failed') return [result];
        // No notification tells when a retry is due, and a person may be waiting.
        setTimeout(wake, longestBackoffMs(job, claim.retryCount) + 50, job.name).unref();
        throw result.failure;
      });
      const own = boss.getWipData().filter(({ name }) => name === job.name);
      workers.set(
        job.name,
        own.map(({ id }) => id),
      );
      watchOthers();
    },

    async cancel(job, id) {
      await boss.cancel(job.name, id);
      await tellAll('cancel', id);
    },

    countJobs: () => countJobs(boss, [...known]),

    jobStates: (ids) => jobStates(boss, [...known], ids),

    check,

    deadJobs: (query = {}) => deadJobs(boss, [...known], query),
    countDeadJobs: (filter = {}) => countDeadJobs(boss, [...known], filter),
    retryDeadJob: (trx, id, requeue) => retryDeadJob(boss, [...known], trx, id, requeue),
    discardDeadJob: (id) => discardDeadJob(boss, [...known], id),

    stop({ drainSeconds }) {
      stopped ??= drain(drainSeconds);
      return stopped;
    },

    spy: (job) => boss.getSpy(job.name),
  };
}

/** The job is in the queue again; what pg-boss does with this error has no effect on it. */
class JobPostponed extends Error {
  override name = 'JobPostponed';
  constructor() {
    super('The job waits for a service that is away.');
  }
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
  // Told by the statement that fails; without a listener it would end the process.
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

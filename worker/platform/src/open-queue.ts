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
import { deadJobs, retryDeadJob } from './dead-jobs.ts';
import { JobInterruption } from './handler-error.ts';
import { sealPayload } from './job-envelope.ts';
import { longestBackoffMs, type RunningJob, runJob } from './job-runner.ts';
import type { Logger } from './logger.ts';
import type { Queue } from './queue.ts';
import { recoverJobs, releaseJob } from './queue-recovery.ts';
import { createQueues, grantSending, queueSchema } from './queue-settings.ts';

export interface QueueOptions {
  database: DatabaseHandle;
  logger: Logger;
  /** Every kind of job that is sent or worked here; all contracts of `@bidloom/jobs` where none are given. */
  jobs?: readonly JobDefinition[];
  /** True where no other process works this database (the embedded mode): jobs that a killed process left running start over at once. */
  exclusive?: boolean;
  /** Connections to PostgreSQL; one more listens. */
  maxConnections?: number;
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

/** Opens the queue: makes or migrates pg-boss's schema, makes the queues and starts to listen. Several processes may do so at once. */
export async function openQueue(options: QueueOptions): Promise<PgBossQueue> {
  const { database, logger, jobs = everyContract(), exclusive = false } = options;
  const known = new Set(jobs.map((job) => job.name));
  const boss = new PgBoss({
    ...(database.kind === 'pglite'
      ? { backend: 'pglite', db: fromPglite(database.pglite), reindex: false, monitorVacuum: false }
      : {
          connectionString: database.connectionString,
          max: options.maxConnections ?? 6,
          application_name: 'bidloom queue',
        }),
    schema: queueSchema,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
    __test__enableSpies: options.spies ?? false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'The queue failed'));
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  await boss.start();
  await createQueues(boss, jobs);
  await grantSending(boss);
  if (exclusive) await recoverJobs(boss, [...known], true);

  const running = new Set<RunningJob>();
  /** Ids of pg-boss's workers, one for each job that may run at a time, by job. */
  const workers = new Map<string, string[]>();
  const release = (run: RunningJob) => releaseJob(boss, run.name, run.id, run.retryCount);
  let stopped: Promise<void> | undefined;
  let recovery: NodeJS.Timeout | undefined;

  const control = await boss.getDb().listen?.(
    controlChannel,
    (message) => {
      const [command, subject] = message.split(' ');
      if (command === 'wake') wake(String(subject));
      else for (const run of running) if (run.id === subject) run.interrupt('cancelled');
    },
    () => {},
  );

  async function tellAll(command: 'cancel' | 'wake', subject: string): Promise<void> {
    await boss.getDb().executeSql('SELECT pg_notify($1, $2)', [controlChannel, `${command} ${subject}`]);
  }

  function wake(jobName: string): void {
    if (!stopped) for (const id of workers.get(jobName) ?? []) boss.notifyWorker(id);
  }

  /** Looks for jobs of processes that died elsewhere. The embedded process is alone and has nobody to look after. */
  function watchOthers(): void {
    if (recovery || exclusive) return;
    let busy = false;
    recovery = setInterval(async () => {
      if (busy || stopped) return;
      busy = true;
      try {
        for (const name of await recoverJobs(boss, [...known], false)) await tellAll('wake', name);
      } catch (error) {
        logger.warn({ err: error }, 'Jobs of dead processes could not be looked for');
      } finally {
        busy = false;
      }
    }, recoverEveryMs);
    recovery.unref();
  }

  async function drain(seconds: number): Promise<void> {
    clearInterval(recovery);
    const idle = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true }))).then(() => true);
    if (!(await within(seconds * 1000, idle))) {
      for (const run of running) run.interrupt('draining');
      await within(abortGraceMs, idle);
      // Deaf to its signal: it is given to others; whatever it still does, it can't settle the job any more.
      for (const run of running) await release(run);
    }
    await control?.close();
    await boss.stop({ graceful: false, close: true });
  }

  return {
    async send(trx, job, payload, { singletonKey, startAfterSeconds, priority } = {}) {
      if (!known.has(job.name)) throw new Error(`The queue was not opened for the job ${job.name}.`);
      return boss.send(job.name, sealPayload(job, payload), {
        db: fromKysely(trx as KyselyTransactionLike),
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(priority === undefined ? {} : { priority }),
      });
    },

    async work(job, { concurrency }, handler) {
      if (!known.has(job.name)) throw new Error(`The queue was not opened for the job ${job.name}.`);
      if (workers.has(job.name)) throw new Error(`There is a worker for ${job.name} already.`);
      const ids: string[] = [];
      workers.set(job.name, ids);
      for (let slot = 0; slot < concurrency; slot += 1) {
        const id = await boss.work(job.name, workSettings, async ([claim]: JobWithMetadata<object>[]) => {
          if (!claim) return [];
          if (stopped) {
            // It was being fetched when the stop came.
            await releaseJob(boss, job.name, claim.id, claim.retryCount);
            throw new JobInterruption('draining');
          }
          const result = await runJob({ job, handler, claim, running, release, logger });
          // Without this a worker sleeps after each job, however many wait: their notifications are long gone.
          boss.notifyWorker(id);
          if (result.status !== 'failed') return [result];
          // No notification tells when a retry is due, and a person may be waiting.
          setTimeout(wake, longestBackoffMs(job, claim.retryCount) + 50, job.name).unref();
          throw result.failure;
        });
        ids.push(id);
      }
      watchOthers();
    },

    async cancel(job, id) {
      await boss.cancel(job.name, id);
      await tellAll('cancel', id);
    },

    deadJobs: () => deadJobs(boss, [...known]),

    async retryDeadJob(name, id) {
      await retryDeadJob(boss, name, id);
      await tellAll('wake', name);
    },

    stop({ drainSeconds }) {
      stopped ??= drain(drainSeconds);
      return stopped;
    },

    spy: (job) => boss.getSpy(job.name),
  };
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

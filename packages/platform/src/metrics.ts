import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Queue } from './queue.ts';

/** What this process has counted since its start. */
const counted = new Registry();
const registers = [counted];

const jobSeconds = new Histogram({
  name: 'bidloom_job_duration_seconds',
  help: 'Attempts of jobs, by queue and how they ended',
  labelNames: ['queue', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
  registers,
});
const modelSeconds = new Histogram({
  name: 'bidloom_model_call_duration_seconds',
  help: 'Calls of the language model, by kind and how they ended',
  labelNames: ['kind', 'outcome'],
  buckets: [0.25, 1, 2.5, 5, 10, 30, 60, 300],
  registers,
});
const modelTokens = new Counter({
  name: 'bidloom_model_tokens_total',
  help: 'Tokens as the language model counts them, by direction',
  labelNames: ['direction'],
  registers,
});

/** One attempt of a job has ended. */
export function observeJob(queue: string, outcome: string, seconds: number): void {
  jobSeconds.observe({ queue, outcome }, seconds);
}

/** One call of the language model has ended. */
export function observeModelCall(call: {
  kind: 'chat' | 'embedding';
  outcome: 'ok' | 'failed' | 'cancelled';
  seconds: number;
  inputTokens?: number;
  outputTokens?: number;
}): void {
  modelSeconds.observe({ kind: call.kind, outcome: call.outcome }, call.seconds);
  modelTokens.inc({ direction: 'input' }, call.inputTokens ?? 0);
  modelTokens.inc({ direction: 'output' }, call.outputTokens ?? 0);
}

let isObserved = false;

/** Adds what Node tells of the process. Only the first call counts: each would start timers that last as long as the process. */
export function observeProcess(): void {
  if (!isObserved) collectDefaultMetrics({ register: counted });
  isObserved = true;
}

/** The connections of one pool to the database. */
interface PoolUse {
  pool: string;
  used: number;
  idle: number;
  waiting: number;
}

/** The metrics of this process and of the queue, in the text form of Prometheus. */
export async function describeMetrics({
  queue,
  database,
}: {
  queue: Queue;
  database: { poolUse(): PoolUse[] };
}): Promise<string> {
  const current = new Registry();
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [current] });
  const connections = gauge('bidloom_database_connections', 'Connections of this process, by pool and state', [
    'pool',
    'state',
  ]);
  for (const { pool, used, idle, waiting } of database.poolUse()) {
    for (const [state, value] of Object.entries({ used, idle, waiting })) connections.set({ pool, state }, value);
  }
  const jobs = gauge('bidloom_queue_jobs', 'Jobs that have not ended, by queue and state', ['queue', 'state']);
  const dead = gauge('bidloom_queue_dead_letters', 'Jobs that were given up and wait for a person, by queue', [
    'queue',
  ]);
  // Where the database is unavailable, the process still reports what it knows itself.
  const waiting = await queue.countJobs().catch(() => []);
  const given = await queue.countDeadJobs().catch(() => new Map<string, number>());
  for (const { name, state, count } of waiting) jobs.set({ queue: name, state }, count);
  for (const [name, count] of given) dead.set({ queue: name }, count);
  return `${await counted.metrics()}\n${await current.metrics()}`;
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Whether a call carries the operator's token, as a bearer; compared in constant time. */
export function hasOperatorToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

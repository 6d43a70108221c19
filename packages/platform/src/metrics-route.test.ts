import t from 'tap';
import { observeJob } from './metrics.ts';
import { createMetricsRoute } from './metrics-route.ts';

const parts = {
  queue: {
    countJobs: async () => [{ name: 'documents.ingest', state: 'created', count: 3 }],
    countDeadJobs: async () => new Map([['mail.send', 2]]),
  },
  database: { poolUse: () => [{ pool: 'tenant', used: 4, idle: 1, waiting: 0 }] },
} as unknown as Parameters<typeof createMetricsRoute>[1];

const samples = [
  /^bidloom_queue_jobs\{queue="documents\.ingest",state="created"\} 3$/m,
  /^bidloom_queue_dead_letters\{queue="mail\.send"\} 2$/m,
  /^bidloom_database_connections\{pool="tenant",state="used"\} 4$/m,
  /^bidloom_job_duration_seconds_count\{queue="documents\.ingest",outcome="completed"\} 1$/m,
];

const cases: [string, production: boolean, metricsToken: string | null, authorization: string | undefined, number][] = [
  ['in production the token opens them', true, 'of-operators', 'Bearer of-operators', 200],
  ['in production nothing else does', true, 'of-operators', 'Bearer another', 404],
  ['where a token is set, it is needed in development, too', false, 'of-operators', undefined, 404],
  ['in production they are not there without a token', true, null, 'Bearer of-operators', 404],
  ['in development they are open without a token', false, null, undefined, 200],
];

observeJob('documents.ingest', 'completed', 2);

for (const [what, production, metricsToken, authorization, status] of cases) {
  t.test(what, async (t) => {
    const answer = await createMetricsRoute({ production, metricsToken }, parts)(authorization);
    t.equal(answer.status, status);
    if (status === 200) for (const sample of samples) t.match(answer.body, sample);
    else t.equal(answer.body, '');
  });
}

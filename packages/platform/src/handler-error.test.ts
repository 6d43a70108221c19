import t from 'tap';
import { endsWith, JobInterruption, PermanentError } from './handler-error.ts';
import { InfrastructureError } from './infrastructure-error.ts';

const running = new AbortController().signal;
const interrupted = (reason: JobInterruption['reason']) => AbortSignal.abort(new JobInterruption(reason));
const outage = new InfrastructureError('storage', 'The file storage is away.');

t.test('a job ends by a permanent error, and by its own on the last attempt', (t) => {
  t.equal(endsWith({ lastAttempt: false, signal: running }, new Error('A hiccup.')), false);
  t.equal(endsWith({ lastAttempt: true, signal: running }, new Error('The file is broken.')), true);
  t.equal(endsWith({ lastAttempt: false, signal: running }, new PermanentError('The file is no PDF.')), true);
  t.end();
});

t.test('an outage ends no job, however deep in the chain of causes it is', (t) => {
  const wrapped = new Error('The file was not read.', { cause: outage });
  for (const error of [outage, wrapped]) t.equal(endsWith({ lastAttempt: true, signal: running }, error), false);
  t.end();
});

t.test('a job that is passed on or cancelled has not ended here; one past its time has, on the last attempt', (t) => {
  for (const reason of ['cancelled', 'draining', 'lost'] as const) {
    const run = { lastAttempt: true, signal: interrupted(reason) };
    t.equal(endsWith(run, run.signal.reason), false, reason);
    t.equal(endsWith(run, new PermanentError('The file is no PDF.')), false, reason);
  }
  const signal = interrupted('expired');
  t.equal(endsWith({ lastAttempt: true, signal }, signal.reason), true);
  t.equal(endsWith({ lastAttempt: false, signal }, signal.reason), false);
  t.end();
});

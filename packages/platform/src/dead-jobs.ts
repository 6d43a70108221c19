import { randomUUID } from 'node:crypto';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { DeadJob, DeadJobFilter, DeadJobPage, RequeueJob } from './queue.ts';
import { deadLetterQueue } from './queue-settings.ts';
import { countDeadLetters, lockDeadLetter, readDeadLetters, readTurn } from './queue-tables.ts';

/** Dead jobs of these kinds that match the filter, by default newest first. */
export async function deadJobs(boss: PgBoss, names: string[], query: DeadJobFilter & DeadJobPage): Promise<DeadJob[]> {
  const letters = await readDeadLetters(boss.getDb(), names, query);
  return letters.map((letter) => ({
    id: letter.id,
    name: kindOf(letter.name),
    jobId: letter.sourceId,
    organizationId: letter.organizationId,
    payload: letter.data?.payload,
    failure: failureOf(letter.sourceOutput),
    attempts: (letter.sourceRetryCount ?? 0) + 1,
    failedAt: letter.createdOn,
  }));
}

/** How many there are of each kind. */
export async function countDeadJobs(
  boss: PgBoss,
  names: string[],
  filter: DeadJobFilter,
): Promise<Map<string, number>> {
  const counts = await countDeadLetters(boss.getDb(), names, filter);
  return new Map(counts.map(({ name, count }) => [kindOf(name), count]));
}

/** Takes a letter out of its queue, so that of two who retry it, one does. */
export async function retryDeadJob(
  boss: PgBoss,
  names: string[],
  trx: object,
  id: string,
  requeue: RequeueJob,
): Promise<'queued' | 'outdated' | 'gone'> {
  const db = fromKysely(trx as KyselyTransactionLike);
  const letter = await lockDeadLetter(db, names, id);
  if (!letter) return 'gone';
  await boss.deleteJob(letter.name, id, { db });
  const { data, sourceId, singletonKey } = letter;
  const name = kindOf(letter.name);
  const jobId = randomUUID();
  const payload = data?.payload;
  if (!(await requeue({ name, payload, jobId, afterJob: String(sourceId) }))) return 'outdated';
  const turn = await readTurn(db, { name }, payload);
  const sent = await boss.send(name, data, { db, id: jobId, singletonKey: singletonKey ?? jobId, ...turn });
  // One with the same key waits already, and will do the same.
  return sent ? 'queued' : 'outdated';
}

/** Drops a letter; false where there is none. Of two who do so at the same time, both may get true. */
export async function discardDeadJob(boss: PgBoss, names: string[], id: string): Promise<boolean> {
  const letter = await lockDeadLetter(boss.getDb(), names, id);
  if (letter) await boss.deleteJob(letter.name, id);
  return letter !== undefined;
}

const kindOf = (queue: string) => queue.slice(0, -deadLetterQueue('').length);

/** More of a message than this tells nothing more. */
const longest = 300;

/**
 * Why a job failed, in one line that shows nothing of what it worked on. Our own errors are sentences for people; others quote what they
 * stumbled over, a document's text or a model's answer, so what is in quotation marks is left out. The log has the whole.
 */
function failureOf(output: unknown): string {
  // pg-boss's own failures are wrapped: { value: { message } }.
  const inner = output && typeof output === 'object' && 'value' in output ? output.value : output;
  if (!inner || typeof inner !== 'object' || !('message' in inner)) return 'The reason was not recorded.';
  const message = String(inner.message);
  const isOurs = 'name' in inner && inner.name === 'PermanentError';
  const shown = (isOurs ? message : withoutQuotes(message)).replace(/\s/g, ' ').trim();
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}

/** Leaves out all from the first quotation mark to the last: what is quoted may contain more of them. */
function withoutQuotes(message: string): string {
  const opening = ['"', '`', '“', '«', " '"].map((mark) => message.indexOf(mark)).filter((index) => index >= 0);
  if (opening.length === 0) return message;
  const first = Math.min(...opening);
  const last = Math.max(...['"', '`', '”', '»', "'"].map((mark) => message.lastIndexOf(mark)));
  return `${message.slice(0, first).trimEnd()} … ${last > first ? message.slice(last + 1).trimStart() : ''}`;
}

import { parseArgs } from 'node:util';
import { asPlatform, requeueAfter } from '@bidloom/db';
import { loadOrganizationNames } from '../lib/organizations.repository.ts';
import type { Platform } from '../platform.ts';

/** The command line names nothing that can be done; says what can. */
export class UsageError extends Error {
  override name = 'UsageError';
  constructor(problem: string) {
    super(`${problem}\nUsage: dead-letters.ts list [--kind NAME] | retry ID | retry --kind NAME | discard ID`);
  }
}

type Services = Pick<Platform, 'database' | 'queue'>;
type Print = (line: string) => void;

/** Carries out one command. Throws a `UsageError` for one that is not there, or an id that is not among the dead letters. */
export async function runDeadLetters(services: Services, args: string[], print: Print): Promise<void> {
  const { command, id, kind } = parse(args);
  if (command === 'list' && !id) return list(services, kind, print);
  if (command === 'retry' && Boolean(id) !== Boolean(kind)) {
    const ids = id ? [id] : (await services.queue.deadJobs({ name: kind, sortDescending: false })).map((job) => job.id);
    for (const each of ids) await retry(services, each, print);
    if (ids.length === 0) print('There are none.');
    return;
  }
  if (command === 'discard' && id && !kind) {
    if (!(await services.queue.discardDeadJob(requireUuid(id)))) throw new UsageError(`There is no dead letter ${id}.`);
    return print(`${id} was discarded.`);
  }
  throw new UsageError('Say what to do.');
}

function parse(args: string[]): { command: string | undefined; id: string | undefined; kind: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { kind: { type: 'string' } },
    });
    const [command, id, ...more] = positionals;
    if (more.length > 0) throw new UsageError(`One id at a time: ${more[0]} is too many.`);
    return { command, id, kind: values.kind };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

async function list({ database, queue }: Services, kind: string | undefined, print: Print): Promise<void> {
  const jobs = await queue.deadJobs({ name: kind });
  // By the platform: they may be anybody's.
  const names = await asPlatform(database, loadOrganizationNames);
  for (const { id, name, organizationId, failedAt, attempts, failure } of jobs) {
    const organization = organizationId === null ? '-' : (names.get(organizationId) ?? organizationId);
    print([id, name, organization, failedAt.toISOString(), attempts, failure].join('\t'));
  }
  if (jobs.length === 0) print('There are none.');
}

async function retry({ database, queue }: Services, id: string, print: Print): Promise<void> {
  const outcome = await asPlatform(database, (trx) =>
    queue.retryDeadJob(trx, requireUuid(id), (job) => requeueAfter(trx, job)),
  );
  if (outcome === 'gone') throw new UsageError(`There is no dead letter ${id}.`);
  print(outcome === 'queued' ? `${id} runs again.` : `${id} was dropped: nothing waits for it any more.`);
}

/** PostgreSQL takes nothing else for an id. */
function requireUuid(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw new UsageError(`${id} is no id of a dead letter.`);
  return id;
}

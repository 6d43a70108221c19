import { createLogger } from '@bidloom/platform';
import { type Computing, openComputing } from '../computing.ts';

let shared: Computing | undefined;

/**
 * The threads and processes that all workers of a test process share: starting them takes longer than most tests. They keep nothing alive
 * and end with the process.
 */
export function sharedComputing(): Computing {
  shared ??= openComputing(createLogger({ level: 'silent', pretty: false }));
  return shared;
}

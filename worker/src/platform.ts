import type { Database } from '@bidloom/db';
import type { Events, Logger, Mailer, ObjectStorage, Queue } from '@bidloom/platform';

/** What the worker stands on; opened by the composition root, closed there too. */
export interface Platform {
  database: Database;
  storage: ObjectStorage;
  queue: Queue;
  events: Events;
  mailer: Mailer;
  logger: Logger;
}

import type { Database } from '@bidloom/db';
import type { Events, Logger, Mailer, ObjectStorage, Queue } from '@bidloom/platform';

/** The services that the worker needs; opened by the composition root, closed there too. */
export interface Platform {
  database: Database;
  storage: ObjectStorage;
  queue: Queue;
  events: Events;
  mailer: Mailer;
  logger: Logger;
}

import type { Database } from '@bidloom/db';
import type { Events, Logger, ObjectStorage, Queue } from '@bidloom/platform';

/** What the api stands on; opened by the composition root, closed there too. */
export interface Platform {
  database: Database;
  storage: ObjectStorage;
  queue: Queue;
  events: Events;
  logger: Logger;
}

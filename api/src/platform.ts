import type { Database } from '@bidloom/db';
import type { Events, Logger, Mailer, ObjectStorage, Queue } from '@bidloom/platform';

/** The services that the api needs; opened by the composition root, closed there too. */
export interface Platform {
  database: Database;
  storage: ObjectStorage;
  queue: Queue;
  events: Events;
  /** Mail is sent by the worker; the api tells whether it can be. */
  mailer: Pick<Mailer, 'check'>;
  logger: Logger;
  /** Whether the workers have a language model, whose tokens licences count; left out: no. */
  usesModel?: boolean;
  /** Rejects where the language model's server does not answer; left out: there is no model. */
  checkModel?: (() => Promise<void>) | undefined;
  /** Whether LibreOffice is installed, as it is where the workers are; left out: no. */
  hasOffice?: boolean;
}

import { join } from 'node:path';
import type { Config } from './config.ts';
import { type DatabaseUse, shareConnections } from './connections.ts';
import type { DatabaseHandle } from './database-handle.ts';
import type { Events } from './events.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail.ts';
import { openMailer } from './mailer.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openEvents } from './open-events.ts';
import { openObjectStorage } from './open-object-storage.ts';
import { openQueue } from './open-queue.ts';
import type { Queue } from './queue.ts';

/** The services that a process needs besides its database. */
export interface Services {
  queue: Queue;
  events: Events;
  storage: ObjectStorage;
  mailer: Mailer;
  /** Closes the events and the mailer; the queue is stopped before, with its drain. */
  close(): Promise<void>;
}

/** The folder in which mails are stored where no mail server is set. */
export const outboxDirectory = (config: Config): string => join(config.dataDirectory, 'mail');

/**
 * Opens the services that the settings name, embedded where they name none. `use`: whether this process works jobs, or only sends them.
 * `exclusive`: no other process works on this database, so jobs left running by a killed one start over at once.
 */
export async function openServices(
  config: Config,
  database: DatabaseHandle,
  logger: Logger,
  { use, exclusive }: { use: DatabaseUse; exclusive: boolean },
): Promise<Services> {
  const [queue, events, storage, mailer] = await Promise.all([
    openQueue({
      database,
      logger,
      exclusive,
      works: use === 'worker',
      maxConnections: shareConnections(config.databasePoolSize, use).queue,
    }),
    openEvents({ database, logger }),
    openStorageOf(config),
    openMailer({
      smtpUrl: config.mail.smtpUrl ?? undefined,
      from: config.mail.from,
      outboxDirectory: outboxDirectory(config),
      logger,
    }),
  ]);
  return {
    queue,
    events,
    storage,
    mailer,
    close: async () => {
      await Promise.all([events.close(), mailer.close()]);
    },
  };
}

/** The object storage that the settings name: an S3 service, or the data folder. */
export function openStorageOf(config: Config): Promise<ObjectStorage> {
  if (config.s3) return openObjectStorage({ kind: 's3', ...config.s3 });
  return openObjectStorage({
    kind: 'disk',
    directory: join(config.dataDirectory, 'objects'),
    signingKey: config.sessionSecret,
    publicUrl: config.publicUrl,
  });
}

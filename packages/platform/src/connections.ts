import { join } from 'node:path';
import type { Config } from './config.ts';

/** What a process does with its database: `command` is a program of the command line, which ends soon. */
export type DatabaseUse = 'api' | 'worker' | 'command';

/** Where the rows are, in the words of `openDatabase`. */
export type DatabasePlace =
  | { connectionString: string; ownerConnectionString?: string; poolSize: number; statementSeconds: number }
  | { folder: string };

/**
 * Connections to PostgreSQL by their purpose; together they are what a process may take. The events have one to listen and one to publish;
 * a worker also listens for jobs, and for messages about running ones.
 */
export function shareConnections(total: number, use: DatabaseUse): { rows: number; queue: number } {
  const listening = use === 'worker' ? 4 : 2;
  const queue = 2;
  return { rows: total - listening - queue, queue };
}

/** The database that the settings name: a server, or the data folder. */
export function databaseOf(config: Config, use: DatabaseUse): DatabasePlace {
  const { databaseUrl, databaseOwnerUrl, databasePoolSize, databaseTimeout, dataDirectory } = config;
  if (databaseUrl === null) return { folder: join(dataDirectory, 'db') };
  return {
    connectionString: databaseUrl,
    ...(databaseOwnerUrl && { ownerConnectionString: databaseOwnerUrl }),
    poolSize: shareConnections(databasePoolSize, use).rows,
    // A backup reads for as long as there is something to read.
    statementSeconds: use === 'command' ? 0 : databaseTimeout,
  };
}

import pg from 'pg';
import type { DatabaseHandle } from './database-handle.ts';
import { eventsChannel } from './events-wire.ts';
import { listen } from './listen.ts';
import type { Logger } from './logger.ts';

/** The database as the events need it: statements in the order in which they are given, and notifications. */
export interface EventSource {
  query(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Rejects where the connection that listens is not there. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface EventSourceOptions {
  logger: Logger;
  onNotification: (payload: string) => void;
  onReconnect: () => void;
}

/** Starts to listen. Resolves once nothing published from now on is missed; rejects where the database can't be reached. */
export async function openEventSource(database: DatabaseHandle, options: EventSourceOptions): Promise<EventSource> {
  const publisher = openPublisher(database, options.logger);
  try {
    const listener = await listen(database, { ...options, channel: eventsChannel, name: 'bidloom events listener' });
    return {
      query: publisher.query,
      check: listener.check,
      close: async () => void (await Promise.all([listener.close(), publisher.close()])),
    };
  } catch (error) {
    await publisher.close();
    throw error;
  }
}

/** One connection, so that two events of one caller arrive in the order in which they were published. */
function openPublisher(database: DatabaseHandle, logger: Logger): Pick<EventSource, 'query' | 'close'> {
  if (database.kind === 'pglite') {
    const { pglite } = database;
    return {
      query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
      close: async () => {},
    };
  }
  const pool = new pg.Pool({
    connectionString: database.connectionString,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'bidloom events',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'The connection that publishes events was lost'));
  return { query: async (text, values) => (await pool.query(text, values)).rows, close: () => pool.end() };
}

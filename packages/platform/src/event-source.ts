import pg from 'pg';
import type { DatabaseHandle } from './database-handle.ts';
import { eventsChannel } from './events-wire.ts';
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
  if (database.kind === 'postgres') return openPostgresSource(database.connectionString, options);
  const { pglite } = database;
  const unlisten = await pglite.listen(eventsChannel, options.onNotification);
  return {
    query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
    check: async () => void (await pglite.query('SELECT 1')),
    close: () => unlisten(),
  };
}

const firstDelayMs = 250;
const longestDelayMs = 10_000;
const probeEveryMs = 15_000;
const probeTimeoutMs = 5000;

async function openPostgresSource(connectionString: string, options: EventSourceOptions): Promise<EventSource> {
  const { logger, onNotification, onReconnect } = options;
  // One connection, so that two events of one caller arrive in the order in which they were published.
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'bidloom events',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'The connection that publishes events was lost'));
  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'bidloom events listener' });
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The server ended the connection.')));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${eventsChannel}`);
    } catch (error) {
      client.removeAllListeners('end');
      await client.end().catch(() => {});
      throw error;
    }
    if (closed) return client.end();
    listener = client;
    failures = 0;
    timer = setTimeout(probe, probeEveryMs);
  }

  /** Finds connections that died without a word: a firewall that forgot them, a host that is gone. */
  async function probe(): Promise<void> {
    const client = listener;
    if (!client || closed) return;
    const late = AbortSignal.timeout(probeTimeoutMs);
    try {
      await Promise.race([
        client.query('SELECT 1'),
        new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason), { once: true })),
      ]);
      if (!closed && listener === client) timer = setTimeout(probe, probeEveryMs);
    } catch (error) {
      lose(client, error);
    }
  }

  function lose(client: pg.Client, error: unknown): void {
    if (closed || listener !== client) return;
    listener = undefined;
    clearTimeout(timer);
    logger.warn({ err: error }, 'The connection that listens for events was lost');
    client.end().catch(() => {});
    reconnect();
  }

  function reconnect(): void {
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    timer = setTimeout(async () => {
      try {
        await listen();
        if (closed) return;
        logger.info('Listening for events again');
        onReconnect();
      } catch (error) {
        logger.warn({ err: error }, 'No connection to listen for events yet');
        if (!closed) reconnect();
      }
    }, delay);
  }

  try {
    await listen();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    async check() {
      if (!listener) throw new Error('There is no connection that listens for events.');
      await listener.query('SELECT 1');
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([listener?.end(), pool.end()]);
    },
  };
}

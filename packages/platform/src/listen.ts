import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseHandle } from './database-handle.ts';
import type { Logger } from './logger.ts';

/** A subscription to a channel of the database's notifications. */
export interface Listener {
  /** Rejects where the connection that listens is not there. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** A name that needs no quotes. */
  channel: string;
  /** What the connection is called, in the log and at the server. */
  name: string;
  logger: Logger;
  onNotification(payload: string): void;
  /** Told after a connection was lost and made again: what was notified in between is missed. */
  onReconnect(): void;
}

const firstDelayMs = 250;
const longestDelayMs = 10_000;
const probeEveryMs = 15_000;
const probeTimeoutMs = 5000;
const connectTimeoutMs = 10_000;
/** A server that is silent would let the end of a connection wait for ever. */
const goodbyeMs = 2000;

/** Listens to a channel. Resolves once nothing notified from now on is missed; rejects where the database can't be reached. */
export async function listen(database: DatabaseHandle, options: ListenOptions): Promise<Listener> {
  if (database.kind === 'postgres') return listenOnServer(database.connectionString, options);
  const { pglite } = database;
  const unlisten = await pglite.listen(options.channel, options.onNotification);
  return { check: async () => void (await pglite.query('SELECT 1')), close: () => unlisten() };
}

async function listenOnServer(connectionString: string, options: ListenOptions): Promise<Listener> {
  const { channel, name, logger, onNotification, onReconnect } = options;
  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      application_name: name,
    });
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The server ended the connection.')));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.removeAllListeners('end');
      void drop(client);
      throw error;
    }
    if (closed) return void drop(client);
    listener = client;
    failures = 0;
    timer = setTimeout(probe, probeEveryMs);
  }

  /** Finds connections that died silently: a firewall that forgot them, a host that no longer exists. */
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
    logger.warn({ err: error, connection: name }, 'A connection that listens was lost');
    void drop(client);
    reconnect();
  }

  function reconnect(): void {
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    timer = setTimeout(async () => {
      try {
        await connect();
        if (closed) return;
        logger.info({ connection: name }, 'Listening again');
        onReconnect();
      } catch (error) {
        logger.warn({ err: error, connection: name }, 'No connection to listen on yet');
        if (!closed) reconnect();
      }
    }, delayMs);
  }

  await connect();
  return {
    async check() {
      if (!listener) throw new Error('There is no connection that listens.');
      await listener.query('SELECT 1');
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      if (listener) await Promise.race([drop(listener), delay(goodbyeMs, undefined, { ref: false })]);
    },
  };
}

const drop = (client: pg.Client) => client.end().catch(() => {});

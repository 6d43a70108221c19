import pg from 'pg';
import { asOutage } from './outage.ts';

export interface ServerPoolOptions {
  connectionString: string;
  /** The most connections; five where left out. */
  size?: number;
  /** The most seconds of one statement; 0: no limit. A minute where left out. */
  statementSeconds?: number;
  /** Statements are sent without waiting for the answer to the one before. */
  pipeline?: boolean;
}

const connectMs = 10_000;
/** To wait this long for a lock means that something is stuck. */
const longestLockMs = 30_000;
/** Our transactions do nothing but statements; one that is idle this long belongs to a process that hangs. */
const longestRestMs = 120_000;
/** How much longer than its limit a statement may take before the server counts as silent. */
const silenceGraceMs = 5000;

/**
 * Connections to a PostgreSQL server that don't wait for ever: for a connection, a lock, a statement, or a server that is silent. A failure
 * of the server itself rejects with a `DatabaseUnavailableError`.
 */
export function openServerPool(options: ServerPoolOptions): pg.Pool {
  const { connectionString, size = 5, statementSeconds = 60, pipeline = false } = options;
  const statementMs = statementSeconds * 1000;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: 'bidloom rows',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    pipeline,
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      lock_timeout: longestLockMs,
      idle_in_transaction_session_timeout: longestRestMs,
      Client: clientWithLimit(statementMs + silenceGraceMs),
    }),
  });
  // A connection may be lost at any moment, idle or in use, and without a listener that would end the process. The pool replaces it; code
  // that was using it gets the error from its statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback
      ? connect(callback)
      : connect().catch((error: unknown) => {
          throw asOutage(error);
        })) as typeof pool.connect;
  return pool;
}

/** The driver's own limit keeps using a connection whose answer may still come; this one closes the connection. */
function clientWithLimit(silenceMs: number): typeof pg.Client {
  class LimitedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has ten forms, and all are passed on as they are
    override query(...args: any[]): any {
      const result = super.query(...(args as Parameters<pg.Client['query']>)) as unknown;
      if (!(result instanceof Promise)) return result;
      const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
      const timer = setTimeout(() => {
        stream.destroy(new Error(`The server has not answered within ${silenceMs} ms.`));
      }, silenceMs);
      return result.then(
        (value) => {
          clearTimeout(timer);
          return value;
        },
        (error) => {
          clearTimeout(timer);
          throw asOutage(error);
        },
      );
    }
  }
  return LimitedClient;
}

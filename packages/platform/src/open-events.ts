import { randomUUID } from 'node:crypto';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';
import type { DatabaseHandle } from './database-handle.ts';
import { type EventSource, openEventSource } from './event-source.ts';
import type { Events, PlatformEvent } from './events.ts';
import { decodeEnvelope, type EventEnvelope, encodeEnvelope, eventsChannel } from './events-wire.ts';
import type { Logger } from './logger.ts';

const sweepEveryMs = 5 * 60 * 1000;
/** Longer than any listener takes to fetch the row that a notification points at. */
const largeEventMinutes = 10;

/**
 * Events between processes by LISTEN/NOTIFY. Needs the table `large_events (id uuid primary key, payload jsonb not null,
 * created_at timestamptz default now())`; its rows are swept after ten minutes.
 */
export async function openEvents({ database, logger }: { database: DatabaseHandle; logger: Logger }): Promise<Events> {
  const listeners = new Set<(event: PlatformEvent) => void>();
  const reconnectListeners = new Set<() => void>();
  /** Set while a large event is being fetched: what comes later waits, so that the order stays. */
  let backlog: Promise<void> | undefined;

  const source: EventSource = await openEventSource(database, {
    logger,
    onNotification: receive,
    onReconnect: () => callEach(reconnectListeners, undefined),
  });
  const sweep = setInterval(() => {
    sweepLargeEvents(source).catch((error) => logger.warn({ err: error }, 'Old events could not be swept'));
  }, sweepEveryMs);
  sweep.unref();

  function receive(payload: string): void {
    let envelope: EventEnvelope;
    try {
      envelope = decodeEnvelope(database.signingSecret, payload);
    } catch (error) {
      logger.warn({ err: error }, 'A notification was not understood');
      return;
    }
    if ('event' in envelope && !backlog) callEach(listeners, envelope.event);
    else enqueue(envelope);
  }

  function enqueue(envelope: EventEnvelope): void {
    const turn = (backlog ?? Promise.resolve())
      .then(() => ('event' in envelope ? envelope.event : fetchLarge(source, envelope.large)))
      .then((event) => event && callEach(listeners, event))
      .catch((error) => logger.error({ err: error }, 'A large event could not be fetched'))
      .finally(() => {
        if (backlog === turn) backlog = undefined;
      });
    backlog = turn;
  }

  function callEach<Value>(subscribers: Set<(value: Value) => void>, value: Value): void {
    for (const subscriber of subscribers) {
      try {
        subscriber(value);
      } catch (error) {
        logger.error({ err: error }, 'A subscriber of events failed');
      }
    }
  }

  return {
    async publish(event, trx) {
      const run = trx
        ? (text: string, values: unknown[]) => fromKysely(trx as KyselyTransactionLike).executeSql(text, values)
        : (text: string, values: unknown[]) => source.query(text, values);
      const small = encodeEnvelope(database.signingSecret, { event });
      if (small !== null) {
        await run('SELECT pg_notify($1, $2)', [eventsChannel, small]);
        return;
      }
      const id = randomUUID();
      // One statement: outside of a transaction, too, no notification goes out without its row.
      await run(
        'WITH stored AS (INSERT INTO large_events (id, payload) VALUES ($1::uuid, $2::jsonb)) SELECT pg_notify($3, $4)',
        [id, JSON.stringify(event), eventsChannel, encodeEnvelope(database.signingSecret, { large: id })],
      );
    },
    subscribe(listener) {
      return add(listeners, listener);
    },
    onReconnect(listener) {
      return add(reconnectListeners, listener);
    },
    check: () => source.check(),
    async close() {
      clearInterval(sweep);
      listeners.clear();
      await backlog;
      await source.close();
    },
  };
}

/** The same function subscribed twice is called twice, and each ends for itself. */
function add<Listener extends (...values: never[]) => void>(set: Set<Listener>, listener: Listener): () => void {
  const own = ((...values) => listener(...values)) as Listener;
  set.add(own);
  return () => set.delete(own);
}

async function fetchLarge(source: EventSource, id: string): Promise<PlatformEvent | undefined> {
  const [row] = await source.query('SELECT payload FROM large_events WHERE id = $1', [id]);
  return row?.payload as PlatformEvent | undefined;
}

async function sweepLargeEvents(source: EventSource): Promise<void> {
  await source.query(`DELETE FROM large_events WHERE created_at < now() - interval '${largeEventMinutes} minutes'`, []);
}

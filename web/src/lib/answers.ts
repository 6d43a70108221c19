import type { Endpoint } from '@bidloom/contract';
import type { Page } from '@bidloom/contract/envelope';
import { type Answer, type CallInput, call } from './api-client.ts';
import { onFreshen } from './freshness.ts';
import { onChangeHere } from './other-tabs.ts';
import { readToken } from './token.ts';

/** What a reading call has come to. */
export interface Reading {
  answer: unknown;
  /** What was thrown; null where nothing was. */
  failure: unknown;
  loading: boolean;
}

interface Entry {
  reading: Reading;
  ask: (signal: AbortSignal) => Promise<unknown>;
  listeners: Set<() => void>;
  /** The call in progress. */
  controller: AbortController | null;
  /** Whether it is to be read once more when the call in progress is over. */
  isDue: boolean;
  /** When nobody showed it any more, in milliseconds. */
  leftAt: number;
}

/** A reading call, with how its answer is known. */
export interface Read {
  key: string;
  ask: (signal: AbortSignal) => Promise<unknown>;
}

/** An answer that nobody shows is kept for so many milliseconds, unless something changes. */
const keptFor = 60_000;
const waiting: Reading = { answer: undefined, failure: null, loading: true };

/** All answers that are shown, and those that were shown a moment ago. */
const entries = new Map<string, Entry>();

/** How much of a list is read: the page that is asked for, or all pages, one after the other. */
export type Extent = 'page' | 'all';

/** The reading call of an endpoint. Answers belong to the session that they were given to. */
export function readOf<E extends Endpoint>(endpoint: E, input: CallInput<E>, extent: Extent): Read {
  const { failure: _, signal: __, ...asked } = input;
  return {
    key: [readToken(), endpoint.method, endpoint.path, extent, JSON.stringify(asked)].join(' '),
    ask: (signal) =>
      (extent === 'page' ? call : callAllPages)(endpoint, { ...input, signal, changes: false } as CallInput<E>),
  };
}

async function callAllPages<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const answer = (await call(endpoint, input)) as Page<unknown>;
  let last = answer;
  while (last.hasNextPage) {
    const query = { ...input.query, pageNumber: last.pageNumber + 1 };
    last = (await call(endpoint, { ...input, query } as CallInput<E>)) as Page<unknown>;
    answer.data.push(...last.data);
  }
  return answer as Answer<E>;
}

/** What is known of a read now. */
export const readingOf = ({ key }: Read): Reading => entries.get(key)?.reading ?? waiting;

/**
 * Reads, unless others that show the same are reading, and calls back at every news. What is known from before is shown
 * meanwhile. Returns how to stop: the last one who does gives up the call.
 */
export function watch(read: Read, listener: () => void): () => void {
  const known = entries.get(read.key);
  const entry = known ?? { ...read, reading: waiting, listeners: new Set(), controller: null, isDue: false, leftAt: 0 };
  entries.set(read.key, entry);
  entry.listeners.add(listener);
  if (entry.listeners.size === 1 && !entry.controller) ask(entry, 'loud');
  return () => {
    entry.listeners.delete(listener);
    // Whoever takes its place in the same moment goes on with the call.
    queueMicrotask(() => entry.listeners.size === 0 && leave(read.key, entry));
  };
}

function leave(key: string, entry: Entry): void {
  entry.leftAt = Date.now();
  entry.controller?.abort();
  Object.assign(entry, { controller: null, isDue: false });
  if (entry.reading.answer === undefined && entries.get(key) === entry) entries.delete(key);
  for (const [other, { listeners, leftAt }] of entries) {
    if (listeners.size === 0 && Date.now() - leftAt > keptFor) entries.delete(other);
  }
}

/**
 * Reads once more. A quiet read takes nothing away from the screen: what is shown is better than nothing. It waits for
 * the call in progress, whose answer may be older than the reason.
 */
export function reread({ key }: Read, how: 'loud' | 'quiet'): void {
  const entry = entries.get(key);
  if (!entry) return;
  if (how === 'loud') ask(entry, 'loud');
  else if (entry.controller) entry.isDue = true;
  else askQuietly(entry);
}

const askQuietly = (entry: Entry): void => ask(entry, entry.reading.answer === undefined ? 'loud' : 'quiet');

/** Forgets everything. */
export const forgetAnswers = (): void => entries.clear();

function ask(entry: Entry, how: 'loud' | 'quiet'): void {
  entry.controller?.abort();
  const controller = new AbortController();
  Object.assign(entry, { controller, isDue: false });
  if (how === 'loud') tell(entry, { ...entry.reading, failure: null, loading: true });
  const settle = (reading: Reading) => {
    if (entry.controller !== controller) return;
    entry.controller = null;
    tell(entry, reading);
    if (entry.isDue) askQuietly(entry);
  };
  entry.ask(controller.signal).then(
    (answer) => settle({ answer, failure: null, loading: false }),
    (failure: unknown) => {
      const { answer, loading } = entry.reading;
      if (how === 'loud' || loading || answer === undefined) settle({ answer: undefined, failure, loading: false });
      else settle(entry.reading);
    },
  );
}

function tell(entry: Entry, reading: Reading): void {
  entry.reading = reading;
  for (const listener of [...entry.listeners]) listener();
}

// A change here may concern anything that was shown before; what is shown is read again by whoever knows that it is.
onChangeHere(() => {
  for (const [key, entry] of entries) if (entry.listeners.size === 0) entries.delete(key);
});
onFreshen(() => {
  for (const [key, entry] of [...entries]) {
    if (entry.listeners.size === 0) entries.delete(key);
    else askQuietly(entry);
  }
});

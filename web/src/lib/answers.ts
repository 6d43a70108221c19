import type { Endpoint } from '@bidloom/contract';
import type { Page } from '@bidloom/contract/envelope';
import { type Answer, type CallInput, call } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { onFreshen } from './freshness.ts';
import { onChangeHere } from './other-tabs.ts';
import { onSecondChance } from './second-chance.ts';
import { readToken } from './token.ts';

/** The state of a reading call. */
export interface Reading {
  answer: unknown;
  /** The thrown error; null if there was none. */
  failure: unknown;
  loading: boolean;
}

interface Entry {
  reading: Reading;
  ask: (signal: AbortSignal) => Promise<unknown>;
  listeners: Set<() => void>;
  /** The call in progress. */
  controller: AbortController | null;
  /** Whether it must be read again after the call in progress. */
  isDue: boolean;
  /** The time at which the last component stopped showing it, in milliseconds. */
  leftAt: number;
}

/** A reading call with the key of its answer. */
export interface Read {
  key: string;
  ask: (signal: AbortSignal) => Promise<unknown>;
}

/** How long an answer that is not shown is kept, in milliseconds, unless something changes. */
const keptFor = 60_000;
const waiting: Reading = { answer: undefined, failure: null, loading: true };

/** The answers that are shown, or were shown a moment ago. */
const entries = new Map<string, Entry>();

/** How much of a list is read: the requested page, or all pages one after the other. */
export type Extent = 'page' | 'all';

/** The reading call of an endpoint. Answers belong to the session in which they were fetched. */
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

/** The current state of a read. */
export const readingOf = ({ key }: Read): Reading => entries.get(key)?.reading ?? waiting;

/**
 * Reads, unless the same read is already in progress, and calls back at every change. An earlier answer is shown meanwhile.
 * Returns a function that stops this; when the last watcher stops, the call is cancelled.
 */
export function watch(read: Read, listener: () => void): () => void {
  const known = entries.get(read.key);
  const entry = known ?? { ...read, reading: waiting, listeners: new Set(), controller: null, isDue: false, leftAt: 0 };
  entries.set(read.key, entry);
  entry.listeners.add(listener);
  if (entry.listeners.size === 1 && !entry.controller) ask(entry, 'loud');
  return () => {
    entry.listeners.delete(listener);
    // If another watcher starts in the same tick, the call continues.
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
 * Reads again. A quiet read keeps the shown data, also if it fails. It runs after the call in progress, whose answer may be
 * older than the reason for reading again.
 */
export function reread({ key }: Read, how: 'loud' | 'quiet'): void {
  const entry = entries.get(key);
  if (!entry) return;
  if (how === 'loud') ask(entry, 'loud');
  else if (entry.controller) entry.isDue = true;
  else askQuietly(entry);
}

const askQuietly = (entry: Entry): void => ask(entry, entry.reading.answer === undefined ? 'loud' : 'quiet');

/** Clears all answers. */
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

// A change here may affect every earlier answer. Data on the screen is read again by the components that know of the change.
onChangeHere(() => {
  for (const [key, entry] of entries) if (entry.listeners.size === 0) entries.delete(key);
});
onFreshen(() => {
  for (const [key, entry] of [...entries]) {
    if (entry.listeners.size === 0) entries.delete(key);
    else askQuietly(entry);
  }
});
onSecondChance(() => {
  for (const entry of entries.values()) {
    if (entry.listeners.size > 0 && !entry.controller && mayHeal(entry.reading.failure)) ask(entry, 'loud');
  }
});

/** Whether another try may help: the server was not reached, or could not answer. What it refuses stays refused. */
function mayHeal(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status === 429 || failure.status >= 500);
}

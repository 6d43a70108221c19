import type { Endpoint, InputOf, OutputOf } from '@bidloom/contract';
import { ApiError, toApiError } from './api-error.ts';
import { firstMessages as messages } from './messages.first.ts';
import { tellChange } from './other-tabs.ts';
import { clearToken, readToken } from './token.ts';

/** The input of a call, by its endpoint's schemas; parts without a schema are not allowed. */
export type CallInput<E extends Endpoint> = PartOf<'params', E['params']> &
  PartOf<'body', E['body']> & { query?: Partial<InputOf<E['query']>>; signal?: AbortSignal; failure?: string } & {
    /** False for a call that only reads, although it is sent by POST. */
    changes?: false;
  };

type PartOf<Name extends string, Schema> = undefined extends Schema
  ? { [name in Name]?: undefined }
  : undefined extends InputOf<Schema>
    ? { [name in Name]?: InputOf<Schema> }
    : { [name in Name]: InputOf<Schema> };

/** The whole body of the answer, including the envelope. */
export type Answer<E extends Endpoint> = OutputOf<E['response']>;

/** The address of the api: the page's own origin, or the build's setting. */
const baseUrl = (): string => (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '');

let onUnauthorized: () => void = () => {};

/** Sets the handler for a session that the server no longer accepts. The token is already cleared when it is called. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

const unreachableListeners = new Set<() => void>();

/** Calls back if a call does not reach the server. Returns a function that stops this. */
export function onUnreachable(listener: () => void): () => void {
  unreachableListeners.add(listener);
  return () => void unreachableListeners.delete(listener);
}

/** The server was not reached. */
function unreachable(): ApiError {
  for (const listener of [...unreachableListeners]) listener();
  return new ApiError(messages.errors.unreachable, { status: 0 });
}

/** Whether the server gives any answer. */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(`${baseUrl()}/health/live`, { cache: 'no-store', signal: AbortSignal.timeout(answersWithin) });
    return true;
  } catch {
    return false;
  }
}

/** The time limit for this answer, in milliseconds. */
const answersWithin = 10_000;

/**
 * Ends the session here because the server has ended it. `sent` is the token of the refused call: if there is a new token
 * meanwhile, the new session is kept.
 */
export function unauthorized(sent: string | null = readToken()): void {
  // The call was made before a sign-out or before another sign-in, so its answer ends no session.
  if (readToken() !== sent) return;
  clearToken();
  onUnauthorized();
}

/** The address of a call. Query values that are undefined or empty are left out. */
export function urlOf(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${baseUrl()}${path}${search && `?${search}`}`;
}

/** The headers of every call. */
export function authorization(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * Calls an endpoint and returns its answer. Throws `ApiError` with a message for users, where `failure` is the operation's
 * default text; throws the `AbortError` of `signal` unchanged.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const response = await send(endpoint, input, 'application/json');
  const answer = await readBody(response);
  // A proxy may answer instead of the server. This message is for developers: users get the caller's text.
  if (typeof answer !== 'object' || answer === null) throw new TypeError('The answer is not JSON');
  return answer as Answer<E>;
}

/** Fetches a file, for calls that answer with one; its name is the one that the server gives it. */
export async function download<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<File> {
  const response = await send(endpoint, input, '*/*');
  const blob = await response.blob();
  return new File([blob], nameOf(response.headers.get('content-disposition') ?? ''), { type: blob.type });
}

/** The name of a download (RFC 6266), which the api writes by RFC 5987. */
const nameOf = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1] ?? 'download');

/** The same without an endpoint's types, for code that works with every call. */
interface AnyInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  failure?: string | undefined;
  changes?: false | undefined;
}

/** Sends a call and returns the answer when it begins; `accept` is the requested media type. Throws like `call`. */
export async function send(endpoint: Endpoint, input: AnyInput, accept: string): Promise<Response> {
  const { params, query, body, signal, failure } = input;
  const fallback = failure ?? endpoint.failed;
  const token = readToken();
  const request: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      Accept: accept,
      ...authorization(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
  const response = await fetch(urlOf(endpoint, params, query), request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw unreachable();
  });
  if (!response.ok) await refuse(endpoint, response, { fallback, token });
  if (input.changes !== false) tellChange(endpoint);
  return response;
}

async function refuse(
  endpoint: Endpoint,
  response: Response,
  { fallback, token }: { fallback: string; token: string | null },
): Promise<never> {
  const body = await readBody(response);
  handleUnauthorized(endpoint, response.status, token);
  throw toApiError(response.status, { body, statusText: response.statusText }, fallback);
}

/** A 401 of a call without a session is about the input, not about the session. */
function handleUnauthorized(endpoint: Endpoint, status: number, sent: string | null): void {
  if (status === 401 && endpoint.access !== 'anonymous') unauthorized(sent);
}

async function readBody(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

/** The progress of an upload, in bytes. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/**
 * Sends files as multipart. Uses XMLHttpRequest, since `fetch` does not report the progress of an upload.
 * Throws like `call`.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & {
    field: string;
    files: readonly File[];
    /** Further fields of the form, before the files. */
    fields?: Readonly<Record<string, string>>;
    onProgress?: (progress: UploadProgress) => void;
  },
): Promise<Answer<E>> {
  const { field, files, fields = {}, onProgress } = input;
  const { params, query, signal, failure }: AnyInput = input;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(field, file, file.name);

  return new Promise((resolve, reject) => {
    const token = readToken();
    const request = new XMLHttpRequest();
    request.open(endpoint.method, urlOf(endpoint, params, query));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total });
    request.onabort = () => reject(new DOMException(messages.errors.cancelled, 'AbortError'));
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        tellChange(endpoint);
        return resolve(body as Answer<E>);
      }
      handleUnauthorized(endpoint, request.status, token);
      const fallback = failure ?? endpoint.failed;
      reject(toApiError(request.status, { body, statusText: request.statusText }, fallback));
    };
    if (signal?.aborted) return request.onabort?.(new ProgressEvent('abort'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

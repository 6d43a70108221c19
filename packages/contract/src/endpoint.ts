import type { z } from 'zod';
import type { Access } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an answer travels when it is not JSON. */
export type Transfer = 'event-stream' | 'file';

/** The field of a multipart form that carries one file, or several. */
export type FileField = 'file' | 'files';

/**
 * One HTTP call as data. `path` is written as the specification writes it, with `{name}` for parameters.
 * The api validates by these schemas, documents them, and refuses to start with a route that has no `access`;
 * the web app derives its calls and form rules from them.
 */
export interface Endpoint<
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: Method;
  path: string;
  summary: string;
  /** The message for a person where it fails and nothing better is known. */
  failed: string;
  /** Feature name, the heading in the API's documentation. */
  tag: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  /** The successful answer's whole body, envelope included. */
  response: Response;
  /** The successful status; 200 unless said otherwise. */
  status: number;
  /** Failures that carry more than the envelope of failures, by status. */
  failures?: Readonly<Record<number, z.ZodType>>;
  /** The call takes a multipart form with this field instead of JSON. */
  accepts?: FileField;
  /** Kinds of answer that the call can give besides JSON. */
  produces?: Transfer;
  /** The events of an event stream: the JSON of each by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
}

interface EndpointInput<P, Q, B, R>
  extends Omit<Endpoint, 'method' | 'path' | 'tag' | 'access' | 'params' | 'query' | 'body' | 'response' | 'status'>,
    Partial<Pick<Endpoint, 'tag' | 'access' | 'status'>> {
  params?: P;
  query?: Q;
  body?: B;
  response?: R;
}

/**
 * Declares the endpoints of a feature and keeps the exact types of their parts. `tag` and `access` hold for those that do not name others.
 */
export function endpointsOf(tag: string, access: Access) {
  const by =
    (method: Method) =>
    <
      P extends z.ZodObject | undefined = undefined,
      Q extends z.ZodObject | undefined = undefined,
      B extends z.ZodType | undefined = undefined,
      R extends z.ZodType | undefined = undefined,
    >(
      path: string,
      input: EndpointInput<P, Q, B, R>,
    ): Endpoint<P, Q, B, R> => ({
      ...{ method, path, tag, access, status: 200 },
      ...input,
      params: input.params as P,
      query: input.query as Q,
      body: input.body as B,
      response: input.response as R,
    });
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), delete: by('DELETE') };
}

/** What a schema accepts, or nothing where there is no schema. */
export type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
/** What a schema gives after validation, or nothing where there is no schema. */
export type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

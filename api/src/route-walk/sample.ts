import type { Endpoint } from '@bidloom/contract';
import type { LightMyRequestResponse } from 'fastify';
import { multipart, type SampleFile } from '../testing/documents.ts';
import type { Person, TestApi } from '../testing/main.ts';
import type { World } from './world.fixtures.ts';

/** What a call is made of, before it is put into an address and a body. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  files?: SampleFile[];
}

/** A valid call of one endpoint in one organisation. */
export interface Sample {
  endpoint: Endpoint;
  /** With the organisation's own ids, wherever the call takes one; `undefined` where it takes nothing. */
  build(world: World): Input;
  /** Why the call is not tried with one's own ids: it would wait for something that the walk does not have. */
  waits?: string;
}

/** Declares how to call an endpoint: what it takes besides the ids in its path that have the names of the world's. */
export function sample(endpoint: Endpoint, build: (world: World) => Input = () => ({}), waits?: string): Sample {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof World);
  return {
    endpoint,
    build: (world) => {
      const { params, ...input } = build(world);
      const own = Object.fromEntries(
        names.filter((name) => name in world).map((name) => [name, world[name] as string]),
      );
      return { ...input, ...(names.length > 0 && { params: { ...own, ...params } }) };
    },
    ...(waits && { waits }),
  };
}

export interface Call {
  person: Person | null;
  method: string;
  input: Input;
  headers?: Record<string, string>;
}

/** Makes a call of an endpoint; `method` is its own, or HEAD. */
export function send(
  api: TestApi,
  { endpoint }: Sample,
  { person, method, input, headers = {} }: Call,
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? '-'),
  );
  const query = new URLSearchParams(input.query).toString();
  const form = input.files && multipart(input.files);
  return api.app.inject({
    method: method as 'GET',
    url: query ? `${path}?${query}` : path,
    headers: { ...headers, ...form?.headers, ...(person && { authorization: `Bearer ${person.token}` }) },
    ...(form ? { payload: form.payload } : input.body && { payload: input.body }),
  });
}

/** An input in which some of the own ids are those of another organisation, and which they are. */
export interface Trespass {
  fields: string;
  input: Input;
}

/** Every input that differs from `own` in one foreign id, and the one that differs in all of them. */
export function trespasses(own: Input, foreign: Input, foreignIds: Set<string>): Trespass[] {
  const places = [...differences(own, foreign, foreignIds)];
  const alone = places.map((place) => ({ fields: place.join('.'), input: replace(own, foreign, place) }));
  if (places.length < 2) return alone;
  const all = places.reduce((input, place) => replace(input, foreign, place), own);
  return [...alone, { fields: 'every id', input: all }];
}

type Place = string[];

function* differences(own: unknown, foreign: unknown, ids: Set<string>, place: Place = []): Generator<Place> {
  if (typeof foreign === 'string' && ids.has(foreign) && own !== foreign) yield place;
  if (typeof own !== 'object' || own === null || typeof foreign !== 'object' || foreign === null) return;
  for (const [key, value] of Object.entries(own)) {
    yield* differences(value, (foreign as Record<string, unknown>)[key], ids, [...place, key]);
  }
}

function replace(into: Input, from: Input, place: Place): Input {
  const copy = structuredClone(into);
  let [target, source] = [copy as Record<string, unknown>, from as Record<string, unknown>];
  for (const key of place.slice(0, -1)) {
    target = target[key] as Record<string, unknown>;
    source = source[key] as Record<string, unknown>;
  }
  const last = place.at(-1) as string;
  target[last] = source[last];
  return copy;
}

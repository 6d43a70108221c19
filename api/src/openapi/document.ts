import { type Endpoint, errorStatus, failure } from '@bidloom/contract';
import type { z } from 'zod';
import { features, type JsonSchema, meaningOf, openSchemaBook, pascal, type SchemaBook } from './schemas.ts';

const bytes: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** The answers to a request with `Range`. */
const partOfFile = {
  206: {
    description: 'The part of the file that `Range` asks for',
    content: { 'application/octet-stream': { schema: bytes } },
  },
  416: { description: 'The file has no such part' },
};

/** What each status of a failure means, whichever call it comes from. */
const failures: Record<number, string> = {
  400: 'The request is not valid; `errors` names every point',
  401: 'Nobody is signed in, or the sign-in failed',
  403: 'The role of the caller is not allowed to do this, or the account may not sign in',
  404: 'Not there, or in another organization',
  409: 'A duplicate, or a state that does not allow it',
  413: 'The body is too large',
  415: 'The call does not take this type of content',
  422: 'Understood, and not possible',
  429: 'Too many calls; `Retry-After` says when to come back',
  500: 'Something went wrong here',
  503: 'Something that the call needs does not answer; try again later',
};

/** The OpenAPI 3.1 document of these endpoints. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const book = openSchemaBook();
  const failureSchema = book.schemaOf(failure, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(endpoint, book) };
  }
  const responses = Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [
      `Failure${status}`,
      { description: `${description}. Codes: ${codesOf(Number(status))}.`, ...jsonContent(failureSchema) },
    ]),
  );
  book.explain();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bidloom',
      version: '0.1.0',
      description: 'The tender workspace: documents in, cited answers out.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses,
      schemas: Object.fromEntries(Object.entries(book.schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

/** `<feature>_<name>`, under which the contract exports the endpoint; generated clients use it as the call's name. */
function operationIdOf(endpoint: Endpoint): string {
  for (const [feature, exports] of features) {
    const name = Object.keys(exports).find((each) => exports[each] === endpoint);
    if (name) return `${feature}_${name}`;
  }
  throw new Error(`${endpoint.method} ${endpoint.path} is not exported by the contract`);
}

function describeOperation(endpoint: Endpoint, book: SchemaBook) {
  const { access, summary, tag } = endpoint;
  const operationId = operationIdOf(endpoint);
  const name = pascal(operationId.replace(/^.*_/, ''));
  const who = access === 'anonymous' ? 'For everybody, without a session.' : `For the roles ${access.join(', ')}.`;
  return {
    operationId,
    summary,
    description: `${summary}. ${who}`,
    tags: [tag],
    ...(access === 'anonymous' ? { security: [], 'x-roles': [] } : { 'x-roles': [...access] }),
    parameters: [...parametersOf(endpoint.params, 'path', book), ...parametersOf(endpoint.query, 'query', book)],
    ...bodyOf(endpoint, name, book),
    responses: {
      [endpoint.status]: successOf(endpoint, name, book),
      ...(endpoint.produces === 'file' && partOfFile),
      ...failuresOf(endpoint, name, book),
    },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', book: SchemaBook) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description = meaningOf(name), ...json } = book.schemaOf(field as z.ZodType, 'input');
    return {
      name,
      in: place,
      required: place === 'path',
      ...(description !== undefined && { description }),
      schema: json,
    };
  });
}

function bodyOf({ body, accepts }: Endpoint, name: string, book: SchemaBook) {
  if (body) {
    const schema = book.keep(`${name}Body`, book.schemaOf(body, 'input'));
    return { requestBody: { required: true, ...jsonContent(schema) } };
  }
  if (!accepts) return {};
  const content = accepts === 'files' ? { type: 'array', items: bytes, minItems: 1 } : bytes;
  const properties = { [accepts]: { ...content, description: meaningOf(accepts) } };
  const schema = { type: 'object', required: [accepts], properties };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function successOf({ response, produces, events }: Endpoint, name: string, book: SchemaBook) {
  const content: Record<string, { schema: JsonSchema }> = {};
  if (response) {
    content['application/json'] = { schema: book.keep(`${name}Answer`, book.schemaOf(response, 'output')) };
  }
  if (produces === 'file') content['application/octet-stream'] = { schema: bytes };
  if (produces === 'event-stream') {
    const kinds = Object.entries(events ?? {}).map(([event, data]) => ({
      type: 'object',
      required: ['event', 'data'],
      properties: { event: { const: event }, id: { type: 'string' }, data: book.schemaOf(data, 'output') },
    }));
    const schema = book.keep(`${name}Event`, {
      description: 'One server-sent event: its name, its id where it has one, and the JSON of its data',
      oneOf: kinds,
    });
    content['text/event-stream'] = { schema };
  }
  const description = { file: 'The file', 'event-stream': 'Server-sent events' }[String(produces)] ?? 'Done';
  return { description, content };
}

function failuresOf(endpoint: Endpoint, name: string, book: SchemaBook) {
  const { access, body, accepts, method, produces, tag } = endpoint;
  const changes = method !== 'GET';
  const possible = [
    400,
    ...(access !== 'anonymous' || tag === 'auth' ? [401] : []),
    // Requests from other sites are refused, whoever makes them.
    403,
    404,
    // A file may not be written yet.
    ...(changes || produces === 'file' ? [409] : []),
    ...(body || accepts ? [413, 415, 422] : []),
    429,
    500,
    503,
  ];
  return Object.fromEntries(
    possible.map((status) => {
      const own = endpoint.failures?.[status];
      if (!own) return [status, { $ref: `#/components/responses/Failure${status}` }];
      const schema = book.keep(`${name}Failure`, book.schemaOf(own, 'output'));
      return [status, { description: failures[status], ...jsonContent(schema) }];
    }),
  );
}

const jsonContent = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const codesOf = (status: number) =>
  Object.entries(errorStatus)
    .flatMap(([code, each]) => (each === status ? [`\`${code}\``] : []))
    .join(', ');

import { Validator } from '@seriousme/openapi-schema-validator';
import type { LightMyRequestResponse } from 'fastify';
import openapiTypescript, { astToString } from 'openapi-typescript';
import t from 'tap';
import ts from 'typescript';
import { openAnswerCheck } from '../testing/answers.ts';
import { startTestApi } from '../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { body: document } = await api.call(null, 'GET', '/openapi.json');

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-roles': string[];
  security?: unknown[];
  requestBody?: object;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}
const endpoints = api.app.registeredRoutes.flatMap(({ endpoint, method }) => {
  if (endpoint?.method !== method) return [];
  const operation: Operation = document.paths[endpoint.path]?.[method.toLowerCase()];
  return [{ endpoint, operation, name: `${method} ${endpoint.path}` }];
});

t.test('the document is valid OpenAPI 3.1, and nothing in it leads nowhere', async (t) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  t.ok(valid, JSON.stringify(errors));
  t.equal(validator.version, '3.1');
  const text = JSON.stringify(document);
  for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    const parts = reference.replace(/^#\//, '').split('/');
    const target = parts.reduce((place, part) => place?.[part], document);
    if (!target) t.fail(`${reference} leads nowhere`);
  }
  t.notMatch(text, /__schema|\$defs|"nullable"/);
});

t.test('a client is generated of it whose types compile', async (t) => {
  const types = astToString(await openapiTypescript(structuredClone(document)));
  const use = `
    import type { components, operations } from './schema';
    const text: string = {} as components['schemas']['Keyword']['text'];
    const customerId: string | null = {} as components['schemas']['KeywordReplacement']['customerId'];
    type Search = operations['keywords_searchKeywords'];
    const query: Search['parameters']['query'] = { sortBy: 'text', isActive: true, pageSize: 10 };
    const total: number = {} as Search['responses'][200]['content']['application/json']['totalCount'];
    const code: 'not_found' extends components['schemas']['Failure']['code'] ? true : false = true;
    export { code, customerId, query, text, total };`;
  const files: Record<string, string> = { '/schema.ts': types, '/use.ts': use };
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...more) =>
    files[name] === undefined
      ? getSourceFile(name, ...more)
      : ts.createSourceFile(name, files[name], ts.ScriptTarget.ES2022);
  host.fileExists = (name) => name in files || fileExists(name);
  host.readFile = (name) => files[name] ?? readFile(name);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(['/use.ts'], options, host));
  t.same(
    diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    [],
  );
});

t.test('every endpoint is documented: name, roles, body, answer, and its failures by status', async (t) => {
  for (const { endpoint, operation, name } of endpoints) {
    t.match(operation, { operationId: /^[a-zA-Z]+_[a-zA-Z]+$/, summary: endpoint.summary }, name);
    t.same(operation['x-roles'], endpoint.access === 'anonymous' ? [] : endpoint.access, `roles of ${name}`);
    for (const role of operation['x-roles']) t.match(operation.description, role);
    t.same(operation.security, endpoint.access === 'anonymous' ? [] : undefined, `who may call ${name}`);
    t.equal(Boolean(operation.requestBody), Boolean(endpoint.body || endpoint.accepts), `the body of ${name}`);
    t.ok(Object.keys(operation.responses[endpoint.status]?.content ?? {}).length > 0, `the answer of ${name}`);
    for (const status of [400, 404, 429, 500, 503]) t.ok(operation.responses[status], `${status} of ${name}`);
    if (endpoint.access !== 'anonymous') t.match(operation.responses, { 401: Object, 403: Object });
  }
  const ids = endpoints.map(({ operation }) => operation.operationId);
  t.equal(new Set(ids).size, ids.length, 'names are unique');
  t.match(
    ids,
    ['keywords_searchKeywords', 'chat_askQuestion'].map((id) => ids.find((each) => each === id) && String),
  );
  t.ok(ids.includes('keywords_searchKeywords') && ids.includes('chat_askQuestion'), 'and stable');
  t.match(document.components.responses.Failure404.content['application/json'].schema, {
    $ref: '#/components/schemas/Failure',
  });
});

t.test('every field and every parameter is described', async (t) => {
  const lacking: string[] = [];
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as { properties?: Record<string, { description?: string; $ref?: string }> };
    for (const [field, schema] of Object.entries(properties ?? {})) {
      if (!schema.description && !schema.$ref && !('const' in schema)) lacking.push(`${place}.${field}`);
    }
    for (const part of Object.values(node)) look(part, place);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
  look(document.paths, 'paths');
  for (const operations of Object.values<Record<string, { parameters: { name: string; description?: string }[] }>>(
    document.paths,
  )) {
    for (const { parameters } of Object.values(operations)) {
      for (const { name, description } of parameters) if (!description) lacking.push(name);
    }
  }
  t.same(lacking, []);
  t.match(document.components.schemas.ImportReport.properties.errors.items.properties.row, {
    description: /of the sheet/,
  });
});

t.test('forms, files and events are told apart from JSON', async (t) => {
  const upload = document.paths['/workspaces/{workspaceId}/documents/upload'].post;
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  t.match(upload.requestBody.content['multipart/form-data'].schema.properties, { files: { items: binary } });
  t.match(upload.responses[400].content['application/json'].schema, {
    $ref: '#/components/schemas/UploadDocumentsFailure',
  });
  const sheet = document.paths['/Customers/import-excel/{organizationId}'].post.requestBody.content;
  t.match(sheet['multipart/form-data'].schema.properties, { file: binary });
  const answerOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses[200].content);
  t.same(answerOf('/AI/ask-question', 'post'), ['application/json', 'text/event-stream']);
  t.same(answerOf('/api/Notification/subscribe/{clientId}', 'get'), ['text/event-stream']);
  t.same(answerOf('/workspaces/{workspaceId}/documents/{documentId}/content', 'get'), ['application/octet-stream']);
  const { AskQuestionEvent, SubscribeNotificationsEvent } = document.components.schemas;
  const eventsOf = ({ oneOf }: { oneOf: { properties: { event: { const: string } } }[] }) =>
    oneOf.map(({ properties }) => properties.event.const);
  t.same(eventsOf(AskQuestionEvent), ['entry', 'token', 'citations', 'error']);
  t.same(eventsOf(SubscribeNotificationsEvent), ['notification']);
});

t.test('an answer that is not as documented fails the test that made it', async (t) => {
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  const url = `/Keywords/search/${organizationId}/all`;
  const { body } = await api.call(ada, 'GET', url);
  const check = openAnswerCheck(api.app);
  const answer = (statusCode: number, json: object) =>
    ({ statusCode, headers: { 'content-type': 'application/json' }, json: () => json }) as LightMyRequestResponse;
  t.equal(check('GET', url, answer(200, body)), undefined);
  t.match(check('GET', url, answer(200, { ...body, totalCount: 'many' })), /totalCount must be integer/);
  t.match(check('GET', url, answer(200, { ...body, secret: 'x' })), /must NOT have additional properties/);
  t.match(check('GET', url, answer(418, body)), /418 is not documented/);
  t.match(check('GET', url, answer(404, body)), /404 differs/);
});

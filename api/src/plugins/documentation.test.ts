import t from 'tap';
import { startTestApi } from '../testing.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { body: document } = await api.call(null, 'GET', '/openapi.json');

t.test('every endpoint of the contract is documented, with its answer and its failures', async (t) => {
  for (const { endpoint, method } of api.app.registeredRoutes) {
    if (!endpoint || method !== endpoint.method) continue;
    const name = `${method} ${endpoint.path}`;
    const operation = document.paths[endpoint.path]?.[method.toLowerCase()];
    t.ok(operation?.summary, name);
    t.ok(Object.keys(operation?.responses[endpoint.status]?.content ?? {}).length > 0, `the answer of ${name}`);
    t.match(
      operation?.responses.default?.content['application/json'].schema.properties,
      { success: {}, message: { type: 'string' }, code: { type: 'string' }, requestId: { type: 'string' } },
      `the failures of ${name}`,
    );
    t.equal(Boolean(operation?.requestBody), Boolean(endpoint.body || endpoint.accepts), `the body of ${name}`);
    t.same(operation?.security, endpoint.access === 'anonymous' ? [] : undefined, `who may call ${name}`);
  }
});

t.test('forms, streams and files are told from JSON', async (t) => {
  const upload = document.paths['/workspaces/{workspaceId}/documents/upload'].post.requestBody.content;
  const binary = { type: 'string', format: 'binary' };
  t.match(upload['multipart/form-data'].schema.properties, { files: { type: 'array', items: binary } });
  const sheet = document.paths['/Customers/import-excel/{organizationId}'].post.requestBody.content;
  t.match(sheet['multipart/form-data'].schema.properties, { file: binary });
  const answerOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses[200].content);
  t.same(answerOf('/AI/ask-question', 'post'), ['application/json', 'text/event-stream']);
  t.same(answerOf('/api/Notification/subscribe/{clientId}', 'get'), ['text/event-stream']);
  t.same(answerOf('/workspaces/{workspaceId}/documents/{documentId}/content', 'get'), ['application/octet-stream']);
});

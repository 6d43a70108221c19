import { PassThrough } from 'node:stream';
import { createLogger } from '@bidloom/platform';
import t from 'tap';
import { createApi } from '../app.ts';
import { startTestApi } from '../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());

t.test('an address that no route can be looked up for is refused in the same envelope as all else', async (t) => {
  for (const url of ['/%E0%A4%A', `/Imports/${'9'.repeat(300)}/x`]) {
    const { status, body } = await api.call(null, 'GET', url);
    t.match(body, { success: false, code: 'invalid_input', requestId: /^[0-9a-f-]{36}$/ }, url);
    t.equal(status, 400, url);
  }
});

t.test('where nothing is, says which call was meant and nothing else', async (t) => {
  const { status, body } = await api.call(null, 'GET', '/keywords/search?token=secret');
  t.equal(status, 404);
  t.match(body, { success: false, code: 'not_found', message: 'There is nothing at GET /keywords/search' });
});

t.test('what is wrong with a body is said in words', async (t) => {
  const send = async (payload: string, type = 'application/json') => {
    const headers = { 'content-type': type };
    const answer = await api.app.inject({ method: 'POST', url: '/Auth/login', headers, payload });
    return [answer.statusCode, answer.json().code, answer.json().message];
  };
  t.same(await send('{'), [400, 'invalid_input', 'The body is not valid JSON']);
  t.same(await send(''), [400, 'invalid_input', 'The body is empty']);
  t.same(await send('<a/>', 'text/xml'), [415, 'unsupported_type', 'This content type is not accepted here']);
  t.same(await send(JSON.stringify({ email: 'x'.repeat(2 ** 20) })), [
    413,
    'too_large',
    'The request is larger than what is accepted here',
  ]);
});

t.test('the log knows a request by the id that its failure shows', async (t) => {
  const destination = new PassThrough();
  const logger = createLogger({ level: 'trace', pretty: false, destination });
  const app = await createApi(
    { ...api.platform, logger },
    {
      publicUrl: 'http://localhost:3000',
      sessionSecret: 'a secret for tests alone, of no value elsewhere',
      production: true,
      webDirectory: null,
      outboxDirectory: null,
      rateLimits: { general: 100, signIn: 100 },
      trustedProxies: [],
      sessionIdleHours: 12,
    },
  );
  t.teardown(() => app.close());
  const { requestId } = (await app.inject('/dev/mailbox')).json();
  const lines = String(destination.read()).trim().split('\n');
  t.match(
    lines.map((line) => JSON.parse(line).requestId),
    [requestId],
  );
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { readConfig } from './config.ts';
import { modelCheck } from './model-check.ts';

t.test('a model server is healthy where it answers, and not where it fails, refuses the key or is down', async (t) => {
  let status = 200;
  let asked = '';
  const server = createServer((request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.authorization}`;
    response.writeHead(status).end('{"data":[]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1/`, OPENAI_API_KEY: 'sk-test', CHAT_MODEL: 'any' };
  const check = modelCheck(readConfig({ ...settings, DATA_DIR: t.testdir(), DATABASE_URL: '' }).model);
  await check?.();
  t.equal(asked, 'GET /v1/models Bearer sk-test');
  status = 404;
  await check?.();
  for (status of [401, 403, 429, 500])
    await t.rejects(check?.() ?? Promise.resolve(), { message: `The model server answered ${status}.` });
  server.close();
  server.closeAllConnections();
  await t.rejects(check?.() ?? Promise.resolve());
});

t.test('without a model there is nothing to ask', async (t) => {
  t.equal(modelCheck(null), undefined);
});

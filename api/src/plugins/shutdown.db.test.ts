import { once } from 'node:events';
import { connect } from 'node:net';
import t from 'tap';
import { startTestApi } from '../testing/main.ts';

t.test('a connection that never asked anything does not delay the shutdown', async (t) => {
  const api = await startTestApi();
  const address = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  await api.close();
  await ended;
  t.pass('closed');
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import t from 'tap';
import { isConnectedTo } from './worker-health.mjs';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 030014AC:9C40 020014AC:1538 01 00000000:00000000 00:00000000 00000000  1000        0 1 1
   1: 030014AC:9C42 020014AC:0050 06 00000000:00000000 00:00000000 00000000  1000        0 2 1
   2: 00000000:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 3 1
`;

t.test('an established connection to the port counts, one that is closing does not', async (t) => {
  t.ok(isConnectedTo(table, 5432));
  t.notOk(isConnectedTo(table, 80), 'time-wait');
  t.notOk(isConnectedTo(table, 3000), 'our own listening port');
  t.notOk(isConnectedTo('', 5432));
});

t.test('a connection of this machine is found in the table of the kernel', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  t.notOk(isConnectedTo(readFileSync('/proc/net/tcp', 'utf8'), port));
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  t.ok(isConnectedTo(readFileSync('/proc/net/tcp', 'utf8'), port));
  client.destroy();
  server.close();
});

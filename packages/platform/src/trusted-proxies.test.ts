import t from 'tap';
import { parseTrustedProxies } from './trusted-proxies.ts';

t.test('proxies are named by addresses and networks, or counted, and there are none by default', async (t) => {
  t.same(parseTrustedProxies(undefined), []);
  t.same(parseTrustedProxies(' '), []);
  t.same(parseTrustedProxies('10.0.0.5, 172.16.0.0/12 fd00::/8,loopback'), [
    '10.0.0.5',
    '172.16.0.0/12',
    'fd00::/8',
    'loopback',
  ]);
  t.equal(parseTrustedProxies('2'), 2);
  t.equal(parseTrustedProxies('0'), 0);
});

t.test('what names no proxy is no setting', async (t) => {
  for (const text of [
    'true',
    '*',
    '10.0.0',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.0/8/8',
    'proxy.local',
    '99',
    '-1',
  ])
    t.equal(parseTrustedProxies(text), null, text);
});

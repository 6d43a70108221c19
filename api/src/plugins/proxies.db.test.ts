import type { TrustedProxies } from '@bidloom/platform';
import t, { type Test } from 'tap';
import { startTestApi } from '../testing/main.ts';

const [outer, inner] = ['10.1.0.2', '10.1.0.3'];
const client = (number: number) => `198.51.100.${number}`;

/** The header as it arrives: what the client made up, different each time, and after it what each proxy saw. */
const arriving = (made: number, seen: string[]) => ({ 'x-forwarded-for': [`203.0.113.${made}`, ...seen].join(', ') });

/** An api that takes three requests a minute of an address; returns how many of five of this client it took. */
async function allowance(t: Test, proxies: TrustedProxies) {
  const api = await startTestApi({ rateLimits: { general: 3, signIn: 3 }, production: true, trustedProxies: proxies });
  t.teardown(() => api.close());
  return async (peer: string, ...seenByProxies: string[]) => {
    let taken = 0;
    for (let request = 0; request < 5; request++) {
      const { statusCode } = await api.app.inject({
        url: '/Auth/validate',
        remoteAddress: peer,
        headers: arriving(request, seenByProxies),
      });
      if (statusCode === 200) taken += 1;
    }
    return taken;
  };
}

t.test('without proxies only the connection tells who calls', async (t) => {
  const taken = await allowance(t, []);
  t.equal(await taken('127.0.0.1'), 3, 'not even from this machine');
  t.equal(await taken('10.1.0.9'), 3, 'or from the own network');
  t.equal(await taken(client(1)), 3);
  t.equal(await taken(client(1)), 0);
});

t.test('behind one proxy each client has its own allowance, whatever it writes into the header', async (t) => {
  for (const proxies of [[outer], ['10.1.0.0/30'], 1] as const) {
    const taken = await allowance(t, proxies);
    t.equal(await taken(outer, client(1)), 3);
    t.equal(await taken(outer, client(1)), 0);
    t.equal(await taken(outer, client(2)), 3);
  }
});

t.test('behind two proxies, too', async (t) => {
  for (const proxies of [[outer, inner], 2] as const) {
    const taken = await allowance(t, proxies);
    t.equal(await taken(inner, client(1), outer), 3);
    t.equal(await taken(inner, client(1), outer), 0);
    t.equal(await taken(inner, client(2), outer), 3);
  }
});

t.test('a proxy that is not named is a client, and its clients are one', async (t) => {
  for (const proxies of [[inner], 1] as const) {
    const taken = await allowance(t, proxies);
    t.equal(await taken(inner, client(1), outer), 3);
    t.equal(await taken(inner, client(2), outer), 0);
  }
  const taken = await allowance(t, [outer]);
  t.equal(await taken('10.1.0.9', client(1)), 3);
  t.equal(await taken('10.1.0.9', client(2)), 0, 'a neighbour is no proxy');
});

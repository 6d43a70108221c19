import type { Role } from '@bidloom/contract';
import t from 'tap';
import { openAddresses, samples } from './route-walk/main.ts';
import { type Input, type Sample, send, trespasses } from './route-walk/sample.ts';
import { idsOf, makeWorld, snapshotOf } from './route-walk/world.fixtures.ts';
import { type Person, startTestApi } from './testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
// More than two thousand calls, on two cores that others use as well.
t.setTimeout(300_000);
const [ours, theirs] = [await makeWorld(api), await makeWorld(api)];
const people: Record<Role, Person> = {
  PLATFORM_ADMIN: await api.person('PLATFORM_ADMIN', null),
  ORGANIZATION_ADMIN: ours.admin,
  ORGANIZATION_USER: ours.user,
};
const before = await snapshotOf(api, theirs);

/** Every registered route of an endpoint, HEAD besides GET, with how to call it. */
const routes = api.app.registeredRoutes.flatMap(({ method, endpoint }) => {
  const found = endpoint && samples.find((sample) => sample.endpoint === endpoint);
  return found ? [{ method, sample: found, name: `${method} ${found.endpoint.path}` }] : [];
});
const guarded = routes.filter(({ sample }) => sample.endpoint.access !== 'anonymous');
/** In the order of the samples, each once. */
const endpoints = samples.map((sample) => ({ sample, name: `${sample.endpoint.method} ${sample.endpoint.path}` }));

const mayCall = (sample: Sample, role: Role) => (sample.endpoint.access as readonly string[]).includes(role);
const leastFirst = ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] as const;
/** One of our people who may call it, with as few rights as possible. */
const callerOf = (sample: Sample) => people[leastFirst.find((role) => mayCall(sample, role)) ?? 'PLATFORM_ADMIN'];
const members = (['ORGANIZATION_ADMIN', 'ORGANIZATION_USER'] as const).map((role) => [role, people[role]] as const);

t.test('every route is an endpoint with a sample, or an address that is open on purpose', async (t) => {
  const unknown = api.app.registeredRoutes.filter(({ endpoint, url, access }) =>
    endpoint
      ? !samples.some((sample) => sample.endpoint === endpoint)
      : access !== 'anonymous' || !openAddresses.some((address) => address.test(url)),
  );
  t.same(
    unknown.map(({ method, url }) => `${method} ${url}`),
    [],
    'add it to the samples in route-walk/',
  );
  const registered = new Set(api.app.registeredRoutes.map(({ endpoint }) => endpoint));
  t.same(
    endpoints.filter(({ sample }) => !registered.has(sample.endpoint)).map(({ name }) => name),
    [],
    'no sample of a route that no longer exists',
  );
});

t.test('nobody has access without a session, and no role where the contract does not name it', async (t) => {
  const wrong: string[] = [];
  for (const { method, sample, name } of guarded) {
    const input = sample.build(ours);
    for (const token of [null, 'not-a-token', `${ours.user.token}x`]) {
      const person = token === null ? null : { ...ours.user, token };
      const { statusCode } = await send(api, sample, { person, method, input });
      if (statusCode !== 401) wrong.push(`${name} by nobody: ${statusCode}`);
    }
    for (const [role, person] of Object.entries(people) as [Role, Person][]) {
      if (mayCall(sample, role)) continue;
      const { statusCode } = await send(api, sample, { person, method, input });
      if (statusCode !== 403) wrong.push(`${name} by ${role}: ${statusCode}`);
    }
  }
  t.same(wrong, []);
});

t.test("another organisation's ids are not found, wherever they are named", async (t) => {
  const wrong: string[] = [];
  let tried = 0;
  for (const { method, sample, name } of guarded) {
    const inputsOf = ({ userId }: Person) =>
      trespasses(sample.build({ ...ours, userId }), sample.build(theirs), idsOf(theirs));
    for (const [role, person] of members.filter(([role]) => mayCall(sample, role))) {
      for (const { fields, input } of inputsOf(person)) {
        const { statusCode, body } = await send(api, sample, { person, method, input });
        tried += 1;
        if (statusCode !== 404) wrong.push(`${name} by ${role} with a foreign ${fields}: ${statusCode} ${body}`);
        if (body.includes(theirs.secret)) wrong.push(`${name} with a foreign ${fields} shows what is theirs`);
      }
    }
    // An administrator of the platform may name any organisation where the contract allows the role.
    if (mayCall(sample, 'PLATFORM_ADMIN') && !mayCall(sample, 'ORGANIZATION_USER')) continue;
    for (const { input } of inputsOf(people.PLATFORM_ADMIN)) {
      const { statusCode } = await send(api, sample, { person: people.PLATFORM_ADMIN, method, input });
      if (statusCode < 400) wrong.push(`${name} by a platform administrator: ${statusCode}`);
    }
  }
  t.same(wrong, []);
  t.ok(tried > 200, `${tried} calls`);
});

t.test('an organisation that is named in the query cannot be read', async (t) => {
  const wrong: string[] = [];
  for (const { method, sample, name } of guarded) {
    if (sample.waits) continue;
    if (method !== 'GET') continue;
    for (const field of ['organizationId', 'OrganizationId']) {
      const input = sample.build(ours);
      const query = { ...input.query, [field]: theirs.organizationId };
      const person = callerOf(sample);
      const { statusCode, body } = await send(api, sample, { person, method, input: { ...input, query } });
      if (statusCode >= 500 || body.includes(theirs.secret)) wrong.push(`${name}: ${statusCode}`);
    }
  }
  t.same(wrong, []);
});

t.test('nobody gives themselves a role or another organisation by adding a field', async (t) => {
  const wrong: string[] = [];
  for (const { sample, name } of endpoints) {
    if (!sample.endpoint.body) continue;
    for (const [field, value, refusals] of [
      ['role', 'PLATFORM_ADMIN', [400]],
      ['isAdmin', true, [400]],
      ['id', theirs.keywordId, [400]],
      ['createdAt', '2020-01-01T00:00:00Z', [400]],
      ['__proto__', { role: 'PLATFORM_ADMIN' }, [400]],
      ['constructor', { prototype: { role: 'PLATFORM_ADMIN' } }, [400]],
      // Where the body may name the organisation, it is compared with the caller's own.
      ['organizationId', theirs.organizationId, [400, 404]],
    ] as const) {
      // An administrator of the platform says which organisation a call is about.
      if (field === 'organizationId' && String(sample.endpoint.access) === 'PLATFORM_ADMIN') continue;
      const input = sample.build(ours);
      const body = JSON.parse(JSON.stringify({ ...input.body, [`@@${field}`]: value }).replace('@@', ''));
      const call = { person: callerOf(sample), method: sample.endpoint.method, input: { ...input, body } };
      const { statusCode } = await send(api, sample, call);
      if (!(refusals as readonly number[]).includes(statusCode)) wrong.push(`${name} with ${field}: ${statusCode}`);
    }
  }
  t.same(wrong, []);
});

t.test('a page of another site gets nothing, whoever is signed in', async (t) => {
  const wrong: string[] = [];
  for (const { method, sample, name } of routes) {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      const call = { person: ours.user, method, input: sample.build(ours), headers: { origin } };
      const { statusCode, headers } = await send(api, sample, call);
      if (statusCode !== 403) wrong.push(`${name} from ${origin}: ${statusCode}`);
      if (headers['access-control-allow-origin']) wrong.push(`${name} lets ${origin} read the answer`);
    }
  }
  t.same(wrong, []);
});

t.test('hostile text in any address or query is refused or taken literally', async (t) => {
  const hostile = [
    "' or 1=1 --",
    '--help',
    '-1',
    '"; drop table customers; --',
    "\\'; select pg_sleep(9); --",
    '%_\\',
    '\u0000',
    '../../etc/passwd',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: literal on purpose
    '${7*7}{{7*7}}',
    '\ufffd\u202e😀',
    'x'.repeat(5000),
  ];
  const wrong: string[] = [];
  const tryOut = async (sample: Sample, name: string, input: Input) => {
    const call = { person: callerOf(sample), method: sample.endpoint.method, input };
    const { statusCode, body } = await send(api, sample, call);
    if (statusCode >= 500 || body.includes(theirs.secret)) wrong.push(`${name}: ${statusCode} ${body}`);
  };
  for (const { sample, name } of endpoints) {
    const input = sample.build(ours);
    if (sample.waits) continue;
    for (const text of hostile) {
      for (const field of Object.keys(sample.endpoint.query?.shape ?? {})) {
        await tryOut(sample, `${name} ?${field}=${text}`, { ...input, query: { ...input.query, [field]: text } });
      }
      for (const field of Object.keys(input.params ?? {})) {
        await tryOut(sample, `${name} {${field}}=${text}`, { ...input, params: { ...input.params, [field]: text } });
      }
    }
  }
  t.same(wrong, []);
});

t.test('the samples are good: with ids of their own, people get what they asked for', async (t) => {
  const wrong: string[] = [];
  for (const { sample, name } of endpoints) {
    if (sample.waits) continue;
    const anonymous = sample.endpoint.access === 'anonymous';
    const person = anonymous ? null : callerOf(sample);
    const call = { person, method: sample.endpoint.method, input: sample.build(ours) };
    const { statusCode, body } = await send(api, sample, call);
    // 409: it exists, and is not in a state for the call (a document that is read can't be cancelled).
    if (statusCode >= 400 && statusCode !== 409) wrong.push(`${name}: ${statusCode} ${body}`);
    if (body.includes(theirs.secret)) wrong.push(`${name} shows what is another organisation's`);
  }
  t.same(wrong, []);
});

t.test('after all of this, nothing of the other organisation has changed', async (t) => {
  t.same(await snapshotOf(api, theirs), before);
  t.match(before.keywords, theirs.secret, 'and there was something to change');
});

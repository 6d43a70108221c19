import t from 'tap';
import { z } from 'zod';
import { samples } from './route-walk/main.ts';
import { type Sample, send } from './route-walk/sample.ts';
import { makeWorld } from './route-walk/world.fixtures.ts';
import { type Person, startTestApi } from './testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
// Hundreds of calls, on cores that others use as well.
t.setTimeout(180_000);
const world = await makeWorld(api);
const platformAdmin = await api.person('PLATFORM_ADMIN', null);

interface Field {
  enum?: string[];
  type?: string;
}

/** Every endpoint that takes a query, with the fields of it. */
const endpoints = samples.flatMap((sample) => {
  const { query, method, path } = sample.endpoint;
  // A removal answers but once: its own tests try its names.
  if (!query || method === 'DELETE') return [];
  const { properties } = z.toJSONSchema(query, { io: 'input' });
  return [{ sample, name: `${method} ${path}`, fields: Object.entries(properties as Record<string, Field>) }];
});

function callerOf({ endpoint: { access } }: Sample): Person | null {
  if (access === 'anonymous') return null;
  if (access.includes('ORGANIZATION_USER')) return world.user;
  return access.includes('ORGANIZATION_ADMIN') ? world.admin : platformAdmin;
}

/** Calls an endpoint with this query added to its sample's; returns status and body, without the parts that differ for every failure. */
async function ask(sample: Sample, query: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const { query: own = {}, ...input } = sample.build(world);
  const { statusCode, body } = await send(api, sample, {
    person: callerOf(sample),
    method: sample.endpoint.method,
    input: { ...input, query: { ...own, ...query } },
  });
  // Each download of the audit log is in the next one.
  const entries = body.replace(/^.*,audit_log\.downloaded,.*\r\n/gm, '');
  return { status: statusCode, body: entries.replace(/"requestId":"[^"]+"/, '') };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

t.ok(endpoints.length >= 8, `${endpoints.length} endpoints take a query`);

for (const { sample, name, fields } of endpoints) {
  t.test(name, async (t) => {
    const plain = await ask(sample);
    t.equal(plain.status, 200);
    t.same(await ask(sample, { noSuchName: 'x' }), plain, 'an unknown name is ignored');
    const given = sample.build(world).query ?? {};
    for (const [field, { enum: values, type }] of fields) {
      // The sample's own value would be beside it.
      if (field in given || capitalised(field) in given) continue;
      t.same(await ask(sample, { [field]: '' }), plain, `${field}= is as if it was not there`);
      t.same(await ask(sample, { [capitalised(field)]: ' ' }), plain, `${capitalised(field)}= and a blank as well`);
      for (const value of values ?? []) {
        const answer = await ask(sample, { [field]: value });
        t.equal(answer.status, 200, `${field}=${value}`);
        t.same(await ask(sample, { [field]: value.toUpperCase() }), answer, `${field}=${value.toUpperCase()}`);
        t.same(await ask(sample, { [capitalised(field)]: value.toLowerCase() }), answer, 'in lower case');
      }
      if (values) t.equal((await ask(sample, { [field]: 'no such value' })).status, 400, `${field}=no such value`);
      if (type !== 'boolean') continue;
      const [yes, no] = [await ask(sample, { [field]: 'true' }), await ask(sample, { [field]: 'false' })];
      t.same([yes.status, no.status], [200, 200], field);
      for (const value of ['1', 'True', 'TRUE'])
        t.same(await ask(sample, { [field]: value }), yes, `${field}=${value}`);
      for (const value of ['0', 'False']) t.same(await ask(sample, { [field]: value }), no, `${field}=${value}`);
      t.equal((await ask(sample, { [field]: 'perhaps' })).status, 400, `${field}=perhaps`);
    }
  });
}

t.test('an empty Skip leaves the page to PageNumber, and a name in either case is one name', async (t) => {
  for (const text of ['alpha', 'bravo', 'charlie']) {
    await api.call(world.user, 'POST', '/Keywords', { text, customerId: world.otherCustomerId });
  }
  const search = async (query: string) => {
    const path = `/Keywords/search/${world.organizationId}/${world.otherCustomerId}`;
    const { status, body } = await api.call(world.user, 'GET', `${path}?${query}`);
    return status === 200 ? body.data.map(({ text }: { text: string }) => text) : status;
  };
  t.same(await search('PageNumber=2&PageSize=2&Skip='), ['charlie']);
  t.same(await search('PageNumber=2&PageSize=2&Skip=1'), ['bravo', 'charlie']);
  t.same(await search('PageSize=&pageSize=1&SearchTerm='), ['alpha']);
  t.equal(await search('pageSize=1&PageSize=2'), 400, 'two values of one name are refused');
});

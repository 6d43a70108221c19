import t from 'tap';
import { z } from 'zod';
import { samples } from './route-walk/main.ts';
import { type Sample, send } from './route-walk/sample.ts';
import { makeWorld } from './route-walk/world.fixtures.ts';
import { startTestApi } from './testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const world = await makeWorld(api);
const platformAdmin = await api.person('PLATFORM_ADMIN', null);

/** Endpoints of this method that take JSON. */
const endpointsOf = (method: string) =>
  samples.flatMap((sample) => {
    const { body, path } = sample.endpoint;
    return sample.endpoint.method === method && body ? [{ sample, body, name: `${method} ${path}` }] : [];
  });

async function call(sample: Sample, body: object) {
  const { access, method } = sample.endpoint;
  const [member, admin] = [access.includes('ORGANIZATION_USER'), access.includes('ORGANIZATION_ADMIN')];
  const person = member ? world.user : admin ? world.admin : platformAdmin;
  const answer = await send(api, sample, { person, method, input: { ...sample.build(world), body } });
  return { status: answer.statusCode, body: answer.json() };
}

/** A text for every optional field that accepts one; empty where it needs another format. */
const filling: Record<string, unknown> = {
  email: 'tenders@example.org',
  dueAt: '2030-01-01T00:00:00Z',
  value: 10,
  currency: 'EUR',
  ownerId: world.userId,
  documentId: world.documentId,
  page: 1,
  // On that page.
  quote: world.secret,
  industrySpecialtyIds: [],
  specialities: ['pumps'],
  website: 'https://tenders.example.org',
};

/** The fields of a body; of one that comes in several forms, those of the form that the sample has. */
function fieldsOf(body: z.ZodType, given: Record<string, unknown>) {
  // Without the names that the api's document gives: one that is named would be a reference.
  const schema = z.toJSONSchema(body, { io: 'input', metadata: z.registry() });
  const forms = (schema.oneOf ?? [schema]) as z.core.JSONSchema.ObjectSchema[];
  const form = forms.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([field, value]) => typeof value === 'boolean' || value.const === undefined || value.const === given[field],
    ),
  );
  return { properties: form?.properties ?? {}, required: form?.required ?? [] };
}

/** It tells of one move or gives the whole order, and replaces no row: `question-order.db.test.ts`. */
const orders = '/Questions/{organizationId}/{categoryId}/{customerId}/order';

for (const { sample, body, name } of endpointsOf('PUT')) {
  if (name.includes(orders)) continue;
  t.test(`${name} replaces the whole`, async (t) => {
    const { organizationId: _, ...given } = sample.build(world).body as Record<string, unknown>;
    const { properties, required } = fieldsOf(body, given);
    t.ok(required.length > 0);
    for (const field of required) {
      const { [field]: __, ...without } = given;
      const refused = await call(sample, without);
      t.equal(refused.status, 400, `without ${field}`);
      t.match(refused.body.errors, [`${field} is a required field`]);
    }
    const needed = Object.fromEntries(required.map((field) => [field, given[field]]));
    // `seen`, `seenConflicts` and `decidedAt` say on what a person decided; they are no fields of what is kept.
    const optional = Object.keys(properties).filter(
      (field) =>
        !required.includes(field) && !/^(organizationId|is[A-Z]\w*|status|seen|seenConflicts|decidedAt)$/.test(field),
    );
    const full = Object.fromEntries(optional.map((field) => [field, filling[field] ?? `Some ${field}`]));
    const filled = await call(sample, { ...needed, ...full });
    t.equal(filled.status, 200, JSON.stringify(filled.body));
    t.notOk(
      Object.entries(filled.body.data ?? {}).some(([field, value]) => optional.includes(field) && value === null),
      'every optional field is filled',
    );
    const { status, body: emptied } = await call(sample, needed);
    t.equal(status, 200);
    for (const field of optional) t.same(emptied.data[field] ?? [], [], `${field} is emptied where it is left out`);
  });
}

for (const { sample, name } of endpointsOf('PATCH')) {
  // What is put out of use may come with a reason, or without.
  if (name.endsWith('/deactivate')) continue;
  t.test(`${name} does nothing that it does not name`, async (t) => {
    t.equal((await call(sample, {})).status, 400);
    t.equal((await call(sample, sample.build(world).body ?? {})).status, 200);
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { factNames } from '@bidloom/contract/facts';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { readFacts } from '@bidloom/jobs';
import { sql } from 'kysely';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';

t.setTimeout(120_000);
const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const onServer = database.engine.kind === 'postgres';

/** What the worker found of a fact. */
interface Found {
  fact: string;
  value?: string;
  probability?: number;
  conflicts?: object[];
  replaced?: object[];
  further?: object[];
}

/** Resolves when another transaction waits for this one. */
async function isAwaited(trx: TenantTransaction) {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  for (let tries = 0; (await waiting.execute(trx)).rows.length === 0; tries++) {
    if (tries > 500) throw new Error('Nothing waits for the transaction');
    await delay(10);
  }
}

/** An organisation with a tender of one document, whose facts were read. */
async function open() {
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  const workspaceId = await makeWorkspace(api, organizationId);
  const documentId = newId();
  const tenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database, organizationId, work);
  const path = `/workspaces/${workspaceId}/facts`;
  const addDocument = (id: string, of = workspaceId) =>
    tenant((trx) =>
      trx
        .insertInto('documents')
        .values({
          ...{ id, organizationId, workspaceId: of, fileName: `${id}.pdf`, fileNameKey: id, sha256: '', size: 1 },
          ...{
            mediaType: 'application/pdf',
            status: 'ready',
            pages: 12,
            objectKey: `${organizationId}/documents/${id}`,
          },
        })
        .execute(),
    );
  await addDocument(documentId);
  await tenant((trx) =>
    trx
      .insertInto('documentPages')
      .values({
        ...{
          organizationId,
          documentId,
          number: 2,
          width: 0,
          height: 0,
          text: 'Tenders are good\nfor 75 days – at least.',
        },
        ...{ words: Buffer.alloc(0), blocks: '[]', source: 'text' },
      })
      .execute(),
  );
  const self = {
    ...{ organizationId, ada, workspaceId, documentId, path, tenant, addDocument },
    /** Writes what was found, as the worker does. */
    find: ({ fact, value, probability = 0.95, conflicts = [], replaced = [], further = [] }: Found) =>
      tenant(async (trx) => {
        const place = { foundDocumentId: documentId, foundPage: 3, foundQuote: `It is ${value}.`, foundOffset: 7 };
        const found = {
          ...{ foundValue: value ?? null, foundText: value ?? null, probability },
          ...(value && { ...place, foundBoxes: JSON.stringify([[0.1, 0.2, 0.3, 0.01]]) }),
          conflicts: JSON.stringify(conflicts),
          replaced: JSON.stringify(replaced),
          further: JSON.stringify(further),
        };
        await trx
          .insertInto('workspaceFacts')
          .values({ organizationId, workspaceId, fact, ...found })
          .onConflict((conflict) => conflict.columns(['workspaceId', 'fact']).doUpdateSet(found))
          .execute();
      }),
    /** Writes how far reading is. */
    readingIs: (status: 'queued' | 'ready' | 'failed', failure: string | null = null) =>
      tenant((trx) =>
        trx
          .insertInto('factReadings')
          .values({ id: workspaceId, organizationId, status, failure, engine: 'extractive', readAt: new Date() })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, failure }))
          .execute(),
      ),
    list: async (person: Person = ada) => (await api.call(person, 'GET', path)).body,
    show: async (fact: string) => {
      const { data } = await self.list();
      return data.find((shown: { fact: string }) => shown.fact === fact);
    },
    decide: (fact: string, body: object, person: Person | null = ada) =>
      api.call(person, 'PUT', `${path}/${fact}/decision`, body),
    undo: (fact: string, person: Person | null = ada, query = '') =>
      api.call(person, 'DELETE', `${path}/${fact}/decision${query}`),
  };
  return self;
}

t.test('all facts come in their order, stated or not, each with its place and how sure it is', async (t) => {
  const { find, list, documentId, readingIs } = await open();
  t.match(await list(), { reading: { status: 'in_progress', readAt: null } }, 'nobody has read them yet');
  await readingIs('ready');
  const conflict = { value: 'P60D', text: '60 days', documentId, page: 12, quote: '60 days', offset: 1, boxes: [] };
  await find({ fact: 'bid_validity', value: 'P90D', conflicts: [conflict, { ...conflict, documentId: newId() }] });
  await find({ fact: 'currency', value: 'EUR', probability: 0.8 });
  await find({ fact: 'contact', probability: 0.97 });
  const { data, reading } = await list();
  t.same(
    data.map(({ fact }: { fact: string }) => fact),
    factNames,
  );
  t.match(reading, { status: 'ready', failure: null, engine: 'extractive', model: null });
  const [validity, currency, contact, warranty] = ['bid_validity', 'currency', 'contact', 'warranty'].map((name) =>
    data.find(({ fact }: { fact: string }) => fact === name),
  );
  t.match(validity, {
    ...{ status: 'found', value: 'P90D', text: 'P90D', documentId, fileName: `${documentId}.pdf`, page: 3 },
    ...{ quote: 'It is P90D.', offset: 7, boxes: [[0.1, 0.2, 0.3, 0.01]], certainty: 'certain', decidedBy: null },
    conflicts: [{ text: '60 days', fileName: `${documentId}.pdf`, page: 12 }],
  });
  t.equal(validity.conflicts.length, 1, 'a conflict whose document is gone is not shown');
  t.match(currency, { status: 'found', certainty: 'likely' });
  t.match(contact, { status: 'not_stated', value: null, documentId: null, certainty: 'likely', found: null });
  t.match(warranty, { status: 'pending', value: null, certainty: null, probability: null });
});

t.test('the dates that a deadline replaces come once a day and document, of documents that are there', async (t) => {
  const { find, list, documentId } = await open();
  const before = { value: '2032-01-14T15:00', text: '14 January 2032', documentId, page: 4, quote: '14 January 2032' };
  const replaced = [
    { ...before, offset: 9, boxes: [[0.1, 0.2, 0.3, 0.01]] },
    // Kept by an earlier version, without boxes.
    { ...before, value: '2032-01-14', page: 9, offset: 1 },
    { ...before, value: '2032-01-07', page: 2, offset: 3 },
    { ...before, documentId: newId(), offset: 9 },
  ];
  await find({ fact: 'submission_deadline', value: '2032-01-21T12:00', replaced });
  const { data } = await list();
  t.match(
    data.find(({ fact }: { fact: string }) => fact === 'submission_deadline'),
    {
      value: '2032-01-21T12:00',
      replaced: [
        { text: '14 January 2032', fileName: `${documentId}.pdf`, page: 4, boxes: [[0.1, 0.2, 0.3, 0.01]] },
        { value: '2032-01-07', page: 2, boxes: [] },
      ],
    },
  );
  t.equal(data.find(({ fact }: { fact: string }) => fact === 'submission_deadline').replaced.length, 2);
});

t.test('a time of day has the place that names the time zone, while its document is there', async (t) => {
  const { find, list, documentId, addDocument } = await open();
  const other = newId();
  await addDocument(other);
  const place = { page: 2, quote: 'All times are Eastern Time.', offset: 4 };
  const zoneOf = async (value: string, id: string) => {
    await find({ fact: 'submission_deadline', value, further: [{ ...place, documentId: id }] });
    return (await list()).data.find(({ fact }: { fact: string }) => fact === 'submission_deadline').zonePlace;
  };
  const shown = { ...place, documentId, fileName: `${documentId}.pdf`, boxes: [] };
  t.same(await zoneOf('2032-01-21T12:00', documentId), shown);
  t.equal(await zoneOf('2032-01-21', documentId), undefined);
  t.equal(await zoneOf('2032-01-21T12:00', newId()), undefined);
  await find({
    ...{ fact: 'submission_deadline', value: '2032-01-21T12:00', further: [{ ...place, documentId }] },
    conflicts: [
      { value: '2032-01-28T12:00', text: '28 January', documentId: other, page: 1, quote: 'x', offset: 0, boxes: [] },
    ],
  });
  const deadline = (await list()).data.find(({ fact }: { fact: string }) => fact === 'submission_deadline');
  t.match(
    deadline.conflicts,
    [{ value: '2032-01-28T12:00', zonePlace: undefined }],
    'an addendum may have its own zone',
  );
});

t.test(
  'where it is not clear that nothing is stated, places of documents that are there are shown to look at',
  async (t) => {
    const { find, list, documentId } = await open();
    const place = { page: 2, quote: 'Consortium members sign.', offset: 4 };
    const further = [
      { ...place, documentId },
      { ...place, documentId: newId() },
    ];
    await find({ fact: 'joint_venture', probability: 0.6, further });
    const jointVenture = (await list()).data.find(({ fact }: { fact: string }) => fact === 'joint_venture');
    t.match(jointVenture, { status: 'not_stated', certainty: 'check' });
    t.same(jointVenture.maybeAt, [{ ...place, documentId, fileName: `${documentId}.pdf`, boxes: [] }]);
  },
);

t.test('the progress of reading is shown', async (t) => {
  const { list, readingIs, tenant, documentId } = await open();
  await readingIs('queued');
  t.match((await list()).reading, { status: 'in_progress' });
  await readingIs('failed', 'Too much.');
  t.match((await list()).reading, { status: 'failed', failure: 'Too much.' });
  await tenant((trx) => trx.deleteFrom('documents').where('id', '=', documentId).execute());
  t.match((await list()).reading, { status: 'none', failure: null });
});

t.test('a person confirms what was found, and takes it back', async (t) => {
  const { find, decide, undo, ada } = await open();
  await find({ fact: 'currency', value: 'EUR' });
  t.match(await decide('currency', { decision: 'confirmed', value: 'USD' }), {
    status: 409,
    body: { message: /no longer state/ },
  });
  t.match(await decide('currency', { decision: 'confirmed', value: 'EUR' }), {
    status: 200,
    body: {
      data: {
        ...{ fact: 'currency', status: 'confirmed', value: 'EUR', page: 3, certainty: null, probability: 0.95 },
        ...{ documentsSayOtherwise: false, found: { value: 'EUR' }, decidedBy: { id: ada.userId }, decidedAt: /T/ },
        placeIsGone: false,
      },
    },
  });
  const taken = await undo('currency');
  t.match(taken, { status: 200, body: { data: { status: 'found', certainty: 'certain', decidedBy: null } } });
  t.match(await decide('contact', { decision: 'confirmed', value: '' }), { status: 409 });
  t.match(await undo('contact'), { status: 200, body: { data: { status: 'pending' } } });
});

t.test('a confirmation waits for a document that is being removed, and lets it go', async (t) => {
  const { find, decide, show, tenant, documentId } = await open();
  await find({ fact: 'currency', value: 'EUR' });
  let confirmed: ReturnType<typeof decide> | undefined;
  await tenant(async (trx) => {
    await trx.selectFrom('documents').select('id').where('id', '=', documentId).forUpdate().execute();
    confirmed = decide('currency', { decision: 'confirmed', value: 'EUR' });
    // The embedded database has one connection: what is asked there waits in front of it.
    if (onServer) await isAwaited(trx);
    await trx.deleteFrom('documents').where('id', '=', documentId).execute();
  });
  t.match(await confirmed, { status: 409, body: { message: /no longer state/ } });
  t.match(await show('currency'), { status: 'pending', decidedAt: null });
});

t.test('renewals keep a decision, and the fact says where the documents differ from it', async (t) => {
  const { find, decide, show } = await open();
  await find({ fact: 'currency', value: 'EUR' });
  await decide('currency', { decision: 'confirmed', value: 'EUR' });
  await find({ fact: 'currency', value: 'USD' });
  t.match(await show('currency'), {
    ...{ status: 'confirmed', value: 'EUR', documentsSayOtherwise: true, found: { value: 'USD' } },
  });
  await decide('currency', { decision: 'confirmed', value: 'USD' });
  t.match(await show('currency'), { value: 'USD', documentsSayOtherwise: false });
  await decide('currency', { decision: 'not_stated' });
  t.match(await show('currency'), {
    ...{ status: 'marked_not_stated', value: null, documentId: null, documentsSayOtherwise: false },
    found: { value: 'USD' },
  });
  await find({ fact: 'currency', value: 'INR' });
  t.match(await show('currency'), { status: 'marked_not_stated', documentsSayOtherwise: true });
});

t.test('a value that joins a confirmed one is told of until a person keeps what was decided', async (t) => {
  const { find, decide, show, undo, documentId } = await open();
  const later = (value: string, more: object = {}) => ({
    ...{ value, text: value, documentId, page: 12, quote: `It is ${value}.`, offset: 1, boxes: [], ...more },
  });
  const known = later('2031-05-10');
  const stated = (...conflicts: object[]) => find({ fact: 'submission_deadline', value: '2031-05-12', conflicts });
  const now = () => show('submission_deadline');
  await stated(known);
  t.match(await now(), { documentsSayOtherwise: false, statedSince: [] }, 'nobody has decided');
  await decide('submission_deadline', { decision: 'confirmed', value: '2031-05-12' });
  t.match(await now(), { documentsSayOtherwise: false, statedSince: [], conflicts: [{ value: '2031-05-10' }] });
  await stated(known, later('2031-05-19'), later('2032-09-01', { apart: true }));
  t.match(await now(), {
    ...{ status: 'confirmed', value: '2031-05-12', documentsSayOtherwise: true },
    statedSince: [{ value: '2031-05-19', page: 12, fileName: `${documentId}.pdf` }, { value: '2032-09-01' }],
    conflicts: [{ value: '2031-05-10' }, { value: '2031-05-19' }],
    apart: [{ value: '2032-09-01' }],
  });
  const { decidedAt } = await now();
  const kept = await decide('submission_deadline', { decision: 'kept', decidedAt });
  t.match(kept, {
    status: 200,
    body: { data: { status: 'confirmed', documentsSayOtherwise: false, statedSince: [] } },
  });
  t.match(await decide('submission_deadline', { decision: 'kept', decidedAt }), { status: 409 }, 'decided meanwhile');
  await find({ fact: 'submission_deadline', value: '2031-05-20' });
  t.match(await now(), { value: '2031-05-12', statedSince: [{ value: '2031-05-20' }] });
  await decide('submission_deadline', { decision: 'kept', seen: '2031-05-12' });
  t.match(await now(), { statedSince: [{ value: '2031-05-20' }] }, 'it came while the person looked');
  await undo('submission_deadline');
  t.match(await now(), { status: 'found', documentsSayOtherwise: false, statedSince: [] });
  t.match(await decide('submission_deadline', { decision: 'kept' }), { status: 409 }, 'there is nothing to keep');
});

t.test('what joins between the look and the click is not taken for seen, whatever is decided', async (t) => {
  const { find, decide, show, undo, documentId } = await open();
  const other = (value: string) => ({
    ...{ value, text: value, documentId, page: 12, quote: `It is ${value}.`, offset: 1, boxes: [] },
  });
  const fact = 'submission_deadline';
  const stated = (value: string, ...others: string[]) => find({ fact, value, conflicts: others.map(other) });
  const [first, seen, late] = ['2031-05-12', '2031-05-19', '2031-05-26'] as const;
  for (const decision of [
    { decision: 'confirmed', value: first },
    { decision: 'corrected', value: '2031-05-13', seen: first },
    { decision: 'not_stated', seen: first },
  ]) {
    await undo(fact);
    await stated(first, seen, late);
    t.equal((await decide(fact, { ...decision, seenConflicts: [seen] })).status, 200);
    t.match(await show(fact), { documentsSayOtherwise: true, statedSince: [{ value: late }] }, decision.decision);
  }
  await decide(fact, { decision: 'kept', seen: first, seenConflicts: [seen, late] });
  t.match(await show(fact), { documentsSayOtherwise: false, statedSince: [] });
  await stated(first, seen, late, '2031-06-02');
  const kept = await decide(fact, { decision: 'kept', seen: first, seenConflicts: [seen, late] });
  t.match(kept, { status: 200, body: { data: { statedSince: [{ value: '2031-06-02' }] } } }, 'the answer tells of it');
  await stated(late, first, seen, '2031-06-02');
  await decide(fact, { decision: 'kept', seen: first, seenConflicts: [seen, late, '2031-06-02'] });
  t.same(
    (await show(fact)).statedSince.map(({ value }: { value: string }) => value),
    [late],
    'the value that was found when the person looked is known also where it is one of the others by now',
  );
});

t.test('a decision on a value that changed meanwhile says what the documents state now', async (t) => {
  const { find, decide, show } = await open();
  await find({ fact: 'currency', value: 'USD' });
  const corrected = { decision: 'corrected', value: 'CHF' };
  for (const [seen, documentsSayOtherwise] of [
    ['EUR', true],
    [null, true],
    ['USD', false],
    [undefined, false],
  ])
    for (const decision of [{ decision: 'not_stated' }, corrected]) {
      await decide('currency', { ...decision, seen });
      t.match(await show('currency'), { documentsSayOtherwise }, `${decision.decision}, ${seen} was seen`);
    }
});

t.test('a decision made meanwhile is a conflict with the fact as it is now, and stays', async (t) => {
  const { find, decide, undo, show, organizationId } = await open();
  const ben = await api.person('ORGANIZATION_USER', organizationId);
  await find({ fact: 'currency', value: 'EUR' });
  const decisions = [
    { decision: 'confirmed', value: 'EUR' },
    { decision: 'corrected', value: 'CHF' },
    { decision: 'not_stated' },
  ];
  const theirs = async (value: string) => {
    const { status, body } = await decide('currency', { decision: 'corrected', value }, ben);
    t.equal(status, 200, 'a client that does not say what it saw is not refused');
    return body.data;
  };
  const conflict = (data: object) => ({ status: 409, body: { code: 'conflict', message: /meanwhile/, data } });
  const first = await theirs('USD');
  const second = await theirs('GBP');
  for (const seen of [null, first.decidedAt]) {
    for (const decision of decisions) {
      t.match(await decide('currency', { ...decision, decidedAt: seen }), conflict(second), `${seen} was seen`);
    }
  }
  t.match(await undo('currency', undefined, `?decidedAt=${first.decidedAt}`), conflict(second));
  t.same(await show('currency'), second, 'what is refused changes nothing');

  let seen = second.decidedAt;
  for (const decision of decisions) {
    const { status, body } = await decide('currency', { ...decision, decidedAt: seen });
    t.match({ status, body }, { status: 200, body: { data: { decidedAt: /T/ } } }, decision.decision);
    seen = body.data.decidedAt;
  }
  t.match(await undo('currency', undefined, `?decidedAt=${seen}`), {
    status: 200,
    body: { data: { status: 'found' } },
  });
  t.match(await decide('currency', { ...decisions[1], decidedAt: seen }), conflict({ status: 'found' }), 'taken back');
  t.match(await undo('currency', undefined, `?decidedAt=${seen}`), conflict({ status: 'found' }));
  t.equal((await decide('currency', { ...decisions[0], decidedAt: null })).status, 200);
  t.equal((await decide('contact', { ...decisions[1], decidedAt: null })).status, 200, 'one that was not read yet');
});

t.test('of two decisions at the same time on what both saw, one counts and the other is told of it', async (t) => {
  const { find, decide, show, organizationId } = await open();
  const ben = await api.person('ORGANIZATION_USER', organizationId);
  await find({ fact: 'currency', value: 'EUR' });
  // Of `contact` there is no row yet.
  for (const fact of ['currency', 'contact']) {
    const both = ['CHF', 'USD'].map((value, at) =>
      decide(fact, { decision: 'corrected', value, decidedAt: null }, at === 0 ? undefined : ben),
    );
    const answers = (await Promise.all(both)).sort((one, other) => one.status - other.status);
    const [saved, refused] = answers;
    t.match([saved?.status, refused?.status], [200, 409]);
    t.same(refused?.body.data, saved?.body.data);
    t.same(await show(fact), saved?.body.data);
  }
});

t.test('a value typed by hand is kept as it is typed, with its place where one is given', async (t) => {
  const { find, decide, show, documentId } = await open();
  const conflict = { value: 'P60D', text: '60 days', documentId, page: 12, quote: '60 days', offset: 1 };
  for (const [value, text] of [
    ['2027-01-22T14:00', '22 January 2027 at 14:00'],
    ['2027-01-22', '22 January 2027'],
    ['2027-02-31', '2027-02-31'],
  ] as const) {
    const { body } = await decide('bid_opening', { decision: 'corrected', value });
    t.match(body, { data: { value, text } });
  }
  await find({ fact: 'bid_validity', value: 'P90D', conflicts: [{ ...conflict, boxes: [[0, 0, 1, 0.01]] }] });
  t.match(await decide('bid_validity', { decision: 'corrected', value: ' 75 days ' }), {
    status: 200,
    body: {
      data: { status: 'corrected', value: '75 days', text: '75 days', documentId: null, boxes: [], placeIsGone: false },
    },
  });
  await decide('bid_validity', { decision: 'corrected', value: '75 days', documentId, page: 2, quote: 'for 75 days' });
  t.match(await show('bid_validity'), {
    documentId,
    page: 2,
    quote: 'for 75 days',
    offset: 17,
    found: { value: 'P90D' },
  });
  await decide('bid_validity', {
    decision: 'corrected',
    value: '75 days',
    documentId,
    page: 2,
    quote: 'GOOD for 75 days - at',
  });
  t.match(await show('bid_validity'), { offset: 12 }, 'whatever the case, the line and the dash');
  await decide('bid_validity', { decision: 'corrected', value: '75 days', documentId, page: 3, quote: 'It is P90D.' });
  t.match(
    await show('bid_validity'),
    { value: '75 days', offset: 7, boxes: [[0.1, 0.2, 0.3, 0.01]] },
    'as it was found',
  );
  // One that the documents give elsewhere comes with its boxes and its normal form.
  await decide('bid_validity', { decision: 'corrected', value: '60 days', documentId, page: 12, quote: '60 days' });
  t.match(await show('bid_validity'), { value: 'P60D', text: '60 days', boxes: [[0, 0, 1, 0.01]] });
  t.match(await decide('warranty', { decision: 'corrected', value: '2 years' }), {
    status: 200,
    body: { data: { status: 'corrected', text: '2 years', probability: null } },
  });
});

t.test('what is no decision is refused', async (t) => {
  const { decide, documentId, show, addDocument, organizationId } = await open();
  const value = { decision: 'corrected', value: '75 days' };
  for (const wrong of [
    {},
    { decision: 'maybe' },
    { decision: 'confirmed' },
    { decision: 'corrected' },
    { decision: 'corrected', value: ' ' },
    { ...value, value: 'x'.repeat(2001) },
    { ...value, documentId },
    { ...value, page: 1 },
    { ...value, quote: 'Without a place' },
    { ...value, documentId, page: 0 },
    { ...value, documentId, page: 13 },
    { ...value, documentId: 'none', page: 1 },
    { ...value, decidedBy: newId() },
    { decision: 'not_stated', value: '1' },
  ])
    t.equal((await decide('bid_validity', wrong)).status, 400, JSON.stringify(wrong).slice(0, 60));
  for (const [page, quote] of [
    [2, 'for 76 days'],
    [4, 'for 75 days'],
  ] as const)
    t.match(await decide('bid_validity', { ...value, documentId, page, quote }), {
      status: 400,
      body: { message: /does not have these words/ },
    });
  t.equal((await decide('weather', { decision: 'not_stated' })).status, 400);
  t.equal((await decide('bid_validity', { ...value, documentId: newId(), page: 1 })).status, 404);
  const elsewhere = newId();
  await addDocument(elsewhere, await makeWorkspace(api, organizationId));
  t.equal((await decide('bid_validity', { ...value, documentId: elsewhere, page: 1 })).status, 404, 'another tender');
  t.match(await show('bid_validity'), { status: 'pending' });
});

t.test('a tender belongs to its organisation, and to nobody else', async (t) => {
  const { decide, undo, list, path, show, organizationId } = await open();
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const platform = await api.person('PLATFORM_ADMIN', null);
  t.equal((await decide('contact', { decision: 'not_stated' }, admin)).status, 200);
  for (const [person, status] of [
    [stranger, 404],
    [platform, 403],
    [null, 401],
  ] as const) {
    t.equal((await api.call(person, 'GET', path)).status, status);
    t.equal((await decide('contact', { decision: 'corrected', value: 'Mine' }, person)).status, status);
    t.equal((await undo('contact', person)).status, status);
    t.equal((await api.call(person, 'POST', `${path}/renew`)).status, status);
    t.equal((await api.call(person, 'POST', `${path}/exports`)).status, status);
  }
  t.match(await show('contact'), { status: 'marked_not_stated', decidedBy: { id: admin.userId } });
  t.match((await list(admin)).data.length, factNames.length);
});

t.test('facts are read again when asked for, and when a document is removed', async (t) => {
  const { path, ada, tenant, workspaceId, documentId, readingIs, list, find, decide, show } = await open();
  const queued = async () => {
    const { revision, jobId } = await tenant((trx) =>
      trx
        .selectFrom('factReadings')
        .select(['revision', 'jobId'])
        .where('id', '=', workspaceId)
        .executeTakeFirstOrThrow(),
    );
    const states = await api.platform.queue.jobStates([String(jobId)]);
    return { revision, state: states.get(String(jobId)) };
  };
  await readingIs('failed', 'Too much.');
  t.match(await api.call(ada, 'POST', `${path}/renew`), {
    status: 202,
    body: { reading: { status: 'in_progress', failure: null } },
  });
  t.same(await queued(), { revision: 2, state: 'created' });
  await find({ fact: 'currency', value: 'EUR' });
  await find({ fact: 'bid_language', value: 'en' });
  await decide('currency', { decision: 'confirmed', value: 'EUR' });
  t.equal((await api.call(ada, 'DELETE', `/workspaces/${workspaceId}/documents/${documentId}`)).status, 200);
  t.match(await queued(), { revision: 3, state: 'created' });
  const gone = { documentId: null, page: null, found: null, placeIsGone: true };
  t.match(await show('currency'), { status: 'confirmed', value: 'EUR', ...gone });
  const unread = { status: 'pending', probability: null, certainty: null };
  t.match(await show('bid_language'), { value: null, documentId: null, found: null, ...unread });
  t.match((await decide('bid_language', { decision: 'not_stated' })).body.data, { documentsSayOtherwise: false });
  t.match(await list(), { reading: { status: 'none' } });
  t.equal((await api.call(ada, 'POST', `${path}/renew`)).status, 409, 'of no documents nothing is read');
  const waiting = await api.platform.queue.countJobs();
  t.equal(waiting.find(({ name }) => name === readFacts.name)?.count, 1, 'one job at most waits for a tender');
});

t.test('key facts are downloaded as the files of runs are', async (t) => {
  const { path, ada, find, decide, workspaceId, tenant } = await open();
  t.equal((await api.call(ada, 'POST', `${path}/exports`)).status, 409, 'nothing was read yet');
  await find({ fact: 'currency', value: 'EUR' });
  await decide('contact', { decision: 'corrected', value: 'Ada' });
  const { status, body } = await api.call(ada, 'POST', `${path}/exports`);
  t.match({ status, body }, { status: 202, body: { data: { format: 'xlsx', status: 'queued' } } });
  const { id, requestId } = body.data;
  const request = `/workspaces/${workspaceId}/document-requests/${requestId}`;
  t.match(await api.call(ada, 'GET', `${request}/exports/${id}`), {
    status: 200,
    body: { data: { status: 'queued' } },
  });
  const { data } = (await api.call(ada, 'GET', `${request}/view`)).body;
  t.match(data, { requestType: 'facts_export', status: 'completed' });
  t.equal(data.items.length, factNames.length);
  t.match(
    data.items.filter(({ headline }: { headline: { value: unknown } }) => headline.value !== null),
    [
      { kind: 'fact', headline: { fact: 'currency', value: 'EUR', status: 'found', certainty: 'certain' } },
      { headline: { fact: 'contact', status: 'corrected', value: 'Ada', certainty: null, decidedBy: / / } },
    ],
  );
  const jobs = await tenant((trx) => trx.selectFrom('documentExports').select('jobId').where('id', '=', id).execute());
  t.ok(jobs[0]?.jobId);
});

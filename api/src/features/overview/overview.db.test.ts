import type { FactName } from '@bidloom/contract/facts';
import type { Overview } from '@bidloom/contract/overview';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { type Person, startTestApi } from '../../testing/main.ts';

t.setTimeout(120_000);
const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

interface Stated {
  value: string | null;
  quote?: string;
  probability?: number;
  further?: object[];
  conflicts?: object[];
}

/** An organisation of two people with a tender and nothing in it. */
async function open(fields: { dueAt?: Date; name?: string; status?: string } = {}) {
  const organizationId = await api.organization();
  const [ada, ben] = [
    await api.person('ORGANIZATION_USER', organizationId),
    await api.person('ORGANIZATION_ADMIN', organizationId),
  ];
  const customerId = (await api.call(ben, 'POST', '/Customers', { name: 'Harbour, Ports' })).body.data.id;
  const body = { name: 'Pumps; valves', status: 'open', ...fields, dueAt: fields.dueAt?.toISOString() };
  const tenders = `/organizations/${organizationId}/customers/${customerId}/workspaces`;
  const workspaceId: string = (await api.call(ben, 'POST', tenders, body)).body.data.id;
  const path = `/workspaces/${workspaceId}/overview`;
  const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
  return {
    ...{ organizationId, ada, ben, tenders, workspaceId, path, tenant },
    look: async (person: Person = ada): Promise<Overview> => {
      const { status, body: answer } = await api.call(person, 'GET', path);
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    addDocument: async (fileName: string, status = 'ready', createdBy = ben.userId, mediaType = 'application/pdf') => {
      const id = newId();
      const row = { id, organizationId, workspaceId, fileName, fileNameKey: fileName, createdBy, status, pages: 12 };
      const file = {
        sha256: '',
        size: 1,
        mediaType,
        objectKey: `${organizationId}/documents/${id}`,
      };
      await tenant((trx) =>
        trx
          .insertInto('documents')
          .values({ ...row, ...file })
          .execute(),
      );
      return id;
    },
    addVersion: async (replacesId: string) => {
      const id = newId();
      const row = { id, organizationId, workspaceId, createdBy: ben.userId, status: 'ready', pages: 15, replacesId };
      const file = {
        sha256: '',
        size: 1,
        mediaType: 'application/pdf',
        objectKey: `${organizationId}/documents/${id}`,
      };
      const name = { fileName: 'terms.pdf', fileNameKey: `${id} terms.pdf` };
      await tenant((trx) =>
        trx
          .insertInto('documents')
          .values({ ...row, ...file, ...name })
          .execute(),
      );
    },
    /** Writes what was found, as the worker does. */
    state: (documentId: string, facts: Partial<Record<FactName, Stated>>) =>
      tenant(async (trx) => {
        for (const [fact, stated] of Object.entries(facts)) {
          const { value, quote = `It is ${value}.`, probability = 0.95, conflicts = [], further = [] } = stated;
          const found = {
            ...{ foundValue: value, foundText: value, probability, conflicts: JSON.stringify(conflicts) },
            further: JSON.stringify(further),
            ...(value && { foundDocumentId: documentId, foundPage: 3, foundQuote: quote, foundOffset: 7 }),
          };
          await trx
            .insertInto('workspaceFacts')
            .values({ organizationId, workspaceId, fact, ...found })
            .onConflict((conflict) => conflict.columns(['workspaceId', 'fact']).doUpdateSet(found))
            .execute();
        }
        const read = { status: 'ready', readAt: new Date(), engine: 'extractive' };
        await trx
          .insertInto('factReadings')
          .values({ id: workspaceId, organizationId, ...read })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(read))
          .execute();
      }),
    addRun: (requestType: string, status: string, minutesAgo: number, createdBy = ada.userId) =>
      tenant(async (trx) => {
        const id = newId();
        const at = new Date(Date.now() - minutesAgo * 60_000);
        const ended = status === 'running' ? null : at;
        const row = {
          id,
          organizationId,
          workspaceId,
          requestType,
          status,
          createdBy,
          createdAt: at,
          finishedAt: ended,
        };
        await trx
          .insertInto('documentRequests')
          .values({
            ...row,
            documentIds: [],
            documentNames: [],
            parameters: '{}',
            progress: '{"stage":"x","percent":40}',
          })
          .execute();
        return id;
      }),
    /** As if the last look had been so long ago. */
    leave: (minutes: number) =>
      tenant((trx) =>
        trx
          .updateTable('workspaceVisits')
          .set({ seenAt: sql`seen_at - make_interval(mins => ${minutes})` })
          .execute(),
      ),
  };
}

const issue = ({ issues }: Overview, kind: string) => issues.find((found) => found.kind === kind);

t.test('the state of documents and runs, and what needs attention', async (t) => {
  const tender = await open({ dueAt: inDays(-1) });
  const empty = await tender.look();
  t.match(empty, { status: 'open', dates: [{ kind: 'due' }], documents: { total: 0, pages: 0 }, changes: null });
  t.equal(issue(empty, 'due_passed')?.severity, 'error');
  t.ok(issue(empty, 'no_documents'));

  const id = await tender.addDocument('terms.pdf');
  const failed = await tender.addDocument('locked.pdf', 'failed');
  await tender.addDocument('new.pdf', 'processing');
  // What came out of it is counted by itself.
  await tender.addDocument('all.zip', 'ready', tender.ben.userId, 'application/zip');
  await tender.addRun('summary', 'failed', 50);
  const good = await tender.addRun('summary', 'completed', 40);
  const bad = await tender.addRun('keyword_extraction', 'failed', 30);
  const going = await tender.addRun('datasheet_extraction', 'running', 1);
  await tender.addRun('chat_export', 'completed', 1);
  const comparison = await tender.addRun('comparison', 'completed', 1, tender.ben.userId);
  await tender.state(id, {
    bid_security: { value: null },
    warranty: { value: null },
    bid_validity: {
      value: 'P90D',
      conflicts: [{ value: 'P120D', text: '120 days', documentId: id, page: 4, quote: '' }],
    },
    currency: { value: 'EUR', probability: 0.4 },
  });
  const found = await tender.look();
  t.match(found.documents, { total: 3, pages: 36, byStatus: { ready: 1, failed: 1, processing: 1, uploaded: 0 } });
  t.same(issue(found, 'documents_failed')?.documents, { count: 1, some: [{ id: failed, fileName: 'locked.pdf' }] });
  t.equal(issue(found, 'documents_reading')?.documents?.count, 1);
  t.same(issue(found, 'conflict')?.facts, ['bid_validity']);
  t.notOk(issue(found, 'not_stated'), 'a document that is being read may state it');
  t.same(issue(found, 'to_check')?.facts, ['currency']);
  t.equal(issue(found, 'runs_failed')?.runs, 1, 'one was done again since');
  t.same(found.runs.byStatus, { queued: 0, running: 1, completed: 1, failed: 2, cancelled: 0 });
  t.same(found.runs.latest.map((run) => run.id).sort(), [good, bad].sort());
  t.match(found.runs.inProgress, [{ id: going, percent: 40, requestType: 'datasheet_extraction' }]);
  const order = ['error', 'warning', 'info'];
  const severities = found.issues.map(({ severity }) => order.indexOf(severity));
  t.same(severities, [...severities].sort(), 'the worst first');
  t.ok(
    (await tender.look(tender.ben)).runs.latest.some((run) => run.id === comparison),
    'for administrators alone',
  );
});

t.test('a replaced version is not counted among the documents', async (t) => {
  const tender = await open();
  const first = await tender.addDocument('terms.pdf');
  await tender.addDocument('scope.pdf');
  await tender.addVersion(first);
  t.match((await tender.look()).documents, { total: 2, pages: 27, byStatus: { ready: 2 } });
});

t.test('a later document that says something else than a person confirmed comes first', async (t) => {
  const tender = await open();
  const id = await tender.addDocument('terms.pdf');
  const later = await tender.addDocument('addendum-2.pdf');
  await tender.state(id, { submission_deadline: { value: '2099-05-12' } });
  const path = `/workspaces/${tender.workspaceId}/facts/submission_deadline/decision`;
  t.match(await api.call(tender.ada, 'PUT', path, { decision: 'confirmed', value: '2099-05-12' }), { status: 200 });
  t.notOk(issue(await tender.look(), 'documents_say_otherwise'));
  const conflict = { value: '2099-05-19', text: '19 May 2099', documentId: later, page: 1, quote: '', offset: 0 };
  await tender.state(id, { submission_deadline: { value: '2099-05-12', conflicts: [{ ...conflict, boxes: [] }] } });
  const [first] = (await tender.look()).issues;
  t.match(first, { kind: 'documents_say_otherwise', severity: 'error', facts: ['submission_deadline'] });
  t.match(await api.call(tender.ada, 'PUT', path, { decision: 'kept' }), { status: 200 });
  t.notOk(issue(await tender.look(), 'documents_say_otherwise'));
});

t.test('facts that are still being read are reported, and not as missing', async (t) => {
  const tender = await open();
  t.notOk(issue(await tender.look(), 'facts_reading'), 'there is nothing to read them from');
  const id = await tender.addDocument('terms.pdf');
  const found = await tender.look();
  t.match(issue(found, 'facts_reading'), { severity: 'info' });
  t.notOk(issue(found, 'not_stated'));
  await tender.state(id, { bid_security: { value: null }, warranty: { value: null } });
  const read = await tender.look();
  t.notOk(issue(read, 'facts_reading'));
  t.same(issue(read, 'not_stated')?.facts, ['bid_security'], 'the others are no matter of life and death');

  const other = await open();
  await other.addDocument('terms.pdf');
  await other.addDocument('new.pdf', 'processing');
  t.notOk(issue(await other.look(), 'facts_reading'), 'the documents that are being read say it');
});

t.test('what may be stated somewhere is to be checked, and not called missing', async (t) => {
  const tender = await open();
  const id = await tender.addDocument('terms.pdf');
  const place = { documentId: id, page: 3, quote: '6 Evaluation ☐ Price', offset: 0, boxes: [] };
  await tender.state(id, {
    bid_security: { value: null },
    evaluation_method: { value: null, probability: 0.69, further: [place] },
  });
  const seen = await tender.look();
  t.same(issue(seen, 'not_stated')?.facts, ['bid_security']);
  t.same(issue(seen, 'to_check')?.facts, ['evaluation_method']);
});

t.test('dates are in order, and what contradicts the due date is reported', async (t) => {
  const tender = await open({ dueAt: new Date('2099-03-18T13:00:00Z') });
  const id = await tender.addDocument('notice.pdf');
  await tender.state(id, {
    submission_deadline: { value: '2099-03-18T14:00', quote: 'until 14:00 (UTC+1) on 18 March 2099' },
    clarification_deadline: { value: '2099-03-01' },
    pre_bid_meeting: { value: '2099-03-20T10:00', quote: 'at 10:00 local time' },
    bid_opening: { value: '2099-03-17T15:00', quote: 'at 15:00 (UTC+1)' },
  });
  const same = await tender.look();
  t.same(
    same.dates.map(({ kind }) => kind),
    ['clarification_deadline', 'bid_opening', 'due', 'pre_bid_meeting'],
    'the deadline is the due date',
  );
  t.match(same.dates[0], { value: '2099-03-01', zone: null, at: null });
  t.match(same.dates[1], { zone: { name: 'UTC+1', offset: 60 }, at: '2099-03-17T14:00:00.000Z' });
  t.notOk(issue(same, 'due_differs'));
  t.same(issue(same, 'date_after_due')?.facts, ['pre_bid_meeting']);
  t.same(issue(same, 'opening_before_due')?.facts, ['bid_opening']);

  await tender.state(id, {
    submission_deadline: { value: '2099-04-02T14:00', quote: 'extended until 14:00 (UTC+1) on 2 April 2099' },
    bid_opening: { value: 'P1D after submission_deadline' },
  });
  const other = await tender.look();
  t.same(issue(other, 'due_differs')?.facts, ['submission_deadline']);

  // Due at 13:00 UTC. "IST" is of India, Israel and, in summer, of Ireland.
  const stateIn = (value: string) =>
    tender.state(id, { submission_deadline: { value, quote: `until ${value.slice(11)} IST on 18 March 2099` } });
  await stateIn('2099-03-18T18:30');
  t.notOk(issue(await tender.look(), 'due_differs'), 'as in India');
  await stateIn('2099-03-18T15:30');
  t.same(issue(await tender.look(), 'due_differs')?.facts, ['submission_deadline'], 'between India and Israel');
  await stateIn('2099-03-18T10:00');
  t.same(issue(await tender.look(), 'due_differs')?.facts, ['submission_deadline'], 'nowhere');
  t.same(
    other.dates.map(({ kind }) => kind),
    ['clarification_deadline', 'due', 'pre_bid_meeting', 'submission_deadline'],
  );

  // Of Vancouver, eight hours behind UTC.
  await tender.state(id, {
    submission_deadline: { value: '2099-03-18T05:00' },
    bid_opening: { value: '2099-03-18T05:30' },
    pre_bid_meeting: { value: '2099-03-18T04:30' },
    clarification_deadline: { value: '2099-03-18T04:00', quote: 'at 04:00 (UTC-8)' },
  });
  const oneDay = ['clarification_deadline', 'pre_bid_meeting', 'due', 'bid_opening'];
  const placed = await tender.look();
  t.same(
    placed.dates.map(({ kind }) => kind),
    oneDay,
    'a date without a zone is in that of the others',
  );
  await tender.state(id, { clarification_deadline: { value: '2099-03-18T04:00' } });
  const unplaced = await tender.look();
  t.same(
    unplaced.dates.map(({ kind }) => kind),
    oneDay,
    'the due date says where the deadline is',
  );
  // Due five hours before the deadline, if all is in the zone of Berlin.
  await tender.state(id, {
    submission_deadline: { value: '2099-03-18T19:00' },
    bid_opening: { value: '2099-03-18T19:30' },
    pre_bid_meeting: { value: '2099-03-18T16:30' },
    clarification_deadline: { value: '2099-03-18T15:00' },
  });
  const early = await tender.look();
  t.same(
    early.dates.map(({ kind }) => kind),
    ['due', 'clarification_deadline', 'pre_bid_meeting', 'bid_opening'],
    'a due date before the deadline does not say where that is',
  );
  await tender.state(id, {
    submission_deadline: { value: '2099-03-18T18:30', quote: 'until 18:30 IST' },
    bid_opening: { value: '2099-03-18T19:00' },
    pre_bid_meeting: { value: '2099-03-18T18:00' },
    clarification_deadline: { value: '2099-03-18T17:00' },
  });
  const indian = await tender.look();
  t.same(
    indian.dates.map(({ kind }) => kind),
    oneDay,
    'the due date says which of several zones the deadline is in',
  );

  const without = await open();
  await without.state(await without.addDocument('notice.pdf'), { submission_deadline: { value: '2099-03-18' } });
  t.same(issue(await without.look(), 'no_due_date')?.facts, ['submission_deadline'], 'it can be taken over');
});

t.test('what changed since the last visit, by others', async (t) => {
  const tender = await open({ dueAt: inDays(10) });
  const id = await tender.addDocument('terms.pdf');
  const dropped = await tender.addDocument('draft.pdf');
  await tender.state(id, { bid_validity: { value: 'P90D' }, currency: { value: 'EUR' }, warranty: { value: null } });
  t.equal((await tender.look()).changes, null, 'the first visit');
  t.equal((await tender.look()).changes, null, 'it still runs');

  await tender.leave(60);
  const quiet = (await tender.look()).changes;
  t.match(quiet, { documentsAdded: { count: 0 }, documentsRemoved: { count: 0 }, runs: { count: 0 }, due: null });
  t.same([quiet?.facts, quiet?.moves], [[], []]);

  await tender.leave(60);
  const mine = await tender.addDocument('mine.pdf', 'ready', tender.ada.userId);
  const added = await tender.addDocument('addendum.pdf');
  await api.call(tender.ben, 'DELETE', `/workspaces/${tender.workspaceId}/documents/${dropped}`);
  const run = await tender.addRun('summary', 'completed', 5, tender.ben.userId);
  const facts = `/workspaces/${tender.workspaceId}/facts`;
  await api.call(tender.ben, 'PUT', `${facts}/currency/decision`, { decision: 'confirmed', value: 'EUR' });
  await api.call(tender.ada, 'PUT', `${facts}/warranty/decision`, { decision: 'corrected', value: 'two years' });
  await tender.state(added, { bid_validity: { value: 'P120D' } });
  const move = `${tender.tenders}/${tender.workspaceId}/status`;
  t.equal((await api.call(tender.ben, 'PATCH', move, { status: 'in_review' })).status, 200);
  await tender.tenant((trx) =>
    trx
      .updateTable('workspaces')
      .set({ dueAt: inDays(20) })
      .execute(),
  );

  const { changes } = await tender.look();
  t.same(changes?.documentsAdded, { count: 1, some: [{ id: added, fileName: 'addendum.pdf' }] }, `not ${mine}`);
  t.same(changes?.documentsRemoved, { count: 1, some: ['draft.pdf'] });
  t.match(changes?.runs, { count: 1, some: [{ id: run }] });
  t.match(changes?.facts, [
    { fact: 'bid_validity', before: { value: 'P90D' }, now: { value: 'P120D' }, status: 'found', by: null },
    { fact: 'currency', before: { value: 'EUR' }, now: { value: 'EUR' }, status: 'confirmed' },
  ]);
  t.match(changes?.moves, [{ fromStatus: 'open', toStatus: 'in_review' }]);
  t.match(changes?.due, { before: /T/, now: /T/ });
  t.same((await tender.look()).changes, changes, 'until the visit ends');
  t.equal((await tender.look(tender.ben)).changes, null, 'everybody has their own');
});

t.test('what a person did is not new to that person, but to others', async (t) => {
  const tender = await open({ dueAt: inDays(10) });
  const { ada, ben, workspaceId } = tender;
  const setDue = async (person: Person, days: number) => {
    const body = { ids: [workspaceId], action: 'due', dueAt: inDays(days).toISOString() };
    const { status } = await api.call(person, 'POST', `/organizations/${tender.organizationId}/workspaces/bulk`, body);
    t.equal(status, 200);
  };
  const move = (status: string) =>
    api.call(ben, 'PATCH', `${tender.tenders}/${workspaceId}/status`, { status }).then((moved) => moved.status);
  await tender.look(ada);
  await tender.look(ben);
  await tender.leave(60);

  await setDue(ben, 15);
  await setDue(ada, 20);
  t.equal(await move('in_review'), 200, 'a change that keeps the due date');
  await tender.addRun('summary', 'completed', 5, ada.userId);
  t.match((await tender.look(ada)).changes, { due: null, runs: { count: 0 }, moves: [{ toStatus: 'in_review' }] });
  t.match((await tender.look(ben)).changes, { due: { now: /T/ }, runs: { count: 1 }, moves: [] });

  await setDue(ben, 30);
  t.match((await tender.look(ada)).changes, { due: { before: /T/, now: /T/ } });
  t.equal((await tender.look(ben)).changes?.due, null);
});

t.test('visits at the same moment are one', async (t) => {
  const tender = await open();
  const looks = await Promise.all(Array.from({ length: 6 }, () => tender.look()));
  t.ok(looks.every(({ changes }) => changes === null));
  await tender.leave(60);
  const again = await Promise.all(Array.from({ length: 6 }, () => tender.look()));
  t.equal(new Set(again.map(({ changes }) => changes?.since)).size, 1);
});

t.test('a tender that is decided asks for nothing', async (t) => {
  const tender = await open({ dueAt: inDays(-3) });
  await tender.state(await tender.addDocument('terms.pdf'), { currency: { value: 'EUR', probability: 0.4 } });
  t.ok(issue(await tender.look(), 'to_check'));
  await tender.tenant((trx) => trx.updateTable('workspaces').set({ status: 'submitted' }).execute());
  t.same((await tender.look()).issues, []);
});

t.test('the key dates are a calendar file, with zones as they are stated', async (t) => {
  const tender = await open({ dueAt: new Date('2099-03-18T13:00:00Z'), name: '=Pumps; valves' });
  const id = await tender.addDocument('notice.pdf');
  await tender.state(id, {
    clarification_deadline: { value: '2099-03-01T12:00', quote: 'Questions: until 12:00, 1 March 2099' },
    pre_bid_meeting: { value: '2099-02-20T10:00', quote: 'at 10:00 IST', probability: 0.5 },
    bid_opening: { value: '2099-03-19T15:00', quote: 'at 15:00 (UTC+1)' },
  });
  const answer = await api.app.inject({
    method: 'GET',
    url: `${tender.path}/dates.ics`,
    headers: { authorization: `Bearer ${tender.ada.token}` },
  });
  t.equal(answer.statusCode, 200);
  t.match(answer.headers, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': /^attachment; .*%20%E2%80%93%20key%20dates%20\d{4}-\d\d-\d\d\.ics$/,
  });
  const events = answer.body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const eventOf = (kind: string) => events.find((event) => event.includes(`UID:${tender.workspaceId}-${kind}@`));
  t.equal(events.length, 4);
  t.match(eventOf('due'), 'DTSTART:20990318T130000Z\r\n');
  t.match(eventOf('due'), 'SUMMARY:Due: =Pumps\\; valves\r\n');
  t.match(eventOf('clarification_deadline'), 'DTSTART;VALUE=DATE:20990301\r\n', 'no zone is stated: a whole day');
  t.match(eventOf('clarification_deadline'), 'SUMMARY:Deadline for questions (12:00 local time): =Pumps');
  t.match(eventOf('clarification_deadline'), 'notice.pdf\\, p. 3');
  const urlOf = (kind: string) => new URL(/^URL:?[^:]*:(http\S+)\r$/m.exec(eventOf(kind) ?? '')?.[1] ?? 'none:');
  t.equal(urlOf('due').search, '', 'a date that a person gave has no place');
  t.same(
    [...urlOf('bid_opening').searchParams],
    Object.entries({ document: id, page: '3', quote: 'at 15:00 (UTC+1)' }),
  );
  t.match(
    eventOf('pre_bid_meeting'),
    'DTSTART;VALUE=DATE:20990220\r\n',
    'these letters are zones of several countries',
  );
  t.match(eventOf('pre_bid_meeting'), '(10:00 IST) (to check): =Pumps');
  t.match(eventOf('pre_bid_meeting'), 'STATUS:TENTATIVE\r\n');
  t.match(eventOf('pre_bid_meeting'), 'Time zone as stated: IST');
  t.match(eventOf('bid_opening'), 'DTSTART:20990319T140000Z\r\n');
  t.match(eventOf('bid_opening'), /BEGIN:VALARM[\s\S]*TRIGGER:-P1D\r\n/);
  await tender.state(id, { bid_opening: { value: '2021-03-19T15:00', quote: 'at 15:00 (UTC+1)' } });
  const later = await api.app.inject({
    method: 'GET',
    url: `${tender.path}/dates.ics`,
    headers: { authorization: `Bearer ${tender.ada.token}` },
  });
  const past = later.body.split('BEGIN:VEVENT').find((event) => event.includes('DTSTART:20210319T140000Z'));
  t.ok(past);
  t.notMatch(past, 'VALARM', 'nobody is reminded of what is over');
});

t.test('an ambiguous zone is the one that people chose for the due date, in all dates that name it', async (t) => {
  const stated = {
    submission_deadline: { value: '2099-12-18T14:00', quote: 'by 14:00 Eastern Time' },
    clarification_deadline: { value: '2099-12-09T16:00', quote: 'not later than 16:00 EASTERN TIME' },
    pre_bid_meeting: { value: '2099-10-20T10:00', quote: 'at 10:00 Central Time' },
  };
  const datesIn = async (dueAt?: string) => {
    const tender = await open(dueAt ? { dueAt: new Date(dueAt) } : {});
    await tender.state(await tender.addDocument('notice.pdf'), stated);
    const { dates } = await tender.look();
    return Object.fromEntries(dates.map(({ kind, at }) => [kind, at]));
  };
  t.match(await datesIn('2099-12-18T19:00:00Z'), {
    clarification_deadline: '2099-12-09T21:00:00.000Z',
    pre_bid_meeting: null,
  });
  t.match(await datesIn('2099-12-18T03:00:00Z'), { clarification_deadline: '2099-12-09T05:00:00.000Z' }, 'Sydney');
  t.match(await datesIn('2099-12-18T15:00:00Z'), { clarification_deadline: null }, 'no reading of the deadline');
  t.match(await datesIn(), { submission_deadline: null, clarification_deadline: null });
});

t.test('foreign tenders and rooms of proposals have none', async (t) => {
  const tender = await open();
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const roomId = newId();
  await tender.tenant(async (trx) => {
    const { customerId } = await trx.selectFrom('workspaces').select('customerId').executeTakeFirstOrThrow();
    const room = { id: roomId, organizationId: tender.organizationId, customerId, name: 'Offer', kind: 'proposal' };
    await trx
      .insertInto('workspaces')
      .values({ ...room, tenderId: tender.workspaceId })
      .execute();
  });
  for (const [person, id] of [
    [stranger, tender.workspaceId],
    [tender.ada, roomId],
    [tender.ben, roomId],
    [tender.ada, newId()],
  ] as const) {
    for (const call of ['overview', 'overview/dates.ics'])
      t.equal((await api.call(person, 'GET', `/workspaces/${id}/${call}`)).status, 404, `${call} of ${id}`);
  }
  t.equal((await api.call(tender.ada, 'GET', '/workspaces/none/overview')).status, 400);
});

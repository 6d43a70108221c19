import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization('Northern; Bids, Ltd');
const ada = await api.person('ORGANIZATION_USER', organizationId);
const bob = await api.person('ORGANIZATION_ADMIN', organizationId);
const base = `/organizations/${organizationId}/calendar-feeds`;
const customerId = (await api.call(ada, 'POST', '/Customers', { name: 'Harbour, Ports' })).body.data.id;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function make(name: string, fields: object = {}, person = ada): Promise<string> {
  const path = `/organizations/${organizationId}/customers/${customerId}/workspaces`;
  return (await api.call(person, 'POST', path, { name, status: 'open', ...fields })).body.data.id;
}

const link = async (person: Person, scope = 'mine') => (await api.call(person, 'POST', base, { scope })).body.data;
const read = (url: string) => api.app.inject({ method: 'GET', url: new URL(url).pathname });

/** The events of a calendar, by their summary; lines unfolded. */
async function eventsOf(url: string): Promise<Map<string, string>> {
  const { body } = await read(url);
  const events = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return new Map(events.map((event) => [/^SUMMARY:(.*)\r$/m.exec(event)?.[1] ?? '', event]));
}

t.test('a calendar shows the due dates of tenders that are worked on, without a sign-in', async (t) => {
  const dueAt = '2099-01-31T10:00:00.000Z';
  const id = await make('Pumps; valves, and\\or cranes', { dueAt, reference: 'HP-7' });
  await make('Of Bob', { dueAt: inDays(3) }, bob);
  await make('Waiting', { dueAt: inDays(-2), status: 'submitted' });
  await make('Won', { dueAt: inDays(3), status: 'won' });
  await make('Long ago', { dueAt: inDays(-120) });
  await make('Some time');
  const { url } = await link(ada);
  t.match(url, /^http:\/\/localhost:3000\/calendars\/[\w-]{32}\.ics$/);
  const answer = await read(url);
  t.equal(answer.statusCode, 200);
  t.match(answer.headers, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': /private/ });
  t.match(answer.body, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR/);
  const events = await eventsOf(url);
  t.same([...events.keys()].sort(), ['Due: Pumps\\; valves\\, and\\\\or cranes', 'Due: Waiting']);
  const event = events.get('Due: Pumps\\; valves\\, and\\\\or cranes') ?? '';
  t.match(event, `UID:${id}-due@bidloom\r\n`);
  t.match(event, 'DTSTART:20990131T100000Z\r\n');
  t.match(event, 'DESCRIPTION:Harbour\\, Ports\\nHP-7\r\n');
  t.match(event, `/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`);
  t.equal((await read(url)).body, answer.body, 'the same on every reading');
  t.ok((await eventsOf((await link(bob, 'all')).url)).has('Due: Of Bob'));
});

t.test('lines are no longer than 75 octets', async (t) => {
  await make('Pompes à haute pression für Wärmekraftwerke 高压电气设备采购 '.repeat(3).trim(), { dueAt: inDays(9) });
  const { body } = await read((await link(ada)).url);
  const longest = Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)));
  t.ok(longest <= 75, String(longest));
  t.notMatch(body, /[^\r]\n/);
});

t.test('other dates come from key facts that are decided or certain', async (t) => {
  const workspaceId = await make('With facts', { dueAt: inDays(20) });
  const noDue = await make('Without a due date');
  const document = { id: newId(), organizationId, workspaceId, fileName: 'notice.pdf', fileNameKey: 'notice.pdf' };
  const file = { sha256: '', size: 1, mediaType: 'application/pdf', objectKey: `${organizationId}/documents/notice` };
  const place = { foundDocumentId: document.id, foundPage: 4, foundQuote: 'until 15:30' };
  await withTenant(api.platform.database, organizationId, async (trx) => {
    await trx
      .insertInto('documents')
      .values({ ...document, ...file, createdBy: ada.userId, status: 'ready', pages: 9 })
      .execute();
    const fact = { organizationId, workspaceId };
    const decided = { decision: 'corrected', decidedAt: new Date(), decidedBy: ada.userId };
    for (const row of [
      { ...fact, fact: 'clarification_deadline', foundValue: '2099-02-01T15:30', probability: 0.97, ...place },
      { ...fact, fact: 'pre_bid_meeting', foundValue: '2099-02-02', probability: 0.5 },
      { ...fact, fact: 'bid_opening', foundValue: '2099-02-03', ...decided, decidedValue: '2099-02-04' },
      {
        ...fact,
        workspaceId: noDue,
        fact: 'clarification_deadline',
        foundValue: '2099-02-01T15:30',
        probability: 0.97,
        foundQuote: 'until 15:30 (UTC+1)',
      },
      { ...fact, fact: 'submission_deadline', foundValue: '2099-02-05T10:00', probability: 0.99 },
      { ...fact, workspaceId: noDue, fact: 'submission_deadline', foundValue: '2099-02-06', probability: 0.99 },
      { ...fact, workspaceId: noDue, fact: 'bid_opening', ...decided, decidedValue: 'the day after' },
      {
        ...{ ...fact, workspaceId: noDue, fact: 'pre_bid_meeting', ...decided, decidedValue: '2099-02-30T15:00' },
        decidedQuote: 'on 30 February 2099 at 15:00 CET',
      },
    ]) {
      await trx.insertInto('workspaceFacts').values(row).execute();
    }
  });
  const gone = await make('Zone of a document that is gone');
  const zoned = await make('Zone of all times');
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const notice = { ...document, id: newId(), workspaceId: zoned };
    await trx
      .insertInto('documents')
      .values({ ...notice, ...file, createdBy: ada.userId, status: 'ready', pages: 9 })
      .execute();
    const found = { fact: 'clarification_deadline', foundValue: '2099-02-01T15:30', probability: 0.97 };
    const zoneOf = (documentId: string) =>
      JSON.stringify([{ documentId, page: 8, quote: 'All times are CET.', offset: 0 }]);
    const at = { ...place, foundDocumentId: notice.id };
    for (const row of [
      { organizationId, workspaceId: zoned, ...found, ...at, further: zoneOf(notice.id) },
      { organizationId, workspaceId: gone, ...found, ...at, further: zoneOf(newId()) },
    ])
      await trx.insertInto('workspaceFacts').values(row).execute();
  });
  const events = await eventsOf((await link(ada)).url);
  t.match(events.get('Deadline for questions: Zone of all times'), 'DTSTART:20990201T143000Z\r\n');
  t.ok(events.has('Deadline for questions (15:30 local time): Zone of a document that is gone'));
  const questions = events.get('Deadline for questions (15:30 local time): With facts');
  t.match(questions, 'DTSTART;VALUE=DATE:20990201\r\n', 'the time at the place is in words: its moment is not known');
  t.match(events.get('Deadline for questions: Without a due date'), 'DTSTART:20990201T143000Z\r\n');
  const url = `/tenders/${workspaceId}/workspace`;
  t.match(questions, `${url}?document=${document.id}&page=4\r\n`, 'the page, without words of the document');
  t.match(events.get('Bid opening: With facts'), `${url}\r\n`);
  t.match(events.get('Bid opening: With facts'), 'DTSTART;VALUE=DATE:20990204\r\n');
  t.notOk(events.has('Pre-bid meeting or visit: With facts'), 'not certain');
  t.match(events.get('Due: Without a due date'), 'DTSTART;VALUE=DATE:20990206\r\n');
  t.notOk(events.has('Bid opening: Without a due date'), 'no date that can be read');
  t.notOk(events.has('Pre-bid meeting or visit: Without a due date'), 'February has no such day');
});

t.test('a link can be revoked and made again, and belongs to nobody else', async (t) => {
  const first = await link(ada);
  const second = await link(ada);
  t.equal((await read(first.url)).statusCode, 404, 'the older one has ended');
  t.equal((await read(second.url)).statusCode, 200);
  const { data } = (await api.call(ada, 'GET', base)).body;
  t.match(data, [{ id: second.id, scope: 'mine', lastReadAt: /T/ }]);
  t.notOk(JSON.stringify(data).includes('calendars'), 'the address is shown once');
  t.equal((await api.call(bob, 'DELETE', `${base}/${second.id}`)).status, 404);
  t.equal((await api.call(ada, 'DELETE', `${base}/${second.id}`)).status, 200);
  const gone = await read(second.url);
  t.match([gone.statusCode, gone.json().message], [404, 'The calendar was not found']);
  t.equal((await read('http://x/calendars/nothing.ics')).statusCode, 404);
  t.equal((await api.call(ada, 'POST', base, { scope: 'theirs' })).status, 400);
});

t.test('it ends with the account, for good, and pauses while the organisation is deactivated', async (t) => {
  const own = await api.organization();
  const boss = await api.person('ORGANIZATION_ADMIN', own);
  const carl = await api.person('ORGANIZATION_USER', own);
  const linkOf = async (person: Person) =>
    (await api.call(person, 'POST', `/organizations/${own}/calendar-feeds`, { scope: 'all' })).body.data.url;
  const [ofCarl, ofBoss] = [await linkOf(carl), await linkOf(boss)];
  await api.call(boss, 'PATCH', `/Users/${carl.userId}/deactivate`);
  t.equal((await read(ofCarl)).statusCode, 404);
  await api.call(boss, 'PATCH', `/Users/${carl.userId}/activate`);
  t.equal((await read(ofCarl)).statusCode, 404, 'reactivation opens nothing');
  const platform = await api.person('PLATFORM_ADMIN', null);
  t.equal((await read(ofBoss)).statusCode, 200);
  await api.call(platform, 'PATCH', `/Organizations/${own}/deactivate`);
  t.equal((await read(ofBoss)).statusCode, 404);
});

t.test('it pauses while the licence has lapsed, as sign-in does', async (t) => {
  const own = await api.organization();
  const boss = await api.person('ORGANIZATION_ADMIN', own);
  const { url } = (await api.call(boss, 'POST', `/organizations/${own}/calendar-feeds`, { scope: 'all' })).body.data;
  t.equal((await read(url)).statusCode, 200, 'without any licence there is no limit');
  const platform = await api.person('PLATFORM_ADMIN', null);
  const day = (days: number) => inDays(days).slice(0, 10);
  const licence = { organizationId: own, plan: 'team', seats: 5, monthlyPages: 100, monthlyTokens: 0 };
  const lapsed = { ...licence, validFrom: day(-20), validTo: day(-2) };
  t.equal((await api.call(platform, 'POST', '/api/licenses', lapsed)).status, 201);
  t.equal((await read(url)).statusCode, 404);
  const renewed = { ...licence, validFrom: day(-1), validTo: day(20) };
  t.equal((await api.call(platform, 'POST', '/api/licenses', renewed)).status, 201);
  t.equal((await read(url)).statusCode, 200, 'and continues with the next one');
});

t.test('a client that guesses is stopped', async (t) => {
  const codes = [];
  for (let tries = 0; tries < 70; tries++) codes.push((await read(`http://x/calendars/${newId()}.ics`)).statusCode);
  t.ok(codes.includes(429));
});

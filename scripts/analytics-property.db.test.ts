import { asPlatform, newId } from '@bidloom/db';
import { createWorker } from '@bidloom/worker';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import t from 'tap';
import { multipart, upload } from '../api/src/testing/documents.ts';
import { type Person, startTestApi } from '../api/src/testing/main.ts';
import { rollUpHandler } from '../worker/src/features/analytics/roll-up.handler.ts';
import { sharedComputing } from '../worker/src/testing/shared-computing.ts';
import { actionsOf, figuresOf, type Note, notesIn, type Range, wordsOf } from './testing/counted-by-hand.ts';

t.setTimeout(300_000);
const api = await startTestApi({}, { onDisk: true });
const { database } = api.platform;
const mailer = { ...api.platform.mailer, deliver: async () => {}, close: async () => {} };
const worker = await createWorker(
  { ...api.platform, mailer },
  { publicUrl: 'http://localhost:3000', ocrDirectory: null, model: null },
  sharedComputing(),
);
t.teardown(async () => {
  await worker.close();
  await api.close();
});

const write = (statement: RawBuilder<unknown>) => asPlatform(database, (trx) => statement.execute(trx));

/** The time of these tests is the autumn of 2025; new rows have the time of the machine. */
const begin = new Date('2025-10-24T19:00:00Z');
const all = { from: '2025-10-01', to: '2025-11-30' };

/** Two people who work in an organisation, and their own notes of what they did. */
class Team {
  readonly id: string;
  readonly people: [Person, Person];
  readonly tenders: { id: string; customerId: string }[];
  /** A proposal for the first tender, sealed during the whole test. */
  readonly proposalId: string;
  notes: Note[] = [];
  /** Of each item of a run: the correction that it has, which was made in it or in an earlier run. */
  readonly corrections = new Map<string, Note>();
  now = begin;
  timeZone = 'UTC';

  constructor(id: string, people: [Person, Person], tenders: Team['tenders'], proposalId: string) {
    this.id = id;
    this.people = people;
    this.tenders = tenders;
    this.proposalId = proposalId;
  }

  static async make(): Promise<Team> {
    const id = await api.organization();
    const people: [Person, Person] = [
      await api.person('ORGANIZATION_ADMIN', id),
      await api.person('ORGANIZATION_USER', id),
    ];
    const tenders: Team['tenders'] = [];
    for (const name of ['Water', 'Power']) {
      const base = { name: `${name} ${newId()}` };
      const customer = await api.call(people[0], 'POST', '/Customers', { organizationId: id, ...base });
      const customerId = customer.body.data.id;
      const path = `/organizations/${id}/customers/${customerId}/workspaces`;
      const dueAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
      const tender = await api.call(people[0], 'POST', path, { ...base, status: 'open', dueAt });
      tenders.push({ id: tender.body.data.id, customerId });
    }
    const first = tenders[0]?.id;
    const { body } = await api.call(people[0], 'POST', `/api/organizations/${id}/vendors`, { name: 'Northern Pumps' });
    await api.call(people[0], 'PUT', `/api/workspaces/${first}/sealing`, { sealed: true });
    const offer = { vendorId: body.data.id, title: 'Offer' };
    const proposal = await api.call(people[0], 'POST', `/api/workspaces/${first}/proposals`, offer);
    const team = new Team(id, people, tenders, proposal.body.data.id);
    await team.settle();
    return team;
  }

  /** Gives new rows the time of the test; corrections each their own, by which those that are taken over are known. */
  async settle(): Promise<void> {
    for (const table of ['workspaces', 'documents', 'document_requests', 'chat_entries', 'usage_events']) {
      await write(sql`
        update ${sql.table(table)} set created_at = ${this.now} where organization_id = ${this.id} and created_at > '2026-01-01'`);
    }
    await write(sql`
      update document_request_items set corrected_at = ${this.timeOfCorrection()} where organization_id = ${this.id} and corrected_at > '2026-01-01'`);
  }

  private timeOfCorrection(): Date {
    const last = [...this.corrections.values()].reduce((most, { at }) => Math.max(most, at.getTime()), 0);
    return last >= this.now.getTime() ? new Date(last) : this.now;
  }

  async upload(by: number, on: number): Promise<void> {
    const { person, tender } = this.pick(by, on);
    const content = 'Pump\n\nDesign pressure: 16 bar\nRated flow: 120 m3/h\n\nThe warranty of the pump is 24 months.\n';
    const { body } = await upload(api, person, tender.id, [{ name: `${newId()}.txt`, content }]);
    const id = body.data.uploaded[0].id;
    const path = `/workspaces/${tender.id}/documents/search?PageSize=100`;
    const read = await until(async () => {
      const { data } = (await api.call(person, 'GET', path)).body;
      return data.find((document: { id: string; status: string }) => document.id === id && document.status === 'ready');
    });
    this.note({ kind: 'document', id, amount: read.pages }, by, on);
  }

  /** Uploads a document that nobody can read until the proposal opens. */
  async offer(): Promise<void> {
    const [name, content] = [`${newId()}.txt`, 'We offer a pump.\n'];
    const { payload, headers } = multipart([{ name, content, field: 'file', category: 'technical' }]);
    const answer = await api.app.inject({
      ...{ method: 'POST', url: `/api/proposals/${this.proposalId}/documents`, payload },
      headers: { ...headers, authorization: `Bearer ${this.people[0].token}` },
    });
    if (answer.statusCode !== 200) throw new Error(`The offer was answered ${answer.statusCode}`);
    this.note({ kind: 'document', id: name, amount: 0, isSealed: true }, 0, 0);
  }

  async run(kind: 'keyword' | 'datasheet', by: number, on: number): Promise<void> {
    const { person, tender } = this.pick(by, on);
    const words = { customKeywords: kind === 'keyword' ? ['Warranty', 'pump', 'crane'] : [], selectedKeywords: [] };
    const order = { workspaceId: tender.id, ...words, isGenerateSummary: false };
    const started = await api.call(person, 'POST', `/AI/${kind}-extraction`, order);
    // A tender without documents has nothing to run on.
    if (started.status !== 202) return;
    const { id } = started.body.data;
    const path = `/workspaces/${tender.id}/document-requests/${id}/view`;
    const run = await until(async () => {
      const { data } = (await api.call(person, 'GET', path)).body;
      return ['completed', 'failed', 'cancelled'].includes(data.status) && data;
    });
    const items = run.items as { kind: string; headline: { keyword: string; total: number; parameters: number } }[];
    const found = items.filter((item) => item.kind === kind);
    const amount = found.reduce((sum, { headline }) => sum + (headline.total ?? headline.parameters), 0);
    const places = found.map(({ headline }) => [String(headline.keyword).toLowerCase(), headline.total] as const);
    const { status } = run;
    for (const { ordinal, correctedAt } of run.items as { ordinal: number; correctedAt: string | null }[]) {
      const made = [...this.corrections.values()].find(
        ({ at }) => correctedAt && at.getTime() === Date.parse(correctedAt),
      );
      if (correctedAt && !made) throw new Error(`Nobody corrected anything at ${correctedAt}`);
      if (made) this.corrections.set(`${id}/${ordinal}`, made);
    }
    this.note({ kind, id, amount, status, ...(kind === 'keyword' && { words: new Map(places) }) }, by, on);
  }

  async ask(by: number, on: number): Promise<void> {
    const { person, tender } = this.pick(by, on);
    const question = 'How long is the warranty of the pump?';
    const { status, body } = await api.call(person, 'POST', '/AI/ask-question', { workspaceId: tender.id, question });
    if (status !== 200) return;
    this.note({ kind: 'question', id: body.data.id, amount: body.data.answered ? 1 : 0 }, by, on);
  }

  async correct(by: number, which: number): Promise<void> {
    const runs = this.notes.filter(({ kind }) => kind === 'datasheet');
    const run = runs[which % runs.length];
    if (!run) return;
    const on = this.tenders.findIndex(({ customerId }) => customerId === run.customerId);
    const { person, tender } = this.pick(by, on);
    const path = `/workspaces/${tender.id}/document-requests/${run.id}`;
    const { items } = (await api.call(person, 'GET', `${path}/view`)).body.data;
    const item = items.find(({ kind }: { kind: string }) => kind === 'datasheet');
    if (!item) return;
    const id = `${run.id}/${item.ordinal}`;
    // What was taken over is corrected again; what was made here is undone.
    const isThere = this.corrections.get(id)?.id === id;
    const correction = { parameters: [{ index: 0, value: '18', unit: 'bar' }] };
    const body = { correction: isThere ? null : correction };
    const { status } = await api.call(person, 'PATCH', `${path}/items/${item.ordinal}`, body);
    if (status !== 200) throw new Error(`The correction was answered ${status}`);
    const times = [...this.corrections.values()].map(({ at }) => at.getTime() + 1);
    const at = new Date(Math.max(this.now.getTime(), ...times));
    this.corrections.delete(id);
    const made: Note = { kind: 'correction', id, amount: 1, at, userId: person.userId, customerId: tender.customerId };
    if (!isThere) this.corrections.set(id, made);
  }

  async remove(kind: 'document' | 'keyword' | 'datasheet', which: number): Promise<void> {
    const found = this.notes.filter((note) => note.kind === kind && !note.isSealed);
    const gone = found[which % found.length];
    if (!gone) return;
    const tender = this.tenders.find(({ customerId }) => customerId === gone.customerId);
    const folder = kind === 'document' ? 'documents' : 'document-requests';
    const { status } = await api.call(this.people[0], 'DELETE', `/workspaces/${tender?.id}/${folder}/${gone.id}`);
    if (status !== 200) throw new Error(`The removal was answered ${status}`);
    this.notes = this.notes.filter(({ id }) => id !== gone.id);
    for (const id of this.corrections.keys()) if (id.startsWith(`${gone.id}/`)) this.corrections.delete(id);
  }

  async move(on: number, status: string): Promise<void> {
    const { id, customerId } = this.pick(0, on).tender;
    await api.call(
      this.people[0],
      'PATCH',
      `/organizations/${this.id}/customers/${customerId}/workspaces/${id}/status`,
      {
        status,
      },
    );
  }

  async setZone(timeZone: string): Promise<void> {
    const { status } = await api.call(this.people[0], 'PUT', `/Organizations/${this.id}/time-zone`, { timeZone });
    if (status !== 200) throw new Error(`The zone was answered ${status}`);
    this.timeZone = timeZone;
  }

  /** Counts the days; with `days`, it is killed after that many of them. */
  async rollUp(days = Number.POSITIVE_INFINITY): Promise<void> {
    let left = days;
    const signal = {
      get aborted() {
        return left-- <= 0;
      },
      throwIfAborted() {},
    } as AbortSignal;
    await rollUpHandler({ database })({ payload: { rollUpOf: this.id }, signal });
  }

  /** Compares the answers of the calls with the notes. */
  async compare(range: Omit<Range, 'timeZone'>): Promise<void> {
    const { customerId, userId, ...days } = range;
    const body = { ...days, ...(customerId && { customerId }), ...(userId && { userId }) };
    const ask = async (name: string, more: object = {}) =>
      (await api.call(this.people[0], 'POST', `/Analytics/${name}`, { ...body, ...more })).body;
    // A correction counts once, as long as an item has it.
    const counted = [...this.notes, ...new Set(this.corrections.values())];
    const notes = notesIn(counted, { ...range, timeZone: this.timeZone });
    const summary = await ask('dashboard-summary');
    assert(pick(summary.data.current, figuresOf(notes)), figuresOf(notes), 'summary');
    const { previousFrom: from, previousTo: to } = summary.data.period;
    const before = notesIn(counted, { ...range, from, to, timeZone: this.timeZone });
    assert(pick(summary.data.previous, figuresOf(before)), figuresOf(before), 'period before');
    const users = (await ask('most-active-users')).data as { id: string; actions: number }[];
    assert(Object.fromEntries(users.map(({ id, actions }) => [id, actions])), actionsOf(notes), 'people');
    const { bars } = (await ask('most-used-keywords-barchart')).data;
    const words = bars.map(({ key, runs, hits }: { key: string; runs: number; hits: number }) => [key, { runs, hits }]);
    assert(Object.fromEntries(words), wordsOf(notes), 'keywords');
    for (const kind of ['keyword', 'datasheet'] as const) {
      const wanted = figuresOf(notes)[`${kind}s`];
      const chart = (await ask(`${kind}-extraction-barchart`, { interval: 'week' })).data;
      const rows = (await ask(`${kind}-extraction`)).data as { runs: number; found: number }[];
      for (const [name, parts] of [
        ['chart', chart.bars],
        ['table', rows],
      ] as const) {
        const sum = (of: 'runs' | 'found') => parts.reduce((total: number, part: typeof wanted) => total + part[of], 0);
        assert(
          { runs: sum('runs'), found: sum('found') },
          { runs: wanted.runs, found: wanted.found },
          `${kind} ${name}`,
        );
      }
    }
  }

  private pick(by: number, on: number) {
    const [person, tender] = [this.people[by], this.tenders[on]];
    if (!person || !tender) throw new Error('There are two of each');
    return { person, tender };
  }

  private note(note: Omit<Note, 'at' | 'userId' | 'customerId'>, by: number, on: number): void {
    const { person, tender } = this.pick(by, on);
    this.notes.push({ ...note, at: this.now, userId: person.userId, customerId: tender.customerId });
  }
}

/** Those parts of an answer that are compared. */
function pick(answer: Record<string, unknown>, wanted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const found = answer[name];
      const isNested = typeof value === 'object' && value !== null;
      return [name, isNested ? pick(found as typeof answer, value as typeof wanted) : found];
    }),
  );
}

function assert(found: object, wanted: object, what: string): void {
  const text = (of: object) => JSON.stringify(of, Object.keys(flat(of)).sort());
  if (text(found) !== text(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)}, by hand ${JSON.stringify(wanted)}`);
}

/** Names on every level. */
function flat(of: object): Record<string, true> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([name, value]) => [
      [name, true],
      ...(typeof value === 'object' && value ? Object.entries(flat(value)) : []),
    ]),
  );
}

/** Asks until there is an answer. */
async function until<T>(look: () => Promise<T | false | undefined>): Promise<T> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The worker did not finish');
}

const by = fc.nat({ max: 1 });
const zones = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns'];
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('upload' as const), by, on: by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offer' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('keyword', 'datasheet'), by, on: by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), by, on: by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), by, which: fc.nat({ max: 9 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      kind: fc.constantFrom('document' as const, 'keyword' as const, 'datasheet' as const),
      which: fc.nat({ max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), on: by, to: fc.constantFrom('in_review', 'won') }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 3000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('count' as const), days: fc.constantFrom(1, 2, 1000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('zone' as const), to: fc.constantFrom(...zones) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(team: Team, next: Step): Promise<void> {
  switch (next.do) {
    case 'upload':
      return team.upload(next.by, next.on);
    case 'offer':
      return team.offer();
    case 'keyword':
    case 'datasheet':
      return team.run(next.do, next.by, next.on);
    case 'ask':
      return team.ask(next.by, next.on);
    case 'correct':
      return team.correct(next.by, next.which);
    case 'remove':
      return team.remove(next.kind, next.which);
    case 'move':
      return team.move(next.on, next.to);
    case 'wait':
      team.now = new Date(team.now.getTime() + next.minutes * 60_000);
      return;
    case 'count':
      return team.rollUp(next.days);
    case 'zone':
      return team.setZone(next.to);
  }
}

/** A correction that the second run takes over, that is made again there, and whose first run is removed. */
const carried: Step[] = [
  { do: 'datasheet', by: 0, on: 0 },
  { do: 'correct', by: 1, which: 0 },
  { do: 'wait', minutes: 2000 },
  { do: 'datasheet', by: 0, on: 0 },
  { do: 'count', days: 1000 },
  { do: 'correct', by: 0, which: 1 },
  { do: 'remove', kind: 'datasheet', which: 0 },
];

const takenOver: Step[] = [
  { do: 'datasheet', by: 0, on: 0 },
  { do: 'correct', by: 1, which: 0 },
  { do: 'wait', minutes: 2000 },
  { do: 'datasheet', by: 0, on: 0 },
  { do: 'datasheet', by: 0, on: 0 },
  { do: 'count', days: 1000 },
];
/** A correction that two runs have taken over is undone in the first one, or its run is removed, and then those of the others. */
const undone: Step[] = [...takenOver, { do: 'correct', by: 0, which: 0 }, { do: 'count', days: 1000 }];
const removed: Step[] = [
  ...takenOver,
  { do: 'remove', kind: 'datasheet', which: 0 },
  { do: 'count', days: 1000 },
  { do: 'remove', kind: 'datasheet', which: 1 },
  { do: 'remove', kind: 'datasheet', which: 0 },
];

t.test('after every step of two people, each figure equals a count by hand', async (t) => {
  const runs = Number(process.env.ROUNDS ?? 2);
  const steps = fc.array(step, { minLength: 12, maxLength: 18 });
  const limits = { numRuns: runs + 3, interruptAfterTimeLimit: 240_000, endOnFailure: true };
  const seed = process.env.SEED ? { seed: Number(process.env.SEED) } : {};
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...zones), steps, by, async (zone, wanted, filter) => {
      const team = await Team.make();
      await team.setZone(zone);
      // Gives both people something to work on from the beginning.
      await team.upload(0, 0);
      await team.upload(1, 1);
      await team.offer();
      await team.settle();
      for (const next of wanted) {
        // The days are counted while the step is carried out.
        await Promise.all([take(team, next), next.do === 'wait' ? team.rollUp() : undefined]);
        await team.settle();
        await team.compare(all);
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: team.timeZone, dateStyle: 'short' }).format(team.now);
        const { userId } = team.people[filter] ?? {};
        await team.compare({
          from: day,
          to: day,
          ...(filter ? { userId } : { customerId: team.tenders[0]?.customerId }),
        });
      }
    }),
    { ...limits, ...seed, examples: [carried, undone, removed].map((steps) => ['UTC', steps, 0]) },
  );
  t.pass(`${runs} sequences`);
});

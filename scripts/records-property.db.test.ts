import { randomInt } from 'node:crypto';
import { workspaceStatuses } from '@bidloom/contract/workspaces';
import { newId } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import fc from 'fast-check';
import t from 'tap';
import { multipart } from '../api/src/testing/documents.ts';
import { type Person, startTestApi } from '../api/src/testing/main.ts';
import {
  hoursToMonthBorder,
  insightsOf,
  type Offer,
  Records,
  type Tender,
  toHours,
} from './testing/records-by-hand.ts';

t.setTimeout(120_000);
const api = await startTestApi({}, { onDisk: true });
const owner = await openAsOwner(api.platform.database);
t.teardown(async () => {
  await owner.close();
  await api.close();
});

const industries = ['Water', null];
const prices = [
  { value: null, currency: null },
  { value: 40_000, currency: 'EUR' },
  { value: 200_000, currency: 'USD' },
  { value: 900_000, currency: 'EUR' },
];

/** Two administrators who work in an organisation, and their own notes. */
class Team {
  readonly id: string;
  readonly people: [Person, Person];
  readonly records = new Records();
  readonly customers = new Map<string, string | null>();
  readonly timeZone: string;
  vendorId = '';
  /** How many comparisons were made: each uses another filter. */
  private compared = 0;

  constructor(id: string, people: [Person, Person], timeZone: string) {
    this.id = id;
    this.people = people;
    this.timeZone = timeZone;
  }

  static async make(timeZone: string): Promise<Team> {
    const id = await api.organization();
    const people = [await api.person('ORGANIZATION_ADMIN', id), await api.person('ORGANIZATION_ADMIN', id)] as const;
    const team = new Team(id, [...people], timeZone);
    await team.call(0, 'PUT', `/Organizations/${id}/time-zone`, { timeZone });
    const vendor = await team.call(0, 'POST', `/api/organizations/${id}/vendors`, { name: 'Northern Pumps' });
    team.vendorId = vendor.body.data.id;
    for (const industry of industries) {
      const { body } = await team.call(0, 'POST', '/Customers', { name: `Customer ${newId()}`, industry });
      team.customers.set(body.data.id, industry);
    }
    await team.tender({ by: 0, customer: 0, status: 'open', price: 1, days: 3 });
    await team.tender({ by: 1, customer: 1, status: 'submitted', price: 3, days: null });
    await team.tender({ by: 0, customer: 1, status: 'open', price: 0, days: 6 });
    // Deactivated; few sequences would reach that while it is due.
    await team.several({ by: 1, which: [2], change: { action: 'deactivate', days: null } });
    return team;
  }

  call(by: number, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) {
    return api.call(this.people[by] ?? null, method, path, body);
  }

  async tender({ by, customer, status, price, days }: Order<'tender'>): Promise<void> {
    const [customerId, { userId }] = [[...this.customers.keys()][customer] ?? '', this.people[by] ?? this.people[0]];
    const { value, currency } = prices[price] ?? { value: null, currency: null };
    const dueAt = inDays(days);
    const path = `/organizations/${this.id}/customers/${customerId}/workspaces`;
    const fields = { name: `Tender ${newId()}`, status, value, currency };
    const made = await this.call(by, 'POST', path, { ...fields, dueAt: toDate(dueAt) });
    expect(made.status, 201, 'a new tender');
    const tender: Tender = {
      ...{ id: made.body.data.id, customerId, ownerId: userId, status: 'draft', archivedFrom: null, isActive: true },
      ...{ value, currency, dueAt, opensAt: null, closedAt: null, reasons: [], moves: [] },
    };
    this.records.tenders.push(tender);
    // Its first status may be any, and is a move, too.
    if (status === 'draft') tender.moves.push({ to: 'draft', at: Date.now() });
    this.records.move(tender, status, []);
    tender.archivedFrom = null;
    // The recorded time: an hour may end between then and now.
    if (tender.closedAt) tender.closedAt = Date.parse(made.body.data.closedAt);
  }

  async offer({ by, which }: Order<'offer'>): Promise<void> {
    const { id } = this.pick(which);
    const body = { vendorId: this.vendorId, title: 'Offer' };
    const made = await this.call(by, 'POST', `/api/workspaces/${id}/proposals`, body);
    expect(made.status, 201, 'a new proposal');
    this.records.offers.push({ id: made.body.data.id, tenderId: id, status: 'draft', documents: 0 });
  }

  async submit({ by, which, status }: Order<'submit'>): Promise<void> {
    const offer = this.pickOffer(which);
    if (!offer) return;
    expect((await this.call(by, 'PATCH', `/api/proposals/${offer.id}`, { status })).status, 200, status);
    offer.status = status;
  }

  async remove({ by, which }: Order<'remove'>): Promise<void> {
    const offer = this.pickOffer(which);
    if (!offer) return;
    expect((await this.call(by, 'DELETE', `/api/proposals/${offer.id}`)).status, 200, 'removing a proposal');
    this.records.offers = this.records.offers.filter(({ id }) => id !== offer.id);
  }

  async send({ by, which }: Order<'send'>): Promise<void> {
    const offer = this.pickOffer(which);
    if (!offer) return;
    const file = { name: `${newId()}.txt`, content: 'We offer a pump.\n', field: 'file', category: 'technical' };
    const { payload, headers } = multipart([file]);
    const { statusCode } = await api.app.inject({
      ...{ method: 'POST', url: `/api/proposals/${offer.id}/documents`, payload },
      headers: { ...headers, authorization: `Bearer ${this.people[by]?.token}` },
    });
    expect(statusCode, 200, 'a document of a proposal');
    offer.documents += 1;
  }

  async move({ by, which, to, reasons: [...reasons] }: Order<'move'>): Promise<void> {
    const tender = this.pick(which);
    const path = `/organizations/${this.id}/customers/${tender.customerId}/workspaces/${tender.id}/status`;
    const closes = ['won', 'lost', 'no_bid'].includes(to) && reasons.length > 0;
    const { status } = await this.call(by, 'PATCH', path, { status: to, ...(closes && { closingReasons: reasons }) });
    const canMove = this.records.canMove(tender, to);
    expect(status, canMove ? 200 : 409, `${tender.status} to ${to}`);
    if (canMove) this.records.move(tender, to, reasons);
  }

  /** Changes two tenders, or one, by the same call. */
  async several({ by, which, change: { action, days = null } }: Order<'several'>): Promise<void> {
    const tenders = [...new Set(which.map((each) => this.pick(each)))];
    const dueAt = inDays(days);
    const more = action === 'due' ? { dueAt: toDate(dueAt) } : action === 'owner' ? { ownerId: this.userOf(by) } : {};
    const ids = tenders.map(({ id }) => id);
    const { status, body } = await this.call(by, 'POST', `/organizations/${this.id}/workspaces/bulk`, {
      ...{ action, ids, ...more },
    });
    expect(status, 200, action);
    for (const [index, tender] of tenders.entries()) {
      const can = action !== 'due' || this.records.canBeDue(tender, dueAt);
      expect(body.data[index].success, can, `${action} of ${tender.id}`);
      if (!can) continue;
      if (action === 'due') this.records.setDue(tender, dueAt);
      else if (action === 'owner') tender.ownerId = this.userOf(by);
      else tender.isActive = action === 'activate';
    }
  }

  async seal({ by, which, sealed }: Order<'seal'>): Promise<void> {
    const tender = this.pick(which);
    const can = this.records.canSeal(tender, sealed);
    const { status } = await this.call(by, 'PUT', `/api/workspaces/${tender.id}/sealing`, { sealed });
    expect(status, can ? 200 : 409, sealed ? 'sealing' : 'unsealing');
    if (can) this.records.seal(tender, sealed);
  }

  /** Lets hours pass: all times are moved back, which only the owner of the tables can do. */
  async wait({ hours }: { hours: number }): Promise<void> {
    const earlier = (name: string) => `${name} = ${name} - interval '${hours} hours'`;
    await owner.query(`do $$ begin
      alter table workspaces disable trigger sealing;
      update workspaces set ${['due_at', 'proposals_open_at', 'closed_at'].map(earlier)} where organization_id = '${this.id}';
      alter table workspaces enable trigger sealing;
      update workspace_status_moves set ${earlier('moved_at')} where organization_id = '${this.id}';
    end $$`);
    this.records.wait(hours);
  }

  /** Closes a tender, and lets hours pass until that was in the first or the last hour of a month of the organisation. */
  async closeAtMonthBorder(by: number, border: 'first' | 'last'): Promise<void> {
    await this.tender({ by, customer: by, status: 'won', price: 1, days: null });
    const closedAt = this.records.tenders.at(-1)?.closedAt ?? 0;
    await this.wait({ hours: hoursToMonthBorder(closedAt, this.timeZone, border) });
  }

  /** Compares all counts with the notes. */
  async compare(by: number): Promise<void> {
    const [get, { records }] = [(path: string) => this.call(by, 'GET', path).then(({ body }) => body), this];
    const organization = `/organizations/${this.id}`;
    const base = `/api${organization}`;
    const summaries = await get(`${base}/workspaces/summaries?PageSize=100`);
    expect(
      toRecord(summaries.data, summaryIn),
      toRecord(records.tenders, (tender) => [
        tender.id,
        { ...records.summary(tender.id), isSealed: records.isSealed(tender), status: tender.status },
      ]),
      'summaries',
    );
    for (const hasOffers of [true, false]) {
      const found = await get(`${base}/workspaces/summaries?HasProposals=${hasOffers}`);
      const wanted = records.tenders.filter((tender) => records.hasOffers(tender) === hasOffers).length;
      expect(found.totalCount, wanted, `tenders with proposals: ${hasOffers}`);
    }
    for (const tender of records.tenders) {
      const { data } = await get(`/api/workspaces/${tender.id}/proposals/summary`);
      const [, { total, draft, submitted }] = summaryIn(data);
      expect({ total, draft, submitted }, records.summary(tender.id), 'the summary of one tender');
    }
    expect((await get(`${base}/proposals/counts`)).data, records.counts(), 'counts of proposals');
    const offers = (await get(`${base}/proposals?PageSize=100`)).data;
    expect(
      toRecord(offers as Row[], (row) => [row.id, [row.status, row.documentCount]]),
      toRecord(records.offers, ({ id, status, documents }) => [id, [status, documents]]),
      'proposals',
    );
    const [vendor] = (await get(`${base}/vendors`)).data;
    expect(vendor.proposalCount, records.offers.length, 'proposals of the vendor');

    const customers = (await get(`/Customers/search/${this.id}`)).data;
    expect(
      toRecord(customers as Row[], ({ id, workspaceCount, openTenders, nextDueAt }) => [
        id,
        { workspaceCount, openTenders, nextDueAt },
      ]),
      toRecord([...this.customers.keys()], (id) => [id, records.customer(id)]),
      'customers',
    );
    for (const [query, wanted] of Object.entries(records.lists(this.userOf(by)))) {
      const { totalCount } = await get(`${organization}/customers/all/workspaces/search?${query}`);
      expect(totalCount, wanted, `all tenders, ${query || 'unfiltered'}`);
    }
    const { tenders, dueThisWeek } = (await get('/Dashboard/own')).data;
    expect({ tenders, dueThisWeek }, records.dashboard(this.userOf(by)), 'own dashboard');
    expect((await get('/Dashboard/organization')).data.dueThisWeek, dueThisWeek, "the organisation's dashboard");
    await this.comparePast(get);
  }

  private async comparePast(get: (path: string) => Promise<{ data: never; totalCount: number }>): Promise<void> {
    const path = `/organizations/${this.id}/past-tenders`;
    const [customerId] = [...this.customers.keys()];
    const all = this.records.past();
    const filters = [
      [`CustomerId=${customerId}`, this.records.past(customerId)],
      ['Outcome=lost', all.filter(({ outcome }) => outcome === 'lost')],
      ['Reason=price', all.filter(({ reasons }) => reasons.includes('price'))],
    ] as const;
    for (const [query, past] of [['', all] as const, filters[this.compared++ % filters.length] ?? filters[0]]) {
      expect((await get(`${path}?${query}`)).totalCount, past.length, `past tenders, ${query || 'unfiltered'}`);
      const wanted = insightsOf(past, this.timeZone, this.customers);
      expect(read((await get(`${path}/insights?${query}`)).data), wanted, `insights, ${query || 'unfiltered'}`);
    }
  }

  private userOf(by: number): string {
    return (this.people[by] ?? this.people[0]).userId;
  }

  pick(which: number): Tender {
    const { tenders } = this.records;
    return tenders[which % tenders.length] as Tender;
  }

  pickOffer(which: number): Offer | undefined {
    const { offers } = this.records;
    return offers[which % Math.max(1, offers.length)];
  }
}

const hour = 60 * 60_000;
/** Half an hour past a whole one: time passes in whole hours, so nothing becomes due while figures are compared. */
const inDays = (days: number | null) => (days === null ? null : Date.now() + days * 24 * hour + hour / 2);
const toDate = (at: number | null) => (at === null ? null : new Date(at).toISOString());

interface Outcomes {
  won: number;
  lost: number;
  noBid: number;
}
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
type Row = any;

const toRecord = <T>(rows: readonly T[], entry: (row: T) => readonly [string, unknown]) =>
  Object.fromEntries(rows.map(entry));
const summaryIn = ({ id, totalProposals: total, draftProposals: draft, submittedProposals, isSealed, status }: Row) =>
  [id, { total, draft, submitted: submittedProposals, isSealed, status }] as const;

/** Insights in the form of the notes. */
function read(data: Row): ReturnType<typeof insightsOf> {
  const of = ({ won, lost, noBid }: Outcomes) => ({ won, lost, noBid });
  const by = (rows: Row[], name: (row: Row) => string) => toRecord(rows, (row) => [name(row), of(row)]) as never;
  return {
    total: of(data.total),
    byCustomer: by(data.byCustomer, ({ id }) => id),
    byIndustry: by(data.byIndustry, ({ name }) => String(name)),
    bySize: by(data.bySize, ({ currency, size }) => `${currency} ${size}`),
    byMonth: by(data.byMonth, ({ month }) => month),
    reasons: by(data.reasons, ({ reason }) => reason),
    withReasons: of(data.withReasons),
    values: toRecord(data.values as Row[], ({ currency, won, lost }) => [currency, { won, lost }]) as never,
    days: data.days.count,
    medianHours: data.days.median === null ? null : toHours(data.days.median),
  };
}

/** Throws where the two differ; the order of names does not matter. */
function expect(found: unknown, wanted: unknown, what: string): void {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  if (text(found) !== text(wanted)) throw new Error(`${what}: ${text(found)}, by hand ${text(wanted)}`);
}

const by = fc.nat({ max: 1 });
const which = fc.nat({ max: 11 });
const days = fc.constantFrom(null, -2, 0, 3, 6, 20);
const reasons = fc.constantFrom(['price'], ['delivery', 'price'], []);
const make = <const Name extends string, T>(name: Name, parts: { [Part in keyof T]: fc.Arbitrary<T[Part]> }) =>
  fc.record({ do: fc.constant(name), ...parts }) as unknown as fc.Arbitrary<{ do: Name } & T>;
const change = fc.oneof(
  fc.record({ action: fc.constant('due' as const), days }),
  fc.record({ action: fc.constantFrom('activate' as const, 'deactivate' as const, 'owner' as const), days }),
);
const steps = {
  tender: make('tender', {
    ...{ by, customer: by, days, price: fc.nat({ max: 3 }), status: fc.constantFrom(...workspaceStatuses) },
  }),
  offer: make('offer', { by, which }),
  submit: make('submit', { by, which, status: fc.constantFrom('submitted' as const, 'draft' as const) }),
  remove: make('remove', { by, which }),
  send: make('send', { by, which }),
  move: make('move', { by, which, reasons, to: fc.constantFrom(...workspaceStatuses) }),
  several: make('several', { by, change, which: fc.array(which, { minLength: 1, maxLength: 2 }) }),
  seal: make('seal', { by, which, sealed: fc.boolean() }),
  wait: make('wait', { hours: fc.constantFrom(1, 30, 100, 700) }),
};
type Name = keyof typeof steps;
type Of<Wanted extends Name> = (typeof steps)[Wanted] extends fc.Arbitrary<infer T> ? T : never;
type Step = Of<Name>;
/** A step with its arguments. */
type Order<Wanted extends Name> = Omit<Of<Wanted>, 'do'>;
const weights: Record<Name, number> = {
  ...{ tender: 2, offer: 5, submit: 4, remove: 2, send: 1 },
  ...{ move: 8, several: 4, seal: 3, wait: 2 },
};
const step = fc.oneof(
  ...(Object.keys(steps) as Name[]).map((name) => ({
    weight: weights[name],
    arbitrary: steps[name] as fc.Arbitrary<Step>,
  })),
);

/** The records that a step expects as they are in the notes. Two steps that share none of them are carried out at the same moment. */
function recordsOf(team: Team, next: Step): string[] {
  switch (next.do) {
    case 'tender':
      // Other steps would choose by the number of tenders.
      return ['all'];
    case 'wait':
      return ['all'];
    case 'offer':
      return [`room ${team.pick(next.which).id} shared`];
    case 'submit':
    case 'send':
      return [`offer ${team.pickOffer(next.which)?.id}`];
    case 'remove': {
      const offer = team.pickOffer(next.which);
      return [`offer ${offer?.id}`, `room ${offer?.tenderId} shared`];
    }
    case 'move':
      return [`tender ${team.pick(next.which).id}`];
    case 'seal':
      return [`tender ${team.pick(next.which).id}`, `room ${team.pick(next.which).id}`];
    case 'several':
      return next.which.flatMap((which) => [`tender ${team.pick(which).id}`, `room ${team.pick(which).id}`]);
  }
}

function areApart(a: readonly string[], b: readonly string[]): boolean {
  if (a.includes('all') || b.includes('all')) return false;
  const name = (record: string) => record.replace(/ shared$/, '');
  return !a.some((one) => b.some((other) => name(one) === name(other) && !(one === other && one.endsWith(' shared'))));
}

function take(team: Team, next: Step): Promise<void> {
  switch (next.do) {
    case 'tender':
      return team.tender(next);
    case 'offer':
      return team.offer(next);
    case 'submit':
      return team.submit(next);
    case 'remove':
      return team.remove(next);
    case 'send':
      return team.send(next);
    case 'move':
      return team.move(next);
    case 'several':
      return team.several(next);
    case 'seal':
      return team.seal(next);
    case 'wait':
      return team.wait(next);
  }
}

t.test('after every step of two people, each count and summary equals a count by hand', async (t) => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  const numRuns = Number(process.env.ROUNDS ?? 5);
  t.comment(`SEED=${seed} repeats these ${numRuns} sequences`);
  const pairs = fc.array(fc.tuple(step, step), { minLength: 8, maxLength: 13 });
  let together = 0;
  await fc.assert(
    fc.asyncProperty(
      // The zones that are furthest east and west of UTC, and those with half hours.
      fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/St_Johns', 'UTC'),
      pairs,
      by,
      async (zone, wanted, by) => {
        const team = await Team.make(zone);
        for (const [first, second] of wanted) {
          if (areApart(recordsOf(team, first), recordsOf(team, second))) {
            together += 1;
            await Promise.all([take(team, first), take(team, second)]);
          } else {
            await take(team, first);
            await take(team, second);
          }
          await team.compare(by);
        }
        // No sequence is sure to contain this: here a month in UTC differs from that of the organisation.
        for (const border of ['first', 'last'] as const) {
          await team.closeAtMonthBorder(by, border);
          await team.compare(by);
        }
      },
    ),
    { seed, numRuns, endOnFailure: true },
  );
  t.ok(together > 0, `${together} times both at the same moment`);
});

import { isClosed, statusWays, type WorkspaceStatus } from '@bidloom/contract/workspaces';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A tender in the notes of a person who works on it. */
export interface Tender {
  id: string;
  customerId: string;
  ownerId: string | null;
  status: WorkspaceStatus;
  archivedFrom: WorkspaceStatus | null;
  isActive: boolean;
  value: number | null;
  currency: string | null;
  dueAt: number | null;
  /** When its proposals open; null: they were never sealed. */
  opensAt: number | null;
  closedAt: number | null;
  reasons: string[];
  /** Every status that it got, in order. */
  moves: { to: WorkspaceStatus; at: number }[];
}

/** A vendor's offer. */
export interface Offer {
  id: string;
  tenderId: string;
  status: 'draft' | 'submitted';
  documents: number;
}

/** What two people have in their notes about their tenders and proposals. Each change returns whether it is allowed. */
export class Records {
  readonly tenders: Tender[] = [];
  offers: Offer[] = [];

  isSealed({ opensAt }: Tender): boolean {
    return opensAt !== null && opensAt > Date.now();
  }

  hasOffers({ id }: Tender): boolean {
    return this.offers.some(({ tenderId }) => tenderId === id);
  }

  /** Whether the tender may get the status; if it already has it, nothing changes. */
  canMove({ status, archivedFrom }: Tender, to: WorkspaceStatus): boolean {
    if (status === to) return true;
    return archivedFrom ? to === archivedFrom : statusWays[status].includes(to);
  }

  move(tender: Tender, to: WorkspaceStatus, reasons: readonly string[]): void {
    const { status } = tender;
    if (isClosed(to)) tender.closedAt ??= Date.now();
    else if (to !== 'archived') Object.assign(tender, { closedAt: null, reasons: [] });
    if (isClosed(to) && reasons.length > 0) tender.reasons = [...reasons];
    if (status === to) return;
    Object.assign(tender, { status: to, archivedFrom: to === 'archived' ? status : null });
    tender.moves.push({ to, at: Date.now() });
  }

  canBeDue(tender: Tender, dueAt: number | null): boolean {
    if (!this.isSealed(tender)) return true;
    return dueAt !== null && (!this.hasOffers(tender) || dueAt >= (tender.opensAt ?? 0));
  }

  setDue(tender: Tender, dueAt: number | null): void {
    if (this.isSealed(tender)) tender.opensAt = dueAt;
    tender.dueAt = dueAt;
  }

  canSeal(tender: Tender, sealed: boolean): boolean {
    if (sealed && !(tender.dueAt && tender.dueAt > Date.now())) return false;
    // Existing offers stay as they were received: open or sealed.
    return !this.hasOffers(tender) || sealed === this.isSealed(tender);
  }

  seal(tender: Tender, sealed: boolean): void {
    if (sealed) tender.opensAt = tender.dueAt;
    else if (this.isSealed(tender)) tender.opensAt = null;
  }

  /** Moves all times back. */
  wait(hours: number): void {
    const back = (at: number | null) => (at === null ? null : at - hours * hour);
    for (const tender of this.tenders) {
      tender.dueAt = back(tender.dueAt);
      tender.opensAt = back(tender.opensAt);
      tender.closedAt = back(tender.closedAt);
      for (const move of tender.moves) move.at -= hours * hour;
    }
  }

  /** Proposals of a tender: all, drafts, submitted. */
  summary(tenderId: string) {
    const own = this.offers.filter((offer) => offer.tenderId === tenderId);
    const draft = own.filter(({ status }) => status === 'draft').length;
    return { total: own.length, draft, submitted: own.length - draft };
  }

  /** Proposals of all tenders. */
  counts() {
    const draft = this.offers.filter(({ status }) => status === 'draft').length;
    const tenders = this.tenders.filter((tender) => this.hasOffers(tender));
    const sealedTenders = tenders.filter((tender) => this.isSealed(tender)).length;
    const total = this.offers.length;
    return { total, draft, submitted: total - draft, tenders: tenders.length, sealedTenders };
  }

  /** The numbers of a customer in the list of customers. */
  customer(customerId: string) {
    const own = this.tenders.filter((tender) => tender.customerId === customerId);
    const due = own.flatMap(({ status, dueAt }) =>
      isToSubmit(status) && dueAt !== null && dueAt >= Date.now() ? [dueAt] : [],
    );
    return {
      workspaceCount: own.filter(({ status }) => status !== 'archived').length,
      openTenders: own.filter(({ status }) => isToSubmit(status) || status === 'submitted').length,
      nextDueAt: due.length > 0 ? new Date(Math.min(...due)).toISOString() : null,
    };
  }

  /** How many tenders the list has, for each of its filters. */
  lists(userId: string) {
    const now = Date.now();
    const count = (is: (tender: Tender) => boolean) => this.tenders.filter(is).length;
    const isWork = ({ status, isActive }: Tender) => isActive && isToSubmit(status);
    const isWaiting = ({ status, isActive }: Tender) => isActive && status === 'submitted';
    return {
      '': this.tenders.length,
      'Stage=work': count(isWork),
      'Stage=waiting': count(isWaiting),
      'Stage=closed': count((tender) => !isWork(tender) && !isWaiting(tender)),
      'Due=late': count((tender) => isWork(tender) && tender.dueAt !== null && tender.dueAt < now),
      'Due=week': count((tender) => isWork(tender) && isWithinWeek(tender, now)),
      'Due=none': count((tender) => isWork(tender) && tender.dueAt === null),
      'OwnerId=me': count(({ ownerId }) => ownerId === userId),
      'IsActive=false': count(({ isActive }) => !isActive),
      'Status=archived': count(({ status }) => status === 'archived'),
    };
  }

  dashboard(userId: string) {
    const open = this.tenders.filter(({ status, isActive }) => isActive && isToSubmit(status));
    const dueThisWeek = open.filter((tender) => isWithinWeek(tender, Date.now())).length;
    return { tenders: open.filter(({ ownerId }) => ownerId === userId).length, dueThisWeek };
  }

  /** Those that ended, including archived ones; with `customerId`, only those of the customer. */
  past(customerId?: string): (Tender & { outcome: string; closedAt: number })[] {
    return this.tenders.flatMap((tender) => {
      const outcome = tender.status === 'archived' ? tender.archivedFrom : tender.status;
      if (!outcome || !isClosed(outcome) || tender.closedAt === null) return [];
      if (customerId && tender.customerId !== customerId) return [];
      return [{ ...tender, outcome, closedAt: tender.closedAt }];
    });
  }
}

const isToSubmit = (status: WorkspaceStatus) => ['draft', 'open', 'in_review'].includes(status);
const isWithinWeek = ({ dueAt }: Tender, now: number) => dueAt !== null && dueAt >= now && dueAt < now + 7 * day;

type Past = ReturnType<Records['past']>;

const outcomesOf = (of: Past) => {
  const [won = 0, lost = 0, noBid = 0] = ['won', 'lost', 'no_bid'].map(
    (outcome) => of.filter((tender) => tender.outcome === outcome).length,
  );
  return { won, lost, noBid };
};
const outcomesBy = (of: Past, name: (tender: Past[number]) => string) =>
  Object.fromEntries([...Map.groupBy(of, name)].map(([key, group]) => [key, outcomesOf(group)]));

const monthsOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' });

/** By how many whole hours `at` must be moved back to be in the first or the last hour of a month in a zone. */
export function hoursToMonthBorder(at: number, timeZone: string, border: 'first' | 'last'): number {
  const month = monthsOf(timeZone);
  const beyond = border === 'first' ? -hour : hour;
  let hours = 1;
  while (month.format(at - hours * hour) === month.format(at - hours * hour + beyond)) hours += 1;
  return hours;
}

/** The insights from past tenders, each chart as a record by the names of its bars. */
export function insightsOf(past: Past, timeZone: string, industries: ReadonlyMap<string, string | null>) {
  const month = monthsOf(timeZone);
  const withReasons = past.filter(({ reasons }) => reasons.length > 0);
  const reasons = new Set(withReasons.flatMap((tender) => tender.reasons));
  const priced = past.filter(({ value, currency }) => value !== null && currency !== null);
  const sums = [...Map.groupBy(priced, ({ currency }) => String(currency))].map(([currency, group]) => {
    const sum = (outcome: string) =>
      group.reduce((total, tender) => total + (tender.outcome === outcome ? (tender.value ?? 0) : 0), 0);
    return [currency, { won: sum('won'), lost: sum('lost') }] as const;
  });
  return {
    total: outcomesOf(past),
    byCustomer: outcomesBy(past, ({ customerId }) => customerId),
    byIndustry: outcomesBy(past, ({ customerId }) => String(industries.get(customerId))),
    bySize: outcomesBy(past, ({ value, currency }) => `${value === null ? null : currency} ${sizeOf(value)}`),
    byMonth: outcomesBy(past, ({ closedAt }) => month.format(closedAt)),
    reasons: Object.fromEntries(
      [...reasons].map((reason) => [reason, outcomesOf(past.filter((tender) => tender.reasons.includes(reason)))]),
    ),
    withReasons: outcomesOf(withReasons),
    values: Object.fromEntries(sums.filter(([, { won, lost }]) => won + lost > 0)),
    days: past.flatMap(daysOf).length,
    /** In hours: time passes in whole ones. */
    medianHours: medianHours(past.flatMap(daysOf)),
  };
}

const sizeOf = (value: number | null) =>
  value === null ? 'none' : value < 50_000 ? 'under_50k' : value < 250_000 ? '50k_250k' : '250k_1m';

/** From the first opening to the first submission after it. */
function daysOf({ moves }: Tender): number[] {
  const opened = moves.findIndex(({ to }) => to === 'open');
  const submitted = moves.find(({ to }, index) => to === 'submitted' && index > opened);
  return opened >= 0 && submitted ? [(submitted.at - (moves[opened]?.at ?? 0)) / day] : [];
}

function medianHours(days: number[]): number | null {
  const sorted = days.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  if (sorted.length === 0) return null;
  return toHours(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
}

/** Rounded to half hours: the median of two is between hours. */
export const toHours = (days: number): number => Math.round(days * 48) / 2;

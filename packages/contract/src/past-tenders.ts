import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { choice, id, listQuery, requiredText, timestamp } from './fields.ts';
import { organizationAdmins } from './roles.ts';
import { closedStatuses, closingReasons } from './workspace-statuses.ts';
import { closingReason } from './workspaces.ts';

const endpoint = endpointsOf('pastTenders', organizationAdmins);
const base = '/organizations/{organizationId}/past-tenders';
const params = z.object({ organizationId: id });

/** Sizes of tenders by their value, in whatever currency it is: from the first bound, below the second. */
export const sizeBands = {
  none: null,
  under_50k: [0, 50_000],
  '50k_250k': [50_000, 250_000],
  '250k_1m': [250_000, 1_000_000],
  '1m_5m': [1_000_000, 5_000_000],
  over_5m: [5_000_000, null],
} as const satisfies Record<string, readonly [number, number | null] | null>;
export type SizeBand = keyof typeof sizeBands;

/** The same in words, for screens and files. */
export const sizeBandTitles: Record<SizeBand, string> = {
  none: 'Value not known',
  under_50k: 'Under 50,000',
  '50k_250k': '50,000 to 250,000',
  '250k_1m': '250,000 to 1 million',
  '1m_5m': '1 to 5 million',
  over_5m: '5 million and more',
};
export const sizeBandNames = Object.keys(sizeBands) as SizeBand[];

const sizeBand = z.enum(sizeBandNames as [SizeBand, ...SizeBand[]]);
const outcome = z.enum(closedStatuses);
export type Outcome = z.infer<typeof outcome>;
const day = z.iso.date('must be a date, such as 2026-05-31');

const filters = {
  outcome: choice(closedStatuses).optional(),
  customerId: id.optional(),
  industry: requiredText('industry', 200)
    .optional()
    .describe("The customer's industry, as it is written; `none`: no industry is known."),
  size: choice(sizeBandNames).optional().describe('By value, in whatever currency.'),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'must be a code of three letters, such as EUR')
    .toUpperCase()
    .optional(),
  reason: choice(closingReasons).optional(),
  ownerId: id.optional(),
  from: day.optional().describe('Closed on this day or later, in the time zone of the organization.'),
  to: day.optional().describe('Closed on this day or earlier.'),
};

/** A tender that has an outcome. */
export const pastTender = z.object({
  id,
  name: z.string(),
  reference: z.string().nullable(),
  customerId: id,
  customerName: z.string(),
  industry: z.string().nullable(),
  outcome,
  isArchived: z.boolean(),
  value: z.number().nullable().describe('Estimated value in `currency`.'),
  currency: z.string().nullable().describe('ISO 4217.'),
  size: sizeBand,
  ownerId: id.nullable(),
  ownerName: z.string().nullable(),
  dueAt: timestamp.nullable(),
  closedAt: timestamp,
  closingReasons: z.array(closingReason),
  closingNote: z.string().nullable(),
  daysSpent: z
    .number()
    .nullable()
    .describe(
      'Days from when it was opened until it was submitted, or closed without that; null: it was never opened.',
    ),
  documentCount: z.int(),
});
export type PastTender = z.infer<typeof pastTender>;

export const searchPastTenders = endpoint.get(base, {
  failed: 'Failed to fetch past tenders',
  summary: 'Closed tenders with their outcome, a page at a time',
  params,
  query: listQuery({
    sortBy: ['closedAt', 'name', 'customerName', 'outcome', 'value', 'dueAt'],
    defaultSort: 'closedAt',
    descending: true,
    filters,
  }),
  response: page(pastTender),
});

/** How tenders of one kind ended. */
const outcomes = z.object({
  won: z.int(),
  lost: z.int(),
  noBid: z.int(),
  winRate: z.number().nullable().describe('Won, of those won or lost: 0 to 1; null: none was either.'),
});
export type Outcomes = z.infer<typeof outcomes>;

export const pastTenderInsights = z.object({
  total: outcomes,
  values: z
    .array(z.object({ currency: z.string(), won: z.number(), lost: z.number() }))
    .describe('Sums of the values of tenders that were won and lost, each currency by itself.'),
  byCustomer: z.array(outcomes.extend({ id, name: z.string() })).describe('The twelve with the most tenders.'),
  byIndustry: z.array(outcomes.extend({ name: z.string().nullable().describe('Null: no industry is known.') })),
  bySize: z.array(
    outcomes.extend({ currency: z.string().nullable().describe('Null: no value is known.'), size: sizeBand }),
  ),
  byMonth: z.array(outcomes.extend({ month: z.string().describe('`2026-05`, in the time zone of the organization.') })),
  reasons: z
    .array(z.object({ reason: closingReason, won: z.int(), lost: z.int(), noBid: z.int() }))
    .describe('How often each reason was noted, most often for lost ones first.'),
  withReasons: z.object({ won: z.int(), lost: z.int(), noBid: z.int() }).describe('Tenders for which any was noted.'),
  days: z
    .object({
      count: z.int(),
      median: z.number().nullable(),
      quarter: z.number().nullable(),
      threeQuarters: z.number().nullable(),
    })
    .describe('Days from when tenders were opened until they were submitted; of `count` tenders.'),
  terms: z
    .object({
      isEnough: z.boolean().describe('Whether there are five lost and five won ones to compare at least.'),
      lost: z.int(),
      won: z.int(),
      items: z.array(z.object({ text: z.string(), lost: z.int(), won: z.int() })),
    })
    .describe('What the documents of lost tenders mention more often than those of won ones, of the latest 300.'),
});
export type PastTenderInsights = z.infer<typeof pastTenderInsights>;

export const getPastTenderInsights = endpoint.get(`${base}/insights`, {
  failed: 'Failed to fetch insights into past tenders',
  summary: 'What past tenders teach: win rates, reasons, time spent',
  params,
  query: z.object({
    searchTerm: listQuery({ sortBy: ['closedAt'], defaultSort: 'closedAt' }).shape.searchTerm,
    ...filters,
  }),
  response: one(pastTenderInsights),
});

export const pastTenderFilters = endpoint.get(`${base}/filters`, {
  failed: 'Failed to fetch the filters of past tenders',
  summary: 'What past tenders can be filtered by: customers, industries, owners and currencies that occur',
  params,
  response: one(
    z.object({
      customers: z.array(z.object({ id, name: z.string() })),
      industries: z.array(z.string()),
      owners: z.array(z.object({ id, name: z.string() })),
      currencies: z.array(z.string()),
    }),
  ),
});

export const exportPastTenders = endpoint.get(`${base}/export`, {
  failed: 'Failed to download past tenders',
  summary: 'Closed tenders with their outcome, as XLSX or CSV: the latest 10,000',
  params,
  query: z.object({
    searchTerm: listQuery({ sortBy: ['closedAt'], defaultSort: 'closedAt' }).shape.searchTerm,
    ...filters,
    format: choice(['xlsx', 'csv']).default('xlsx'),
  }),
  produces: 'file',
});

/** The charts that are downloaded. */
export const insightCharts = ['customers', 'industries', 'sizes', 'months', 'reasons'] as const;
export type InsightChart = (typeof insightCharts)[number];

const insightWords: Record<InsightChart, string> = {
  customers: 'by customer',
  industries: 'by industry',
  sizes: 'by size and currency',
  months: 'by month of closing',
  reasons: 'reasons of lost ones',
};

/** What files of a chart, and its picture, are called by today. */
export const insightsName = (chart: InsightChart) => ({
  ...{ subject: 'Past tenders', what: insightWords[chart], when: new Date() },
});

export const exportPastTenderInsights = endpoint.get(`${base}/insights/export`, {
  failed: 'Failed to download insights into past tenders',
  summary: 'The figures of one chart, as XLSX or CSV',
  params,
  query: z.object({
    searchTerm: listQuery({ sortBy: ['closedAt'], defaultSort: 'closedAt' }).shape.searchTerm,
    ...filters,
    chart: choice(insightCharts),
    format: choice(['xlsx', 'csv']).default('xlsx'),
  }),
  produces: 'file',
});

import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { choice, id, requiredText, timestamp } from './fields.ts';
import { administrators, organizationAdmins } from './roles.ts';
import { runStatus } from './run.ts';

const endpoint = endpointsOf('analytics', administrators);

/** The longest period, in days: two years. */
export const longestPeriod = 731;
/** Where no beginning is given. */
export const usualPeriod = 30;

const day = (path: string) =>
  z.iso
    .date(fieldMessages.like(path, 'a date', '2026-11-23'))
    .refine((text) => text >= '2000-01-01' && text < '2100-01-01', {
      message: `${path} must be a date of this century`,
    });

const filters = {
  organizationId: id
    .nullish()
    .describe("The caller's own; administrators of the platform may name any, or leave it out: all of them."),
  customerId: id
    .nullish()
    .describe("Of the caller's organization; administrators of the platform may not ask for one."),
  userId: id.nullish().describe('Whose work is counted; everybody’s where left out.'),
  from: day('from')
    .nullish()
    .describe('The first day, in the zone of the organization; 30 days in all where left out.'),
  to: day('to').nullish().describe('The last day; today in the zone of the organization where left out.'),
};

/** What the figures are of. */
export const analyticsFilters = z.strictObject(filters);
export type AnalyticsFilters = z.output<typeof analyticsFilters>;

export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];
export const barFilters = z.strictObject({
  ...filters,
  interval: choice(intervals)
    .nullish()
    .describe('Weeks begin on Monday. Where left out: days up to 31 of them, weeks up to half a year, months beyond.'),
});
export const keywordFilters = z.strictObject({
  ...filters,
  limit: z.int().min(1).max(50).default(10).describe('So many bars at most.'),
});

const paging = {
  sortDescending: z.boolean().default(true),
  pageNumber: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(100).default(10),
};

export const userSorts = [
  ...(['actions', 'name', 'documents', 'pages', 'runs', 'questions', 'corrections', 'lastDay'] as const),
] as const;
export const userFilters = z.strictObject({ ...filters, ...paging, sortBy: choice(userSorts).default('actions') });

export const extractionSorts = ['runs', 'name', 'completed', 'failed', 'items', 'found'] as const;
export const extractionFilters = z.strictObject({
  ...filters,
  ...paging,
  sortBy: choice(extractionSorts).default('runs'),
});

export const period = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('Inclusive.'),
  days: z.int(),
  previousFrom: z.iso.date().describe('The period before, of the same length.'),
  previousTo: z.iso.date(),
  timeZone: z
    .string()
    .nullable()
    .describe('Whose days these are; null: of all organizations, each by the days of its own zone.'),
  organizationId: id.nullable().describe('Null: all organizations.'),
});
export type Period = z.infer<typeof period>;

const outcomes = {
  runs: z.int().describe('All that were started.'),
  completed: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  open: z.int().describe('Queued or running.'),
  items: z.int().describe('Keywords that were looked for, or datasheets that were found.'),
  found: z.int().describe('Places of the keywords, or values of the datasheets.'),
};

export const figures = z.object({
  tenders: z.int().describe('That were opened, by their owner.'),
  documents: z.int().describe('That were uploaded and are still there.'),
  pages: z.int().describe('Of these documents.'),
  runs: z.int().describe('Of analysis, whatever became of them; downloads are none.'),
  keywords: z.object(outcomes),
  datasheets: z.object(outcomes),
  otherRuns: z.int(),
  questions: z.int().describe('That were asked in chats.'),
  answered: z.int().describe('Of the questions, those that the documents answer.'),
  corrections: z.int().describe('Results that a person corrected.'),
  modelCalls: z.int(),
  tokens: z.int().describe('Of these calls, in and out.'),
  activeUsers: z.int().describe('People who uploaded, ran, asked or corrected something.'),
  activeOrganizations: z.int().describe('Organizations with such people; work of nobody in particular does not count.'),
});
export type Figures = z.infer<typeof figures>;

export const dashboardSummary = z.object({ period, current: figures, previous: figures });
export type DashboardSummary = z.infer<typeof dashboardSummary>;

export const activeUser = z.object({
  id,
  name: z.string(),
  organizationId: id,
  organizationName: z.string(),
  documents: z.int(),
  pages: z.int(),
  runs: z.int(),
  questions: z.int(),
  corrections: z.int(),
  actions: z.int().describe('Documents, runs, questions and corrections together.'),
  previousActions: z.int().describe('In the period before.'),
  lastDay: z.iso.date().describe('Their last day with work in the period.'),
});
export type ActiveUser = z.infer<typeof activeUser>;

export const extraction = z.object({
  id: id.describe('Of the customer; of the organization for administrators of the platform.'),
  name: z.string(),
  ...outcomes,
  previousRuns: z.int().describe('In the period before.'),
});
export type Extraction = z.infer<typeof extraction>;

export const keywordBar = z.object({
  key: z.string().describe('The keyword in lower case; the id of the organization for administrators of the platform.'),
  name: z.string(),
  runs: z.int().describe('That looked for it.'),
  hits: z.int().describe('Places that they found.'),
  previousRuns: z.int().describe('In the period before.'),
});
export type KeywordBar = z.infer<typeof keywordBar>;

export const keywordBars = z.object({
  period,
  by: z.enum(['keyword', 'organization']),
  bars: z.array(keywordBar).describe('The most used first.'),
});

export const timeBar = z.object({ from: z.iso.date(), to: z.iso.date(), ...outcomes });
export type TimeBar = z.infer<typeof timeBar>;

export const timeBars = z.object({
  period,
  interval: z.enum(intervals),
  bars: z.array(timeBar).describe('In the order of time, those without work included.'),
  total: z.object(outcomes),
  previous: z.object(outcomes).describe('The total of the period before.'),
});
export type TimeBars = z.infer<typeof timeBars>;

export const getDashboardSummary = endpoint.post('/Analytics/dashboard-summary', {
  failed: 'Failed to fetch analytics summary',
  summary: 'How much was done in a period, and in the one before',
  body: analyticsFilters.nullish(),
  response: one(dashboardSummary),
});

export const listMostActiveUsers = endpoint.post('/Analytics/most-active-users', {
  failed: 'Failed to fetch most active users',
  summary: 'Who did how much',
  body: userFilters.nullish(),
  response: page(activeUser).extend({ period }),
});

export const listKeywordExtraction = endpoint.post('/Analytics/keyword-extraction', {
  failed: 'Failed to fetch keyword extraction analytics',
  summary: 'Runs that looked for keywords, by customer; by organization for administrators of the platform',
  body: extractionFilters.nullish(),
  response: page(extraction).extend({ period }),
});

export const listDatasheetExtraction = endpoint.post('/Analytics/datasheet-extraction', {
  failed: 'Failed to fetch datasheet extraction analytics',
  summary: 'Runs that read datasheets, by customer; by organization for administrators of the platform',
  body: extractionFilters.nullish(),
  response: page(extraction).extend({ period }),
});

export const getMostUsedKeywords = endpoint.post('/Analytics/most-used-keywords-barchart', {
  failed: 'Failed to fetch most used keywords',
  summary:
    'The keywords that most runs looked for; administrators of the platform see no words, but how much each organization looked for',
  body: keywordFilters.nullish(),
  response: one(keywordBars),
});

export const getKeywordExtractionBars = endpoint.post('/Analytics/keyword-extraction-barchart', {
  failed: 'Failed to fetch keyword extraction chart',
  summary: 'Runs that looked for keywords, over time',
  body: barFilters.nullish(),
  response: one(timeBars),
});

export const getDatasheetExtractionBars = endpoint.post('/Analytics/datasheet-extraction-barchart', {
  failed: 'Failed to fetch datasheet extraction chart',
  summary: 'Runs that read datasheets, over time',
  body: barFilters.nullish(),
  response: one(timeBars),
});

export const runFilters = z.strictObject({
  ...filters,
  requestType: z.enum(['keyword_extraction', 'datasheet_extraction']).nullish(),
  status: runStatus.nullish(),
  keyword: requiredText('keyword', 500).nullish().describe('Only runs that looked for it, in either case.'),
  pageNumber: paging.pageNumber,
  pageSize: paging.pageSize,
});

export const analysedRun = z.object({
  id,
  requestType: z.string(),
  status: runStatus,
  createdAt: timestamp,
  createdBy: z.object({ id, name: z.string() }),
  customerId: id,
  customerName: z.string(),
  workspaceId: id,
  workspaceName: z.string(),
  items: outcomes.items,
  found: outcomes.found,
});
export type AnalysedRun = z.infer<typeof analysedRun>;

export const listRuns = endpoint.post('/Analytics/runs', {
  failed: 'Failed to fetch runs',
  access: organizationAdmins,
  summary: 'The runs behind a figure, the newest first',
  body: runFilters.nullish(),
  response: page(analysedRun).extend({ period }),
});

export const reports = [
  ...(['most-active-users', 'keyword-extraction', 'datasheet-extraction', 'most-used-keywords-barchart'] as const),
  ...(['keyword-extraction-barchart', 'datasheet-extraction-barchart'] as const),
] as const;
export type Report = (typeof reports)[number];

const reportWords: Record<Report, string> = {
  'most-active-users': 'most active users',
  'keyword-extraction': 'keyword runs',
  'datasheet-extraction': 'datasheet runs',
  'most-used-keywords-barchart': 'most used keywords',
  'keyword-extraction-barchart': 'keyword runs over time',
  'datasheet-extraction-barchart': 'datasheet runs over time',
};

/** What files of a report, and the picture of its chart, are called by. */
export const reportName = (report: Report, { from, to }: { from: string; to: string }) => ({
  ...{ subject: 'Analytics', what: reportWords[report], when: `${from} to ${to}` },
});
export const reportFormats = ['csv', 'xlsx'] as const;
/** So many rows a file has at most. */
export const reportRows = 10_000;

export const downloadReport = endpoint.post('/Analytics/download', {
  failed: 'Failed to download analytics',
  summary: `What one of these calls tells, all of it (up to ${reportRows} rows), as CSV or XLSX in which nothing is a formula`,
  body: z.strictObject({
    ...filters,
    interval: barFilters.shape.interval,
    report: z.enum(reports),
    format: z.enum(reportFormats),
  }),
  produces: 'file',
});

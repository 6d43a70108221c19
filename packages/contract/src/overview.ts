import { z } from 'zod';
import { documentStatus } from './documents.ts';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { factCertainty, factName, factStatus } from './facts.ts';
import { id, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { runStatus, runType } from './run.ts';
import { workspaceStatus } from './workspaces.ts';

const endpoint = endpointsOf('overview', organizationMembers);
const base = '/workspaces/{workspaceId}/overview';
const ofWorkspace = z.object({ workspaceId: id });

/** At most this many of a kind are named; their number is given beside them. */
export const namedOverviewEntries = 20;

const named = z.object({ id: id.describe('Its id.'), fileName: z.string().describe("The document's name.") });
export type NamedDocument = z.infer<typeof named>;
const someDocuments = z.object({
  count: z.int().describe('How many there are.'),
  some: z.array(named).describe(`The first ${namedOverviewEntries} of them.`),
});

/** Facts of a tender that are a date; `due` is the date that people gave the tender. */
export const keyDateKinds = [
  'due',
  'submission_deadline',
  'clarification_deadline',
  'pre_bid_meeting',
  'bid_opening',
] as const;
export type KeyDateKind = (typeof keyDateKinds)[number];

export const keyDate = z.object({
  kind: z.enum(keyDateKinds).describe('Which date it is; `due`: the date that people gave the tender.'),
  value: z
    .string()
    .describe('`2026-12-24`, or `2026-12-24T14:00` in the zone that the documents name; of `due` a time of UTC.'),
  zone: z
    .object({
      name: z.string().describe('Such as `UTC+1`, `CET` or `local time`.'),
      offset: z.int().nullable().describe('Minutes ahead of UTC; null: the name does not say it for sure.'),
    })
    .nullable()
    .describe('The zone as documents name it, with its minutes ahead of UTC where the name says them; null: none.'),
  at: timestamp
    .nullable()
    .describe('The moment; null where neither the stated zone nor the due date says it, or no time of day.'),
  certainty: factCertainty.nullable().describe('How sure it is; null where a person decided.'),
});
export type KeyDate = z.infer<typeof keyDate>;

/** What is missing, is contradictory or waits for a person. */
export const overviewIssueKinds = [
  'due_passed',
  'no_due_date',
  'due_differs',
  'date_after_due',
  'opening_before_due',
  'no_documents',
  'documents_failed',
  'documents_reading',
  'facts_reading',
  'facts_failed',
  'documents_say_otherwise',
  'place_gone',
  'conflict',
  'to_check',
  'not_stated',
  'runs_failed',
] as const;

export const overviewIssue = z.object({
  kind: z.enum(overviewIssueKinds),
  severity: z.enum(['error', 'warning', 'info']).describe('How much it matters.'),
  facts: z.array(factName).describe('The key facts that it is about.'),
  documents: someDocuments.nullable().describe('The documents that it is about; null: none.'),
  runs: z.int().describe('How many runs it is about.'),
});
export type OverviewIssue = z.infer<typeof overviewIssue>;

export const overviewRun = z.object({
  id,
  requestType: runType,
  status: runStatus,
  percent: z.number().nullable().describe('How far it is; null: not known.'),
  createdBy: z.string().describe('Who started it.'),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type OverviewRun = z.infer<typeof overviewRun>;

/** A fact that differs from the last visit. */
export const changedFact = z.object({
  fact: factName,
  before: z
    .object({ value: z.string(), text: z.string() })
    .nullable()
    .describe('What held at the last visit; null: nothing was stated.'),
  now: z
    .object({ value: z.string(), text: z.string() })
    .nullable()
    .describe('The value that counts; null: nothing is stated.'),
  status: factStatus.describe('Whether the documents or a person say so.'),
  by: z.string().nullable().describe('Who decided; null: the documents state it.'),
});
export type ChangedFact = z.infer<typeof changedFact>;

export const overviewChanges = z.object({
  since: timestamp.describe("When this person's visit before this one ended."),
  documentsAdded: someDocuments.describe('Documents that others added and that are still there.'),
  documentsRemoved: z
    .object({
      count: z.int().describe('How many there are.'),
      some: z.array(z.string()).describe(`Names of the first ${namedOverviewEntries} of them.`),
    })
    .describe('Documents that others removed.'),
  runs: z
    .object({
      count: z.int().describe('How many there are.'),
      some: z.array(overviewRun).describe(`The newest ${namedOverviewEntries} of them.`),
    })
    .describe('Runs of others that ended.'),
  facts: z.array(changedFact).describe('Key facts that changed, or that others decided.'),
  moves: z
    .array(
      z.object({
        fromStatus: workspaceStatus.nullable().describe('The status before.'),
        toStatus: workspaceStatus.describe('The status after.'),
        movedBy: z.string().nullable().describe('Who moved it.'),
        movedAt: timestamp.describe('When it was moved.'),
      }),
    )
    .describe('Changes of status by others, newest first.'),
  due: z
    .object({
      before: timestamp.nullable().describe('At the last visit; null: none.'),
      now: timestamp.nullable().describe('By now; null: none.'),
    })
    .nullable()
    .describe('Another due date than at the last visit; null: it is the same.'),
});
export type OverviewChanges = z.infer<typeof overviewChanges>;

export const overview = z.object({
  status: workspaceStatus,
  dueAt: timestamp.nullable().describe('When the tender is due.'),
  dates: z.array(keyDate).describe('The key dates, in their order.'),
  issues: z
    .array(overviewIssue)
    .describe('What is missing, contradicts itself or waits for a person, the worst first.'),
  documents: z.object({
    total: z
      .int()
      .describe('How many there are; neither replaced versions nor archives whose files were taken out are counted.'),
    pages: z.int().describe('Pages of all that were read.'),
    byStatus: z.record(documentStatus, z.int()).describe('How many of these are in each state.'),
  }),
  runs: z.object({
    byStatus: z.record(runStatus, z.int()).describe('How many runs are in each state.'),
    latest: z.array(overviewRun).describe('The last run of each kind that has ended.'),
    inProgress: z.array(overviewRun).describe('Those that wait or are in progress, newest first.'),
  }),
  changes: overviewChanges
    .nullable()
    .describe('What changed since the last visit of this person; null: it is the first.'),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = endpoint.get(base, {
  failed: 'Failed to fetch the overview',
  summary:
    "What a tender's overview shows beside its key facts: dates, what wants a look, documents, runs, and what changed since this person's last visit, which is noted with the call",
  params: ofWorkspace,
  response: one(overview),
});

export const downloadDates = endpoint.get(`${base}/dates.ics`, {
  failed: 'Failed to download the key dates',
  summary: 'The key dates as a calendar file (iCalendar); a time whose zone is not stated is a whole day there',
  params: ofWorkspace,
  produces: 'file',
});

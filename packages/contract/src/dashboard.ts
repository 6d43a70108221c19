import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { id, timestamp } from './fields.ts';
import { organizationAdmins, organizationMembers, platformAdmins } from './roles.ts';

const endpoint = endpointsOf('dashboard', organizationMembers);
const failed = 'Failed to fetch the dashboard';

/** How many days before its end a licence counts as about to lapse. */
export const lapsingDays = 30;

export const platformDashboard = z.object({
  organizations: z.object({ active: z.int(), total: z.int(), newThisMonth: z.int() }),
  seats: z.object({
    used: z.int().describe('Of organizations that have a license in force.'),
    licensed: z.int(),
  }),
  cost: z.object({
    amount: z.number().describe('Of the running month.'),
    budget: z.number().nullable(),
    overBudget: z.int().describe('Organizations that have used 80% of their budget or more.'),
    warned: z
      .array(z.object({ organizationId: id, name: z.string(), share: z.int().describe('In percent.') }))
      .describe('The ten of them that have used most of theirs.'),
  }),
  failedJobs: z.int(),
  health: z
    .record(z.string(), z.string())
    .describe('What the product depends on, the language model among it where there is one: `ok` or `failed`.'),
  lapsing: z
    .array(z.object({ organizationId: id, name: z.string(), validTo: z.iso.date() }))
    .describe(`Those whose last license ends within ${lapsingDays} days, soonest first; ten at most.`),
});
export type PlatformDashboard = z.infer<typeof platformDashboard>;

export const organizationDashboard = z.object({
  dueThisWeek: z.int().describe('Open tenders due within seven days.'),
  runs: z.object({ inProgress: z.int(), failed: z.int().describe('Within the last seven days.') }),
  documents: z.object({ ready: z.int(), inProgress: z.int(), failed: z.int() }),
  people: z.object({ active: z.int(), invited: z.int() }),
  licence: z
    .object({ plan: z.string(), seats: z.int(), validTo: z.iso.date(), isValid: z.boolean() })
    .nullable()
    .describe('The one that ends last; null where there is none, and nothing is limited.'),
});
export type OrganizationDashboard = z.infer<typeof organizationDashboard>;

export const ownDashboard = z.object({
  tenders: z.int().describe('Open tenders that the caller owns.'),
  dueThisWeek: z.int().describe('Open tenders due within seven days, of all owners.'),
  since: timestamp.describe('A day ago: from when on changes are counted.'),
  changes: z.object({
    documents: z.int().describe('Uploaded.'),
    runs: z.int().describe('Runs of the caller that have ended.'),
    facts: z.int().describe('Key facts that somebody decided.'),
  }),
});
export type OwnDashboard = z.infer<typeof ownDashboard>;

export const getPlatformDashboard = endpoint.get('/Dashboard/platform', {
  failed,
  access: platformAdmins,
  summary: 'What the administrators of the platform look at every morning',
  response: one(platformDashboard),
});

export const getOrganizationDashboard = endpoint.get('/Dashboard/organization', {
  failed,
  access: organizationAdmins,
  summary: "What an organization's administrators look at every morning",
  response: one(organizationDashboard),
});

export const getOwnDashboard = endpoint.get('/Dashboard/own', {
  failed,
  summary: "The caller's tenders, what is due, and what has changed within a day",
  response: one(ownDashboard),
});

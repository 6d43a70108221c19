import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { page } from './envelope.ts';
import { choice, id, listQuery, requiredText, timestamp } from './fields.ts';
import { organizationAdmins, platformAdmins } from './roles.ts';

const endpoint = endpointsOf('auditLog', platformAdmins);

export const auditOutcomes = ['done', 'refused'] as const;

/** Where a list is filtered by more than its dates, at most this many entries are counted and can be paged through. */
export const mostCountedEntries = 1000;

/** Whether a search term is too short for the index of the log. */
export const isShortSearch = (searchTerm: string): boolean => !/[\p{L}\p{N}]{3}/u.test(searchTerm);

/**
 * Such terms are looked for in this many entries only, from the first in the order of the list; where dates filter the list, within those
 * dates.
 */
export const shortSearchEntries = 50_000;

/** Who did what to whom, when and from where. */
export const auditEntry = z.object({
  id,
  sequence: z.int().describe('Its number in the log of its organization, or of the platform: without gaps, from 1.'),
  organizationId: id.nullable().describe('Null: of the platform.'),
  actorId: id
    .nullable()
    .describe(
      'Null: nobody was signed in, or the product itself; for an organization, platform administrators, of whom it has no address, browser and request either.',
    ),
  actorName: z.string().nullable().describe('As it was then.'),
  actorEmail: z.string().nullable(),
  action: z.string().describe('`noun.verb`, such as `user.created`.'),
  outcome: z.enum(auditOutcomes),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  targetName: z
    .string()
    .nullable()
    .describe("As it was then. Platform administrators are not given names of an organization's work on tenders."),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
  createdAt: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const moment = z.iso.datetime({ offset: true });

const filters = {
  actorId: id.optional(),
  action: requiredText('action', 100).optional(),
  outcome: choice(auditOutcomes).optional(),
  targetId: requiredText('targetId', 100).optional(),
  from: moment.optional().describe('Entries from this moment on.'),
  to: moment.optional().describe('Entries before this moment.'),
};

const ofOrganization = {
  organizationId: id.optional().describe("An organization's log, without what its work on tenders is about."),
};

const search = <F extends z.ZodRawShape>(more: F) =>
  listQuery({
    sortBy: ['createdAt'],
    defaultSort: 'createdAt',
    descending: true,
    pageSize: 20,
    filters: { ...filters, ...more },
  });
/** Everything that fits, so without pages. */
const selection = <F extends z.ZodRawShape>(more: F) =>
  search(more).omit({ sortBy: true, sortDescending: true, pageNumber: true, pageSize: true, skip: true });

export const searchPlatformAudit = endpoint.get('/AuditLog/search', {
  failed: 'Failed to fetch the audit log',
  summary:
    "The platform's audit log, or an organization's, a page at a time: of what more than dates narrow, the first 1,000 entries",
  query: search(ofOrganization),
  response: page(auditEntry),
});

export const searchAudit = endpoint.get('/AuditLog/search/{organizationId}', {
  failed: 'Failed to fetch the audit log',
  access: organizationAdmins,
  summary: "The organization's audit log, a page at a time: of what more than dates narrow, the first 1,000 entries",
  params: z.object({ organizationId: id }),
  query: search({}),
  response: page(auditEntry),
});

export const exportPlatformAudit = endpoint.get('/AuditLog/export', {
  failed: 'Failed to download the audit log',
  summary: "The whole selection of the platform's audit log, or of an organization's, as CSV",
  query: selection(ofOrganization),
  produces: 'file',
});

export const exportAudit = endpoint.get('/AuditLog/export/{organizationId}', {
  failed: 'Failed to download the audit log',
  access: organizationAdmins,
  summary: "The whole selection of the organization's audit log as CSV",
  params: z.object({ organizationId: id }),
  query: selection({}),
  produces: 'file',
});

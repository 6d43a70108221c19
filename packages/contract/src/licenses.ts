import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { choice, id, listQuery, timestamp } from './fields.ts';
import { platformAdmins } from './roles.ts';

const endpoint = endpointsOf('licences', platformAdmins);

export const licencePlans = ['trial', 'team', 'business', 'enterprise'] as const;
export const licenceStatuses = ['active', 'expiring', 'expired', 'scheduled'] as const;
export type LicenceStatus = (typeof licenceStatuses)[number];

/** Days before its end from which a licence counts as expiring. */
export const expiringDays = 30;

const amount = (path: string, min: number, max: number) =>
  z
    .int({ error: fieldMessages.required(path) })
    .min(min, fieldMessages.atLeast(path, min))
    .max(max, fieldMessages.atMost(path, max));

const day = (path: string) => z.iso.date({ error: fieldMessages.required(path) });

/** What a licence allows, and on which days (of UTC, both included). */
export const licenceTerms = {
  plan: z.enum(licencePlans, { error: fieldMessages.required('plan') }),
  seats: amount('seats', 1, 1_000_000),
  monthlyPages: amount('monthlyPages', 0, 2_000_000_000),
  monthlyTokens: amount('monthlyTokens', 0, 9_000_000_000_000),
  validFrom: day('validFrom'),
  validTo: day('validTo'),
};

/** Refuses a period that ends before it begins. */
export const withDaysInOrder = <T extends z.ZodObject>(schema: T): T =>
  schema.refine((terms) => String(terms.validTo) >= String(terms.validFrom), {
    error: 'validTo must not be before validFrom',
    path: ['validTo'],
  });

export const licence = z.object({
  id,
  organizationId: id,
  organizationName: z.string(),
  ...licenceTerms,
  status: z
    .enum(licenceStatuses)
    .describe(`Derived from the days: \`expiring\` in its last ${expiringDays} days, \`scheduled\` before its first.`),
  seatsUsed: z.int().describe('People of the organization who are active or invited.'),
  pagesUsed: z.int().describe('Pages that the organization had read this month.'),
  tokensUsed: z.int().describe('Tokens of the language model that the organization used this month.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Licence = z.infer<typeof licence>;

export const licenceBody = withDaysInOrder(z.strictObject({ organizationId: id, ...licenceTerms }));
export const licenceReplacement = withDaysInOrder(z.strictObject(licenceTerms));

export const searchLicences = endpoint.get('/api/licenses', {
  failed: 'Failed to fetch licenses',
  summary: 'Licenses with what is used of them, a page at a time',
  query: listQuery({
    sortBy: ['organizationName', 'plan', 'seats', 'validFrom', 'validTo', 'createdAt'],
    defaultSort: 'organizationName',
    filters: {
      status: choice(licenceStatuses).optional(),
      plan: choice(licencePlans).optional(),
      forOrganization: id.optional(),
    },
  }),
  response: page(licence),
});

export const createLicence = endpoint.post('/api/licenses', {
  failed: 'Failed to create license',
  summary: 'Add a license of an organization; its days must not be those of another one',
  body: licenceBody,
  response: one(licence),
  status: 201,
});

export const updateLicence = endpoint.put('/api/licenses/{id}', {
  failed: 'Failed to update license',
  summary: 'Replace the terms of a license',
  params: z.object({ id }),
  body: licenceReplacement,
  response: one(licence),
});

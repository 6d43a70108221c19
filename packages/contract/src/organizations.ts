import { z } from 'zod';
import { option } from './categories.ts';
import { endpointsOf } from './endpoint.ts';
import { list, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { choicesQuery, flag, id, listQuery, optionalLines, optionalText, requiredText, timestamp } from './fields.ts';
import { licenceTerms, withDaysInOrder } from './licenses.ts';
import { organizationAdmins, platformAdmins, signedIn } from './roles.ts';

const endpoint = endpointsOf('organizations', platformAdmins);
const params = z.object({ id });

/** Ids of industries and specialities are small numbers. */
const smallId = (path: string) =>
  z
    .int({ error: fieldMessages.required(path) })
    .min(1, fieldMessages.required(path))
    .max(32_767);

export const industryType = z.object({ id: z.int(), name: z.string() });
export type IndustryType = z.infer<typeof industryType>;

export const removalStatuses = ['exporting', 'ready', 'failed', 'removing'] as const;

/** The state of an organisation's removal. */
export const organizationRemoval = z.object({
  status: z
    .enum(removalStatuses)
    .describe(
      '`ready`: the export can be downloaded and the removal confirmed; `failed`: there is no export, see `failure`.',
    ),
  requestedAt: timestamp,
  failure: z.string().nullable(),
  exportSize: z.int().nullable().describe('Bytes.'),
  exportExpiresAt: timestamp.nullable().describe('After that the export is gone, and has to be made again.'),
  exportedAt: timestamp.nullable().describe('When the export was made.'),
  downloadedAt: timestamp.nullable().describe('When it was downloaded last; null: nobody has it yet.'),
  downloadedBy: z.string().nullable().describe('The name of the platform administrator who downloaded it last.'),
});

export const organization = z.object({
  id,
  name: z.string(),
  industryTypeId: z.int().nullable(),
  industryTypeName: z.string().nullable(),
  industrySpecialtyIds: z.array(z.int()),
  address: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  isActive: z.boolean(),
  inactiveReason: z.string().nullable().describe('What its people are told at sign-in while it is not active.'),
  userCount: z.int().describe('People who are active or invited.'),
  removal: organizationRemoval.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Organization = z.infer<typeof organization>;

/** Only addresses of web pages: it is shown as a link. */
const website = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter a valid website address' }).max(200),
  ])
  .nullish()
  .transform((address) => address || null);

const fields = z.strictObject({
  name: requiredText('name', 200),
  industryTypeId: smallId('industryTypeId'),
  industrySpecialtyIds: z.array(smallId('industrySpecialtyIds')).max(50).default([]),
  address: optionalLines('address', 500),
  country: optionalText('country', 80),
  phone: optionalText('phone', 40),
  website,
  isActive: z.boolean().optional(),
});

export const organizationBody = fields;

/** The person who is invited first. */
export const firstAdministrator = z.strictObject({
  firstName: requiredText('firstName', 100),
  lastName: requiredText('lastName', 100),
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .pipe(z.email('Enter a valid email').max(254)),
});

export const newOrganizationBody = fields.extend({
  administrator: firstAdministrator,
  licence: withDaysInOrder(z.strictObject(licenceTerms)).nullish(),
});

export const searchOrganizations = endpoint.get('/Organizations/search', {
  failed: 'Failed to fetch organizations',
  summary: 'Organizations, a page at a time',
  query: listQuery({
    sortBy: ['name', 'industryType', 'country', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    filters: { isActive: flag.optional(), industryTypeId: z.coerce.number().int().min(1).max(32_767).optional() },
  }),
  response: page(organization),
});

export const organizationsDropdown = endpoint.get('/Organizations/dropdown', {
  failed: 'Failed to fetch organizations',
  summary: 'All organizations by name, a thousand at a time',
  query: choicesQuery,
  response: page(option),
});

export const getOrganization = endpoint.get('/Organizations/{id}', {
  failed: 'Failed to fetch organizations',
  summary: 'One organization',
  params,
  response: one(organization),
});

export const createOrganization = endpoint.post('/Organizations', {
  failed: 'Failed to create organization',
  summary: 'Take on an organization with its first administrator, who is invited by mail, and with its first license',
  body: newOrganizationBody,
  response: one(organization),
  status: 201,
});

export const updateOrganization = endpoint.put('/Organizations/{id}', {
  failed: 'Failed to update organization',
  summary: 'Replace what is kept of an organization; whether it is active stays as it is',
  params,
  body: organizationBody,
  response: one(organization),
});

export const activateOrganization = endpoint.patch('/Organizations/{id}/activate', {
  failed: 'Failed to update organization',
  summary: 'Let the people of an organization sign in again',
  params,
  response: one(organization),
});

/** The message for its people at sign-in. */
export const deactivation = z.strictObject({ reason: optionalLines('reason', 500) });

export const deactivateOrganization = endpoint.patch('/Organizations/{id}/deactivate', {
  failed: 'Failed to update organization',
  summary: 'End all sessions of an organization and let nobody sign in; its people are told the reason',
  params,
  body: deactivation.nullish(),
  response: one(organization),
});

export const namedOrganization = z.strictObject({
  name: requiredText('name', 200).describe('The name of the organization, typed again.'),
});

export const confirmedOrganization = namedOrganization.extend({
  withoutDownload: z
    .boolean()
    .optional()
    .describe('True: also where nobody has downloaded the export since it was made, which is lost then.'),
});

export const requestRemoval = endpoint.post('/Organizations/{id}/removal', {
  failed: 'Failed to update organization',
  summary: 'Ask for the removal of an organization: it is deactivated at once, and everything it has is exported',
  params,
  body: namedOrganization,
  response: one(organization),
  status: 202,
});

export const cancelRemoval = endpoint.delete('/Organizations/{id}/removal', {
  failed: 'Failed to update organization',
  summary: 'Call off a removal that was not confirmed; the organization is what it was before',
  params,
  response: one(organization),
});

export const exportAgain = endpoint.post('/Organizations/{id}/removal/export', {
  failed: 'Failed to update organization',
  summary: 'Make the export of an organization that is to be removed again, where it failed or has expired',
  params,
  response: one(organization),
  status: 202,
});

export const downloadExport = endpoint.get('/Organizations/{id}/removal/export', {
  failed: 'Failed to fetch organizations',
  summary: 'The export of an organization that is to be removed: one ZIP file with its rows and its files',
  params,
  produces: 'file',
});

export const confirmRemoval = endpoint.post('/Organizations/{id}/removal/confirm', {
  failed: 'Failed to update organization',
  summary: 'Remove an organization with everything it has, its export included, for good',
  params,
  body: confirmedOrganization,
  response: one(organization),
  status: 202,
});

export const listIndustryTypes = endpoint.get('/IndustryTypes', {
  failed: 'Failed to fetch industry types',
  access: signedIn,
  summary: 'Industries by name',
  response: list(industryType),
});

export const listIndustrySpecialties = endpoint.get('/IndustrySpecialties/by-industry/{industryId}', {
  failed: 'Failed to fetch industry specialties',
  access: signedIn,
  summary: 'Specialities of an industry by name',
  params: z.object({ industryId: z.coerce.number().int().min(1).max(32_767) }),
  response: list(industryType),
});

/** The time zone of the organisation's days, by its name in the IANA database. */
export const timeZoneForm = z.strictObject({
  timeZone: z
    .string({ error: fieldMessages.required('timeZone') })
    .trim()
    .min(1, fieldMessages.required('timeZone'))
    .max(64, fieldMessages.like('timeZone', 'a time zone', 'Europe/Berlin'))
    .regex(
      /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/,
      fieldMessages.like('timeZone', 'a time zone', 'Europe/Berlin'),
    ),
});
const ofOrganization = z.object({ organizationId: id });
const timeZone = z.object({ timeZone: z.string().describe('Such as `Europe/Berlin`; `UTC` until somebody sets it.') });

export const getTimeZone = endpoint.get('/Organizations/{organizationId}/time-zone', {
  failed: 'Failed to fetch the time zone',
  access: organizationAdmins,
  summary: "The time zone of the caller's organization",
  params: ofOrganization,
  response: one(timeZone),
});

export const setTimeZone = endpoint.put('/Organizations/{organizationId}/time-zone', {
  failed: 'Failed to update the time zone',
  access: organizationAdmins,
  summary:
    "Set the time zone of the caller's organization: its analytics count the days of that zone, those before included",
  params: ofOrganization,
  body: timeZoneForm,
  response: one(timeZone),
});

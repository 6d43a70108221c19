import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { choice, flag, id, listQuery, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { importAccepted } from './imports.ts';
import { administrators, roleIds, roles, toRole } from './roles.ts';

const endpoint = endpointsOf('users', administrators);

/** `invited`: has not chosen a password yet; takes a seat, as `active` does. */
export const userStatuses = ['invited', 'active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const user = z.object({
  id,
  organizationId: id.nullable().describe('Null: an administrator of the platform.'),
  organizationName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isActive: z.boolean(),
  status: z.enum(userStatuses).describe('`invited`: has not chosen a password yet.'),
  profileImagePath: z.string().nullable(),
  lastSignInAt: timestamp.nullable().describe('When the person signed in last; null: never.'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.infer<typeof user>;

const asRole = z.union([z.string().max(50), z.int()]).describe('The number or the label; anything unknown is 3.');

/** A role in a body. */
const role = asRole.transform(toRole);

const email = requiredText('email', 254).refine((text) => z.email().safeParse(text).success, 'Enter a valid email');

export const userBody = z.strictObject({
  organizationId: identity.organizationId.describe(
    "An organization administrator's own. A platform administrator names the person's, or none for a platform administrator.",
  ),
  firstName: requiredText('firstName', 100),
  lastName: requiredText('lastName', 100),
  email,
  role,
});
export type UserFields = Omit<z.output<typeof userBody>, 'organizationId'>;

/** A role in a query, as a number or a label in either case. */
const roleFilter = z.preprocess(
  (value: string) => roles.find((label) => String(roleIds[label]) === value) ?? value,
  choice(roles),
);

const query = listQuery({
  sortBy: ['firstName', 'lastName', 'email', 'role', 'status', 'isActive', 'lastSignInAt', 'createdAt'],
  defaultSort: 'firstName',
  filters: { role: roleFilter.optional(), isActive: flag.optional(), status: choice(userStatuses).optional() },
});
const organizationFilter = id
  .optional()
  .describe('Those of one organization; an organization administrator names their own.');

export const searchUsers = endpoint.get('/Users/search', {
  failed: 'Failed to fetch users',
  summary:
    'People of all organizations and of the platform, a page at a time; for organization administrators their own',
  query: query.extend({ organizationId: organizationFilter }),
  response: page(user),
});

export const searchOrganizationUsers = endpoint.get('/Users/search/{organizationId}', {
  failed: 'Failed to fetch users',
  summary: 'People of an organization, a page at a time',
  params: z.object({ organizationId: id }),
  query,
  response: page(user),
});

export const getUser = endpoint.get('/Users/{id}', {
  failed: 'Failed to fetch user',
  summary: 'One person',
  params: z.object({ id }),
  response: one(user),
});

export const createUser = endpoint.post('/Users', {
  failed: 'Failed to create user',
  summary: 'Invite a person, who is mailed a link to choose a password',
  body: userBody,
  response: one(user),
  status: 201,
});

export const updateUser = endpoint.put('/Users/{id}', {
  failed: 'Failed to update user',
  summary: "Replace a person's names, address and role; another role ends their sessions",
  params: z.object({ id }),
  body: userBody,
  response: one(user),
});

export const deleteUser = endpoint.delete('/Users/{id}', {
  failed: 'Failed to delete user',
  summary: 'Remove a person; what they made stays, under their name',
  params: z.object({ id }),
  response: done,
});

export const activateUser = endpoint.patch('/Users/{id}/activate', {
  failed: 'Failed to activate user',
  summary: 'Let a person in again who was deactivated',
  params: z.object({ id }),
  response: one(user),
});

export const deactivateUser = endpoint.patch('/Users/{id}/deactivate', {
  failed: 'Failed to deactivate user',
  summary: 'Keep a person out: sessions and streams end at once',
  params: z.object({ id }),
  response: one(user),
});

export const resendActivationLink = endpoint.post('/Users/{id}/resend-activation-link', {
  failed: 'Failed to resend activation link',
  summary: 'Mail another link to somebody who was invited; the links before it end',
  params: z.object({ id }),
  response: one(user),
});

/** As many people are changed by one call. */
export const mostAtOnce = 100;

const ids = z
  .array(id)
  .min(1, fieldMessages.required('ids'))
  .max(mostAtOnce, `ids must name at most ${mostAtOnce} people`)
  .describe('Whom it is about.');
const bulkAction = <const Action extends string>(action: Action) => z.strictObject({ action: z.literal(action), ids });

export const bulkBody = z.discriminatedUnion('action', [
  bulkAction('activate'),
  bulkAction('deactivate'),
  bulkAction('resend'),
  z.strictObject({ action: z.literal('role'), ids, role }),
]);
export type BulkChange = z.output<typeof bulkBody>;

export const bulkResult = z.object({
  id,
  success: z.boolean().describe('Whether it was done, or had been before.'),
  message: z.string().optional().describe('Why it was not done.'),
  user: user.optional().describe('The person as they are now; not where nothing was done.'),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const changeUsers = endpoint.post('/Users/bulk', {
  failed: 'Failed to update users',
  summary:
    'Activate, deactivate, invite again or give a role to up to a hundred people, each for themselves; 404 where none of them is there',
  body: bulkBody,
  response: list(bulkResult),
});

export const importUsers = endpoint.post('/Users/import-excel/{organizationId}', {
  failed: 'Failed to import users from Excel',
  summary:
    'Invite people from an Excel sheet (field `file`, columns as in the template); their mails go out little by little',
  params: z.object({ organizationId: id }),
  accepts: 'file',
  response: importAccepted,
  status: 202,
});

export const usersTemplate = endpoint.get('/Users/import-excel/template', {
  failed: 'Failed to download the template',
  summary: 'The sheet to fill in for an import',
  produces: 'file',
});

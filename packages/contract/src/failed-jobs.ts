import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one, page } from './envelope.ts';
import { id, listQuery, requiredText, timestamp } from './fields.ts';
import { platformAdmins } from './roles.ts';

const endpoint = endpointsOf('failedJobs', platformAdmins);

/** The kinds of background work that a person can retry, by the names of their queues. */
export const failedJobKinds = [
  'accounts.send-link',
  'documents.ingest',
  'documents.recognize',
  'documents.embed',
  'documents.remove-objects',
  'facts.read',
  'tenders.profile',
  'chat.answer',
  'document-requests.run',
  'document-requests.export',
  'keywords.import',
  'questions.import',
  'customers.import',
  'users.import',
  'summary-templates.write-prompt',
  'accounts.send-invitations',
  'accounts.request-reset',
  'accounts.tell-address-change',
  'accounts.note-refused-sign-in',
  'accounts.sum-up-refused-sign-ins',
  'mail.send',
  'analytics.roll-up',
  'organizations.export',
  'organizations.remove',
] as const;

/** A job that has used up its attempts. It shows its organisation, and nothing of its content. */
export const failedJob = z.object({
  id,
  kind: z.string().describe('One of `failedJobKinds`, or a kind of a later version.'),
  organizationId: id.nullable().describe('Null: it belongs to no organization, as a mail does.'),
  organizationName: z.string().nullable().describe('Null as well where the organization is gone.'),
  reason: z.string().describe('Why it failed; what the error quotes is left out.'),
  attempts: z.int(),
  jobId: id.nullable().describe('Its id while it ran, as the log has it.'),
  failedAt: timestamp,
});
export type FailedJob = z.infer<typeof failedJob>;

/** What happened to failed jobs that were retried. */
export const retryOutcome = z.object({
  retried: z.int().describe('They run again, with all their attempts.'),
  outdated: z
    .int()
    .describe(
      'Nobody waits for them any more: what they were for was tried again, finished or deleted meanwhile. They are dropped.',
    ),
  left: z.int().describe('Failed jobs of the kind that are left: a call retries so many at most.'),
});
export type RetryOutcome = z.infer<typeof retryOutcome>;

export const searchFailedJobs = endpoint.get('/FailedJobs/search', {
  failed: 'Failed to fetch failed jobs',
  summary: 'Jobs that have used up their attempts, a page at a time; the search goes by organization and by id',
  query: listQuery({
    sortBy: ['failedAt', 'kind', 'attempts'],
    defaultSort: 'failedAt',
    descending: true,
    filters: { kind: requiredText('kind', 100).optional() },
  }),
  response: page(failedJob),
});

export const countFailedJobs = endpoint.get('/FailedJobs/counts', {
  failed: 'Failed to fetch failed jobs',
  summary: 'How many failed jobs there are of each kind that has any',
  response: list(z.object({ kind: z.string(), count: z.int() })),
});

export const retryFailedJob = endpoint.post('/FailedJobs/{id}/retry', {
  failed: 'Failed to run the job again',
  summary: 'Run a failed job again',
  params: z.object({ id }),
  response: one(retryOutcome),
});

export const retryFailedJobs = endpoint.post('/FailedJobs/retry', {
  failed: 'Failed to run the jobs again',
  summary: 'Run the failed jobs of a kind again, oldest first, 200 at a time',
  body: z.strictObject({ kind: requiredText('kind', 100) }),
  response: one(retryOutcome),
});

export const discardFailedJob = endpoint.delete('/FailedJobs/{id}', {
  failed: 'Failed to discard the job',
  summary: 'Drop a failed job; what it was for stays failed',
  params: z.object({ id }),
  response: done,
});

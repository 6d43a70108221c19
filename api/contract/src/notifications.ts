import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { list } from './envelope.ts';
import { id, timestamp } from './fields.ts';
import { organizationMembers, signedIn } from './roles.ts';

/** What a notification is about, by the numbers that the specification gives. */
export const processingTypes = {
  chatHistoryDownload: 1,
  datasheetExtraction: 2,
  keywordExtraction: 3,
  documentIngestion: 4,
  predefinedQuestions: 5,
} as const;

/** The JSON of an event named `notification`. */
export const notificationEvent = z.object({
  ProcessingType: z.int().min(1).max(5),
  Message: z.string(),
  RequestId: id.optional(),
  /** What kind of run of analysis it is: several kinds share a processing type. */
  RequestType: z.string().optional(),
  DocumentId: id.optional(),
  WorkspaceId: id.optional(),
  CustomerId: id.optional(),
  Status: z.string().optional(),
  /** Percent, 0 to 100. */
  Progress: z.number().optional(),
  /** The stage in words, such as "reading page 41 of 222". */
  Stage: z.string().optional(),
});
export type NotificationEvent = z.infer<typeof notificationEvent>;

/** A kept event; `id` is what `Last-Event-ID` resumes after. */
export const notification = z.object({ id: z.string(), createdAt: timestamp, event: notificationEvent });
export type Notification = z.infer<typeof notification>;

/**
 * Results are kept and carry an event id, so that a reconnect with `Last-Event-ID` misses none; progress has none, since the next supersedes it.
 */
export const subscribeNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/Notification/subscribe/{clientId}',
  tag: 'notifications',
  access: signedIn,
  summary: 'Server-sent events named `notification`; a comment line every 15 s keeps the stream alive',
  params: z.object({ clientId: z.string().regex(/^[\w-]{1,64}$/) }),
  produces: 'event-stream',
});

export const recentNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/Notification/recent',
  tag: 'notifications',
  access: organizationMembers,
  summary: 'The last fifty, newest first',
  response: list(notification),
});

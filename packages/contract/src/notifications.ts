import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { list, one } from './envelope.ts';
import { changesOf, id, timestamp } from './fields.ts';
import { organizationMembers, signedIn } from './roles.ts';

const endpoint = endpointsOf('notifications', organizationMembers);

/**
 * The subject of a notification. 1 to 5 are numbers of the specification; subjects without a number there have one from 6 up, so that a
 * client that knows only five shows the message alone. A number is never used again for something else.
 */
export const processingTypes = {
  chatHistoryDownload: 1,
  datasheetExtraction: 2,
  keywordExtraction: 3,
  documentIngestion: 4,
  predefinedQuestions: 5,
  summary: 6,
  questionGeneration: 7,
  promptDraft: 8,
  import: 9,
  keyFacts: 10,
  keyFactsDownload: 11,
  vendorComparison: 12,
} as const;

/** The JSON of an event named `notification`. */
export const notificationEvent = z.object({
  ProcessingType: z.int().min(1).describe('One of `processingTypes`; later versions may send others.'),
  Message: z.string(),
  RequestId: id.optional(),
  RequestType: z.string().optional().describe('What kind of run of analysis it is: its name as `requestType` has it.'),
  DocumentId: id.optional(),
  WorkspaceId: id.optional(),
  CustomerId: id.optional(),
  FileName: z.string().optional().describe('The name of the document, at the end of its reading.'),
  WorkspaceName: z.string().optional().describe('The name of its tender.'),
  Status: z.string().optional(),
  Progress: z.number().optional().describe('Percent, 0 to 100.'),
  Stage: z.string().optional().describe('The stage in words, such as "reading page 41 of 222".'),
});
export type NotificationEvent = z.infer<typeof notificationEvent>;

/** A stored event; with `Last-Event-ID` set to its `id`, a stream continues after it. */
export const notification = z.object({ id: z.string(), createdAt: timestamp, event: notificationEvent });
export type Notification = z.infer<typeof notification>;

/**
 * Results are stored and have an event id, so that a reconnect with `Last-Event-ID` misses none; progress has none, because the next event
 * supersedes it.
 */
export const subscribeNotifications = endpoint.get('/api/Notification/subscribe/{clientId}', {
  failed: 'Failed to fetch notifications',
  access: signedIn,
  summary: 'Server-sent events named `notification`; a comment line every 15 s keeps the stream alive',
  params: z.object({ clientId: z.string().regex(/^[\w-]{1,64}$/) }),
  produces: 'event-stream',
  events: { notification: notificationEvent },
});

export const recentNotifications = endpoint.get('/api/Notification/recent', {
  failed: 'Failed to fetch notifications',
  summary: 'The last fifty, newest first',
  response: list(notification),
});

/** Kinds of notification by name, as `processingTypes` has them. */
type NotificationKind = keyof typeof processingTypes;

const kinds = Object.keys(processingTypes) as NotificationKind[];

/** Whether a person wants each kind of notification. */
export const notificationChoices = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, z.boolean().describe('Whether these are wanted.')])) as Record<
    NotificationKind,
    z.ZodBoolean
  >,
);
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = endpoint.get('/api/Notification/choices', {
  failed: 'Failed to fetch notification choices',
  summary: 'Which kinds of notification the caller wants to see in the bell and as messages',
  response: one(notificationChoices),
});

export const changeNotificationChoices = endpoint.patch('/api/Notification/choices', {
  failed: 'Failed to save notification choices',
  summary: 'Choose which kinds of notification to see; what is not named stays',
  body: changesOf(notificationChoices),
  response: one(notificationChoices),
});

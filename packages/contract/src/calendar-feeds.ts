import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one } from './envelope.ts';
import { id, timestamp } from './fields.ts';
import { anonymous, organizationMembers } from './roles.ts';

const endpoint = endpointsOf('calendar', organizationMembers);
const base = '/organizations/{organizationId}/calendar-feeds';
const ofOrganization = z.object({ organizationId: id });

/** Whose tenders a calendar shows. */
export const feedScopes = ['mine', 'all'] as const;
export type FeedScope = (typeof feedScopes)[number];

export const calendarFeed = z.object({
  id,
  scope: z.enum(feedScopes),
  createdAt: timestamp,
  lastReadAt: timestamp.nullable().describe('When a calendar read it last.'),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const listFeeds = endpoint.get(base, {
  failed: 'Failed to fetch calendar links',
  summary: "One's own calendar links, without their addresses, which nothing keeps",
  params: ofOrganization,
  response: list(calendarFeed),
});

export const createFeed = endpoint.post(base, {
  failed: 'Failed to make the calendar link',
  summary: 'Make a calendar link; an older one of the same scope ends. Its address is in this answer alone.',
  params: ofOrganization,
  body: z.strictObject({ scope: z.enum(feedScopes) }),
  response: one(calendarFeed.extend({ url: z.url() })),
  status: 201,
});

export const deleteFeed = endpoint.delete(`${base}/{id}`, {
  failed: 'Failed to end the calendar link',
  summary: 'End a calendar link: its address is of no use any more',
  params: ofOrganization.extend({ id }),
  response: done,
});

export const readFeed = endpoint.get('/calendars/{token}.ics', {
  failed: 'Failed to fetch the calendar',
  access: anonymous,
  summary: 'The due dates of tenders, and other dates of theirs that are certain, for calendar programs (iCalendar)',
  params: z.object({ token: z.string().max(100) }),
  produces: 'file',
});

import { type RawBuilder, sql } from 'kysely';

/** Rows that have had their time. */
export interface RowsTask {
  table: string;
  /** Which rows go. */
  where: RawBuilder<boolean>;
}

/**
 * What is removed, and when: the one place for these times. Runs of analysis with their files, questions, imports and usage are people's
 * work, and stay until somebody removes them.
 */
export const rowTasks: Record<string, RowsTask> = {
  // Asked for within a day by the limits of sign-in.
  challenges: { table: 'sign_in_challenges', where: sql`created_at < now() - interval '2 days'` },
  // For a month, a person who opens an old one is told that it expired or was used.
  accountLinks: { table: 'account_links', where: sql`expires_at < now() - interval '30 days'` },
  // As long as a place is known as one where somebody signs in.
  throttles: {
    table: 'sign_in_throttles',
    where: sql`changed_at < now() - interval '2 days' and coalesce(succeeded_at < now() - interval '90 days', true)`,
  },
  sessions: {
    table: 'sessions',
    where: sql`least(expires_at, coalesce(ended_at, expires_at)) < now() - interval '30 days'`,
  },
  // A mail that could not be sent within a day contains a code in clear text that opens nothing any more.
  unsentMails: { table: 'outgoing_mails', where: sql`sent_at is null and created_at < now() - interval '1 day'` },
  sentMails: { table: 'outgoing_mails', where: sql`sent_at < now() - interval '30 days'` },
  // Listeners read them back at once.
  largeEvents: { table: 'large_events', where: sql`created_at < now() - interval '1 day'` },
  // People wait only minutes for a draft.
  promptDrafts: { table: 'prompt_drafts', where: sql`created_at < now() - interval '1 day'` },
  // The last fifty for each person and for everybody stay, however old: the bell shows them, and a stream resumes after the newest.
  notifications: {
    table: 'notifications',
    where: sql`created_at < now() - interval '90 days' and id < (
      select min(newest.id) from (
        select n.id from notifications n
        where n.organization_id = notifications.organization_id and n.user_id is not distinct from notifications.user_id
        order by n.id desc limit 50
      ) newest)`,
  },
};

/** Seconds between two rounds of a task in the whole installation. */
export const everySeconds = { rows: 60 * 60, objects: 24 * 60 * 60 };

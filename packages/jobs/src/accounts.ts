import { z } from 'zod';
import { defineJob } from './define-job.ts';

/** Where somebody called from. */
const source = z.object({
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
});

/**
 * Makes a link for a person of this organisation (null: of the platform) and mails it. What the link carries is known to the mail
 * alone: it is in no job and in no table. `linkId` is chosen by the sender, so that a second run makes no second link.
 */
export const sendAccountLink = defineJob({
  name: 'accounts.send-link',
  version: 1,
  payload: z.object({
    organizationId: z.uuid().nullable(),
    linkId: z.uuid(),
    kind: z.enum(['activation', 'reset', 'team_invitation']),
    userId: z.uuid(),
    /** The member who is invited; for team invitations alone. */
    teamMemberId: z.uuid().nullish(),
  }),
});

/**
 * Somebody asked to reset the password of this address. The worker finds out whether it has an account, so that the answer and its time
 * are the same for every address; whoever was invited and has no password yet gets the link to choose the first one.
 */
export const requestReset = defineJob({
  name: 'accounts.request-reset',
  version: 1,
  payload: z.object({
    email: z.string(),
    linkId: z.uuid(),
    /** Where the request came from, for the audit log. */
    source,
  }),
});

/**
 * A password was wrong, or nobody has the address. Its entry of the audit log waits for others of its chain, and whose chain it is
 * would show in the time of the answer: hence a job, the same for both.
 */
export const noteRefusedSignIn = defineJob({
  name: 'accounts.note-refused-sign-in',
  version: 1,
  payload: z.object({
    /** Refused before the password was looked at, since there had been too many attempts. */
    isThrottled: z.boolean().optional(),
    /** Whose password was wrong; null: nobody has the address, which is not kept, since it may be a password in the wrong field. */
    userId: z.uuid().nullable(),
    /** The IPv4 address, or the /64 of IPv6. */
    network: z.string(),
    source,
  }),
});

/** Writes one entry of the audit log for what one network tried: at addresses that nobody has, or (with `userId`) too often at an account. */
export const sumUpRefusedSignIns = defineJob({
  name: 'accounts.sum-up-refused-sign-ins',
  version: 1,
  payload: z.object({ network: z.string(), userId: z.uuid().optional() }),
});

/** Activation links for people who were imported together, a part of them at a time: invitations that go out little by little. */
export const sendInvitations = defineJob({
  name: 'accounts.send-invitations',
  version: 1,
  payload: z.object({
    organizationId: z.uuid(),
    invitations: z.array(z.object({ linkId: z.uuid(), userId: z.uuid() })).max(200),
  }),
});

/** Tells a person at the old address that an administrator gave their account another one. `mailId` is chosen by the sender. */
export const tellAddressChange = defineJob({
  name: 'accounts.tell-address-change',
  version: 1,
  payload: z.object({
    organizationId: z.uuid().nullable(),
    mailId: z.uuid(),
    userId: z.uuid(),
    oldEmail: z.string(),
    /** The administrator. */
    changedBy: z.uuid(),
  }),
});

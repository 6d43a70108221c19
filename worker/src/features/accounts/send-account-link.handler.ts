import {
  type AccountLinkKind,
  asPlatform,
  findBranding,
  insertAccountLink,
  newId,
  type PlatformTransaction,
} from '@bidloom/db';
import { type sendAccountLink, type sendInvitations, sendMail } from '@bidloom/jobs';
import { type JobRun, renderMail } from '@bidloom/platform';
import type { z } from 'zod';
import { insertMail } from '../../lib/outgoing-mails.repository.ts';
import type { Platform } from '../../platform.ts';
import { accountMail, type LinkRecipient } from './account-mails.ts';
import { findPerson, findTeamName } from './accounts.repository.ts';

type Payload = z.output<typeof sendAccountLink.payload>;

interface Settings {
  publicUrl: string;
}

/** Makes a link and mails it. */
export function sendAccountLinkHandler(platform: Pick<Platform, 'database' | 'queue'>, settings: Settings) {
  return ({ payload }: JobRun<Payload>): Promise<void> => sendLink(platform, settings, payload);
}

/** Invites the people of a part of an import, one after the other. */
export function sendInvitationsHandler(platform: Pick<Platform, 'database' | 'queue'>, settings: Settings) {
  return async ({ payload, signal }: JobRun<z.output<typeof sendInvitations.payload>>): Promise<void> => {
    const { organizationId, invitations } = payload;
    for (const invitation of invitations) {
      signal.throwIfAborted();
      await sendLink(platform, settings, { organizationId, kind: 'activation', ...invitation });
    }
  };
}

/** Makes a link and its mail in one transaction, with the job that delivers it. A person who was removed meanwhile gets none. */
async function sendLink(
  { database, queue }: Pick<Platform, 'database' | 'queue'>,
  { publicUrl }: Settings,
  payload: Payload,
): Promise<void> {
  const { kind, userId, teamMemberId = null, linkId } = payload;
  // By the platform: neither links nor mails are anything that tenants' work reaches.
  await asPlatform(database, async (trx) => {
    const recipient = await findRecipient(trx, payload);
    if (!recipient) return;
    const token = await insertAccountLink(trx, { id: linkId, kind, userId, teamMemberId });
    if (!token) return;
    const { subject, content } = accountMail(kind, recipient, { publicUrl, token });
    const { text, html } = renderMail(content);
    const mailId = newId();
    await insertMail(trx, { id: mailId, recipient: recipient.email, subject, text, html });
    await queue.send(trx, sendMail, { mailId });
  });
}

async function findRecipient(
  trx: PlatformTransaction,
  { organizationId, userId, teamMemberId, kind }: Payload,
): Promise<(LinkRecipient & { email: string }) | null> {
  const user = await findPerson(trx, organizationId, userId);
  if (!user || !isWanted(kind, user)) return null;
  const teamName = teamMemberId ? await findTeamName(trx, teamMemberId, userId) : null;
  if (teamName === undefined) return null;
  const { email, firstName, activatedAt } = user;
  const branding = await findBranding(trx, organizationId);
  return { email, firstName, branding, isActivated: activatedAt !== null, teamName };
}

/** An account that has a password needs no activation; one that has none, or is out of use, has none to reset. */
function isWanted(kind: AccountLinkKind, user: { activatedAt: Date | null; isActive: boolean }): boolean {
  if (kind === 'activation') return user.activatedAt === null;
  if (kind === 'reset') return user.isActive;
  return user.isActive || user.activatedAt === null;
}

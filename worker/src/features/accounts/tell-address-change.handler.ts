import { asPlatform, findBranding } from '@bidloom/db';
import { sendMail, type tellAddressChange } from '@bidloom/jobs';
import { type JobRun, renderMail } from '@bidloom/platform';
import type { z } from 'zod';
import { insertMail } from '../../lib/outgoing-mails.repository.ts';
import type { Platform } from '../../platform.ts';
import { loadPeople } from './accounts.repository.ts';

/** Tells a person at the old address that their account has another one: an account is not taken over without a word. */
export function tellAddressChangeHandler({ database, queue }: Pick<Platform, 'database' | 'queue'>) {
  return async ({ payload }: JobRun<z.output<typeof tellAddressChange.payload>>): Promise<void> => {
    const { organizationId, mailId, userId, oldEmail, changedBy } = payload;
    // By the platform: mails are nothing that tenants' work reaches.
    await asPlatform(database, async (trx) => {
      const people = await loadPeople(trx, [userId, changedBy]);
      const person = people.find(({ id }) => id === userId);
      // A job says whose person it is about; one that was sent for another organisation finds nobody.
      if (!person || person.organizationId !== organizationId) return;
      const administrator = people.find(({ id }) => id === changedBy);
      const isColleague = administrator?.organizationId === organizationId;
      const who =
        administrator && isColleague
          ? `${administrator.firstName} ${administrator.lastName}`
          : 'A platform administrator';
      const subject = 'The address of your account was changed';
      const { text, html } = renderMail({
        from: await findBranding(trx, organizationId),
        title: subject,
        paragraphs: [
          `Hello ${person.firstName},`,
          `${who} changed the e-mail address of your account from ${oldEmail} to ${person.email}. You sign in with the new address from now on.`,
        ],
        notes: ['If this is not right, tell your administrator at once.'],
      });
      const made = await insertMail(trx, { id: mailId, recipient: oldEmail, subject, text, html });
      if (made) await queue.send(trx, sendMail, { mailId });
    });
  };
}

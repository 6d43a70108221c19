import { findBranding, type PlatformTransaction } from '@bidloom/db';
import { type Queue, renderMail } from '@bidloom/platform';
import { enqueueMail } from '../../lib/jobs/enqueue-mail.ts';

/** Tells a person that their password was changed, so that they notice where it was somebody else. */
export async function mailPasswordChanged(
  trx: PlatformTransaction,
  queue: Queue,
  person: { email: string; firstName: string; organizationId: string | null },
): Promise<void> {
  await enqueueMail(trx, queue, {
    to: person.email,
    subject: 'Your password was changed',
    ...renderMail({
      from: await findBranding(trx, person.organizationId),
      title: 'Your password was changed',
      paragraphs: [`Hello ${person.firstName},`, 'The password of your account was changed just now.'],
      notes: ['If it was not you, reset your password at once and tell your administrator.'],
    }),
  });
}

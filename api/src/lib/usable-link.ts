import type { AccountLink } from '@bidloom/db';
import { AppError } from './app-error.ts';

/** What nobody has, or what belongs to an account that was removed. */
export const unknownLink = () =>
  new AppError(
    'link_unknown',
    'This link is not valid. Open it again from the mail, whole and unchanged, or ask for a new one.',
  );

/** The link, where it can be used. Throws `link_unknown`, `link_used` or `link_expired`, each with what to do. */
export function usableLink(link: AccountLink | undefined): AccountLink {
  if (!link) throw unknownLink();
  if (link.state === 'used') {
    throw new AppError('link_used', 'This link has been used already. Sign in, or ask for a new one.');
  }
  if (link.state === 'expired') {
    throw new AppError('link_expired', 'This link is no longer valid: it has expired or a newer one was sent.');
  }
  return link;
}

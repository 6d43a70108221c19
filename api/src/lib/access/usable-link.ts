import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';
import type { AccountLink } from '@bidloom/db';
import { AppError } from '../errors/app-error.ts';

/** The failures of a link that cannot be used. */
type LinkFailures = Record<'unknown' | 'used' | 'expired', CodedMessage>;

/** What nobody has, or what belongs to an account that was removed. */
export const unknownLink = ({ unknown }: Pick<LinkFailures, 'unknown'> = failures.links) => new AppError(unknown);

/** The link, where it can be used. Throws `link_unknown`, `link_used` or `link_expired`, each with what to do. */
export function usableLink(link: AccountLink | undefined, told: LinkFailures = failures.links): AccountLink {
  if (!link) throw unknownLink(told);
  if (link.state === 'used') throw new AppError(told.used);
  if (link.state === 'expired') throw new AppError(told.expired);
  return link;
}

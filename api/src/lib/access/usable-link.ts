import type { AccountLink } from '@bidloom/db';
import { AppError } from '../errors/app-error.ts';

/** What is said of a link that cannot be used, and what to do. */
interface LinkWords {
  unknown: string;
  used: string;
  expired: string;
}

const usualWords: LinkWords = {
  unknown: 'This link is not valid. Open it again from the mail, whole and unchanged, or ask for a new one.',
  used: 'This link has been used already. Sign in, or ask for a new one.',
  expired: 'This link is no longer valid: it has expired or a newer one was sent.',
};

/** What nobody has, or what belongs to an account that was removed. */
export const unknownLink = ({ unknown }: Pick<LinkWords, 'unknown'> = usualWords) =>
  new AppError('link_unknown', unknown);

/** The link, where it can be used. Throws `link_unknown`, `link_used` or `link_expired`, each with what to do. */
export function usableLink(link: AccountLink | undefined, words: LinkWords = usualWords): AccountLink {
  if (!link) throw unknownLink(words);
  if (link.state === 'used') throw new AppError('link_used', words.used);
  if (link.state === 'expired') throw new AppError('link_expired', words.expired);
  return link;
}

import {
  type AccountLink,
  type AccountLinkKind,
  asPlatform,
  type Database,
  lockAccountLink,
  type PlatformTransaction,
} from '@bidloom/db';
import { refuseWeakPassword } from '../../lib/access/password-rules.ts';
import { unknownLink, usableLink } from '../../lib/access/usable-link.ts';
import { findLinkOwner, type LinkOwner } from './link-owner.repository.ts';
import { hashPassword } from './password.ts';

/** A link that can be used, and whose it is. */
export interface FoundLink {
  link: AccountLink;
  owner: LinkOwner;
}

/** Finds the purpose of a link and locks it until the transaction ends. Throws where it cannot be used. */
export async function findLink(
  trx: PlatformTransaction,
  token: string,
  kinds: readonly AccountLinkKind[],
): Promise<FoundLink> {
  const link = usableLink(await lockAccountLink(trx, token, kinds));
  const owner = await findLinkOwner(trx, link.userId);
  // Removed meanwhile: the link belongs to nobody.
  if (!owner) throw unknownLink();
  return { link, owner };
}

/**
 * Chooses a password through a link. Hashing is slow on purpose, so it runs between two steps: a first check of the link, which refuses
 * most bad requests, and the transaction that uses the link, where `check` and `use` decide. Of two uses at the same moment one succeeds.
 */
export async function choosePassword(
  database: Database,
  { token, kinds, newPassword }: { token: string; kinds: readonly AccountLinkKind[]; newPassword: string },
  {
    check,
    use,
  }: {
    check: (found: FoundLink) => Promise<void> | void;
    use: (trx: PlatformTransaction, found: FoundLink, passwordHash: string) => Promise<void>;
  },
): Promise<void> {
  // As the platform: a person who follows a link is not signed in.
  const found = await asPlatform(database, (trx) => findLink(trx, token, kinds));
  await check(found);
  refuseWeakPassword(newPassword, found.owner);
  const passwordHash = await hashPassword(newPassword);
  await asPlatform(database, async (trx) => use(trx, await findLink(trx, token, kinds), passwordHash));
}

import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** What a licence allows; days as `yyyy-mm-dd`, of UTC, both included. */
export interface LicenceTerms {
  plan: string;
  seats: number;
  monthlyPages: number;
  monthlyTokens: number;
  validFrom: string;
  validTo: string;
}

export async function insertLicenceRow(
  trx: PlatformTransaction,
  row: LicenceTerms & { id: string; organizationId: string },
): Promise<void> {
  await trx.insertInto('licenses').values(row).execute();
}

export async function updateLicenceRow(trx: PlatformTransaction, id: string, terms: LicenceTerms): Promise<void> {
  await trx
    .updateTable('licenses')
    .set({ ...terms, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A licence of the organisation, but not the one with this id, that has some of these days; its own days as `yyyy-mm-dd`. */
export function findLicenceWithin(
  trx: PlatformTransaction,
  { organizationId, validFrom, validTo }: Pick<LicenceTerms, 'validFrom' | 'validTo'> & { organizationId: string },
  exceptId: string | null,
): Promise<{ begins: string; ends: string } | undefined> {
  let others = trx
    .selectFrom('licenses')
    .select((eb) => [eb.cast<string>('validFrom', 'text').as('begins'), eb.cast<string>('validTo', 'text').as('ends')])
    .where('organizationId', '=', organizationId)
    .where('validFrom', '<=', validTo as never)
    .where('validTo', '>=', validFrom as never);
  if (exceptId) others = others.where('id', '<>', exceptId);
  return others.executeTakeFirst();
}

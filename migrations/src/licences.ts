import { sql } from 'kysely';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** What a piece of work takes of a licence: that there is one in force, and pages or tokens of the month besides. */
export type LicenceNeed = 'force' | 'pages' | 'tokens';

/** What an organisation may use this month (of UTC), and has used. */
export interface Allowance {
  /** Null: no licence is in force today, although there is or was one. */
  licence: { id: string; seats: number; monthlyPages: number; monthlyTokens: number; validTo: string } | null;
  pagesUsed: number;
  /** Tokens of the language model, in both directions. */
  tokensUsed: number;
}

/** When the month of a licence began. */
export const monthStart = sql<Date>`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`;

/** Tokens of an event of usage that a licence counts: a model on the installation's own machine costs none. */
export const countedTokens = sql<string>`case when model like 'local/%' then 0 else input_tokens::bigint + output_tokens end`;

/** The days of a licence are those of UTC, the last one included. */
export const today = sql<Date>`(now() at time zone 'UTC')::date`;

/** Null where the organisation never had a licence: it is not limited then. */
export async function findAllowance(
  trx: TenantTransaction | PlatformTransaction,
  organizationId: string,
): Promise<Allowance | null> {
  const licences = await trx
    .selectFrom('licenses')
    .select(['id', 'seats', 'monthlyPages', 'monthlyTokens', sql<string>`valid_to::text`.as('validTo')])
    .select(sql<boolean>`${today} between valid_from and valid_to`.as('isInForce'))
    .where('organizationId', '=', organizationId)
    .execute();
  if (licences.length === 0) return null;
  const found = licences.find(({ isInForce }) => isInForce);
  const used = await trx
    .selectFrom('usageEvents')
    .select(sql<string>`coalesce(sum(pages), 0)`.as('pages'))
    .select(sql<string>`coalesce(sum(${countedTokens}), 0)`.as('tokens'))
    .where('organizationId', '=', organizationId)
    .where('createdAt', '>=', monthStart)
    .executeTakeFirstOrThrow();
  const { id, seats, monthlyPages, monthlyTokens, validTo } = found ?? {};
  return {
    licence: id
      ? {
          ...{ id, seats: Number(seats), monthlyPages: Number(monthlyPages), monthlyTokens: Number(monthlyTokens) },
          validTo: String(validTo),
        }
      : null,
    pagesUsed: Number(used.pages),
    tokensUsed: Number(used.tokens),
  };
}

/** Why the licence does not allow this now, in a sentence that says whom to ask; null: it does. */
export async function licenceRefusal(
  trx: TenantTransaction | PlatformTransaction,
  organizationId: string,
  need: LicenceNeed,
): Promise<string | null> {
  const allowance = await findAllowance(trx, organizationId);
  if (!allowance) return null;
  const { licence, pagesUsed, tokensUsed } = allowance;
  if (!licence) return licenceMessages.lapsed;
  if (need === 'pages' && pagesUsed >= licence.monthlyPages) return licenceMessages.pages(licence.monthlyPages);
  if (need === 'tokens' && tokensUsed >= licence.monthlyTokens) return licenceMessages.tokens(licence.monthlyTokens);
  return null;
}

const count = (number: number) => number.toLocaleString('en');

/** Which limit was reached, and whom to ask. */
export const licenceMessages = {
  lapsed: 'The license of this organization is not valid today. Ask the platform administrator to renew it.',
  pages: (allowed: number) =>
    `All ${count(allowed)} pages that the license allows this month are used. Ask the platform administrator for more pages, or wait for the next month.`,
  /** For a document whose pages are known. */
  document: (pages: number, left: number) =>
    `This document has ${count(pages)} pages, and the license allows ${count(left)} more this month. Ask the platform administrator for more pages, then read it again.`,
  tokens: (allowed: number) =>
    `All ${count(allowed)} tokens of the language model that the license allows this month are used. Ask the platform administrator for more tokens, or wait for the next month.`,
};

/** Pages that are left, where a document's were more; null for any other error. */
export function pagesLeft(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'BL004') return null;
  const [used = 0, allowed = 0] = String('detail' in error ? error.detail : '')
    .split(' ')
    .map(Number);
  return Math.max(0, allowed - used);
}

/** Whether the database refused something because no licence is in force. */
export const isLicenceLapsed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'BL003';

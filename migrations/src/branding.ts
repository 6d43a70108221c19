import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** How mails and pages of an organisation look. */
export interface Branding {
  name: string;
  /** Main colour, `#rrggbb`. */
  colour: string;
}

/** Those of the product, for people of the platform. */
export const productBranding: Branding = { name: 'Bidloom', colour: '#be4932' };

/** Name and main colour of an organisation; null: the product's. */
export async function findBranding(
  trx: TenantTransaction | PlatformTransaction,
  organizationId: string | null,
): Promise<Branding> {
  if (!organizationId) return productBranding;
  const found = await trx
    .selectFrom('organizations')
    .leftJoin('organizationThemes', 'organizationThemes.organizationId', 'organizations.id')
    .select(['organizations.name', 'organizationThemes.colours'])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  if (!found) return productBranding;
  const colours = found.colours as { primary?: { main?: unknown } } | null;
  const main = colours?.primary?.main;
  // It goes into HTML, so it is what it says or nothing.
  const colour = typeof main === 'string' && /^#[0-9a-f]{6}$/i.test(main) ? main : productBranding.colour;
  return { name: found.name, colour };
}

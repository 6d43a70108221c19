import type { Theme } from '@bidloom/contract/theme';
import { defaultColours, defaultMode, type ThemeColours, type ThemeMode } from '@bidloom/contract/theme-defaults';
import type { PlatformTransaction, TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** What a person sees: the colours of the organisation (null: of the product), and the person's own mode. */
export async function findTheme(
  trx: TenantTransaction | PlatformTransaction,
  { userId, organizationId }: { userId: string; organizationId: string | null },
): Promise<Theme> {
  const user = await trx
    .selectFrom('users')
    .select((eb) => eb.ref('themeMode').$castTo<ThemeMode | null>().as('mode'))
    .where('id', '=', userId)
    .executeTakeFirst();
  const kept = organizationId ? await findOrganizationTheme(trx, organizationId) : undefined;
  const organizationMode = kept?.mode ?? defaultMode;
  return { colours: kept?.colours ?? defaultColours, mode: user?.mode ?? organizationMode, organizationMode };
}

/** What an organisation has chosen; undefined: nothing yet. */
export function findOrganizationTheme(trx: TenantTransaction | PlatformTransaction, organizationId: string) {
  return trx
    .selectFrom('organizationThemes')
    .select(sql<ThemeColours>`colours`.as('colours'))
    .select((eb) => eb.ref('mode').$castTo<ThemeMode>().as('mode'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

/** Without a mode, the one that was chosen before stays. */
export async function saveOrganizationTheme(
  trx: TenantTransaction,
  organizationId: string,
  { colours, mode }: { colours: ThemeColours; mode?: ThemeMode | undefined },
): Promise<void> {
  const kept = { colours: JSON.stringify(colours), ...(mode && { mode }) };
  await trx
    .insertInto('organizationThemes')
    .values({ organizationId, ...kept })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ ...kept, updatedAt: sql`now()` }))
    .execute();
}

export async function saveOwnMode(
  trx: TenantTransaction | PlatformTransaction,
  userId: string,
  themeMode: ThemeMode,
): Promise<void> {
  await trx.updateTable('users').set({ themeMode }).where('id', '=', userId).execute();
}

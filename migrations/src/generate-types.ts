import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { generate, getDialect } from 'kysely-codegen';
import type { DB } from '../db.d.ts';
import { createPglite } from './embedded/create-pglite.ts';
import { migrate } from './migrate.ts';
import { embeddedAccount, ensureRoles } from './roles.ts';

/**
 * Writes `db.d.ts` from the schema that the migrations make; `pnpm --filter @bidloom/db generate-types`.
 * @param pglite is closed in the end; what it lacks of the schema is added
 */
export async function generateTypes(outFile: string | null, pglite: PGlite): Promise<string> {
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
  try {
    await ensureRoles(db, embeddedAccount);
    await migrate(db);
    return await generate({
      db,
      dialect: getDialect('postgres'),
      camelCase: true,
      outFile,
      excludePattern: '(kysely_*|migration_checksums|access_keys)',
      // An embedding is written as text and never read back.
      typeMapping: { halfvec: 'string' },
    });
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) await generateTypes(new URL('../db.d.ts', import.meta.url).pathname, await createPglite({}));

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';

/** An embedded PostgreSQL with our extensions; in memory where neither a folder nor files are given, from a snapshot with `loadDataDir`. */
export function createPglite(
  options: Pick<PGliteOptions, 'dataDir' | 'fs' | 'loadDataDir' | 'startParams' | 'onStderr'>,
): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { vector, pg_trgm, amcheck } });
}

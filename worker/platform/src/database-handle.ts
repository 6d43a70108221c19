import type { PGlite } from '@electric-sql/pglite';

/** The database that the queue and the events live in: the embedded one of this process, or a PostgreSQL server. */
export type DatabaseHandle = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; connectionString: string };

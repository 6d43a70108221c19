import type { PGlite } from '@electric-sql/pglite';

/** The database that the queue and the events live in: the embedded one of this process, or a PostgreSQL server. */
export type DatabaseHandle = {
  /** Known only to the processes of this installation. */
  signingSecret: string;
} & (
  | { kind: 'pglite'; pglite: PGlite }
  | {
      kind: 'postgres';
      /** As the account that runs the product, with the platform's rights. */
      connectionString: string;
      /** As the account that owns the tables: it makes and migrates the queue's. */
      ownerConnectionString: string;
    }
);

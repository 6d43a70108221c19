import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../db.d.ts';
import { checkAccess, ensureAccess } from './access.ts';
import { type AccessKey, ensureAccessKey } from './access-key.ts';
import { type Database, rows } from './database.ts';
import { migrate } from './migrate.ts';
import { names } from './names.ts';
import { DatabaseOpenError } from './open-error.ts';
import { ensureRoles, excessiveRights } from './roles.ts';
import { openServerPool } from './server-pool.ts';
import { serverRows } from './transact.ts';

/** A database on a PostgreSQL server. */
export interface ServerConfig {
  /** As the account that runs the product. */
  connectionString: string;
  /** As the account that owns the tables: used while the database is opened. Left out: the running account does both. */
  ownerConnectionString?: string;
  /** Connections to keep at most, 2 or more. */
  poolSize?: number;
  /** The most seconds of one statement; 0: no limit. A minute where left out. */
  statementSeconds?: number;
}

/** Opens a database on a server and brings its schema, roles, policies and grants up to date. */
export async function openServer(config: ServerConfig): Promise<Database> {
  const { connectionString, ownerConnectionString = connectionString, poolSize = 5, statementSeconds = 60 } = config;
  const key = await prepare(ownerConnectionString, connectionString);
  const platformUrl = withToken(connectionString, key.platformToken);
  const platformSize = Math.max(1, Math.round(poolSize / 3));
  const platformPool = openServerPool({ connectionString: platformUrl, size: platformSize, statementSeconds });
  const tenantPool = openServerPool({
    ...{ connectionString, size: poolSize - platformSize, statementSeconds },
    pipeline: true,
  });
  const platform = new Kysely<DB>({ dialect: new PostgresDialect({ pool: platformPool }), plugins: names });
  const reached = serverRows({ platform, platformPool, tenantPool, claim: key.claim });
  const close = async () => {
    await Promise.all([platform.destroy(), tenantPool.end()]);
  };
  const warnings = await excessiveRights(platform).catch(async (error) => {
    await close();
    throw explained(error, connectionString);
  });
  return {
    [rows]: reached,
    engine: {
      kind: 'postgres',
      connectionString: platformUrl,
      ownerConnectionString,
      signingSecret: key.signingSecret,
    },
    warnings,
    poolUse: () => [useOf('platform', platformPool), useOf('tenant', tenantPool)],
    check: () => checkAccess(reached),
    close,
  };
}

const useOf = (pool: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  ...{ pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
});

/** All that the owner of the tables does: from then on his account is not needed. */
async function prepare(ownerConnectionString: string, connectionString: string): Promise<AccessKey> {
  // Bringing the schema up to date takes as long as it takes.
  const pool = openServerPool({ connectionString: ownerConnectionString, size: 2, statementSeconds: 0 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await ensureRoles(db, accountOf(connectionString));
    await migrate(db);
    await ensureAccess(db);
    return await ensureAccessKey(db);
  } catch (error) {
    throw explained(error, ownerConnectionString);
  } finally {
    await db.destroy();
  }
}

/** The account that an address names, or that is meant where it names none. */
export function accountOf(connectionString: string): string {
  return new pg.Client({ connectionString }).user ?? '';
}

/** The address, for connections that carry the platform's token from their start. */
function withToken(connectionString: string, token: string): string {
  const url = new URL(connectionString);
  const options = url.searchParams.get('options');
  url.searchParams.set('options', `${options ? `${options} ` : ''}-c app.platform_token=${token}`);
  return url.href;
}

/** SQLSTATEs of a server that refuses an account or does not know the database. */
const refusals = new Set(['28000', '28P01', '3D000']);

function explained(error: unknown, connectionString: string): unknown {
  // A server that lets nobody in counts as an outage later on; at the start it is a wrong setting.
  const answer = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', message = '' } = answer as { code?: string; message?: string };
  if (!refusals.has(code)) return error;
  const { host } = new URL(connectionString);
  return new DatabaseOpenError(
    `PostgreSQL at ${host} refuses the account "${accountOf(connectionString)}": ${message}.`,
    {
      cause: error,
    },
  );
}

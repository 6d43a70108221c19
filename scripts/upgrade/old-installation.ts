import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createDatabaseFrom, makeFolderFrom, type TestEngine } from '@bidloom/db/testing';

/** What an earlier version answered when the installation was saved, and what it had not done yet. */
export interface Seen {
  scene: { organizationId: string; workspaceId: string; categories: string[]; people: { id: string; email: string }[] };
  /** The datasheets as xlsx. */
  export: { run: string; id: string };
  /** A run and a document that waited for a worker. */
  waiting: { run: string; document: string };
  /** The `data` of its answers, by the path that was asked for. */
  reads: Record<string, unknown>;
  /** What it answered to `POST /AI/chat-history`. */
  chat: { id: string }[];
}

/** An installation of an earlier version, as it was when that was stopped. */
export interface OldInstallation {
  seen: Seen;
  /** What today's product is started with. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * Puts the installation of `version` (a folder beside this file) on the engine and in the data folder. It was made by that version's own
 * processes: `database.sql` is what `pg_dump --inserts` says of the database that they wrote, `installation.json` has the files of its
 * data folder and what it answered.
 */
export async function layOldInstallation(
  version: string,
  engine: TestEngine,
  dataDirectory: string,
): Promise<OldInstallation> {
  const read = (name: string) => gunzipSync(readFileSync(new URL(`${version}/${name}.gz`, import.meta.url))).toString();
  const { objects, ...seen }: Seen & { objects: Record<string, string> } = JSON.parse(read('installation.json'));
  for (const [name, content] of Object.entries(objects)) {
    const file = join(dataDirectory, 'objects', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
  const rows = read('database.sql');
  if (engine === 'pglite') {
    // An embedded database never had this index.
    await makeFolderFrom(
      join(dataDirectory, 'db'),
      `${roles}${rows.replace(/^create index .* using hnsw .*$/im, '')}${fresh}`,
    );
    return { seen, settings: {}, remove: async () => {} };
  }
  const { ownerConnectionString, drop } = await createDatabaseFrom(`${roles}${rows}${fresh}`);
  // That version had one account for everything.
  return { seen, settings: { DATABASE_URL: ownerConnectionString }, remove: drop };
}

/** They belong to the whole server, and are in no dump. */
const roles = ['bidloom_tenant', 'bidloom_platform']
  .map(
    (role) => `
      do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      end $$;`,
  )
  .join('');

/** It was stopped a moment ago, however old the file is: jobs that have waited for two weeks are given up. */
const fresh = "update pgboss.job set created_on = now(), start_after = now(), keep_until = now() + interval '14 days';";

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asPlatform, type Database, newId, openDatabase } from '@bidloom/db';
import { readConfig } from '@bidloom/platform';
import { createAccount } from '../features/auth/create-account.ts';

/**
 * Makes an account from the command line, the first of an installation in particular, and prints its password once:
 * `node api/src/cli/create-account.ts --email you@example.org --name "Your Name" [--organization "Your company"]`.
 * With an organisation, which is made where it is not there yet, the account administers it; without, it administers the platform.
 */
const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, organization: { type: 'string' } },
});
const { email, name, organization } = values;
if (!email || !name) {
  console.error('Usage: create-account.ts --email ADDRESS --name "First Last" [--organization "NAME"]');
  process.exit(2);
}

const config = readConfig(process.env);
const database = await openDatabase(
  config.databaseUrl ? { connectionString: config.databaseUrl } : { folder: join(config.dataDirectory, 'db') },
);
try {
  const organizationId = organization ? await findOrMakeOrganization(database, organization) : null;
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const password = randomBytes(15).toString('base64url');
  const role = organizationId ? 'ORGANIZATION_ADMIN' : 'PLATFORM_ADMIN';
  await createAccount(database, { email, firstName, lastName: rest.join(' '), role, organizationId, password });
  console.log(`${role} ${email}\nPassword: ${password}`);
} finally {
  await database.close();
}

async function findOrMakeOrganization(database: Database, name: string): Promise<string> {
  return asPlatform(database, async (trx) => {
    const found = await trx.selectFrom('organizations').select('id').where('name', 'ilike', name).executeTakeFirst();
    if (found) return found.id;
    const id = newId();
    await trx.insertInto('organizations').values({ id, name }).execute();
    return id;
  });
}

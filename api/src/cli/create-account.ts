import { parseArgs } from 'node:util';
import { DatabaseOpenError, openDatabase } from '@bidloom/db';
import { ConfigError, databaseOf, readConfig } from '@bidloom/platform';
import { createAdministrator } from '../features/auth/create-administrator.ts';
import { AppError } from '../lib/errors/app-error.ts';

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

try {
  const database = await openDatabase(databaseOf(readConfig(process.env), 'command'));
  try {
    const { role, password } = await createAdministrator(database, { email, name, organization });
    console.log(`${role} ${email}\nPassword: ${password}`);
  } finally {
    await database.close();
  }
} catch (error) {
  // These say what to do; whatever else it is, where it came from matters.
  const expected = error instanceof AppError || error instanceof ConfigError || error instanceof DatabaseOpenError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

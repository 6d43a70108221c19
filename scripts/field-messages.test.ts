import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..');
const catalogue = 'packages/contract/src/field-messages.ts';
/** Columns of a sheet; the worker does not use the contract. */
const ofSheets = 'worker/src/lib/parse-sheet.ts';

t.test('the message for a missing field is written in one place for the api and the web', async (t) => {
  const files = globSync('{api,web,worker,packages/*}/src/**/*.{ts,tsx}', { cwd: root });
  const holders = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => /is a required field/.test(readFileSync(join(root, file), 'utf8')));
  t.same(holders.sort(), [catalogue, ofSheets]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..');

/** What makes a statement: a call of Kysely's, or its template. */
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<|`|\.raw\()/;

/** Files with statements that are no repositories, each with its reason. Nothing is added: new statements belong into a repository. */
const others: Record<string, string> = {
  'api/src/route-walk/world.ts': 'makes the rows of a test',
  // The conditions are the rule that is read here; `housekeeping.repository.ts` puts them into its statement.
  'worker/src/features/housekeeping/tasks.ts': 'conditions of a statement, no statement',
};

t.test('statements are in repositories, or in a file with a reason', async (t) => {
  const files = globSync(['api/src/**/*.ts', 'worker/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.repository.ts', '**/*.test.ts', '**/*.fixtures.ts', '**/testing/**', '**/testing*.ts'],
  });
  const found = files.filter((file) => statement.test(readFileSync(join(root, file), 'utf8')));
  t.same(
    found.toSorted(),
    Object.keys(others).toSorted(),
    'move the statement into a *.repository.ts, or the line off the list',
  );
});

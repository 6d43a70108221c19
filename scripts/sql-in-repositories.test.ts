import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..');

/** What makes or executes a statement or a part of one: a call of Kysely's, or its template. */
const statement =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\.execute(?:TakeFirst(?:OrThrow)?)?\(\)|\bsql(?:<|`|\.raw\()/;

t.test('statements are in repositories', async (t) => {
  const files = globSync(['api/src/**/*.ts', 'worker/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.repository.ts', '**/*.test.ts', '**/*.fixtures.ts', '**/testing/**', '**/testing*.ts'],
  });
  const found = files.filter((file) => statement.test(readFileSync(join(root, file), 'utf8')));
  t.same(found, [], 'move the statement into a *.repository.ts');
});

t.test('repositories present nothing', async (t) => {
  const files = globSync(['api/src/**/*.repository.ts', 'worker/src/**/*.repository.ts'], { cwd: root });
  t.ok(files.length > 30, `${files.length} repositories`);
  const found = files.filter((file) =>
    /\b(?:function|const) present[A-Z]/.test(readFileSync(join(root, file), 'utf8')),
  );
  t.same(found, [], 'move the function into a *.presenter.ts');
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failures } from '@bidloom/contract/failures';
import t from 'tap';

const root = join(import.meta.dirname, '..');
const catalogue = 'packages/contract/src/failures.ts';

/** A failure or a refusal that is given a text where it is thrown or answered. */
const ownText =
  /(?:\bAppError|(?<![.\w])(?:tooMany|onDuplicate|onMissingReference|refuse)|\bfail)\((?:\s*(?:request|reply|part),)*\s*['"`]|\b(?:refusal: |failure(?:: | = )|toError\('\w+', |[rR]eason = )['"`]|[^\w]coded\(/;

t.test('what the api says of a failure is written in the catalogue of the contract alone', async (t) => {
  const files = globSync(['api/src/**/*.ts', 'packages/contract/src/**/*.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/(?:testing|openapi)\//.test(file));
  const found = files.filter((file) => ownText.test(readFileSync(join(root, file), 'utf8')));
  t.same(found, [catalogue], 'move the text into the catalogue');
});

t.test('no two failures of the catalogue have the same code and text', async (t) => {
  const texts = Object.values(failures)
    .flatMap((group) => Object.values(group))
    .filter((failure) => typeof failure !== 'function')
    .map(({ code, message }) => `${code}: ${message}`);
  t.same(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    [],
  );
});

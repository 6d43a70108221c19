import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allKinds } from '@bidloom/worker/src/facts/all-kinds.ts';
import { compileKind } from '@bidloom/worker/src/facts/candidates.ts';
import { analyse } from 'scslre';
import t from 'tap';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Everything that meets text of documents, of people or of the network; not the tests and what only they use. */
const files = globSync(['{api,worker,migrations}/src/**/*.ts', 'packages/*/src/**/*.ts'], {
  cwd: root,
  exclude: [
    ...['packages/demo/**', '**/cli/**'],
    ...['**/*.test.ts', '**/*.fixtures.ts', '**/testing/**', '**/testing*.ts'],
  ],
}).sort();

function literalsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const end = node.text.lastIndexOf('/');
      found.push({ place: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Patterns that a module puts together from parts when it is loaded. */
async function builtBy(file: string): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      const made = new target(source, flags);
      found.push({ place: file, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    // Under a name of its own, since another test may have loaded it.
    await import(`${pathToFileURL(join(root, file)).href}?patterns`);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** What makes a pattern take more than linear time, none where nothing does. */
function faultsOf({ place, source, flags }: Pattern): string[] {
  const { reports } = analyse({ source, flags: flags.replace(/[gyd]/g, '') });
  return reports.map(
    ({ type, exponential }) => `${place}: ${exponential ? 'exponential' : type} in /${source}/${flags}`,
  );
}

t.test('what is looked for in a text takes time in proportion to it', async (t) => {
  t.same(faultsOf({ place: 'a', source: '\\s+$', flags: 'u' }).length, 1, 'a quadratic pattern is told');
  t.match(faultsOf({ place: 'b', source: '(?:\\w+\\s?)+$', flags: 'u' })[0], /exponential/);
  const literals = files.flatMap(literalsOf);
  t.ok(literals.length > 500, `${literals.length} literals`);
  t.same(literals.flatMap(faultsOf), []);
});

t.test('so do patterns that are put together from parts', async (t) => {
  const making = /new RegExp\(|[cC]ompilePhrases\(|readPhrases(?:As)?\(/u;
  const makers = files.filter((file) => making.test(readFileSync(join(root, file), 'utf8')));
  const built: Pattern[] = [];
  for (const file of makers) built.push(...(await builtBy(file)));
  t.ok(built.length > 40, `${built.length} patterns of ${makers.length} files`);
  t.same(built.flatMap(faultsOf), []);
});

t.test('so do the names of bid facts, in all languages together', async (t) => {
  const languages = new Set(Object.values(allKinds).flatMap(({ names }) => Object.keys(names)));
  t.ok(languages.size > 9, [...languages].join(' '));
  const built = Object.values(allKinds).flatMap((kind) =>
    Object.entries(compileKind(kind, languages)).flatMap(([list, pattern]) =>
      pattern instanceof RegExp
        ? [{ place: `${kind.fact} ${list}`, source: pattern.source, flags: pattern.flags }]
        : [],
    ),
  );
  t.ok(built.length > 80, `${built.length} patterns`);
  t.same(built.flatMap(faultsOf), []);
});

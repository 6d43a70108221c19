import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
/** Here screens and messages have the American spelling; comments and identifiers are nobody's reading. */
const british = /\b(?:organisation|licence)s?\b/i;

/** What a source file says in strings: a word alone is a code, a path or a key. */
function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isJsxText(node);
    if (isText || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    if (!ts.isTaggedTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts.filter((text) => /\s/.test(text.trim()));
}

t.test('texts for people say organization and license', async (t) => {
  const vocabularies = /\/(?:concepts|search|similar|keywords)\//;
  const files = globSync(['{api,worker,web,packages/*,migrations}/src/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.fixtures\.ts$|\/testing\//.test(file) && !vocabularies.test(file));
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const texts = british.test(source) ? textsOf(file, source).filter((text) => british.test(text)) : [];
    return texts.map((text) => `${file}: ${text}`);
  });
  t.ok(files.length > 1000, 'all sources are read');
  t.same(found, []);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');
/** Attributes whose values are shown or read out. */
const read = /^(aria-label|label|title|text|alt|placeholder|hint|validationMessage|submitLabel|savingLabel)$/;
const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** Texts that a component contains itself, as `file: words`. */
function wordsOf(path: string): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(src, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWords(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      read.test(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      if (isWords(node.initializer.text)) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((words) => `${path}: ${words}`);
}

test('components take their words from the catalogue, messages.*.ts', () => {
  const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('testing/'));
  expect(components.flatMap(wordsOf)).toEqual([]);
});

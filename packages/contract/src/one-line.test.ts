import t from 'tap';
import { z } from 'zod';
import * as contract from './main.ts';

/** Texts of several lines, by their name in a body; whatever else people write is of one line. */
const severalLines = new Set([
  ...['description', 'address', 'message', 'reason', 'note', 'notes', 'closingNote', 'prompt', 'wish'],
  ...['userQuestion', 'text', 'texts'],
  // As a document has them: its lines are those of the page.
  ...['value', 'unit', 'quote', 'seen', 'seenConflicts'],
]);
/** Never shown: compared with stored values, read as something else, or thrown away. */
const neverShown = new Set([
  ...['password', 'oldPassword', 'newPassword', 'token', 'guid'],
  // Read as an address, and as a role, after the schema of the text.
  ...['email', 'role'],
  // Left empty by people: what fills it in is no person.
  'website',
]);

interface Node {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  additionalProperties?: Node | boolean;
}

/** Every text of a body that takes a line break, by the name of its field. */
function* taking(node: Node, name: string): Generator<string> {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  for (const part of parts) yield* taking(part, name);
  if (node.items) yield* taking(node.items, name);
  for (const [key, value] of Object.entries(node.properties ?? {})) yield* taking(value, key);
  if (typeof node.additionalProperties === 'object') yield* taking(node.additionalProperties, `${name}.*`);
  if (node.type !== 'string' || node.enum || node.const !== undefined || (node.format && node.format !== 'regex'))
    return;
  const patterns = [node.pattern, ...(node.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (one) => one !== undefined,
  );
  const isOneLine = patterns.some(
    (pattern) => !['a\nb', 'a\tb', 'a\rb'].some((text) => new RegExp(pattern, 'u').test(text)),
  );
  if (!isOneLine) yield name;
}

const endpoints = Object.values(contract)
  .flatMap((feature) => (typeof feature === 'object' && feature !== null ? Object.values(feature) : []))
  .filter(
    (one): one is contract.Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'method' in one,
  );

t.test('texts of every body have one line, except those that people write in several', async (t) => {
  const seen = new Map<string, string[]>();
  for (const { method, path, body } of endpoints) {
    if (!body) continue;
    const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Node;
    for (const name of taking(schema, '')) seen.set(name, [...(seen.get(name) ?? []), `${method} ${path}`]);
  }
  for (const [name, calls] of seen) {
    t.ok(severalLines.has(name) || neverShown.has(name), `${name}: ${[...new Set(calls)].join(', ')}`);
  }
});

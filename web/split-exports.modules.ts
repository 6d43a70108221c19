import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { endpointCuts, freeNames, type Node, nodes } from './split-exports.syntax.ts';

/** What a module declares and imports, without types. */
export interface Declarations {
  file: string;
  code: string;
  /** Its declarations by name, without `export`. */
  declared: Map<string, Node>;
  /** Its imports, by their local names. */
  imported: Map<string, { specifier: string; source: string }>;
  /** The files whose exports it re-exports completely. */
  handedOn: string[];
}

const known = new Map<string, Declarations | undefined>();

/** A module's declarations; undefined if it contains other statements, and must not be split. */
export function declarationsOf(file: string): Declarations | undefined {
  if (!known.has(file)) known.set(file, read(file));
  return known.get(file);
}

/** The file that declares what a module exports by this name, itself or by `export *`. */
export function ownerOf(file: string, name: string): string | undefined {
  const module = declarationsOf(file);
  if (module?.declared.has(name)) return file;
  for (const other of module?.handedOn ?? []) {
    const owner = ownerOf(other, name);
    if (owner) return owner;
  }
  return;
}

const bound = new Map<string, boolean>();

/** Whether a declaration uses schemas, and so needs their library. */
export function needsSchemas(file: string, name: string): boolean {
  const key = `${file} ${name}`;
  const before = bound.get(key);
  if (before !== undefined) return before;
  bound.set(key, false);
  const module = declarationsOf(file);
  const node = module?.declared.get(name);
  const found =
    node !== undefined &&
    [...freeNames(node, endpointCuts(node))].some((free) => {
      if (free !== name && module?.declared.has(free)) return needsSchemas(file, free);
      const source = module?.imported.get(free)?.source ?? '';
      if (!source.startsWith('.')) return source === 'zod';
      const owner = ownerOf(resolve(dirname(file), source), free);
      return owner !== undefined && needsSchemas(owner, free);
    });
  bound.set(key, found);
  return found;
}

/** The file and the path of a group in an object of texts. Throws if there is none. */
export function groupOf(file: string, object: string, group: string): { file: string; path: string; value: Node } {
  const module = declarationsOf(file);
  const [declarator] = nodes(module?.declared.get(object)?.declarations);
  for (const property of nodes((declarator?.init as Node | undefined)?.properties)) {
    if (property.type === 'SpreadElement') {
      const taken = nameOf(property.argument);
      const source = module?.imported.get(taken)?.source ?? '';
      const other = resolve(dirname(file), source);
      if (hasGroup(other, taken, group)) return groupOf(other, taken, group);
    } else if (nameOf(property.key) === group) {
      return { file, path: `${object}.${group}`, value: property.value as Node };
    }
  }
  throw new Error(`${file}: ${object} has no texts at ${group}`);
}

function hasGroup(file: string, object: string, group: string): boolean {
  const [declarator] = nodes(declarationsOf(file)?.declared.get(object)?.declarations);
  return nodes((declarator?.init as Node | undefined)?.properties).some(({ key }) => nameOf(key) === group);
}

function read(file: string): Declarations | undefined {
  const code = readFileSync(file, 'utf8');
  const module: Declarations = { file, code, declared: new Map(), imported: new Map(), handedOn: [] };
  for (const statement of nodes(parseSync(file, code).program.body)) {
    if (!take(module, statement)) return;
  }
  return module;
}

/** Adds a statement; false if it can't be split. */
function take(module: Declarations, statement: Node): boolean {
  const source = (statement.source as { value: string } | null | undefined)?.value;
  if (statement.type === 'ImportDeclaration') {
    for (const specifier of nodes(statement.specifiers)) {
      if (statement.importKind === 'type' || specifier.importKind === 'type') continue;
      if (specifier.type !== 'ImportSpecifier') return false;
      const text = module.code.slice(specifier.start, specifier.end);
      module.imported.set(nameOf(specifier.local), { specifier: text, source: source ?? '' });
    }
    return true;
  }
  if (statement.type === 'ExportAllDeclaration') {
    module.handedOn.push(resolve(dirname(module.file), source ?? ''));
    return true;
  }
  const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
  if (!declaration || source) return false;
  if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration') return true;
  const [name, ...more] = declaredNames(declaration);
  if (!name || more.length > 0) return false;
  module.declared.set(name, declaration);
  return true;
}

function declaredNames({ type, id, declarations }: Node): string[] {
  if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return [nameOf(id)];
  return type === 'VariableDeclaration' ? nodes(declarations).map((declarator) => nameOf(declarator.id)) : [];
}

const nameOf = (node: unknown): string => (node as { name?: string } | null | undefined)?.name ?? '';

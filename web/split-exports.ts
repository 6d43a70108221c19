import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Declarations, declarationsOf, groupOf, needsSchemas, ownerOf } from './split-exports.modules.ts';
import { endpointCuts, freeNames, without } from './split-exports.syntax.ts';

const src = fileURLToPath(new URL('src/', import.meta.url));
const contract = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));
const zod = resolve(src, 'lib/zod.ts');

const partQuery = '?part=';
/** Marks parts that use schemas, for `chunks.ts`. */
const schemas = '&schemas';
/** The end of an id, which sets the language. */
const language = '&as=.ts';

const contractImports = /import \{([^{}]*)\} from '@bidloom\/contract\/([\w-]+)';/g;
/** The parts of an endpoint that only the api needs. */
const cutReads = /\b(\w+)\.(?:params|query|body|response|failures|events|summary|tag)\b/g;
const textsImport = /import \{ (?:messages|(firstMessages) as messages) \} from '(\.[^']*\/messages(?:\.first)?\.ts)';/;
const textsTaken = /\bconst \{ ([\w\s:,]+) \} = messages;/g;
const textsNamed = /(?<![\w$/-]|[\w$)\]]\.)messages\.(\w+)/g;
/** Another use of the whole object, outside of comments. */
const textsLeft = /[=(,:[]\s*messages\s*[;,)[\]]/;
const comments = /\/\/.*|\/\*[\s\S]*?\*\//g;

/**
 * Makes a separate module of each declaration of the contract and of each group of texts, and removes the schemas of
 * endpoints, since the app needs only the path of a call. Otherwise every screen would load the rules of all forms, their
 * library and all texts of the product.
 */
export function splitExports(): Plugin {
  return {
    name: 'split-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // The import that is configured for the content security policy.
      return source === 'zod' && importer.startsWith(src) && importer !== zod ? zod : undefined;
    },
    load(id) {
      const [file = '', part] = id.replace(language, '').replace(schemas, '').split(partQuery);
      if (part === undefined) return;
      return { code: partOf(file, part), moduleType: 'ts', moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.startsWith(src)) return;
      const read = cutRead(code);
      if (read) this.error(`${read} is not there in the built app: export the schema by a name of its own`);
      const split = withTexts(withContract(code), dirname(id));
      return split === code ? undefined : { code: split, map: null };
    },
  };
}

function importOf(what: string, file: string, part: string): string {
  const mark = needsSchemas(file, part) ? schemas : '';
  return `import ${what} from ${JSON.stringify(`${file}${partQuery}${part}${mark}${language}`)};`;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Code whose imports from the contract are replaced by imports of single declarations. */
const withContract = (code: string): string =>
  code.replaceAll(contractImports, (_, names: string, module: string) =>
    namesIn(names)
      .map((name) => declaredImport(resolve(contract, `${module}.ts`), name))
      .join(''),
  );

/** An import of `name` or `name as own` from the declaration that a module's export is. */
function declaredImport(file: string, specifier: string): string {
  const [name = ''] = specifier.split(' as ');
  const owner = ownerOf(file, name);
  return owner ? importOf(`{ ${specifier} }`, owner, name) : `import { ${specifier} } from ${JSON.stringify(file)};`;
}

/** Code whose groups of texts are each imported separately. */
function withTexts(code: string, directory: string): string {
  const [statement = '', first, path = ''] = textsImport.exec(code) ?? [];
  if (!statement) return code;
  const file = resolve(directory, path);
  const named = code.replace(statement, '').replaceAll(textsTaken, (_, taken: string) =>
    namesIn(taken)
      .map((name) => name.split(/:\s*/))
      .map(([name, own = name]) => `const ${own} = messages.${name};`)
      .join(''),
  );
  if (textsLeft.test(named.replaceAll(comments, ''))) throw new Error('Texts are used by the group: messages.group');
  const groups = new Set([...named.matchAll(textsNamed)].map(([, group = '']) => group));
  const imports = [...groups].map((group) => {
    const { file: owner, path: part } = groupOf(file, first ?? 'messages', group);
    return importOf(`messages_${group}`, owner, part);
  });
  return imports.join('') + named.replaceAll(textsNamed, 'messages_$1');
}

/** A part of an endpoint that is used although it is removed, such as `createKeyword.body`. */
function cutRead(code: string): string | undefined {
  const imported = new Set([...code.matchAll(contractImports)].flatMap(([, names = '']) => namesIn(names)));
  return [...code.matchAll(cutReads)].find(([, name = '']) => imported.has(name))?.[0];
}

/** A module that has one declaration of a file, or `object.group`: what an object of texts has there. */
function partOf(file: string, part: string): string {
  const module = declarationsOf(file);
  const [name = '', group] = part.split('.');
  const node = group === undefined ? module?.declared.get(name) : groupOf(file, name, group).value;
  if (!module || !node) throw new Error(`${file} does not declare ${part}`);
  const cuts = endpointCuts(node);
  const imports = [...freeNames(node, cuts)]
    .filter((free) => free !== part)
    .flatMap((free) => neededImport(module, free) ?? []);
  const code = without(module.code, node, cuts);
  return [...imports, group === undefined ? `export ${code}` : `export default (${code});`].join('\n');
}

/** The import for a name that a declaration uses; undefined for its own names and those of the language. */
function neededImport({ file, declared, imported }: Declarations, name: string): string | undefined {
  if (declared.has(name)) return importOf(`{ ${name} }`, file, name);
  const from = imported.get(name);
  if (!from) return;
  if (!from.source.startsWith('.'))
    return `import { ${from.specifier} } from '${from.source === 'zod' ? zod : from.source}';`;
  return declaredImport(resolve(dirname(file), from.source), from.specifier);
}

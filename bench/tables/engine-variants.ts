import { registerHooks } from 'node:module';
import type { PageTable } from '../../worker/src/documents/page/page-table.ts';
import type { RawPage } from '../../worker/src/documents/page/raw-page.ts';
import type { Rule } from './rules.ts';

export type FindTables = (pages: RawPage[]) => { page: RawPage; tables: PageTable[] }[];
type Edit = (file: string, source: string) => string;

const folder = new URL('../../worker/src/documents/tables/', import.meta.url).href;
const edits: Edit[] = [];
let isReady = false;

/** The table engine with its source changed: modules of a variant are loaded once more, under an address of their own. */
export async function engineVariant(edit: Edit): Promise<FindTables> {
  if (!isReady) addHooks();
  isReady = true;
  const variant = edits.push(edit) - 1;
  return (await import(`${folder}find-tables.ts?variant=${variant}`)).findTables;
}

/** The table engine with thresholds that can be set while it runs: its modules see the new values, and none is loaded again. */
export async function adjustableEngine(): Promise<{ find: FindTables; set: (name: string, value: number) => void }> {
  const find = await engineVariant((file, source) => (file === 'thresholds.ts' ? withSetter(source) : source));
  const { set } = await import(`${folder}thresholds.ts?variant=${edits.length - 1}`);
  return { find, set };
}

function withSetter(source: string): string {
  const pattern = /^export const ([A-Z_]+) =/gm;
  const cases = [...source.matchAll(pattern)].map(([, name]) => `${name}: () => { ${name} = value; },`);
  return `${source.replace(pattern, 'export let $1 =')}
export const set = (name, value) => ({ ${cases.join(' ')} })[name]();
`;
}

function addHooks(): void {
  const variantOf = (url: string | undefined) => /\?variant=(\d+)$/.exec(url ?? '')?.[1];
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const variant = variantOf(context.parentURL);
      const isOwn = variant && resolved.url.startsWith(folder) && !resolved.url.includes('?');
      return isOwn ? { ...resolved, url: `${resolved.url}?variant=${variant}` } : resolved;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      const variant = variantOf(url);
      if (!variant || !loaded.source) return loaded;
      const file = url.slice(folder.length, url.indexOf('?'));
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: edits[Number(variant)]?.(file, source) ?? source };
    },
  });
}

/** Makes a rule's function return what it gives where the rule does not apply. */
export function switchOff(rule: Rule): Edit {
  return (file, source) => {
    if (file !== rule.file) return source;
    const start = source.search(new RegExp(`function ${rule.name}\\(`));
    const header = /^\} \{\n|\)(?:: (?!\{\n)[^\n]*)? \{\n/m.exec(source.slice(Math.max(0, start)));
    if (start < 0 || !header) throw new Error(`${rule.file} has no function ${rule.name}`);
    const body = start + header.index + header[0].length;
    return `${source.slice(0, body)}  return (${rule.off}) as never;\n${source.slice(body)}`;
  };
}

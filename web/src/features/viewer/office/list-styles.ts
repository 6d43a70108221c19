import { type List, levelIn } from './list-definitions.ts';
import { walkXml } from './open-parts.ts';

/** What a paragraph or its style says about its list. */
export interface ListUse {
  list?: string;
  level?: number;
}

interface Style extends ListUse {
  base?: string;
}

/** A longer chain of styles is circular. */
const longestChain = 20;

/** The styles of a document, with the list and the level that each names itself. */
export function readListStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  if (!xml) return styles;
  let style: Style = {};
  let changes = 0;
  walkXml(xml, {
    open(name, attribute) {
      const value = attribute('w:val');
      // It contains the state before a tracked change.
      if (name === 'pPrChange') changes++;
      else if (changes > 0) return;
      else if (name === 'style') {
        style = {};
        styles.set(attribute('w:styleId') ?? '', style);
      } else if (name === 'basedOn') style.base = value ?? '';
      else if (name === 'numId') style.list = value ?? '';
      else if (name === 'ilvl') style.level = levelIn(value) ?? 0;
    },
    close(name) {
      if (name === 'pPrChange') changes--;
    },
  });
  return styles;
}

/**
 * Finds the list and the level of a style, its own or those of the styles it is based on. A level that names the style comes before
 * what the style says (ECMA-376 part 1, 17.9.23).
 */
export function createStyleLookup(
  styles: ReadonlyMap<string, Style>,
  lists: ReadonlyMap<string, List>,
): (id: string) => ListUse {
  const known = new Map<string, ListUse>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const use: ListUse = {};
    let style = styles.get(id);
    for (let depth = 0; style && depth < longestChain; depth++) {
      use.list ??= style.list;
      use.level ??= style.level;
      style = style.base === undefined ? undefined : styles.get(style.base);
    }
    const linked = lists.get(use.list ?? '')?.levels.findIndex((level) => level?.style === id) ?? -1;
    if (linked >= 0) use.level = linked;
    known.set(id, use);
    return use;
  };
}

import { walkXml } from './open-parts.ts';

/*
 * In Word all lists of one definition share their numbering; a list may set where its levels start at its first use. The drawing library
 * counts each list separately, which gives clauses wrong numbers.
 */

/** The numbering of a list: the first list of its definition, and the start values of its levels. */
export interface SharedList {
  with: string;
  starts: ReadonlyMap<number, number>;
}

/** The lists of a numbering part that share the numbering of another one. Lists that look different in any level count separately. */
export function sharedLists(xml: string): Map<string, SharedList> {
  const shared = new Map<string, SharedList>();
  if (!xml) return shared;
  const firstOf = new Map<string, string>();
  let list: { id: string; definition: string; isOwn: boolean; starts: Map<number, number> } | null = null;
  let level = 0;
  walkXml(xml, {
    open(name, attribute) {
      const value = attribute('w:val') ?? '';
      if (name === 'num') list = { id: attribute('w:numId') ?? '', definition: '', isOwn: false, starts: new Map() };
      else if (!list) return;
      else if (name === 'abstractNumId') list.definition = value;
      else if (name === 'lvlOverride') level = Number(attribute('w:ilvl') ?? 0);
      else if (name === 'startOverride') list.starts.set(level, Number(value) || 0);
      else if (name === 'lvl') list.isOwn = true;
    },
    close(name) {
      if (name !== 'num' || !list) return;
      const { id, definition, isOwn, starts } = list;
      const first = firstOf.get(definition);
      if (!isOwn && first !== undefined) shared.set(id, { with: first, starts });
      else if (!isOwn && starts.size === 0) firstOf.set(definition, id);
      list = null;
    },
  });
  return shared;
}

const numId = /<w:numId w:val="(\d{1,9})"/g;

/** A part in which every list is replaced by the one whose numbering it shares. */
export const withSharedLists = (xml: string, shared: ReadonlyMap<string, SharedList>): string =>
  shared.size === 0
    ? xml
    : xml.replace(numId, (_, list: string) => `<w:numId w:val="${shared.get(list)?.with ?? list}"`);

/** The prefix of bookmarks that mark where a list restarts. It is followed by the list, the level and the number before the first. */
const restart = '_counts_from_';

/** A body with such a bookmark in each paragraph where a list restarts, so that the drawn paragraph can be found. */
export function markRestarts(xml: string, shared: ReadonlyMap<string, SharedList>): string {
  const begun = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  let [level, list] = [0, ''];
  for (const match of xml.matchAll(/<(\/?)w:(p|ilvl|numId|pPr)(?:\s([^<>]*))?>/g)) {
    const [tag, slash, name, rest = ''] = match;
    const value = /w:val="(\d{1,9})"/.exec(rest)?.[1] ?? '';
    if (name === 'p' && slash !== '/') [level, list] = [0, ''];
    else if (name === 'ilvl') level = Number(value);
    else if (name === 'numId') list = value;
    else if (name === 'pPr' && slash === '/') {
      const known = shared.get(list);
      const start = known?.starts.get(level);
      const use = `${list}:${level}`;
      list = '';
      if (!known || start === undefined || begun.has(use)) continue;
      begun.add(use);
      const end = match.index + tag.length;
      parts.push(
        xml.slice(from, end),
        `<w:bookmarkStart w:id="0" w:name="${restart}${known.with}_${level}_${start - 1}"/>`,
      );
      from = end;
    }
  }
  return parts.join('') + xml.slice(from);
}

/** Restarts the lists of a drawn document at the bookmarks of `markRestarts`. */
export function restartLists(pages: Iterable<Element>): void {
  for (const page of pages) {
    for (const sign of page.querySelectorAll(`[id^="${restart}"]`)) {
      const [list, level, before] = sign.id.slice(restart.length).split('_').map(Number);
      const paragraph = sign.closest('p');
      sign.remove();
      if (!paragraph || list === undefined || level === undefined) continue;
      // The counter is increased before it is shown; lower levels restart as after any other number of this level.
      paragraph.style.setProperty('counter-set', `docx-num-${list}-${level} ${before} docx-num-${list}-${level + 1} 0`);
    }
  }
}

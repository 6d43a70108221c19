import { inFont } from './mend-signs.ts';
import { walkXml } from './open-parts.ts';

/** A level of a list, as ECMA-376 part 1, 17.9 describes it. */
export interface ListLevel {
  start: number;
  format: string;
  /** The label, with `%1` to `%9` where the number of a level is shown. */
  text: string;
  font: string;
  after: string;
  /** Shows the numbers of all levels as decimal ones. */
  isLegal: boolean;
  /** The level, counted from 1, whose use restarts this one. 0: none; undefined: each higher one. */
  restart?: number;
  /** The paragraph style that has this level. */
  style?: string;
}

export interface List {
  /** Lists with the same key continue each other's numbers. */
  key: string;
  levels: readonly (ListLevel | undefined)[];
  /** The number with which the list begins a level when it first uses it. */
  starts: ReadonlyMap<number, number>;
}

type Levels = (ListLevel | undefined)[];

interface Parsed {
  definitions: Map<string, { levels: Levels; link?: string }>;
  lists: Map<string, { definition: string; own: Levels; starts: Map<number, number> }>;
}

/** The deepest level of a list. */
const deepestLevel = 8;

/**
 * The lists of a numbering part by their ids. A definition that only names a style of lists has the levels of that style's list.
 * @param listOfStyle the ids of the lists that styles name
 */
export function readLists(xml: string, listOfStyle: ReadonlyMap<string, string>): Map<string, List> {
  if (!xml) return new Map();
  const { definitions, lists } = parse(xml);
  const resolve = (id: string): string => {
    const link = definitions.get(id)?.link;
    const target = link === undefined ? undefined : lists.get(listOfStyle.get(link) ?? '')?.definition;
    return target ?? id;
  };
  return new Map(
    [...lists].map(([id, { definition, own, starts }]) => {
      const shared = resolve(definition);
      const levels = [...(definitions.get(shared)?.levels ?? [])];
      for (const [at, level] of own.entries()) if (level) levels[at] = level;
      // A list that looks different in any level counts separately.
      return [id, { key: own.length > 0 ? `own ${id}` : shared, levels, starts }];
    }),
  );
}

function parse(xml: string): Parsed {
  const definitions: Parsed['definitions'] = new Map();
  const lists: Parsed['lists'] = new Map();
  let definition: { levels: Levels; link?: string } = { levels: [] };
  let list: { definition: string; own: Levels; starts: Map<number, number> } | null = null;
  let level: ListLevel | null = null;
  let overridden = 0;
  walkXml(xml, {
    open(name, attribute) {
      const value = attribute('w:val') ?? '';
      if (level) setLevel(level, name, attribute);
      else if (name === 'abstractNum') {
        definition = { levels: [] };
        definitions.set(attribute('w:abstractNumId') ?? '', definition);
      } else if (name === 'numStyleLink') definition.link = value;
      else if (name === 'num') {
        list = { definition: '', own: [], starts: new Map() };
        lists.set(attribute('w:numId') ?? '', list);
      } else if (name === 'lvl') {
        level = { start: 0, format: 'decimal', text: '', font: '', after: 'tab', isLegal: false };
        const at = levelIn(attribute('w:ilvl'));
        if (at !== null) (list?.own ?? definition.levels)[at] = level;
      } else if (!list) return;
      else if (name === 'abstractNumId') list.definition = value;
      else if (name === 'lvlOverride') overridden = levelIn(attribute('w:ilvl')) ?? 0;
      else if (name === 'startOverride') list.starts.set(overridden, numberIn(value) ?? 0);
    },
    close(name) {
      if (name === 'lvl' && level) {
        level.text = inFont(level.text, level.font);
        level = null;
      }
      if (name === 'num') list = null;
    },
  });
  return { definitions, lists };
}

function setLevel(level: ListLevel, name: string, attribute: (name: string) => string | undefined): void {
  const value = attribute('w:val');
  if (name === 'start') level.start = numberIn(value) ?? 0;
  else if (name === 'numFmt') level.format = value ?? 'decimal';
  else if (name === 'lvlText') level.text = (value ?? '').slice(0, longestText);
  else if (name === 'rFonts') level.font = attribute('w:ascii') ?? attribute('w:hAnsi') ?? '';
  else if (name === 'suff') level.after = value ?? 'tab';
  else if (name === 'isLgl') level.isLegal = !['0', 'false', 'off'].includes(value ?? '1');
  else if (name === 'lvlRestart') level.restart = numberIn(value);
  else if (name === 'pStyle' && value !== undefined) level.style = value;
}

/** Each paragraph of a list has its label, so a long one would be repeated. */
const longestText = 200;
/** Word's own limit of a list number. */
const highestNumber = 32_767;

function numberIn(value: string | undefined): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) ? Math.min(Math.max(number, 0), highestNumber) : undefined;
}

/** A level from its attribute; null if it is none. */
export function levelIn(value: string | undefined): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= deepestLevel ? number : null;
}

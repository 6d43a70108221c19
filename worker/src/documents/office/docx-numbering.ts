import { parseXml } from './parse-xml.ts';

interface Level {
  start: number;
  format: string;
  text: string;
}

/** Gives list items and headings the labels that Word shows but does not store: `3.2.1`, `(a)`, `IV.`, `•`. */
export interface Numbering {
  /** The label of the next paragraph with this numbering; empty where it has none. */
  next(id: string, level: number): string;
}

/** The last number of each level of a list, and the levels that have had one. */
interface Counted {
  counts: number[];
  used: Set<number>;
}

/** Reads the definitions of lists; labels are counted in reading order. */
export function createNumbering(xml: string | null): Numbering {
  const { lists, abstractOf, restarts } = readDefinitions(xml);
  const counters = new Map<string, Counted>();
  return {
    next(id, level) {
      const abstract = abstractOf.get(id) ?? '';
      const levels = lists.get(abstract);
      const own = levels?.[level];
      if (!levels || !own) return '';
      if (own.format === 'bullet') return '•';
      if (own.format === 'none') return '';
      // Lists that share a definition continue counting together.
      const counted = counters.get(abstract) ?? { counts: [], used: new Set() };
      counters.set(abstract, counted);
      const { counts } = counted;
      countSkipped(levels, counted, level);
      const restart = restarts.get(id)?.get(level);
      // A list that starts again does so at its first item.
      if (restart !== undefined && restarts.get(id)?.delete(level)) counts[level] = restart - 1;
      counts[level] = (counts[level] ?? own.start - 1) + 1;
      counts.length = level + 1;
      return own.text.replace(/%(\d)/g, (_, digit) => {
        const index = Number(digit) - 1;
        const definition = levels[index];
        return definition ? formatCount(counts[index] ?? definition.start, definition.format) : '';
      });
    },
  };
}

/** A list that begins below its first level counts the levels above as begun: after "(a)" of the second level comes "(2)". */
function countSkipped(levels: Level[], { counts, used }: Counted, level: number): void {
  for (let above = level - 1; above >= 0 && !used.has(level) && !used.has(above); above--) {
    counts[above] = levels[above]?.start ?? 1;
    used.add(above);
  }
  used.add(level);
}

interface Definitions {
  lists: Map<string, Level[]>;
  abstractOf: Map<string, string>;
  /** Where a list says that it starts again: by its id, then by level. */
  restarts: Map<string, Map<number, number>>;
}

function readDefinitions(xml: string | null): Definitions {
  const lists = new Map<string, Level[]>();
  const abstractOf = new Map<string, string>();
  const restarts = new Map<string, Map<number, number>>();
  if (!xml) return { lists, abstractOf, restarts };
  let levels: Level[] = [];
  let level: Level | null = null;
  let [list, overridden] = ['', 0];
  parseXml(xml, {
    open(name, attribute) {
      const value = attribute('w:val') ?? '';
      if (name === 'w:abstractNum') {
        levels = [];
        lists.set(attribute('w:abstractNumId') ?? '', levels);
      } else if (name === 'w:num') list = attribute('w:numId') ?? '';
      else if (name === 'w:abstractNumId') abstractOf.set(list, value);
      else if (name === 'w:lvlOverride') overridden = Number(attribute('w:ilvl') ?? 0);
      else if (name === 'w:startOverride') {
        restarts.set(list, (restarts.get(list) ?? new Map<number, number>()).set(overridden, Number(value)));
      } else if (name === 'w:lvl' && !list) {
        level = { start: 1, format: 'decimal', text: '' };
        levels[Number(attribute('w:ilvl') ?? 0)] = level;
      } else if (name === 'w:start' && level) level.start = Number(value);
      else if (name === 'w:numFmt' && level) level.format = value;
      else if (name === 'w:lvlText' && level) level.text = value;
    },
    close(name) {
      if (name === 'w:lvl') level = null;
    },
  });
  return { lists, abstractOf, restarts };
}

function formatCount(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(count).toLowerCase();
    case 'upperLetter':
      return letters(count);
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    case 'decimalZero':
      return String(count).padStart(2, '0');
    default:
      return String(count);
  }
}

/** A … Z, AA, BB …, as Word counts. */
function letters(count: number): string {
  const letter = String.fromCharCode(65 + ((count - 1) % 26));
  return letter.repeat(Math.min(10, Math.ceil(count / 26)));
}

const ROMAN: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(count: number): string {
  let rest = Math.min(count, 4999);
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}

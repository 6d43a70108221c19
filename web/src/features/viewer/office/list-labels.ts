import type { List } from './list-definitions.ts';

/** A part of a label: a text, or a number in a format that only the browser can write (a counter style of CSS). */
export type LabelPart = string | { number: number; style: string };

/** Counts the paragraphs of lists in their order. */
export interface ListCounter {
  /** The label of the next paragraph on this level; null if the list does not have the level. */
  next(id: string, level: number): LabelPart[] | null;
}

/** Counter styles by the formats of ST_NumberFormat (ECMA-376 part 1, 17.18.59) that are not written here. */
const counterStyles: Record<string, string> = {
  aiueo: 'katakana',
  aiueoFullWidth: 'katakana',
  chineseCounting: 'simp-chinese-informal',
  chineseCountingThousand: 'simp-chinese-informal',
  chineseLegalSimplified: 'simp-chinese-formal',
  chosung: 'hangul-consonant',
  ganada: 'hangul',
  hebrew1: 'hebrew',
  hebrew2: 'hebrew',
  hindiNumbers: 'devanagari',
  ideographDigital: 'cjk-ideographic',
  ideographLegalTraditional: 'trad-chinese-formal',
  ideographTraditional: 'cjk-heavenly-stem',
  ideographZodiac: 'cjk-earthly-branch',
  iroha: 'katakana-iroha',
  irohaFullWidth: 'katakana-iroha',
  japaneseCounting: 'japanese-informal',
  japaneseDigitalTenThousand: 'cjk-decimal',
  japaneseLegal: 'japanese-formal',
  koreanCounting: 'korean-hangul-formal',
  koreanDigital: 'korean-hangul-formal',
  koreanDigital2: 'korean-hanja-informal',
  taiwaneseCounting: 'cjk-ideographic',
  taiwaneseCountingThousand: 'cjk-ideographic',
  taiwaneseDigital: 'cjk-decimal',
  thaiNumbers: 'thai',
};

const afterLabel: Record<string, string> = { tab: '\t', space: '\u00a0' };

/** The last number of each level of a list, and the levels that have had one. */
interface Counted {
  numbers: (number | undefined)[];
  used: Set<number>;
}

export function createListCounter(lists: ReadonlyMap<string, List>): ListCounter {
  const counts = new Map<string, Counted>();
  const begun = new Set<string>();
  return {
    next(id, level) {
      const list = lists.get(id);
      const own = list?.levels[level];
      if (!list || !own) return null;
      const counted = counts.get(list.key) ?? { numbers: [], used: new Set() };
      counts.set(list.key, counted);
      const { numbers } = counted;
      // The reader of the server counts no bullets either.
      if (own.format !== 'bullet' && own.format !== 'none') countSkipped(list, counted, level);
      const start = list.starts.get(level);
      const isFirst = start !== undefined && !begun.has(`${id} ${level}`);
      begun.add(`${id} ${level}`);
      const before = numbers[level];
      numbers[level] = isFirst ? start : before === undefined ? own.start : before + 1;
      restartBelow(list, numbers, level);
      return labelOf(list, numbers, level);
    },
  };
}

/** A list that begins below its first level counts the levels above as begun: after "(a)" of the second level comes "(2)". */
function countSkipped({ levels }: List, { numbers, used }: Counted, level: number): void {
  for (let above = level - 1; above >= 0 && !used.has(level) && !used.has(above); above--) {
    numbers[above] = levels[above]?.start;
    used.add(above);
  }
  used.add(level);
}

function restartBelow({ levels }: List, numbers: (number | undefined)[], level: number): void {
  for (let below = level + 1; below < numbers.length; below++) {
    const restart = levels[below]?.restart;
    if (restart === undefined || level < restart) numbers[below] = undefined;
  }
}

function labelOf({ levels }: List, numbers: (number | undefined)[], level: number): LabelPart[] {
  const own = levels[level];
  if (!own) return [];
  const parts = own.text.split(/(%[1-9])/).map((part, index): LabelPart => {
    if (index % 2 === 0) return part;
    const shown = Number(part.charAt(1)) - 1;
    const definition = levels[shown];
    // Word shows a higher level that has not been used with its first number.
    const number = numbers[shown] ?? definition?.start ?? 0;
    return definition
      ? written(number, own.isLegal && definition.format !== 'none' ? 'decimal' : definition.format)
      : '';
  });
  const after = afterLabel[own.after] ?? '';
  // A label without text takes no room for what follows it.
  return parts.every((part) => part === '') ? [] : joined([...parts, after]);
}

/** The parts, with texts that follow each other as one. */
function joined(parts: LabelPart[]): LabelPart[] {
  const result: LabelPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

function written(number: number, format: string): LabelPart {
  const style = counterStyles[format];
  if (style !== undefined) return { number, style };
  if (format === 'none' || format === 'bullet') return '';
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'lowerLetter') return letters(number);
  if (format === 'upperLetter') return letters(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number).toLowerCase();
  if (format === 'upperRoman') return roman(number);
  return String(number);
}

/** a … z, aa, bb …, as Word counts; at most 30 letters. */
function letters(number: number): string {
  if (number < 1) return '';
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(30, Math.ceil(number / 26)));
}

const romanSigns = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
});

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [sign, value] of romanSigns) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

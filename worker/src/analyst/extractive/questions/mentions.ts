import { analyzerFor } from '../../../search/terms.ts';
import { type Figure, findFigures } from '../figures.ts';
import { keysOf, type Statement } from '../statements.ts';
import { tenderWords } from './tender-words.ts';

/** An amount with what it is said of. */
export interface Mention {
  statement: Statement;
  figure: Figure;
  /** What is compared: date and time, or the number. */
  value: string;
  /** Stems of the words next to the amount. */
  near: ReadonlySet<string>;
  /** Those, and the words that the sentence begins with and the nearest title. */
  wide: ReadonlySet<string>;
  /** The event that a period counts from or to; empty where none is named. */
  anchor: ReadonlySet<string>;
  isBefore: boolean;
  /** `lower`: at least so much; `upper`: at most; `exact` otherwise. */
  limit: 'lower' | 'upper' | 'exact';
  isConditional: boolean;
  /** Tags and numbers that name one thing among several. */
  names: ReadonlySet<string>;
}

/** Words of events that say nothing of which event it is. */
const emptyWords = new Set(
  'date day time end begin start receipt receiv respect relev local hour monday tuesday wednesday thursday friday saturday sunday month week year datum tag zeitpunkt ende beginn uhr tagen montag dienstag mittwoch donnerstag freitag ngày thời điểm'.split(
    ' ',
  ),
);
const clause = /[;|:•]|,(?!\d)|\s[–—-]\s/u;
/** Characters after an amount that still speak of it. */
const tail = 90;

/** The amounts of a statement that may be compared with others. */
export function mentionsOf(statement: Statement): Mention[] {
  const { text, language, path, shape } = statement;
  // Wide tables hold many things side by side.
  if (shape === 'row' && text.split('|').filter((cell) => cell.trim() !== '').length > 4) return [];
  const figures = findFigures(text);
  if (figures.length === 0 || figures.length > 6) return [];
  const words = tenderWords(language);
  const keysIn = (from: number, to: number) =>
    keysOf(text.slice(from, to), language).filter((key) => !/\d/u.test(key) && !emptyWords.has(key));
  const first = figures[0] as Figure;
  const title = keysOf(path.at(-1) ?? '', language).filter((key) => !/\d/u.test(key));
  const mentions = figures.map((figure, index): Mention => {
    const previous = figures[index - 1]?.end ?? 0;
    const next = figures[index + 1]?.start ?? text.length;
    const after = text.slice(figure.end, Math.min(next, figure.end + tail));
    const cut = clause.exec(after.slice(1));
    const rest = cut ? after.slice(0, cut.index + 1) : after;
    const { anchor, isBefore } = anchorOf(rest, language);
    const before = text.slice(previous, figure.start);
    const near = new Set(keysIn(lastClause(text, previous, figure.start, shape), figure.start));
    if (anchor.length === 0 && shape !== 'row')
      for (const key of keysIn(figure.end, figure.end + rest.length)) near.add(key);
    const head = index === 0 ? [] : keysIn(0, first.start);
    return {
      statement,
      figure,
      value: figure.kind === 'date' ? figure.value + clockOf(after.slice(0, 25)) : figure.value,
      near,
      wide: new Set([...near, ...keysIn(0, Math.min(first.start, figure.start)), ...head, ...title]),
      anchor: new Set(anchor),
      isBefore,
      limit: words.upper.test(before) ? 'upper' : words.lower.test(`${before} ${rest}`) ? 'lower' : 'exact',
      isConditional: words.condition.test(text),
      names: new Set(
        text.match(/(?<!\p{L})\p{Lu}{1,4}-?\d{2,}\p{L}*|(?<=\b(?:lot|los|item|annex|phase|phần|lô) )[\dA-Z]+\b/gu) ??
          [],
      ),
    };
  });
  // "within 28 weeks, and all others within 36 weeks from the order": said once for all.
  for (let index = mentions.length - 2; index >= 0; index--) {
    const [own, following] = [mentions[index] as Mention, mentions[index + 1] as Mention];
    if (
      own.anchor.size === 0 &&
      own.figure.kind === 'duration' &&
      following.figure.kind === 'duration' &&
      shape === 'sentence'
    ) {
      mentions[index] = { ...own, anchor: following.anchor, isBefore: following.isBefore };
    }
  }
  return mentions;
}

/** Where the clause that an amount stands in begins; a short one takes the one before it along. */
function lastClause(text: string, from: number, to: number, shape: Statement['shape']): number {
  if (shape === 'row') return from;
  const cuts = [...text.slice(from, to).matchAll(/[;:]|,(?!\d)\s/gu)].map(({ index }) => from + index + 1);
  const at = cuts.at(-1) ?? from;
  return to - at < 24 ? (cuts.at(-2) ?? from) : at;
}

function anchorOf(rest: string, language: string): { anchor: string[]; isBefore: boolean } {
  const words = tenderWords(language);
  const [after, before] = [words.after.exec(rest), words.before.exec(rest)];
  const isBefore = before !== null && (after === null || before.index < after.index);
  const found = isBefore ? before : after;
  // What follows at once: "of delay" far behind is another matter.
  if (!found || found.index > 14) return { anchor: [], isBefore: false };
  const event =
    rest
      .slice(found.index + found[0].length)
      .split(/\.\s|[,;|()]|\s(?:or|and|oder|und|hoặc|và|by|under|with|for|to|is|are|shall|until)\s/u)[0] ?? '';
  const keys = analyzerFor(language)(event).flatMap((term) => (term.isStop ? [] : (term.keys[0] ?? [])));
  return { anchor: keys.filter((key) => !emptyWords.has(key) && !/\d/u.test(key)).slice(0, 6), isBefore };
}

function clockOf(after: string): string {
  const found = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)|(?<!\d)(\d{1,2}) ?(?:Uhr|h(?!\p{L}))/u.exec(after);
  if (!found) return '';
  return `T${(found[1] ?? found[3] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`;
}

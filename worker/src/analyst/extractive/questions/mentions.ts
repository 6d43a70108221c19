import { analyzerFor } from '../../../search/terms.ts';
import type { Figure } from '../figures.ts';
import { keysOf, type Statement } from '../statements.ts';
import { tenderWords } from './tender-words.ts';

/** An amount with the words that say what it is about. */
export interface Mention {
  statement: Statement;
  figure: Figure;
  /** What is compared: date and time, or the number. */
  value: string;
  /** Stems of the words next to the amount. */
  near: ReadonlySet<string>;
  /** The same, with the first words of the sentence and those of the nearest title. */
  wide: ReadonlySet<string>;
  /** The event that a period counts from or to; empty where none is named. */
  anchor: ReadonlySet<string>;
  isBefore: boolean;
  /** `lower`: at least this much; `upper`: at most; `exact` otherwise. */
  limit: 'lower' | 'upper' | 'exact';
  isConditional: boolean;
  /** One end of a range. */
  isRange: boolean;
  /** All amounts of its kind and unit in the statement. */
  others: ReadonlySet<string>;
  /** Pairs of neighbouring stems with no word between them, without the party that the sentence is about. */
  pairs: readonly (readonly [string, string])[];
  /** Tags and numbers that name one thing among several. */
  names: ReadonlySet<string>;
}

/** Days of the week and words of time: they do not tell what an amount is about. */
const timeWords = [
  'date day time hour local monday tuesday wednesday thursday friday saturday sunday',
  'datum uhr montag dienstag mittwoch donnerstag freitag ngày giờ',
]
  .join(' ')
  .split(' ');
/** Verbs that join a thing with its amount. */
const linkingWords = 'end last amount remain begin equal exceed betrag endet beträgt bleib'.split(' ');
const emptyWords = new Set([...timeWords, ...linkingWords]);
/** Further words that do not tell which event a period counts from. */
const emptyEvents = new Set([
  ...timeWords,
  ...'end begin start receipt receiv respect relev week month year tag zeitpunkt end beginn eingang thời điểm'.split(
    ' ',
  ),
]);
/** Forms that stemming does not bring together. */
const oneForm = new Map([
  ['paid', 'pay'],
  ['payment', 'pay'],
  ['sent', 'send'],
  ['held', 'hold'],
  ['made', 'make'],
  ['begun', 'begin'],
]);
function formOf(key: string, language: string): string {
  // "gestellt" is a form of "stellen".
  return oneForm.get(key) ?? (language === 'de' ? key.replace(/^ge(?=.{3,}t$)/u, '') : key);
}

const clause = /[;|:•]|,(?!\d)|\s[–—-]\s/u;
/** How many characters after an amount may still describe it. */
const tail = 90;

/** The amounts of a statement that may be compared with others. */
export function mentionsOf(statement: Statement): Mention[] {
  const { text, language, path, shape, figures } = statement;
  // Wide tables contain many things side by side.
  if (shape === 'row' && text.split('|').filter((cell) => cell.trim() !== '').length > 4) return [];
  if (figures.length === 0 || figures.length > 6) return [];
  const words = tenderWords(language);
  const keysIn = (from: number, to: number) =>
    keysOf(text.slice(from, to), language)
      .filter((key) => !/\d/u.test(key) && !emptyWords.has(key))
      .map((key) => formOf(key, language));
  const first = figures[0] as Figure;
  const title = keysOf(path.at(-1) ?? '', language).filter((key) => !/\d/u.test(key));
  const pairs = pairsOf(statement);
  let spoken = 0;
  const mentions = figures.map((figure, index): Mention => {
    const previous = spoken;
    const next = figures[index + 1]?.start ?? text.length;
    const after = text.slice(figure.end, Math.min(next, figure.end + tail));
    const cut = clause.exec(after.slice(1));
    const rest = cut ? after.slice(0, cut.index + 1) : after;
    const { anchor, isBefore } = figure.kind === 'duration' ? anchorOf(rest, language) : noAnchor;
    const before = text.slice(previous, figure.start);
    // "120 days after the due date, that is until …": the event that a period counts from does not describe the next amount.
    spoken = anchor.length > 0 ? figure.end + rest.length : figure.end;
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
      isRange: isRange(text, figures, index),
      others: new Set(
        figures.filter(({ kind, unit }) => kind === figure.kind && unit === figure.unit).map(({ value }) => value),
      ),
      pairs,
      names: new Set(
        text.match(/(?<!\p{L})\p{Lu}{1,4}-?\d{2,}\p{L}*|(?<=\b(?:lot|los|item|annex|phase|phần|lô) )[\dA-Z]+\b/gu) ??
          [],
      ),
    };
  });
  // "within 28 weeks, and all others within 36 weeks from the order": the event is named once for both periods.
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

/** Where the clause that contains an amount begins; a short clause includes the one before it. */
function lastClause(text: string, from: number, to: number, shape: Statement['shape']): number {
  if (shape === 'row') return from;
  const cuts = [...text.slice(from, to).matchAll(/[;:]|,(?!\d)\s/gu)].map(({ index }) => from + index + 1);
  const at = cuts.at(-1) ?? from;
  return to - at < 24 ? (cuts.at(-2) ?? from) : at;
}

const noAnchor: { anchor: readonly string[]; isBefore: boolean } = { anchor: [], isBefore: false };

function anchorOf(rest: string, language: string): { anchor: readonly string[]; isBefore: boolean } {
  const words = tenderWords(language);
  const [after, before] = [words.after.exec(rest), words.before.exec(rest)];
  const isBefore = before !== null && (after === null || before.index < after.index);
  const found = isBefore ? before : after;
  // The event must follow at once: "of delay" much further on belongs to something else.
  if (!found || found.index > 14) return noAnchor;
  const event =
    rest
      .slice(found.index + found[0].length)
      .split(/\.\s|[,;|()]|\s(?:or|and|oder|und|hoặc|và|by|under|with|for|to|is|are|shall|until)\s/u)[0] ?? '';
  const keys = analyzerFor(language)(event).flatMap((term) => (term.isStop ? [] : (term.keys[0] ?? [])));
  return { anchor: keys.filter((key) => !emptyEvents.has(key) && !/\d/u.test(key)).slice(0, 6), isBefore };
}

function clockOf(after: string): string {
  const found = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)|(?<!\d)(\d{1,2}) ?(?:Uhr|h(?!\p{L}))/u.exec(after);
  if (!found) return '';
  return `T${(found[1] ?? found[3] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`;
}

const between = /^[\s(]*(?:to|and|–|-|bis|und|đến|à|et|a|y)\s*$/iu;
const opensRange = /\b(?:between|from|zwischen|von|từ|entre|de)\s*$/iu;

/** "between 80% and 105%", "70% to 120%"; "weights of 60% and 40%" is no range. */
function isRange(text: string, figures: readonly Figure[], index: number): boolean {
  return [index - 1, index].some((at) => {
    const [low, high] = [figures[at], figures[at + 1]];
    if (!low || !high || !between.test(text.slice(low.end, high.start))) return false;
    return !/\b(?:and|und|et|y)\b/iu.test(text.slice(low.end, high.start)) || opensRange.test(text.slice(0, low.start));
  });
}

/** Compounds such as "bid security", which is not a bid. */
function pairsOf({ text, language }: Statement): [string, string][] {
  const words = tenderWords(language);
  const terms = analyzerFor(language)(text);
  return terms.slice(1).flatMap((term, index): [string, string][] => {
    const before = terms[index];
    if (!before || before.isStop || term.isStop || text.slice(before.end, term.start).trim() !== '') return [];
    const isParty = (word: string, at: number) =>
      words.bidder.test(word) || words.buyer.test(word) || (at > 0 && /^\p{Lu}/u.test(word));
    if ([before, term].some(({ start, end }) => isParty(text.slice(start, end), start))) return [];
    return [
      [
        oneForm.get(before.keys[0] ?? '') ?? before.keys[0] ?? '',
        oneForm.get(term.keys[0] ?? '') ?? term.keys[0] ?? '',
      ],
    ];
  });
}

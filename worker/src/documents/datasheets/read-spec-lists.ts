import type { DecimalMark } from '../../numbers/parse-number.ts';
import { boxesForSpan } from '../locate-quote.ts';
import type { Block, Box, Page } from '../model.ts';
import { isAskedMoney } from './asked-kind.ts';
import { isRunOfPairs, linesOf, partsOfBlock, type Stretch } from './block-parts.ts';
import { isStrong } from './column-stats.ts';
import { enumeratorLength } from './enumerators.ts';
import { isCommercialLabel, isNoValue, isSupply } from './label-vocabulary.ts';
import type { Datasheet, Parameter } from './model.ts';
import { type ReadPair, toParameter } from './pair-parameter.ts';
import type { PlaceOnPage, SheetContext } from './sheet-context.ts';
import { splitItem } from './split-items.ts';
import { isPairName, splitPairs, type TextPair } from './split-pairs.ts';
import { splitComparisons, splitStatements } from './split-statements.ts';
import type { TakenPlaces } from './taken-places.ts';
import { isTechnicalGroup, weighParameter } from './weigh-parameters.ts';

interface ListSetting {
  pages: readonly Page[];
  /** What other readers read: tables and forms. */
  taken: TakenPlaces;
  contextAt(place: PlaceOnPage): SheetContext;
  decimal: DecimalMark | null;
  /** Take every pair, whatever it is about: for parameters that were asked for by name. */
  any?: boolean;
}

/** Pairs under one title within a list. */
interface Part {
  section: string | null;
  /** What the next pairs are about, where that is said without a title: those of one part are judged together. */
  item: string | null;
  found: { parameter: Parameter; weight: number }[];
  commercial: number;
}

/** What is under one heading. */
interface Group {
  title: string | null;
  /** The place of its first pair. */
  place: PlaceOnPage | null;
  parts: Part[];
  /** What is in its running text: it does not tell whether the lists beside it are technical. */
  running: Part[];
}

/** A block with more characters is no list of specifications. */
const longestBlock = 12_000;

/**
 * Reads parameters from lists and run-in specifications: lines such as "(e) Memory: 8 GB", "Floors: 12; Doors: glass", "Diameter of 10 mm".
 * Those under one heading are one sheet if most of them are technical. A plain quantity is taken anywhere.
 */
export function readSpecLists(setting: ListSetting): Datasheet[] {
  const groups: Group[] = [];
  let group = emptyGroup(null);
  for (const page of setting.pages) {
    if (page.isContents) continue;
    /** Of the last line of the item above. */
    let above: Box | null = null;
    for (const block of page.blocks) {
      if (block.kind === 'table_row' || block.end - block.start > longestBlock) continue;
      const text = page.text.slice(block.start, block.end);
      const isTitle = block.kind === 'heading' && !isRunOfPairs(text);
      if (isTitle) {
        group = emptyGroup(oneLine(text));
        groups.push(group);
      }
      const [box] = boxesForSpan(page, block.start, Math.min(block.end, block.start + 40));
      if (setting.taken.hasBlock(page, block, box)) {
        above = null;
        continue;
      }
      const place = { page: page.number, top: box?.[1] ?? null, offset: block.start };
      if (groups.length === 0) groups.push(group);
      const isNextLine = above !== null && isRightBelow(lastBox(page, block), above);
      readBlock(
        {
          page,
          block: isTitle || block.kind !== 'heading' ? block : { ...block, kind: 'paragraph' },
          text,
          place,
          isNextLine,
        },
        group,
        setting,
      );
      above = block.kind === 'list_item' ? lastBox(page, block) : null;
    }
  }
  return groups.flatMap((each) => [...toSheet(each, setting), ...toSheet({ ...each, parts: each.running }, setting)]);
}

interface PlacedBlock {
  page: Page;
  block: Block;
  text: string;
  place: PlaceOnPage;
  /** It follows an item of a list without a gap: a line whose mark was forgotten rather than a title. */
  isNextLine: boolean;
}

function lastBox(page: Page, { start, end }: Block): Box | null {
  return boxesForSpan(page, Math.max(start, end - 40), end).at(-1) ?? null;
}

function isRightBelow(box: Box | null, above: Box): boolean {
  if (!box) return false;
  const gap = box[1] - (above[1] + above[3]);
  return gap > -above[3] && gap < 0.7 * above[3] && Math.abs(box[3] - above[3]) < 0.2 * above[3];
}

function readBlock({ page, block, text, place, isNextLine }: PlacedBlock, group: Group, setting: ListSetting): void {
  const lines = block.kind === 'paragraph' ? quantityLines(text) : [];
  const stretches = lines.length > 0 ? [{ start: 0, end: text.length }] : partsOfBlock(text);
  const parts = stretches.map((stretch) => ({
    ...stretch,
    pairs: lines.length > 0 ? lines : pairsOf(text, stretch, block.kind),
  }));
  const covered = parts.reduce((sum, { pairs }) => sum + lengthOf(pairs), 0);
  const found = parts.reduce((sum, { pairs }) => sum + pairs.length, 0);
  // A paragraph is read where it consists of pairs, wholly or for a large part.
  const isList = lines.length > 0 || block.kind === 'list_item' || text.split(/[;；]/u, 4).length > 3;
  const isRead = found > 0 && (isList || covered >= (found > 2 ? 0.25 : 0.5) * text.length);
  if (isRead) group.place ??= place;
  else readRunning({ page, block, text, place, isNextLine }, group, setting);
  for (const { start, end, pairs } of parts) {
    const own = oneLine(text.slice(start, end));
    if (isRead && pairs.length > 0) readPairs({ page, block, text, pairs }, group.parts, setting);
    else if ((block.kind === 'paragraph' || isRead) && isShortTitle(own) && !isNextLine)
      group.parts.push(emptyPart(titleOf(own)));
    else if (block.kind !== 'heading') nameItem(group, itemOf(text, own, pairs[0]));
  }
}

function nameItem({ parts }: Group, item: string | null): void {
  if (item === null) return;
  const last = parts.at(-1);
  if (last) last.item = item;
  else parts.push({ ...emptyPart(null), item });
}

/** What a line without pairs that are read names: "4. Switch:", "Switch: supply of …". */
function itemOf(text: string, line: string, pair: TextPair | undefined): string | null {
  return isShortTitle(line) && /[:：]$/u.test(line) ? titleOf(line) : suppliedItem(text, pair);
}

/** Requirements within running text, where a quantity is what its subject "shall be", or what it is compared with. */
function readRunning({ page, block, text, place }: PlacedBlock, group: Group, setting: ListSetting): void {
  if (block.kind !== 'paragraph') return;
  const flat = text.replaceAll('\n', ' ');
  const compared = splitComparisons(flat);
  // A line between the items of a list is one of them.
  const isAmongItems = group.parts.some(({ found }) => found.length > 0);
  const item = isAmongItems && compared.length === 0 && !text.includes('\n') ? splitItem(flat) : null;
  const pairs = item ? [item] : compared.length > 0 ? compared : splitStatements(flat, true);
  if (pairs.length === 0) return;
  group.place ??= place;
  readPairs({ page, block, text, pairs }, group.running, setting);
}

/** "Door width +/- 4 mm": words and a quantity that ends the line. */
const quantityLine =
  /^\s*(?<name>\p{Lu}[\p{L}\s()/-]{2,60}?)\s+(?<value>[-–+±<>≤≥/]{0,3}\s?\d[\d.,]{0,8}\s?(?:%|°?\p{L}{1,4}[²³]?))[.;]?\s*$/u;

/** The pairs of a paragraph whose every line is a name and a quantity; none where one is not. */
function quantityLines(text: string): TextPair[] {
  const lines = linesOf(text);
  const pairs = lines.flatMap(({ start, end }): TextPair[] => {
    const { name, value } = quantityLine.exec(text.slice(start, end))?.groups ?? {};
    if (name === undefined || value === undefined || !isPairName(name)) return [];
    const from = text.indexOf(name, start);
    const at = text.indexOf(value, from + name.length);
    return [{ name: { start: from, end: from + name.length }, value: { start: at, end: at + value.length } }];
  });
  return lines.length >= 2 && pairs.length === lines.length ? pairs : [];
}

interface FoundPairs {
  page: Page;
  block: Block;
  text: string;
  pairs: TextPair[];
}

function readPairs({ page, block, text, pairs }: FoundPairs, parts: Part[], { decimal, any }: ListSetting): void {
  for (const { name, value } of pairs) {
    let part = parts.at(-1);
    if (!part) {
      part = emptyPart(null);
      parts.push(part);
    }
    const [start, end] = [block.start + value.start, block.start + value.end];
    const read: ReadPair = {
      // A line break within a name of a script without spaces is none of its letters.
      name: text.slice(name.start, name.end).replace(/(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu, ''),
      value: oneLine(page.text.slice(start, end)),
      boxes: boxesForSpan(page, start, end),
      page: page.number,
    };
    // "Passenger lift: supply and installation of …" names the equipment that the other pairs are about.
    const item = suppliedItem(text, { name, value });
    if (item !== null) {
      if (pairs.length > 2) parts.push(emptyPart(item));
      else part.item = item;
      if (pairs.length > 2) continue;
    }
    const parameter = toParameter(read, { section: part.item, decimal });
    const isWanted = !isNoValue(parameter.value) || isAskedMoney(parameter.parameter, parameter.value);
    const weight = any && isWanted ? 1 : weighParameter(parameter);
    if (weight === null) part.commercial += 1;
    else part.found.push({ parameter, weight });
  }
}

const lengthOf = (pairs: readonly TextPair[]) =>
  pairs.reduce((sum, { name, value }) => sum + value.end - name.start, 0);

const emptyPart = (section: string | null): Part => ({ section, item: section, found: [], commercial: 0 });

const emptyGroup = (title: string | null): Group => ({ title, place: null, parts: [], running: [] });

/** Offsets are into `text`. */
function pairsOf(text: string, { start, end }: Stretch, kind: Block['kind']): TextPair[] {
  const flat = text.slice(start, end).replaceAll('\n', ' ');
  const isItem = kind === 'list_item' || enumeratorLength(flat) > 0;
  const pairs = splitPairs(flat, isItem ? 'list' : 'prose');
  const item = pairs.length === 0 && isItem ? splitItem(flat) : null;
  const said = pairs.length === 0 && isItem && !item ? splitStatements(flat) : [];
  const shifted = (stretch: Stretch) => ({ start: stretch.start + start, end: stretch.end + start });
  return (item ? [item] : pairs.length > 0 ? pairs : said).map(({ name, value }) => ({
    name: shifted(name),
    value: shifted(value),
  }));
}

/** The equipment of a pair that only says that it is delivered; null for any other pair. */
function suppliedItem(text: string, pair: TextPair | undefined): string | null {
  if (!pair || !isSupply(text.slice(pair.value.start, pair.value.end))) return null;
  const name = oneLine(text.slice(pair.name.start, pair.name.end));
  return isCommercialLabel(name) ? null : name;
}

/** Without its number: the number of a Chinese list is not part of the title. */
const titleOf = (text: string) => text.slice(enumeratorLength(text)).replace(/\s?[:：]$/u, '');

function isShortTitle(text: string): boolean {
  return (
    text.length <= 90 &&
    text.split(' ').length <= 12 &&
    /\p{L}{3}|\p{Script=Han}{2}/u.test(text) &&
    !/[.,;。，；]\s*$/u.test(text)
  );
}

/** One weight for each name: repeated values under one name count only once. */
function weightsOf(found: readonly Part['found'][number][]): number[] {
  const best = new Map<string, number>();
  for (const { parameter, weight } of found) {
    best.set(parameter.parameter, Math.max(weight, best.get(parameter.parameter) ?? 0));
  }
  return [...best.values()];
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

function toSheet({ title, place, parts }: Group, { contextAt, any }: ListSetting): Datasheet[] {
  if (!place || parts.length === 0) return [];
  const context = contextAt(place);
  const words = [title ?? '', context.words].join('\n');
  const judge = (some: readonly Part[]) =>
    isTechnicalGroup(weightsOf(some.flatMap(({ found }) => found)), {
      words: [words, ...some.map(({ section }) => section ?? '')].join('\n'),
      commercial: some.reduce((sum, { commercial }) => sum + commercial, 0),
      isNamed: false,
    });
  const isWhole = judge(parts);
  const parameters = parts.flatMap((part) => {
    const isGood =
      judge([part]) || (isWhole && part.commercial === 0 && part.found.some(({ weight }) => weight >= 0.8));
    return part.found.flatMap(({ parameter }) =>
      any || isGood || isStrong(parameter.normalized?.unit ?? null) ? [parameter] : [],
    );
  });
  if (parameters.length === 0) return [];
  return [
    { title: title ?? context.title, tags: [], pages: [...new Set(parameters.map(({ page }) => page))], parameters },
  ];
}

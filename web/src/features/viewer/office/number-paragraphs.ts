import { escapeMarkup } from './escape-markup.ts';
import { type List, levelIn } from './list-definitions.ts';
import { createListCounter, type LabelPart } from './list-labels.ts';
import type { ListUse } from './list-styles.ts';
import { OfficeProblemError } from './office-problem.ts';

/*
 * Numbers the paragraphs of lists. The drawing library leaves that to counters of CSS, which know neither lists that continue each other,
 * nor levels that are not used, restarted or shown as those of Word. So each paragraph gets its label here.
 */

/** The prefix of bookmarks that contain a label. */
const label = '_label_';

/** What a paragraph says until the end of its properties. */
interface OpenParagraph extends ListUse {
  style: string;
  /** Where its own `numPr` begins and ends. */
  own: [from: number, until: number] | null;
  /** The content of its own `rPr`, the look of its mark; it has no end until that is read. */
  mark: [from: number, until?: number] | null;
  /** Whether its properties have ended. Only a broken file has further ones, which number nothing. */
  isDone: boolean;
}

/** Letters of all labels of a part: far more than any document has. A list of a small file may ask for more than a browser can draw. */
const mostLabelLetters = 4_000_000;

/**
 * A part in which each paragraph of a list names its list and its level, and has a bookmark with its label. An empty run after it has
 * the look of the paragraph's mark, which is that of the label (ECMA-376 part 1, 17.9.24). Paragraphs must name their style.
 * @throws OfficeProblemError where the labels are too long together
 */
export function withLabels(xml: string, lists: ReadonlyMap<string, List>, ofStyle: (style: string) => ListUse): string {
  const counter = createListCounter(lists);
  const parts: string[] = [];
  const open: OpenParagraph[] = [];
  let [from, changes, letters] = [0, 0, 0];
  for (const match of xml.matchAll(
    /<(\/?)w:(p|pPr|pPrChange|pStyle|numPr|ilvl|numId|rPr|rPrChange)(?=[\s/>])([^<>]*)>/g,
  )) {
    const [tag, slash, name, rest = ''] = match;
    const [isEnd, isEmpty, end] = [slash === '/', rest.endsWith('/'), match.index + tag.length];
    // It contains the state before a tracked change.
    if (name === 'pPrChange' && !isEmpty) changes += isEnd ? -1 : 1;
    if (changes > 0) continue;
    const paragraph = open.at(-1);
    if (name === 'p' && isEnd) open.pop();
    else if (name === 'p' && !isEmpty) open.push({ style: '', own: null, mark: null, isDone: false });
    else if (!paragraph || paragraph.isDone) continue;
    else if (name === 'pStyle') paragraph.style = valueIn(rest);
    else if (name === 'ilvl') paragraph.level = levelIn(valueIn(rest)) ?? 0;
    else if (name === 'numId') paragraph.list = valueIn(rest);
    else if (name === 'numPr') paragraph.own = isEnd ? [paragraph.own?.[0] ?? end, end] : [match.index, end];
    else if (name === 'rPr' && !isEnd && !isEmpty) paragraph.mark ??= [end];
    else if (name === 'rPr' || name === 'rPrChange') {
      // A tracked change, which contains the look before it, comes last.
      if (paragraph.mark) paragraph.mark[1] ??= match.index;
    } else if (name === 'pPr' && isEnd) {
      paragraph.isDone = true;
      const style = ofStyle(paragraph.style);
      const [list, level] = [paragraph.list ?? style.list ?? '', paragraph.level ?? style.level ?? 0];
      const parsed = counter.next(list, level);
      if (!parsed) continue;
      const [ownFrom, ownUntil] = paragraph.own ?? [match.index, match.index];
      const numbering = numbered(list, level, parsed);
      // Without its end, as in a comment, the mark would be the rest of the file.
      const [markFrom = 0, markUntil = 0] = paragraph.mark ?? [];
      const look = lookOf(xml.slice(markFrom, markUntil));
      letters += numbering.length + look.length;
      if (letters > mostLabelLetters) throw new OfficeProblemError('too_large');
      parts.push(xml.slice(from, ownFrom), xml.slice(ownUntil, match.index), numbering, runOf(look));
      from = end;
    }
  }
  return parts.join('') + xml.slice(from);
}

const valueIn = (attributes: string): string => /\bw:val="([^"]{0,200})"/.exec(attributes)?.[1] ?? '';

const numbered = (list: string, level: number, parts: LabelPart[]): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${escapeMarkup(list)}"/></w:numPr></w:pPr>` +
  `<w:bookmarkStart w:id="0" w:name="${label}${escapeMarkup(JSON.stringify(parts))}"/>`;

/** The look of a label by that of the paragraph's mark: its label is shown even where the mark is hidden, inserted or deleted. */
const lookOf = (mark: string): string =>
  mark.replace(/<\/?w:(?:vanish|specVanish|webHidden|ins|del|moveFrom|moveTo)(?=[\s/>])[^<>]*>/g, '');

const runOf = (look: string): string => `<w:r><w:rPr>${look}</w:rPr></w:r>`;

/** Shows the labels of `withLabels` in a drawn document. */
export function showLabels(pages: Iterable<Element>): void {
  for (const page of pages) {
    for (const sign of page.querySelectorAll(`[id^="${label}"]`)) {
      const run = sign.nextElementSibling;
      const parts = partsIn(sign.id.slice(label.length));
      sign.remove();
      if (!isEmptyRun(run) || parts.length === 0) continue;
      run.dataset.label = '';
      const counters = parts.flatMap((part, at) => (typeof part === 'string' ? [] : [`label-${at} ${part.number}`]));
      if (counters.length > 0) run.style.setProperty('counter-set', counters.join(' '));
      const content = parts.map((part, at) =>
        typeof part === 'string' ? quoted(part) : `counter(label-${at}, ${part.style})`,
      );
      run.style.setProperty('--label', content.join(' '));
    }
  }
}

const isEmptyRun = (element: Element | null): element is HTMLElement =>
  element?.localName === 'span' && !element.hasChildNodes();

/** The file may have bookmarks with the same prefix, so what they contain is checked. */
function partsIn(json: string): LabelPart[] {
  try {
    const parts: unknown = JSON.parse(json);
    return Array.isArray(parts) ? parts.filter(isPart) : [];
  } catch {
    return [];
  }
}

function isPart(part: unknown): part is LabelPart {
  if (typeof part === 'string') return true;
  if (typeof part !== 'object' || part === null || !('number' in part) || !('style' in part)) return false;
  return Number.isInteger(part.number) && typeof part.style === 'string' && /^[a-z-]{1,40}$/.test(part.style);
}

/** A string of CSS. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

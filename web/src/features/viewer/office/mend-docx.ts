import { walkXml } from './open-parts.ts';

/*
 * Where the library that draws differs from Word: in where pages begin, which headers and which numbers they have, how high lines are.
 */

/** A style chain longer than this goes in a circle. */
const longestChain = 20;

/** The paragraph styles that begin a page, by themselves or by the styles they are based on. */
export function breakingStyles(xml: string): Set<string> {
  const styles = new Map<string, { base?: string; begins?: boolean }>();
  let style: { base?: string; begins?: boolean } = {};
  if (xml) {
    walkXml(xml, {
      open(name, attribute) {
        if (name === 'style') {
          style = {};
          styles.set(attribute('w:styleId') ?? '', style);
        } else if (name === 'basedOn') {
          style.base = attribute('w:val') ?? '';
        } else if (name === 'pageBreakBefore') {
          style.begins = !['0', 'false', 'off'].includes(attribute('w:val') ?? '1');
        }
      },
    });
  }
  const begins = (id: string, depth = 0): boolean => {
    const found = styles.get(id);
    if (!found || depth > longestChain) return false;
    return found.begins ?? (found.base !== undefined && begins(found.base, depth + 1));
  };
  return new Set([...styles.keys()].filter((id) => begins(id)));
}

/** Styles without what `paginateDocx` writes into the paragraphs. */
export const withoutBreaks = (xml: string): string => xml.replace(/<w:pageBreakBefore[^<>]*>/g, '');

/** What a section says of the headers and footers of its pages. */
interface SectionPages {
  /** Where its references are written. */
  at: number;
  hasTitlePage: boolean;
  /** The kinds (`header`, `footer`) that it has at all, and those that it has for its first page. */
  any: Set<string>;
  first: Set<string>;
}

/**
 * A body in which first pages that differ from the others, and have no header or footer of their own, have none: the library
 * would give them that of the others. They are given a reference that leads nowhere.
 */
export function withBareFirstPages(xml: string): string {
  const parts: string[] = [];
  // What a section lacks it takes from the one before it.
  const before = new Set<string>();
  let [from, depth] = [0, 0];
  let section: SectionPages | null = null;
  for (const match of xml.matchAll(/<(\/?)w:(sectPr|headerReference|footerReference|titlePg)\b([^<>]*)>/g)) {
    const [whole, slash, name = '', rest = ''] = match;
    if (name !== 'sectPr') {
      // Within another one it is what the section was before a change that is tracked.
      if (depth !== 1 || !section) continue;
      const kind = name.slice(0, 'header'.length);
      if (name === 'titlePg') section.hasTitlePage = !/"(?:0|false|off)"/.test(rest);
      else section.any.add(kind);
      if (name !== 'titlePg' && rest.includes('"first"')) section.first.add(kind);
    } else if (slash) {
      depth--;
      if (depth !== 0 || !section) continue;
      for (const kind of section.first) before.add(kind);
      const bare = section.hasTitlePage ? [...section.any].filter((kind) => !before.has(kind)) : [];
      parts.push(xml.slice(from, section.at), ...bare.map((kind) => `<w:${kind}Reference w:type="first"/>`));
      from = section.at;
      section = null;
    } else if (!rest.endsWith('/')) {
      depth++;
      if (depth === 1)
        section = { at: match.index + whole.length, hasTitlePage: false, any: new Set(), first: new Set() };
    }
  }
  return parts.join('') + xml.slice(from);
}

/**
 * A body in which tables of no width, in parts of the page, are as wide as their columns: some programs write 0% where they mean
 * what Word makes of it, and the library takes them at their word.
 */
export const withoutEmptyWidths = (xml: string): string =>
  xml.replace(/<w:tblW\s[^<>]*>/g, (width) =>
    /w:type="pct"/.test(width) && /w:w="0(?:\.0+)?%?"/.test(width) ? '' : width,
  );

/** A single line of a usual font is 1.17 times its size: as Word counts, in 240ths. */
const singleLine = 280;
/** A line of less, in twentieths of a point, is the natural one of texts of the usual sizes. */
const usualLine = 300;

/**
 * A part in which lines that are at least so high are as high as that, or single where that is less than text needs: the
 * library adds the least to the height of the text instead.
 */
export const withLeastLines = (xml: string): string =>
  xml.replace(/<w:spacing\s[^<>]*>/g, (spacing) => {
    const least = /\bw:line="(\d{1,6})/.exec(spacing)?.[1];
    if (!least || !spacing.includes('w:lineRule="atLeast"')) return spacing;
    if (Number(least) > usualLine) return spacing.replace('"atLeast"', '"exact"');
    return spacing.replace('"atLeast"', '"auto"').replace(/\bw:line="[^"]*"/, `w:line="${singleLine}"`);
  });

/** What stands for the number of a page and for the count of them until they are known: signs of a private use. */
const [pageSign, countSign] = ['\uE0F1', '\uE0F2'];

/** A header or footer in which fields of page numbers have these signs instead of what they last showed. */
export function withPageSigns(xml: string): string {
  const parts: string[] = [];
  let [from, sign, isInResult, isWritten] = [0, '', false, false];
  for (const match of xml.matchAll(/<(\/?)w:(fldChar|instrText|fldSimple|t)\b([^<>]*)>([^<]*)/g)) {
    const [whole, slash, name, rest = '', text = ''] = match;
    const isEnd = slash === '/';
    if (name === 'fldChar' && rest.includes('"begin"')) [sign, isInResult, isWritten] = ['', false, false];
    else if (name === 'fldChar' && rest.includes('"separate"')) isInResult = true;
    else if (name === 'fldChar' && rest.includes('"end"')) [sign, isInResult] = ['', false];
    else if (name === 'instrText' && !isEnd) sign = signOf(text) || sign;
    else if (name === 'fldSimple')
      [sign, isInResult, isWritten] = isEnd ? ['', false, false] : [signOf(rest.replace(/^[^"]*"/, '')), true, false];
    else if (name === 't' && !isEnd && sign && isInResult) {
      const end = match.index + whole.length;
      parts.push(xml.slice(from, end - text.length), isWritten ? '' : sign);
      [from, isWritten] = [end, true];
    }
  }
  return parts.join('') + xml.slice(from);
}

function signOf(instruction: string): string {
  const [word = ''] = instruction.trim().split(/\s/, 1);
  return word === 'PAGE' ? pageSign : word === 'NUMPAGES' ? countSign : '';
}

/** Writes the numbers of the pages that were drawn where their signs are. */
export function numberPages(pages: ArrayLike<Element>): void {
  for (const [index, page] of Array.from(pages).entries()) {
    for (const part of page.querySelectorAll(':scope > header, :scope > footer')) {
      const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { data } = node as Text;
        if (!data.includes(pageSign) && !data.includes(countSign)) continue;
        (node as Text).data = data.replaceAll(pageSign, String(index + 1)).replaceAll(countSign, String(pages.length));
      }
    }
  }
}

import { walkXml } from './open-parts.ts';

/*
 * Where the library that draws differs from Word: in where pages begin and which numbers they have.
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

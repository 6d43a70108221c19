/*
 * Corrects where the drawing library differs from Word: where pages begin, their headers and numbers, and the height of lines.
 */

/** Styles without page breaks: `paginateDocx` writes these into the paragraphs. */
export const withoutBreaks = (xml: string): string => xml.replace(/<w:pageBreakBefore[^<>]*>/g, '');

/**
 * The body, in which each section names the headers and footers that it inherits from the section before it. The library draws only those
 * that a section names itself.
 */
export function withInheritedReferences(xml: string): string {
  const parts: string[] = [];
  const inherited = new Map<string, string>();
  let [from, depth, at] = [0, 0, 0];
  let own = new Set<string>();
  for (const match of xml.matchAll(/<(\/?)w:(sectPr|headerReference|footerReference)\b([^<>]*)>/g)) {
    const [whole, slash, name = '', rest = ''] = match;
    if (name !== 'sectPr') {
      // A nested section describes the state before a tracked change.
      if (depth !== 1) continue;
      const key = `${name} ${/w:type="(\w+)"/.exec(rest)?.[1] ?? 'default'}`;
      own.add(key);
      inherited.set(key, whole);
    } else if (slash) {
      depth--;
      if (depth !== 0) continue;
      parts.push(
        xml.slice(from, at),
        ...[...inherited].flatMap(([key, reference]) => (own.has(key) ? [] : [reference])),
      );
      from = at;
    } else if (!rest.endsWith('/')) {
      depth++;
      if (depth === 1) [at, own] = [match.index + whole.length, new Set()];
    }
  }
  return parts.join('') + xml.slice(from);
}

/** The headers and footers that a section declares. */
interface SectionPages {
  /** The offset at which its references are written. */
  at: number;
  hasTitlePage: boolean;
  /** The kinds (`header`, `footer`) that the section has on any page, and those for its first page. */
  any: Set<string>;
  first: Set<string>;
}

/**
 * The body, with a change for first pages that differ from the others and have no header or footer. The library would give them
 * that of the other pages, so they get a reference that leads nowhere.
 */
export function withBareFirstPages(xml: string): string {
  const parts: string[] = [];
  // A section inherits from the previous one.
  const before = new Set<string>();
  let [from, depth] = [0, 0];
  let section: SectionPages | null = null;
  for (const match of xml.matchAll(/<(\/?)w:(sectPr|headerReference|footerReference|titlePg)\b([^<>]*)>/g)) {
    const [whole, slash, name = '', rest = ''] = match;
    if (name !== 'sectPr') {
      // A nested section describes the state before a tracked change.
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
 * The body without table widths of 0%. Some programs write 0% for automatic width: Word then uses the widths of the columns, but the
 * library would draw a table without width.
 */
export const withoutEmptyWidths = (xml: string): string =>
  xml.replace(/<w:tblW\s[^<>]*>/g, (width) =>
    /w:type="pct"/.test(width) && /w:w="0(?:\.0+)?%?"/.test(width) ? '' : width,
  );

/** The style that a document uses where a table or a paragraph names none; undefined: it has none. */
export function defaultStyle(styles: string, type: 'table' | 'paragraph'): string | undefined {
  for (const [style] of styles.matchAll(/<w:style\s[^<>]*>/g)) {
    if (style.includes(`w:type="${type}"`) && /\bw:default="(?:1|true|on)"/.test(style))
      return /\bw:styleId="([^"<>]+)"/.exec(style)?.[1];
  }
  return undefined;
}

/** A part in which every table names its style. The library gives the space within cells only to tables that do. */
export const withTableStyles = (xml: string, style: string | undefined): string =>
  style === undefined
    ? xml
    : xml.replaceAll(/<w:tblPr>(?!\s*<w:tblStyle\b)/g, () => `<w:tblPr><w:tblStyle w:val="${style}"/>`);

/**
 * Styles with those of tables first. What the style of a paragraph says of letters comes before that of its table (ECMA-376 part 1, 17.7.2),
 * but in the library the later of the two wins.
 */
export function withTableStylesFirst(styles: string): string {
  const [tables, others]: [string[], string[]] = [[], []];
  let [from, first, isTable] = [0, -1, false];
  for (const { 0: tag, 1: slash, index } of styles.matchAll(/<(\/?)w:style(?=[\s/>])[^<>]*>/g)) {
    const end = index + tag.length;
    if (first < 0) first = index;
    if (slash) {
      (isTable ? tables : others).push(styles.slice(from, end));
      from = end;
      isTable = false;
    } else if (!tag.endsWith('/>')) {
      others.push(styles.slice(from, index));
      from = index;
      isTable = tag.includes('w:type="table"');
    }
  }
  if (tables.length === 0) return styles;
  return styles.slice(0, first) + tables.join('') + (others.join('') + styles.slice(from)).slice(first);
}

/** Letters that a font for East Asian text is used for. */
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/**
 * A part without fonts for East Asian text where it has no such text. The library would draw Latin letters in them, also beside another font
 * that the reader does not have.
 */
export const withoutEastAsianFonts = (xml: string): string =>
  eastAsian.test(xml)
    ? xml
    : xml.replaceAll(/<w:rFonts\s[^<>]*>/g, (fonts) => fonts.replace(/\sw:eastAsia(?:Theme)?="[^"<>]*"/, ''));

/** A part in which each text names one font. LibreOffice writes several, which the library takes for the name of one that nobody has. The semicolon of an entity parts nothing. */
export const withFirstFonts = (xml: string): string =>
  xml.replaceAll(/<w:rFonts\s[^<>]*>/g, (fonts) =>
    fonts.replaceAll(/="((?:[^";&]|&[#\w]{1,10};){1,200});[^"]*"/g, '="$1"'),
  );

/** The height of a single line of a usual font, in Word's unit (240ths of the font size): 1.17 times the size. */
const singleLine = 280;
/** In twentieths of a point. A lower line does not exceed the natural height at the usual font sizes. */
const usualLine = 300;

/**
 * A part in which "at least" line heights are exact, or single where the least height is less than the text needs. The library
 * would add the least height to the height of the text.
 */
export const withLeastLines = (xml: string): string =>
  xml.replace(/<w:spacing\s[^<>]*>/g, (spacing) => {
    const least = /\bw:line="(\d{1,6})/.exec(spacing)?.[1];
    if (!least || !spacing.includes('w:lineRule="atLeast"')) return spacing;
    if (Number(least) > usualLine) return spacing.replace('"atLeast"', '"exact"');
    return spacing.replace('"atLeast"', '"auto"').replace(/\bw:line="[^"]*"/, `w:line="${singleLine}"`);
  });

/** Placeholders for a page's number and the number of pages until these are known: private-use characters. */
const [pageSign, countSign] = ['\uE0F1', '\uE0F2'];

/** A header or footer whose page number fields contain these placeholders instead of their last values. */
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

/** Replaces the placeholders with the numbers of the drawn pages. */
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

/**
 * A part in which every paragraph names its style. Of the default style, the library gives the letters (size, weight, colour) only to
 * paragraphs that do.
 */
export const withParagraphStyles = (xml: string, style: string | undefined): string =>
  style === undefined
    ? xml
    : xml.replaceAll(
        /<w:p(\s[^<>]*?)?(\/?)>(?:\s*<w:pPr\s*(\/?)>(\s*<w:pStyle\b)?)?/g,
        (whole, attributes: string | undefined, isEmpty: string, isBare: string | undefined, named?: string) => {
          if (named) return whole;
          const opened = `<w:p${attributes ?? ''}><w:pPr><w:pStyle w:val="${style}"/>`;
          if (isEmpty) return `${opened}</w:pPr></w:p>`;
          return isBare === '' ? opened : `${opened}</w:pPr>`;
        },
      );

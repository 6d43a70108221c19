import { itemSigns } from '@bidloom/texts/item-mark';

/** Numbering that opens headings, with the depth that it states. */
const PATTERNS: { pattern: RegExp; depth: (match: RegExpMatchArray) => number }[] = [
  {
    pattern: /^(?:PART|Part|VOLUME|Volume|PHẦN|Phần)\s+(?:[IVXL]+|\d+|[A-Z])\b/u,
    depth: () => 1,
  },
  {
    pattern:
      /^(?:ANNEX|Annex|APPENDIX|Appendix|SCHEDULE|Schedule|CHAPTER|Chapter|ATTACHMENT|Attachment|EXHIBIT|Exhibit|CHƯƠNG|Chương|PHỤ LỤC|Phụ lục)\s*(?:[IVXL]+|\d+|[A-Z])?(?![\p{L}\d])/u,
    depth: () => 1,
  },
  { pattern: /^(?:SECTION|Section|MỤC|Mục)\s+(?:[IVXL]+|\d+|[A-Z])(?:\.\d+)*\b/u, depth: () => 2 },
  { pattern: /^(?:ARTICLE|Article|CLAUSE|Clause|ĐIỀU|Điều)\s+\d+/u, depth: () => 3 },
  { pattern: /^[A-Z]?(\d{1,3}(?:\.\d{1,3}){1,5})\.?\s+\p{L}/u, depth: (match) => (match[1] ?? '').split('.').length },
  { pattern: /^(?:\d{1,2}|[IVX]{1,5}|[A-Z])[.)]\s+\p{L}/u, depth: () => 1 },
  { pattern: /^\d{1,2}\s+\p{Lu}/u, depth: () => 1 },
];

/** Depth that a heading's numbering states (`3.2.1 Title` is 3, `ANNEX B` 1), or 0 where it has none. */
export function numberingDepth(text: string): number {
  for (const { pattern, depth } of PATTERNS) {
    const match = text.match(pattern);
    if (match) return depth(match);
  }
  return 0;
}

/** Words such as ANNEX, SECTION, Điều that name a part of a document, at the start of a line. */
export function namesSection(text: string): boolean {
  return PATTERNS.slice(0, 4).some(({ pattern }) => pattern.test(text));
}

/** "A. Scope" and "IV. Scope" are headings more often than items: only small letters count. */
const BULLET = new RegExp(
  String.raw`^(?:(?:[${itemSigns}]|\(?(?:[a-zđ]|[ivx]{1,4}|\d{1,2})[.)])\s|[A-Z]?\d{1,3}(?:\.\d{1,3}){1,5}\.?\s+["“]?\p{Lu})`,
  'u',
);

/** Whether a line starts a list item: a bullet, `(a)`, `b)`, `iv.`, `2)`. */
export function startsListItem(text: string): boolean {
  return BULLET.test(text);
}

const MARKER = new RegExp(String.raw`^[${itemSigns}]\s`, 'u');

export interface HeadingStyle {
  size: number;
  bold: boolean;
  body: number;
}

/**
 * Whether a paragraph of one to three lines is a heading, judged by how it looks beside body text and how it begins.
 * Sentences are none, whatever their style.
 */
export function looksLikeHeading(text: string, style: HeadingStyle): boolean {
  const length = text.length;
  if (length < 2 || length > 160 || !/\p{L}{2}/u.test(text) || MARKER.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 0.4 * text.replace(/\s/g, '').length) return false;
  const larger = style.size > 1.12 * style.body;
  const muchLarger = style.size > 1.35 * style.body;
  const capitals = letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const numbered = numberingDepth(text) > 0;
  const sentence = /[.;,:]$/.test(text) && !(numbered && /^\S+[.)]?$/.test(text));
  if (muchLarger) return length < 140 && !/[;,]$/.test(text);
  if (sentence && !(capitals && /:$/.test(text)) && !(/[:.]$/.test(text) && style.bold && numbered && length < 100)) {
    return style.bold && /:$/.test(text) && length < 60 && !startsListItem(text);
  }
  if (larger) return length < 120;
  if (style.bold) return length < 110 || numbered;
  if (namesSection(text)) return length < 100;
  if (capitals) return length < 100 && (numbered || letters.length >= 6);
  return numbered && /^[A-Z]?\d+\.\d/.test(text) && length < 70 && /^[A-Z]?[\d.]+\s+\p{Lu}/u.test(text);
}

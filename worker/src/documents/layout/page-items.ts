import type { PageTable } from '../page/page-table.ts';
import { type Line, lineText } from '../reading-order/lines.ts';
import { looksLikeHeading, numberingDepth, startsListItem } from './headings.ts';

/** A part of a page, before it is written as text. */
export type PageItem =
  | { kind: 'paragraph' | 'list_item'; lines: Line[] }
  | { kind: 'heading'; lines: Line[]; level: number; look: HeadingLook }
  | { kind: 'table'; table: PageTable };

export interface HeadingLook {
  text: string;
  size: number;
  bold: boolean;
  depth: number;
}

/** Decides the kind of a paragraph. `body` is the document's usual font size in points. */
export function toItem(lines: Line[], body: number, isTitle: (text: string) => boolean): PageItem {
  const text = lines.map(lineText).join(' ');
  const size = Math.max(...lines.map((line) => line.size));
  const bold = lines.every((line) => line.bold);
  if (lines.length <= 3 && (isTitle(text) || looksLikeHeading(text, { size, bold, body }))) return toHeading(lines);
  return { kind: startsListItem(text) ? 'list_item' : 'paragraph', lines };
}

/** A heading; its level is found when all headings are known. */
export function toHeading(lines: Line[]): PageItem {
  const text = lines.map(lineText).join(' ');
  const size = Math.max(...lines.map((line) => line.size));
  const bold = lines.every((line) => line.bold);
  return { kind: 'heading', lines, level: 1, look: { text, size, bold, depth: numberingDepth(text) } };
}

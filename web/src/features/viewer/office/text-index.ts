import type { Span } from '../find-quote.ts';
import { lettersOf } from './letters.ts';
import { isRepeated } from './repeated-rows.ts';

/** The letters of all text in a shown document, with their positions. */
export interface TextIndex {
  letters: string;
  nodes: Text[];
  /** The index of each node's first letter. */
  starts: number[];
  /** The offset of each letter in its node. */
  offsets: number[];
}

/** A range of one text node. */
export interface TextPiece {
  node: Text;
  start: number;
  end: number;
}

/** Goes through the texts of an element, without those of repeated rows. */
function walkTexts(root: Element): TreeWalker {
  const { SHOW_TEXT, SHOW_ELEMENT, FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;
  return root.ownerDocument.createTreeWalker(root, SHOW_TEXT | SHOW_ELEMENT, (node) =>
    node.nodeType === 3 ? FILTER_ACCEPT : isRepeated(node) ? FILTER_REJECT : FILTER_SKIP,
  );
}

/** Whether an element has any text, apart from repeated rows. */
export function hasText(root: Element): boolean {
  const walker = walkTexts(root);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if ((node as Text).data.trim()) return true;
  return false;
}

/** Indexes the text of these elements, in their order, without that of repeated rows. */
export function indexText(roots: Iterable<Element>): TextIndex {
  const index: TextIndex = { letters: '', nodes: [], starts: [], offsets: [] };
  const parts: string[] = [];
  let length = 0;
  for (const root of roots) {
    const walker = walkTexts(root);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { letters, offsets } = lettersOf((node as Text).data);
      if (letters === '') continue;
      index.nodes.push(node as Text);
      index.starts.push(length);
      for (const offset of offsets) index.offsets.push(offset);
      parts.push(letters);
      length += letters.length;
    }
  }
  index.letters = parts.join('');
  return index;
}

/** The pieces of text of a range of letters, including ignored characters between them. */
export function piecesOf({ nodes, starts, offsets, letters }: TextIndex, { start, end }: Span): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let at = nodeAt(starts, start); at < nodes.length && (starts[at] ?? 0) < end; at++) {
    const node = nodes[at];
    const first = Math.max(start, starts[at] ?? 0);
    const last = Math.min(end, starts[at + 1] ?? letters.length) - 1;
    const [from, to] = [offsets[first], offsets[last]];
    if (node && from !== undefined && to !== undefined) pieces.push({ node, start: from, end: to + 1 });
  }
  return pieces;
}

/** The index of a letter's node. */
function nodeAt(starts: number[], letter: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= letter) low = middle;
    else high = middle - 1;
  }
  return low;
}

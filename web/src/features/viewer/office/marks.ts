import type { TextPiece } from './text-index.ts';

/** Marks pieces of text in a document, each in an element of its own, and gives these; pieces of white space alone stay. */
export function markPieces(pieces: TextPiece[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  // From the last, so that the offsets of the others in the same text hold.
  for (const { node, start, end } of pieces.toReversed()) {
    if (!node.data.slice(start, end).trim()) continue;
    if (end < node.length) node.splitText(end);
    const words = start > 0 ? node.splitText(start) : node;
    const mark = node.ownerDocument.createElement('mark');
    mark.dataset.highlight = '';
    words.replaceWith(mark);
    mark.append(words);
    marks.push(mark);
  }
  return marks.reverse();
}

/** Takes marks off again. */
export function unmark(marks: Iterable<HTMLElement>): void {
  for (const mark of marks) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

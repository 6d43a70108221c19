import type { TextPiece } from './text-index.ts';

/** Wraps pieces of text of a document in marks, and returns these. Pieces of white space only are not wrapped. */
export function markPieces(pieces: TextPiece[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  // From last to first, so that the offsets of the others in the same text stay valid.
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

/** Removes marks. */
export function unmark(marks: Iterable<HTMLElement>): void {
  for (const mark of marks) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

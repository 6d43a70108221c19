import { useEffect, useState } from 'react';
import { lettersOf } from './letters.ts';
import { indexText, piecesOf } from './text-index.ts';
import { scrollToElement } from './use-frame-pages.ts';

/** The most hits that are counted and marked. */
const mostFound = 1000;

interface Found {
  ranges: Range[];
  hasMore: boolean;
}

const nothing: Found = { ranges: [], hasMore: false };

/** Every place of these words in a drawn document, across runs and cells. Case and white space are ignored. */
function findRanges(root: HTMLElement, words: string): Found {
  const sought = lettersOf(words).letters;
  if (!sought) return nothing;
  const index = indexText([root]);
  const ranges: Range[] = [];
  for (let at = index.letters.indexOf(sought); at >= 0; at = index.letters.indexOf(sought, at + sought.length)) {
    if (ranges.length >= mostFound) return { ranges, hasMore: true };
    const pieces = piecesOf(index, { start: at, end: at + sought.length });
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) continue;
    const range = root.ownerDocument.createRange();
    range.setStart(first.node, first.start);
    range.setEnd(last.node, last.end);
    ranges.push(range);
  }
  return { ranges, hasMore: false };
}

/** Searches words in a drawn document, marks them, and scrolls to the current hit. */
export function useFrameFind(root: HTMLElement | null, words: string) {
  const [{ ranges, hasMore }, setFound] = useState(nothing);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    // Waits for a pause in typing.
    const timer = setTimeout(() => {
      setFound(root ? findRanges(root, words) : nothing);
      setCurrent(0);
    }, 150);
    return () => clearTimeout(timer);
  }, [root, words]);

  useEffect(() => {
    const range = ranges[current];
    if (!root) return;
    show(root, ranges, range);
    if (range?.startContainer.parentElement) scrollToElement(range.startContainer.parentElement);
    return () => show(root, [], undefined);
  }, [root, ranges, current]);

  const step = (by: 1 | -1) =>
    setCurrent((now) => (ranges.length === 0 ? 0 : (now + by + ranges.length) % ranges.length));
  return { total: ranges.length, hasMore, current, step };
}

/** Highlights the hits; a browser without highlights selects the current one. */
function show(root: HTMLElement, ranges: Range[], current: Range | undefined): void {
  const view = root.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  if (view.CSS?.highlights && view.Highlight) {
    view.CSS.highlights.set('found', new view.Highlight(...ranges));
    view.CSS.highlights.set('current', new view.Highlight(...(current ? [current] : [])));
    const last = view.CSS.highlights.get('current');
    if (last) last.priority = 1;
    return;
  }
  const selection = view.getSelection();
  selection?.removeAllRanges();
  if (current) selection?.addRange(current);
}

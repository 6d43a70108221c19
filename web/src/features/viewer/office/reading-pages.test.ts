import { expect, test } from 'vitest';
import { readPage } from './reading-pages.ts';

/** A drawn document with these texts of pages, of which one is in view. */
function viewOf(texts: string[], page: number) {
  const root = document.createElement('div');
  root.innerHTML = texts.map((text) => `<section><article>${text}</article></section>`).join('');
  return { pages: [...root.children], page, part: (page - 1) / texts.length, top: 0 };
}

test('the page in view has the number of the drawn page, pages without text included', () => {
  expect(readPage(4, viewOf(['Cover', '', 'Scope', 'Prices'], 4))).toBe(4);
  expect(readPage(4, viewOf(['Cover', '', 'Scope', 'Prices'], 2))).toBe(2);
});

test('in a document that was read by an earlier version, pages without text have no number', () => {
  expect(readPage(3, viewOf(['Cover', '', 'Scope', 'Prices'], 4))).toBe(3);
  expect(readPage(3, viewOf(['Cover', '', 'Scope', 'Prices'], 3))).toBe(2);
});

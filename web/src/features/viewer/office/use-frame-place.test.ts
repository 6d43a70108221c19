import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFramePlace } from './use-frame-place.ts';
import type { PlaceText } from './use-place-text.ts';

/** A drawn document with one paragraph on each page, and the pages that it was scrolled to. */
function draw(paragraphs: string[]) {
  const root = document.createElement('main');
  for (const text of paragraphs) {
    const page = document.createElement('section');
    page.className = 'docx';
    page.innerHTML = `<article><p>${text}</p></article>`;
    root.append(page);
  }
  document.body.replaceChildren(root);
  const pages = [...root.querySelectorAll('section')];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    const at = pages.findIndex((page) => page.contains(this));
    return new DOMRect(0, 1000 * at - window.scrollY, 500, 1000);
  });
  vi.spyOn(window, 'scrollTo').mockImplementation((to?: ScrollToOptions | number) => {
    window.scrollY = typeof to === 'object' ? Math.max(0, to.top ?? 0) : 0;
  });
  return root;
}

const openedAt = (round: number, page: number | null, quote: string | null, about: number): PlaceText => ({
  place: { documentId: 'd', page, quote, boxes: [], round },
  about,
  sought: quote ? { quote, before: '', after: '', about } : null,
});

test('a page that is opened after a cited place is scrolled to, also if none of its words can be searched', () => {
  const root = draw(['Terms of supply', 'Remarks', 'The guarantee amounts to 10%', 'Annex']);
  const onOpened = vi.fn();
  const { rerender } = renderHook(({ text }) => useFramePlace(root, text, onOpened), {
    initialProps: { text: openedAt(1, 3, 'The guarantee amounts to 10%', 0.5) },
  });
  expect(root.querySelectorAll('mark')).toHaveLength(1);
  expect(window.scrollY).toBeGreaterThan(1000);

  rerender({ text: openedAt(2, 1, null, 0) });
  expect(root.querySelectorAll('mark')).toHaveLength(0);
  expect(window.scrollY).toBe(0);
  expect(onOpened).toHaveBeenLastCalledWith({ page: 1, top: 0 });

  rerender({ text: openedAt(3, 4, null, 0.75) });
  expect(window.scrollY).toBeGreaterThan(2500);
});

test('a document that is opened without a page is not scrolled', () => {
  const root = draw(['Terms of supply', 'Remarks']);
  renderHook(() => useFramePlace(root, openedAt(1, null, null, 0), () => {}));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

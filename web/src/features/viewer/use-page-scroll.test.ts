import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layOutPages, pageGap, type Zoom } from './page-layout.ts';
import { usePageScroll } from './use-page-scroll.ts';

const room = { width: 1000, height: 700 };
const sizes = Array.from({ length: 5 }, () => ({ width: 600, height: 800 }));
const place = { documentId: 'd', page: 3, boxes: [], round: 1 } as unknown as Parameters<
  typeof usePageScroll
>[0]['place'];

/** An element that scrolls at once. */
function scrollable(): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: room.height });
  element.scrollTo = ((to: ScrollToOptions) => {
    element.scrollTop = to.top ?? element.scrollTop;
  }) as typeof element.scrollTo;
  return element;
}

test('the page that is being opened is the page before there is a layout', () => {
  const { result } = renderHook(() =>
    usePageScroll({
      ...{ ref: { current: null }, layout: null, viewHeight: 0, place, rotation: 0 },
      isWhole: false,
    }),
  );
  expect(result.current).toMatchObject({ page: 3, near: [0, -1] });
});

test('a page that is wanted before there is a layout is opened with it', () => {
  const element = scrollable();
  const ref = { current: element };
  const layout = layOutPages(sizes, 'width', room);
  const { result, rerender } = renderHook(
    (props: { layout: typeof layout | null }) =>
      usePageScroll({ ref, ...props, viewHeight: room.height, place, rotation: 0, isWhole: false }),
    { initialProps: { layout: null as typeof layout | null } },
  );
  act(() => result.current.goTo(4));
  expect(result.current.page).toBe(4);
  rerender({ layout });
  expect(element.scrollTop).toBe((layout.pages[3]?.top ?? 0) - pageGap);
});

test('a zoom to whole pages shows the page that is read from its top to its end', () => {
  const element = scrollable();
  const ref = { current: element };
  const shown = (zoom: Zoom) => ({ zoom, layout: layOutPages(sizes, zoom, room) });
  const { rerender } = renderHook(
    ({ zoom, layout }) =>
      usePageScroll({ ref, layout, viewHeight: room.height, place, rotation: 0, isWhole: zoom === 'page' }),
    { initialProps: shown('width') },
  );
  element.scrollTop += 300;
  const whole = shown('page');
  rerender(whole);
  expect(element.scrollTop).toBe((whole.layout.pages[2]?.top ?? 0) - pageGap);
});

test('the top of a document stays at the top when the pane gets another size, and what is read below it stays, too', () => {
  const element = scrollable();
  const ref = { current: element };
  const first = { ...place, page: 1 };
  const sized = (width: number) => ({ layout: layOutPages(sizes, 'width', { ...room, width }) });
  const { result, rerender } = renderHook(
    ({ layout }) => usePageScroll({ ref, layout, viewHeight: room.height, place: first, rotation: 0, isWhole: false }),
    { initialProps: sized(400) },
  );
  expect(element.scrollTop).toBe(0);
  rerender(sized(1000));
  expect(element.scrollTop).toBe(0);
  element.scrollTop = 900;
  act(() => result.current.onScroll());
  rerender(sized(400));
  expect(element.scrollTop).toBeGreaterThan(200);
  expect(element.scrollTop).toBeLessThan(900);
});

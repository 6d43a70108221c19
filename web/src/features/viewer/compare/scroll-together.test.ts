import { expect, test } from 'vitest';
import type { ScrollLink } from '../viewer-props.ts';
import { scrollTogether } from './scroll-together.ts';

/** A document that is scrolled by the user or by the other one, and reports both, like a browser. */
function documentIn(link: ScrollLink, pages = 100) {
  const end = { index: pages - 1, part: 0 };
  let point = { index: 0, part: 0 };
  const handle = {
    read: () => point,
    write: (next: typeof point) => {
      point = next.index < end.index ? next : end;
      link.moved(handle);
    },
  };
  const leave = link.join(handle);
  return { scroll: (index: number, part: number) => handle.write({ index, part }), at: () => point, leave };
}

function twoDocuments(pagesOfSecond?: number) {
  const together = scrollTogether();
  const second = documentIn(together.link.second, pagesOfSecond);
  return { together, first: documentIn(together.link.first), second };
}

test('the document that the user does not work in follows the other', () => {
  const { together, first, second } = twoDocuments();
  together.lead('first');
  first.scroll(7, 0.25);
  expect(second.at()).toEqual({ index: 7, part: 0.25 });
  together.lead('second');
  second.scroll(3, 0.5);
  expect(first.at()).toEqual({ index: 3, part: 0.5 });
});

test('unlinked documents scroll separately, and linked again they keep their distance', () => {
  const { together, first, second } = twoDocuments();
  together.setLinked(false);
  together.lead('second');
  second.scroll(2, 0.5);
  expect(first.at()).toEqual({ index: 0, part: 0 });
  together.setLinked(true);
  together.lead('first');
  first.scroll(10, 0.75);
  expect(second.at()).toEqual({ index: 13, part: 0.25 });
  together.lead('second');
  second.scroll(4, 0);
  expect(first.at()).toEqual({ index: 1, part: 0.5 });
});

test('a shorter document, from its end on, does not throw the longer one back', () => {
  const { together, first, second } = twoDocuments(2);
  together.lead('first');
  first.scroll(7, 0.5);
  expect(second.at()).toEqual({ index: 1, part: 0 });
  together.lead('second');
  second.scroll(0, 0.75);
  expect(first.at()).toEqual({ index: 7, part: 0.25 });
});

test('a removed document is no longer scrolled', () => {
  const { together, first, second } = twoDocuments();
  second.leave();
  together.lead('first');
  first.scroll(5, 0);
  expect(second.at()).toEqual({ index: 0, part: 0 });
});

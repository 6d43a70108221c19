import { expect, test } from 'vitest';
import { breakAfterSlashes, partsAfterSlashes } from './break-words.ts';

test('a line may end after a slash in a word, not in a number', () => {
  expect(partsAfterSlashes('SUPPLIES/SERVICES of 12/2026, 3/4 m')).toEqual(['SUPPLIES/', 'SERVICES of 12/2026, 3/4 m']);
  expect(partsAfterSlashes('https://a.org/b (c)/d /e')).toEqual(['https://a.org/', 'b (c)/', 'd /e']);
  expect(partsAfterSlashes('Prices')).toEqual(['Prices']);
});

test('in cells of a Word file, lines may end there, and the text stays the same', () => {
  const page = document.createElement('section');
  page.innerHTML =
    '<p><span>and/or</span></p><table><tr><td><p><span>Supplies/services/work</span> <b>a/b</b></p></td></tr></table>';
  breakAfterSlashes([page]);
  expect(page.querySelector('td')?.innerHTML).toBe(
    '<p><span>Supplies/<wbr>services/<wbr>work</span> <b>a/<wbr>b</b></p>',
  );
  expect(page.textContent).toBe('and/orSupplies/services/work a/b');
  expect(page.querySelectorAll('wbr')).toHaveLength(3);
});

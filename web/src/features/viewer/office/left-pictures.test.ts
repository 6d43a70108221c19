import { expect, test } from 'vitest';
import { showLeftPictures } from './left-pictures.ts';
import { clean } from './safe-elements.ts';

test('a picture that is not drawn has a box of its size that says so, and adds no text', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<p>Before <img src="null" style="width: 60pt; height: 20pt;"> after <img src="blob:x" style="width: 9pt;"></p>';
  clean(page);
  showLeftPictures([page], 'Not shown');
  const box = page.querySelector('[data-left]');
  expect(box?.getAttribute('aria-label')).toBe('Not shown');
  expect(box?.getAttribute('style')).toContain('width: 60pt');
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.textContent).toBe('Before  after ');
});

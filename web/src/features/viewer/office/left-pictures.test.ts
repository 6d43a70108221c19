import { expect, test } from 'vitest';
import { showLeftPictures } from './left-pictures.ts';
import { clean } from './safe-elements.ts';

test('a picture that is not drawn has a box of its size that says so, and adds no text', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<p>Before <img src="null" style="width: 60pt; height: 20pt;"> after <img src="blob:x" style="width: 9pt;"></p>';
  clean(page);
  showLeftPictures([page], { full: 'Not shown', shorter: [] });
  const box = page.querySelector('[data-left]');
  expect(box?.getAttribute('aria-label')).toBe('Not shown');
  expect(box?.getAttribute('style')).toContain('width: 60pt');
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.textContent).toBe('Before  after ');
});

test('a box has the longest words for which it has room, and all of them on hover', () => {
  const page = document.createElement('div');
  const sizes = ['300pt; height: 200pt', '60pt; height: 30pt', '37.3pt; height: 11.75pt', '20pt; height: 8pt', '100%'];
  page.innerHTML = sizes.map((size) => `<img style="width: ${size}">`).join('');
  const full = 'Picture not shown: its format is not one of browsers';
  showLeftPictures([page], { full, shorter: ['Picture not shown', 'Picture'] });
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-left]')];
  expect(boxes.map(({ dataset }) => dataset.left)).toEqual([full, 'Picture not shown', 'Picture', '', full]);
  for (const { title } of boxes) expect(title).toBe(full);
});

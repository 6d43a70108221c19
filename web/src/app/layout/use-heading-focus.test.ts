import { expect, onTestFinished, test, vi } from 'vitest';
import { followHeading, followTarget } from './use-heading-focus.ts';

function show(html: string) {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => {
    main.remove();
    scrolled.mockRestore();
  });
  return { main, scrolled };
}

test('a part of the screen that gets the focus is scrolled into view, again if what is above it grows', async () => {
  // jsdom does not have it.
  Element.prototype.checkVisibility = () => true;
  const { main, scrolled } = show('<form><button type="submit">Find keywords</button></form>');
  onTestFinished(followTarget('form button'));
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  const button = main.querySelector('button');
  expect(document.activeElement).toBe(button);
  expect(scrolled.mock.contexts.at(-1)).toBe(button);
  expect(scrolled.mock.lastCall).toEqual([{ block: 'nearest' }]);

  scrolled.mockClear();
  main.prepend(document.createElement('ul'));
  await expect.poll(() => scrolled.mock.contexts).toEqual([button]);
});

test('a heading gets the focus where the screen is scrolled to', () => {
  const { main, scrolled } = show('<h1>Pumps</h1>');
  onTestFinished(followHeading());
  expect(document.activeElement).toBe(main.querySelector('h1'));
  expect(scrolled).not.toHaveBeenCalled();
});

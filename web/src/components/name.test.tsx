import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClampedName } from './clamped-name.tsx';
import { endOf, Name } from './name.tsx';

afterEach(() => void vi.restoreAllMocks());

test('the end of a file name is its extension and the letters before; of other names it is the last letters', () => {
  expect(endOf('Specification of the cooling water pumps, revision 3.pdf')).toBe('vision 3.pdf');
  expect(endOf('archive.tar.gz')).toBe('tar.gz');
  expect(endOf('Replacement of the fire-water pumps')).toBe('er pumps');
  expect(endOf('Pump 🚒🚒🚒')).toBe('Pump 🚒🚒🚒');
});

test('a name that is too long keeps its whole text, shows its end visually and all of it on hover', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const name = `${'x'.repeat(200)}.docx`;
  render(<Name text={name} />);
  const frame = screen.getByTitle(name);
  expect(frame.textContent).toBe(name);
  expect(frame.dataset.end).toBe('xxxxxxxx.docx');
});

test('a name that fits repeats nothing', () => {
  render(<Name text="pump.pdf" />);
  expect(screen.getByText('pump.pdf').parentElement?.title).toBe('');
});

test('a text that is longer than its lines keeps its whole text, shows its end visually and all of it on hover', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
  const name = `Replacement of ${'the pumps '.repeat(30)}in hall 7`;
  render(<ClampedName text={name} lines={2} />);
  const frame = screen.getByTitle(name);
  expect(frame.textContent).toBe(name);
  expect(frame.querySelector<HTMLElement>('[data-end]')?.dataset.end).toBe('…n hall 7');
});

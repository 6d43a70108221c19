import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endOf, Name } from './name.tsx';

afterEach(() => void vi.restoreAllMocks());

test('the end of a file is its type and the letters before, of other names the last letters', () => {
  expect(endOf('Specification of the cooling water pumps, revision 3.pdf')).toBe('vision 3.pdf');
  expect(endOf('archive.tar.gz')).toBe('tar.gz');
  expect(endOf('Replacement of the fire-water pumps')).toBe('er pumps');
  expect(endOf('Pump 🚒🚒🚒')).toBe('Pump 🚒🚒🚒');
});

test('a name that is too long keeps its whole text, with its end apart for the eye and all of it on hover', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const name = `${'x'.repeat(200)}.docx`;
  render(<Name text={name} />);
  const frame = screen.getByTitle(name);
  expect(frame.textContent).toBe(name);
  expect(frame.dataset.end).toBe('xxxxxxxx.docx');
});

test('a name that has room says nothing twice', () => {
  render(<Name text="pump.pdf" />);
  expect(screen.getByText('pump.pdf').parentElement?.title).toBe('');
});

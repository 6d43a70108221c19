import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClampedName } from './clamped-name.tsx';
import { endOf, Name } from './name.tsx';

afterEach(() => void vi.restoreAllMocks());

test('the end of a file name is its extension and the letters before; of other names it is the last letters', () => {
  expect(endOf('Specification of the cooling water pumps, revision 3.pdf')).toBe('revision 3.pdf');
  expect(endOf('archive.tar.gz')).toBe('hive.tar.gz');
  expect(endOf('Specification of the pumps v2.1.pdf')).toBe('pumps v2.1.pdf');
  expect(endOf('.pdf')).toBe('.pdf');
  expect(endOf('Specification of the pumps v2 signed.pdf')).toBe('v2 signed.pdf');
  expect(endOf('Specification of the pumps rev.3 (final).pdf')).toBe('rev.3 (final).pdf');
  expect(endOf('2031 specification of the cooling water pumps.pdf')).toBe('water pumps.pdf');
  expect(endOf('Pumps of 2031, lot 7 (north)')).toBe('7 (north)');
  expect(endOf('Replacement of the fire-water pumps')).toBe('water pumps');
  expect(endOf('Commissioning and maintenance, lot 3 of 7')).toBe('lot 3 of 7');
  expect(endOf('Zweckverband Oberrheinischewasserverwaltung')).toBe('rwaltung');
  expect(endOf('Pump 🚒🚒🚒')).toBe('Pump 🚒🚒🚒');
});

test('a name that is too long keeps its whole text, shows its end visually and all of it on hover', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const name = `${'x'.repeat(200)}.docx`;
  render(<Name text={name} />);
  const frame = await screen.findByTitle(name);
  expect(frame.textContent).toBe(name);
  expect(frame.dataset.end).toBe('xxxxxxxx.docx');
});

test('a name that fits repeats nothing', () => {
  render(<Name text="pump.pdf" />);
  expect(screen.getByText('pump.pdf').parentElement?.title).toBe('');
});

test('a text that is longer than its lines keeps its whole text, shows its end visually and all of it on hover', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40));
  // 50 characters fit before the end.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const top = (this.previousSibling?.textContent?.length ?? 0) > 50 ? 40 : 20;
    return [new DOMRect(0, top, 60, 20)] as unknown as DOMRectList;
  });
  const name = `Replacement of ${'the pumps '.repeat(30)}in hall 7`;
  const { rerender } = render(<ClampedName text={name} lines={2} />);
  const frame = await screen.findByTitle(name);
  expect(frame.textContent).toBe(name);
  expect(frame.firstChild?.textContent).toBe(name.slice(0, 50));
  const end = frame.querySelector<HTMLElement>('[data-end]');
  expect(end?.dataset.end).toBe('…in hall 7');
  expect(end?.ariaHidden).toBe('true');

  rerender(<ClampedName text={`Old ${name}`} lines={2} />);
  expect((await screen.findByTitle(`Old ${name}`)).textContent).toBe(`Old ${name}`);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layOutSheet } from './sheet-layout.ts';
import type { Sheet } from './sheet-model.ts';
import { SheetRow } from './sheet-row.tsx';

test('a line of a cell may end after a slash, but not where the cell has a single line', () => {
  const sheet: Sheet = {
    ...{ name: 'Prices', isHidden: false, merges: [], widths: {}, usualWidth: 80, usualHeight: 21 },
    ...{ frozen: { rows: 0, columns: 0 }, hasGridLines: true, isCut: false, hasDrawings: false },
    rows: [{ number: 1, cells: [0, 1].map((at) => ({ column: at, text: 'SUPPLIES/SERVICES', style: at })) }],
  };
  const looks = [{ format: 'General', wrap: true } as const, { format: 'General' }];
  const shown = { sheet, looks, layout: layOutSheet(sheet, looks), columns: [0, 1] as [number, number] };
  render(
    <SheetRow
      {...shown}
      {...{ number: 1, offset: 0, width: 160, marks: new Set<string>(), current: null, selected: null }}
      onSelect={() => {}}
    />,
  );
  const [lines, line] = screen.getAllByRole('cell', { name: 'SUPPLIES/SERVICES' });
  expect(lines?.querySelector('wbr')?.previousSibling?.textContent).toBe('SUPPLIES/');
  expect(line?.innerHTML).toBe('SUPPLIES/SERVICES');
});

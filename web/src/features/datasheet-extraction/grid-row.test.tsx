import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { GridRow } from './grid-row.tsx';
import { patternOf } from './search-words.ts';
import { layOutTable, rowsOf } from './table-grid.ts';
import { cellAt, tableView } from './testing/table-item.ts';

test('on a phone a text is cut to two lines, but not one with a word that is searched for', async () => {
  const cells = [cellAt(0, 0, 'Pumps are tested by the buyer'), cellAt(0, 1, 'Seals are renewed')];
  const [row] = rowsOf(layOutTable(tableView(0, cells)), 0, 1);
  if (!row) throw new Error('the table has no row');
  const none = { active: null, stop: null, from: null, to: null, editing: false };
  await renderApp(
    <table>
      <tbody>
        <GridRow {...row} {...none} pattern={patternOf('buyer')} onEdited={() => {}} />
      </tbody>
    </table>,
  );
  const cutOf = (name: string) => screen.getByRole('gridcell', { name }).querySelector('div')?.className;
  expect(cutOf('Pumps are tested by the buyer')).toBeFalsy();
  expect(cutOf('Seals are renewed')).toBeTruthy();
});

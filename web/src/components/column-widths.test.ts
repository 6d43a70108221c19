import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const columns = [{}, { width: '120px' }, { width: '20%' }, { width: '200px', minor: true }, {}];

test('columns have their widths, and those without one share what is left', () => {
  expect(columnWidths(columns, { actions: false, selection: false })).toMatchObject({
    '--columns': 'minmax(180px, 1fr) 120px 20% 200px minmax(0, 1fr)',
  });
});

test('where the table is narrow, minor columns are away and widths in pixels give way by a quarter', () => {
  expect(columnWidths(columns, { actions: false, selection: false })).toMatchObject({
    '--narrow': 'minmax(180px, 1fr) minmax(90px, 120px) 20% minmax(0, 1fr)',
  });
});

test('checkboxes and menus have columns of their own', () => {
  expect(columnWidths([{}], { actions: true, selection: true })).toMatchObject({
    '--columns': '44px minmax(180px, 1fr) 48px',
    '--narrow': '44px minmax(180px, 1fr) 48px',
  });
});

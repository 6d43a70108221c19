import { PDFDocument } from 'pdf-lib';
import t from 'tap';
import type { Table } from '../tender/blocks.ts';
import { embedFonts } from './fonts.ts';
import { layoutTable, type PlacedCell } from './table-layout.ts';
import { breakLines, type Line } from './text.ts';
import { type } from './theme.ts';

const fonts = await embedFonts(await PDFDocument.create());
const words = (lines: Line[]) => lines.map((line) => line.runs.map((run) => run.text).join('')).join('|');
const find = (cells: PlacedCell[], text: string) => cells.find((cell) => words(cell.lines) === text);
const layout = (table: Omit<Table, 'kind' | 'title'>) =>
  layoutTable({ kind: 'table', title: 'Test', ...table }, 300, fonts, (text) => text);

const columns = [{ width: 1 }, { width: 1 }, { width: 1 }];

t.test('merged header cells cover the columns and rows that they span', async (t) => {
  const { header } = layout({
    columns,
    header: [
      [
        { text: 'Tag', rowSpan: 2 },
        { text: 'Size', colSpan: 2 },
      ],
      ['DN', 'PN'],
    ],
    rows: [],
  });
  t.match(find(header.cells, 'Tag'), { left: 0, top: 0, width: 100, height: header.height });
  t.match(find(header.cells, 'Size'), { left: 100, top: 0, width: 200 });
  t.match(find(header.cells, 'DN'), { left: 100, width: 100, top: header.height / 2 });
  t.match(find(header.cells, 'PN'), { left: 200, width: 100 });
});

t.test('rows that a merged cell ties together are not separated, others are', async (t) => {
  const { groups } = layout({
    columns,
    header: [['a', 'b', 'c']],
    rows: [{ cells: [{ text: 'both', rowSpan: 2 }, 'one', '1'] }, { cells: ['two', '2'] }, { cells: ['x', 'y', 'z'] }],
  });
  t.equal(groups.length, 2);
  t.equal(find(groups[0]?.cells ?? [], 'two')?.left, 100, 'the second row begins beside the merged cell');
});

t.test('a row is as high as its longest text or its wanted height', async (t) => {
  const { groups } = layout({
    columns,
    header: [['a', 'b', 'c']],
    rows: [
      { cells: ['short', 'a text that certainly does not fit into one line of this narrow column', ''] },
      { cells: ['short', '', ''] },
      { cells: ['', '', ''], height: 40 },
    ],
  });
  const [long, short, blank] = groups;
  t.ok((long?.height ?? 0) > 2 * (short?.height ?? 0));
  t.equal(blank?.height, 40);
});

t.test('a row with more cells than columns is refused', async (t) => {
  t.throws(() => layout({ columns, header: [['a', 'b', 'c']], rows: [{ cells: ['1', '2', '3', '4'] }] }), /more cells/);
});

t.test('text breaks between words, and inside a word only where it is wider than the line', async (t) => {
  t.equal(words(breakLines('one two', 400, type.table, fonts)), 'one two');
  t.equal(words(breakLines('one\ntwo', 400, type.table, fonts)), 'one|two');
  const lines = breakLines('Unfittinglylongword', 40, type.table, fonts);
  t.ok(lines.length > 1 && lines.every((line) => line.width <= 40));
  t.equal(words(lines).replaceAll('|', ''), 'Unfittinglylongword');
});

t.test('a bold span keeps the punctuation that follows it', async (t) => {
  const [line] = breakLines('due **today**, not later', 400, type.table, fonts);
  t.same(
    line?.runs.map(({ text, weight }) => [text, weight]),
    [
      ['due', 'regular'],
      ['today', 'bold'],
      [', not later', 'regular'],
    ],
  );
});

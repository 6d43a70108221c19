import t from 'tap';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { readAsked } from './asked-parameters.ts';
import { lineOf } from './sheet-pdf.fixtures.ts';

function tableOf(rows: readonly (readonly string[])[]): ExtractedTable {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column): TableCell[] =>
      text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: row === 0, boxes: [] }],
    ),
  );
  const place = { page: 1, box: null, caption: null, continues: false, ruling: 'ruled' } as const;
  return { ...place, rows: rows.length, columns: rows[0]?.length ?? 0, headerRows: 1, cells };
}

const ask = (name: string, language: string, table: ExtractedTable) =>
  readAsked({ pages: [], tables: [table], language }, [], [name]).sheets.flatMap(({ parameters }) =>
    parameters.map(lineOf),
  );

t.test('how many of a thing are ordered is the answer where nothing else is said of it', async (t) => {
  const parts = tableOf([
    ['序号', '名称', '型号', '单位', '数量', '备注'],
    ['1', '指示灯', '', '个', '4', ''],
    ['2', '水泵电机', '', '台', '2', ''],
  ]);
  t.same(ask('水泵电机', 'zh', parts), ['- | - | 水泵电机 | 2 台 | - | 数量']);
  const list = tableOf([
    ['No', 'Description', 'Qty'],
    ['1', 'Spare drum', '3'],
    ['2', 'Drum cover with straps', '5'],
  ]);
  t.match(ask('spare drum', 'en', list), [/Spare drum \| 3/u]);
  t.same(ask('drum', 'en', list), [], 'only the whole name');
});

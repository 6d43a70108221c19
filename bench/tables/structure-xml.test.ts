import t from 'tap';
import { readStructure } from './structure-xml.ts';

t.test('structure files are read with either quotes, spans, signs, and regions further down or right', async (t) => {
  const tables = readStructure(`<document><table id='1'>
    <region page='2' id='1' col-increment='0' row-increment='-1'>
      <cell id='1' start-row='1' start-col='0' end-row='1' end-col='2'><content>R&amp;D &#8804; 5</content></cell>
    </region>
    <region col-increment="1" id="1" page="3">
      <cell id="1" start-row="0" start-col="0"><content>Total</content></cell>
    </region></table></document>`);
  t.same(tables, [
    { page: 2, cells: [{ r: 0, c: 0, r2: 0, c2: 2, text: 'R&D ≤ 5' }] },
    { page: 3, cells: [{ r: 0, c: 1, r2: 0, c2: 1, text: 'Total' }] },
  ]);
});

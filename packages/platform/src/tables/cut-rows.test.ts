import t from 'tap';
import { type CutTable, isCutRow, joinCut } from './cut-rows.ts';

/** Rows of texts as a table; empty ones are left out. */
function tableOf(rows: string[][], headerRows = 1): CutTable {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column) => (text ? [{ row, column, rowSpan: 1, columnSpan: 1, text }] : [])),
  );
  return { rows: rows.length, headerRows, cells };
}
const HEAD = ['No.', 'Criterion', 'Proof'];
const isCut = (last: string[], next: string[], more: string[][] = [['4', 'Staff', 'List']]) =>
  isCutRow(tableOf([HEAD, ['1', 'Turnover', 'Accounts'], last]), tableOf([HEAD, next, ...more]), 1);

t.test('a row without a name continues with the text above it', async (t) => {
  const last = ['2', 'Experience with works of the', 'Orders and'];
  t.ok(isCut(last, ['', 'same kind and size', 'certificates']));
  t.ok(isCut(['2', 'Experience.', 'Orders'], ['', '(b) Works abroad', '']), 'all other rows have a name');
  t.ok(isCut(['2', 'Bearing made of', '5 years'], ['', 'steel', 'from delivery']));
});

t.test('a row with a name, of values alone, or beside nothing is a new one', async (t) => {
  t.notOk(isCut(['2', 'Experience with', 'Orders'], ['3', 'works', 'List']));
  t.notOk(isCut(['2', 'Power', '12 kW'], ['', '', '14 kW']));
  t.notOk(isCut(['2', 'Experience with', ''], ['', 'works', 'of a kind']), 'there is nothing above the last cell');
  t.notOk(isCut(['', 'of the pumps', ''], ['', 'and of valves', '']), 'the row above has no name either');
  t.notOk(isCut(['2', ':', ''], ['', 'a. Works abroad', '']));
  t.notOk(isCutRow(tableOf([HEAD]), tableOf([['', 'works', '']], 0), 0), 'nothing but a header');
});

t.test('where names are of several rows, only a text that is plainly cut continues', async (t) => {
  const groups = tableOf([HEAD, ['A', 'Pumps', 'List'], ['', 'Valves', 'List'], ['B', 'Pipes and', 'List']]);
  t.notOk(
    isCutRow(
      groups,
      tableOf(
        [
          ['', 'Fittings', 'Plan'],
          ['C', 'Paint', 'Card'],
        ],
        0,
      ),
      0,
    ),
  );
  t.notOk(isCutRow(groups, tableOf([['', 'fittings', 'Plan']], 0), 0));
  t.ok(isCutRow(groups, tableOf([['', 'fittings', '']], 0), 0));
});

t.test('texts are joined by a space, parts of one word without', async (t) => {
  t.equal(joinCut('Works of the', 'same kind'), 'Works of the same kind');
  t.equal(joinCut('Certifi-', 'cates'), 'Certificates');
  t.equal(joinCut('Type A-', 'B'), 'Type A- B');
  t.equal(joinCut('', 'alone'), 'alone');
});

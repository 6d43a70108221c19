import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { sheetOf, workbookOf } from './sheet-rows.fixtures.ts';
import { readSheetRows, SheetError } from './sheet-rows.ts';

const directory = t.testdir();

async function read(content: Buffer) {
  const path = join(directory, 'sheet.xlsx');
  await writeFile(path, content);
  return readSheetRows(path);
}

t.test('filled rows come with the numbers that they have in the sheet', async (t) => {
  t.same(await read(await sheetOf([['Keyword', 'Note'], [], [null, '  '], ['a', 5]])), [
    { number: 1, cells: ['Keyword', 'Note'] },
    { number: 4, cells: ['a', '5'] },
  ]);
});

t.test('a formula counts by its last result, and one without a result is named', async (t) => {
  const rows = `
    <row r="1"><c r="A1" t="inlineStr"><is><t>Keyword</t></is></c></row>
    <row r="2"><c r="A2" t="str"><f>HYPERLINK("http://example.org","Bond")</f><v>Bond</v></c></row>
    <row r="3"><c r="A3"><f>1+1</f></c><c r="B3"><f>1+1</f><v>2</v></c></row>`;
  t.same(await read(workbookOf(rows)), [
    { number: 1, cells: ['Keyword'] },
    { number: 2, cells: ['Bond'] },
    { number: 3, cells: ['', '2'], broken: new Map([[0, 'is a formula without a saved result']]) },
  ]);
});

t.test('a cell in the last corner of the sheet takes no memory for all the empty ones', async (t) => {
  const rows = `
    <row r="1"><c r="A1" t="inlineStr"><is><t>Keyword</t></is></c></row>
    <row r="1048576"><c r="A1048576" t="inlineStr"><is><t>far</t></is></c><c r="XFD1048576"><v>1</v></c></row>`;
  t.same(await read(workbookOf(rows)), [
    { number: 1, cells: ['Keyword'] },
    { number: 1_048_576, cells: ['far'] },
  ]);
});

t.test('a file that unpacks to far more than a list can be is refused before it is unpacked', async (t) => {
  const filler = { 'xl/media/filler.xml': 'a'.repeat(130_000_000) };
  await t.rejects(read(workbookOf('', filler)), { name: 'SheetError', message: /too large/ });
});

t.test('rows are counted while they are read', async (t) => {
  const row = (number: number) => `<row r="${number}"><c r="A${number}"><v>${number}</v></c></row>`;
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('');
  t.equal((await read(workbookOf(rows(50_020)))).length, 50_020, 'fifty thousand rows, and what may be above them');
  await t.rejects(read(workbookOf(rows(50_021))), { message: /50,000 rows can be imported at a time/ });
});

t.test('entities that a document type declares are not expanded', async (t) => {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>&bomb;</t></is></c></row>';
  const sheet = `<!DOCTYPE x [<!ENTITY bomb "boom">]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const found = await read(workbookOf('', { 'xl/worksheets/sheet1.xml': sheet }));
  t.notMatch(JSON.stringify(found), /boom/);
});

t.test('broken XML is no sheet', async (t) => {
  await t.rejects(read(workbookOf('<row r="1"><c r="A1"><v>1</row>')), SheetError);
});

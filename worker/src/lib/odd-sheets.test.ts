import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { parseCustomerSheet } from '../features/customers/parse-customer-sheet.ts';
import { parseKeywordSheet } from '../features/keywords/parse-keyword-sheet.ts';
import { parseQuestionSheet } from '../features/questions/parse-question-sheet.ts';
import { sheetOf, workbookOf } from './sheet-rows.fixtures.ts';
import { readSheetRows } from './sheet-rows.ts';

const directory = await mkdtemp(join(tmpdir(), 'bidloom-odd-'));
t.teardown(() => rm(directory, { recursive: true, force: true }));

async function rowsOf(content: Buffer | string) {
  const path = join(directory, 'sheet');
  await writeFile(path, content);
  return readSheetRows(path);
}
const keywords = async (content: Buffer | string) =>
  parseKeywordSheet(await rowsOf(content)).map((row) => ('fields' in row ? Object.values(row.fields) : row.message));
const questions = async (content: Buffer | string) =>
  parseQuestionSheet(await rowsOf(content)).map((row) => ('fields' in row ? row.fields.text : row.message));

const text = (reference: string, words: string) => `<c r="${reference}" t="inlineStr"><is><t>${words}</t></is></c>`;
/** A sheet with merged cells, which come after its rows. */
const merged = (rows: string, ...ranges: string[]) => {
  const cells = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells>${cells}</mergeCells></worksheet>`;
  return workbookOf('', { 'xl/worksheets/sheet1.xml': sheet });
};

t.test('empty rows, a heading and a date above the titles are ignored; rows keep their numbers', async (t) => {
  const sheet = await sheetOf([
    [null],
    ['Our list of keywords'],
    [null],
    ['Keyword', 'Description'],
    ['Retention', 'Money held back'],
    [null],
    ['', 'No word'],
  ]);
  t.same(await keywords(sheet), [['Retention', 'Money held back'], 'Keyword is a required field']);
  t.same(
    parseKeywordSheet(await rowsOf(sheet)).map(({ number }) => number),
    [5, 7],
  );
});

t.test('titles in merged cells apply to all columns and rows that they cover', async (t) => {
  const wide = merged(
    `<row r="1">${text('A1', 'Question')}</row>
     <row r="2">${text('A2', '1.')}${text('B2', 'Who pays?')}</row>
     <row r="3">${text('B3', 'By when?')}</row>`,
    'A1:B1',
  );
  t.same(await questions(wide), ['1.', 'By when?'], 'the first column that is filled');

  const tall = merged(
    `<row r="1">${text('A1', 'Customers of the year')}</row>
     <row r="2">${text('A2', 'Name')}${text('B2', 'Contact')}</row>
     <row r="3">${text('B3', 'Email')}${text('C3', 'Phone')}</row>
     <row r="4">${text('A4', 'Northern Water')}${text('B4', 'a@example.org')}${text('C4', '+44 20')}</row>`,
    'A1:C1',
    'A2:A3',
    'B2:C2',
  );
  t.match(parseCustomerSheet(await rowsOf(tall)), [
    { number: 4, fields: { name: 'Northern Water', email: 'a@example.org', phone: '+44 20' } },
  ]);
  t.equal(parseCustomerSheet(await rowsOf(tall)).length, 1);
});

t.test('a formula counts by its value; a row with an error or a formula without a value is refused', async (t) => {
  const sheet = workbookOf(`
    <row r="1">${text('A1', 'Question')}</row>
    <row r="2"><c r="A2" t="str"><f>"Who "&amp;"pays?"</f><v>Who pays?</v></c></row>
    <row r="3"><c r="A3"><f>B3</f></c></row>
    <row r="4"><c r="A4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
    <row r="5">${text('A5', '=HYPERLINK(&quot;http://example.org&quot;)')}</row>`);
  t.same(await questions(sheet), [
    'Who pays?',
    'Question is a formula without a saved result. Save the sheet in Excel again, or write the value itself',
    'Question has the error #DIV/0!. Save the sheet in Excel again, or write the value itself',
    '=HYPERLINK("http://example.org")',
  ]);
});

t.test('delimited text is read in any of the usual encodings and delimiters', async (t) => {
  const rows = 'Keyword;Description\r\nGewährleistung;"Frist; in Monaten"\r\nBürgschaft;Höhe\r\n';
  const wanted = [
    ['Gewährleistung', 'Frist; in Monaten'],
    ['Bürgschaft', 'Höhe'],
  ];
  const utf16 = Buffer.from(`\ufeff${rows}`, 'utf16le');
  for (const [name, content] of Object.entries({
    'UTF-8': Buffer.from(rows),
    'UTF-8 with a byte order mark': Buffer.from(`\ufeff${rows}`),
    'Windows-1252': Buffer.from(rows, 'latin1'),
    'UTF-16, little end first': utf16,
    'UTF-16, big end first': Buffer.from(utf16).swap16(),
    commas: Buffer.from(rows.replaceAll(';', ',').replace('Frist,', 'Frist;')),
    tabs: Buffer.from(rows.replaceAll(';', '\t').replace('Frist\t', 'Frist;')),
  })) {
    t.same(await keywords(content), wanted, name);
  }
});

t.test('a list of one column keeps the commas of its sentences', async (t) => {
  const list = 'Question\nWho pays, and by when?\n"Which bank, if any?"\n\nWhy?\n';
  t.same(await questions(list), ['Who pays, and by when?', 'Which bank, if any?', 'Why?']);
  t.same(
    parseQuestionSheet(await rowsOf(list)).map(({ number }) => number),
    [2, 3, 5],
  );
});

t.test('fifty thousand rows are read, in a sheet and as text; more are refused with advice', async (t) => {
  const list = (count: number) =>
    `Question\n${Array.from({ length: count }, (_, row) => `Question ${row}?\n`).join('')}`;
  t.equal((await questions(list(50_000))).length, 50_000);
  const tooMany = { name: 'SheetError', message: /50,000 rows can be imported at a time\. Split it/ };
  await t.rejects(questions(list(50_001)), tooMany);
  await t.rejects(questions(list(250_000)), tooMany);
  const row = (number: number) =>
    `<row r="${number}">${text(`A${number}`, number === 1 ? 'Question' : `Q ${number}?`)}</row>`;
  const sheet = (count: number) => workbookOf(Array.from({ length: count + 1 }, (_, index) => row(index + 1)).join(''));
  t.equal((await questions(sheet(50_000))).length, 50_000);
  await t.rejects(questions(sheet(250_000)), tooMany);
});

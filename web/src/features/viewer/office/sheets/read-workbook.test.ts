import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { OfficeProblemError } from '../office-problem.ts';
import { readDelimited } from './read-delimited.ts';
import { showFigure } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';

const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of sheets by their XML. */
function workbook(
  sheets: Record<string, string>,
  { styles = '', strings = '', facts = '', state = '' } = {},
): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook ${spreadsheet} xmlns:r="${relations}">${facts}<sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}" ${at > 0 ? state : ''}/>`).join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
        'xl/styles.xml': `<styleSheet ${spreadsheet}>${styles}</styleSheet>`,
        'xl/sharedStrings.xml': `<sst ${spreadsheet}>${strings}</sst>`,
        ...Object.fromEntries(
          names.map((name, at) => [
            `xl/worksheets/sheet${at}.xml`,
            `<worksheet ${spreadsheet}>${sheets[name]}</worksheet>`,
          ]),
        ),
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  );
}

test('the look of a sheet is read: widths, heights, merged cells, formats, fills and frozen panes', () => {
  const sheet = `
    <sheetViews><sheetView showGridLines="0"><pane xSplit="1" ySplit="2" state="frozen"/></sheetView></sheetViews>
    <sheetFormatPr defaultRowHeight="15"/>
    <cols><col min="1" max="1" width="20" customWidth="1"/><col min="3" max="4" width="9" hidden="1"/></cols>
    <sheetData>
      <row r="1" ht="30" customHeight="1"><c r="A1" t="s" s="1"><v>0</v></c><c r="B1" s="1"/></row>
      <row r="3"><c r="A3" s="2"><v>1234.5</v></c><c r="B3" s="3"><v>46000</v></c><c r="C3" t="b"><v>1</v></c></row>
      <row r="5" hidden="1"><c t="inlineStr"><is><t>in line</t></is></c></row>
    </sheetData>
    <mergeCells><mergeCell ref="A1:B1"/></mergeCells>`;
  const styles = `
    <numFmts><numFmt numFmtId="200" formatCode="[$€-407] #,##0.00;[Red]-#,##0.00"/></numFmts>
    <fonts><font/><font><b/><sz val="14"/><color rgb="FFFF0000"/></font></fonts>
    <fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFD9E1F2"/></patternFill></fill></fills>
    <borders><border/><border><bottom style="thin"><color indexed="64"/></bottom></border></borders>
    <cellXfs><xf/><xf fontId="1" fillId="1"><alignment horizontal="center" wrapText="1"/></xf><xf numFmtId="200" borderId="1"/><xf numFmtId="15"/></cellXfs>`;
  const strings = '<si><r><t>Price </t></r><r><t>schedule</t></r></si>';
  const { sheets, styles: looks } = readWorkbook(
    workbook({ Prices: sheet, Notes: '<sheetData/>' }, { styles, strings, state: 'state="hidden"' }),
  );
  const [prices, notes] = sheets;
  expect(prices).toMatchObject({
    name: 'Prices',
    isHidden: false,
    widths: { 0: 140, 2: 0, 3: 0 },
    merges: [{ top: 1, left: 0, bottom: 1, right: 1 }],
    frozen: { rows: 2, columns: 1 },
    hasGridLines: false,
  });
  expect(prices?.rows.map(({ number, height, cells }) => [number, height, cells.map(({ text }) => text)])).toEqual([
    [1, 40, ['Price schedule', '']],
    [3, undefined, ['€ 1,234.50', '9-Dec-25', 'TRUE']],
    [5, 0, ['in line']],
  ]);
  expect(notes?.isHidden).toBe(true);
  expect(looks[1]).toEqual({
    format: 'General',
    bold: true,
    size: 14,
    color: '#ff0000',
    fill: '#d9e1f2',
    align: 'center',
    wrap: true,
  });
  expect(looks[2]?.borders).toEqual([null, null, '#000000', null]);
});

test('figures are shown in their formats, or plainly if the format cannot be read', () => {
  expect(showFigure(-5, '0;[Red]-0')).toEqual({ text: '-5', color: 'red' });
  expect(showFigure(0.256, '0.0%').text).toBe('25.6%');
  expect(showFigure(0.1 + 0.2, 'General').text).toBe('0.3');
  expect(showFigure(44927, 'yyyy-mm-dd', 1462).text).toBe('2027-01-02');
});

test('a workbook that is made to use up the memory, or is not a workbook, is refused', () => {
  const bomb = { 'xl/workbook.xml': new Uint8Array(), 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) };
  expect(() => readWorkbook(zipSync(bomb))).toThrow(expect.objectContaining({ problem: 'too_large' }));
  expect(() => readWorkbook(strToU8('PK'))).toThrow(OfficeProblemError);
  const deep = `${'<row>'.repeat(1000)}${'</row>'.repeat(1000)}`;
  expect(() => readWorkbook(workbook({ Deep: deep }))).toThrow(OfficeProblemError);
});

test('delimited text becomes a sheet, with any delimiter', () => {
  const { sheets } = readDelimited(strToU8('\ufeffItem;Price\nPump 2" high;1.200,50\n\nValve;=1+1'));
  expect(sheets[0]?.rows.map(({ number, cells }) => [number, ...cells.map(({ text }) => text)])).toEqual([
    [1, 'Item', 'Price'],
    [2, 'Pump 2" high', '1.200,50'],
    [4, 'Valve', '=1+1'],
  ]);
  const windows = readDelimited(Uint8Array.from([...strToU8('Gr'), 0xf6, 0xdf, ...strToU8('e,1')]));
  expect(windows.sheets[0]?.rows[0]?.cells[0]?.text).toBe('Größe');
});

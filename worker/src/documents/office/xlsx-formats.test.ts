import t from 'tap';
import { formatNumber, readNumberFormats } from './xlsx-formats.ts';

const styles = (...codes: string[]) =>
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
    <numFmts>${codes.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')}</numFmts>
    <cellXfs><xf numFmtId="9"/>${codes.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs>
  </styleSheet>`;

t.test('each style has its format, built in or of the workbook', async (t) => {
  const formats = readNumberFormats(styles('dd/mm/yyyy', '0.0&quot; kg&quot;'));
  t.same(formats, ['0%', 'dd/mm/yyyy', '0.0" kg"']);
  t.same(
    [0.25, 46000, 12.5].map((value, index) => formatNumber(String(value), formats[index] ?? '')),
    ['25%', '2025-12-09', '12.5 kg'],
  );
});

t.test('a format that is made to be slow is not looked into', async (t) => {
  t.same(readNumberFormats(styles('['.repeat(1_000_000), `yyyy${'-'.repeat(251)}`)), [
    '0%',
    'General',
    `yyyy${'-'.repeat(251)}`,
  ]);
});

t.test('numbers are read as people see them in the sheet', async (t) => {
  const euro = '_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-';
  const cases: [number, string, string][] = [
    [1234.5, 'General', '1234.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1234.5, '#,##0.00', '1,234.50'],
    [-1234.5, '#,##0.00', '-1,234.50'],
    [-1234.5, '#,##0.00;(#,##0.00)', '(1,234.50)'],
    [0, '#,##0;-#,##0;"-"', '-'],
    [1234.567, '#,##0.###', '1,234.567'],
    [0.29, '0%', '29%'],
    [0.3, '0.0 %', '30.0 %'],
    [7, '000', '007'],
    [12, '$#,##0', '$12'],
    [3, '0 "m³/h"', '3 m³/h'],
    [1234.5, '[$€-407] #,##0.00', '€ 1,234.50'],
    [1234.5, euro, '1,234.50 €'],
    [-1234.5, euro, '-1,234.50 €'],
    [0, euro, '- €'],
    [5, '[Red]0;[Blue]-0', '5'],
    [0, '#', '0'],
    [5, '', '5'],
    [5, '@', '5'],
    [0.5, '# ?/?', '0.5'],
    [12345, '0.00E+00', '12345'],
    [1234567, '#,##0,', '1234567'],
    [3, '[<5]"low";0', '3'],
    [4111222, '000-0000', '4111222'],
  ];
  for (const [value, format, shown] of cases) t.equal(formatNumber(String(value), format), shown, `${value} ${format}`);
});

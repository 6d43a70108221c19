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
    ['25%', '2025-12-09', '12.5'],
  );
});

t.test('a format that is made to be slow is not looked into', async (t) => {
  t.same(readNumberFormats(styles('['.repeat(1_000_000), `yyyy${'-'.repeat(251)}`)), [
    '0%',
    'General',
    `yyyy${'-'.repeat(251)}`,
  ]);
});

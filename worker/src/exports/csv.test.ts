import { writeCsv } from '@bidloom/platform';
import { parse } from 'csv-parse/sync';
import t from 'tap';

t.test('the file is UTF-8 with its mark, lines end with CRLF, and what needs quotes has them', async (t) => {
  const bytes = writeCsv([
    ['Tag', 'Ø of "inlet"', null],
    ['V-1', 'cast\nsteel, 2; PN16', 12.5],
  ]);
  t.same([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  t.equal(bytes.subarray(3).toString(), 'Tag,"Ø of ""inlet""",\r\nV-1,"cast\nsteel, 2; PN16",12.5\r\n');
});

t.test('any text comes back as it was through a reader of CSV', async (t) => {
  const rows = [
    ['plain', ' spaced ', '"', '', 'a\r\nb', 'Áp suất ≤ 5 °C ± 2', 'x\ty', '😀'],
    ['1', '2', '3', '4', '5', '6', '7', '8'],
  ];
  t.same(parse(writeCsv(rows), { bom: true }), rows);
});

t.test('no text runs as a formula, and numbers below zero stay numbers', async (t) => {
  const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=HYPERLINK("http://x";"y")'];
  const [cells] = parse(writeCsv([attacks]), { bom: true, relax_quotes: false });
  t.same(
    cells,
    attacks.map((text) => `'${text}`),
  );
  t.equal(
    writeCsv([[-5, -0.25, Number.NaN, 1e21]])
      .subarray(3)
      .toString(),
    '-5,-0.25,,1e+21\r\n',
  );
});

t.test('a number may have its own decimals', async (t) => {
  const numbers = [
    { number: 1.1, decimals: 2 },
    { number: -2.5, decimals: 3 },
    { number: 1234, decimals: 0 },
  ];
  t.equal(writeCsv([numbers]).subarray(3).toString(), '1.10,-2.500,1234\r\n');
});

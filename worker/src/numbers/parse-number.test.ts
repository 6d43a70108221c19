import t from 'tap';
import { decimalMarkOf, parseNumber, parseNumbers } from './parse-number.ts';

t.test('numbers are read in the spellings of tenders, and shown in the same form', async (t) => {
  const cases: [string, number, string][] = [
    ['0', 0, '0'],
    ['42', 42, '0'],
    ['2026', 2026, '0'],
    ['1,234.50', 1234.5, '#,##0.00'],
    ['1.234,50', 1234.5, '#,##0.00'],
    ['1,234,567', 1234567, '#,##0'],
    ['1.234.567', 1234567, '#,##0'],
    ['12,34,567.00', 1234567, '#,##0.00'],
    ['1,20,000', 120000, '#,##0'],
    ["1'234.5", 1234.5, '#,##0.0'],
    ['1\u202f234\u202f567', 1234567, '#,##0'],
    ['1 234,50', 1234.5, '#,##0.00'],
    ['12.5', 12.5, '0.0'],
    ['12,5', 12.5, '0.0'],
    ['0.125', 0.125, '0.000'],
    ['0,125', 0.125, '0.000'],
    ['.5', 0.5, '0.0'],
    ['(123)', -123, '0;(0)'],
    ['(1,234.5)', -1234.5, '#,##0.0;(#,##0.0)'],
    ['($1,200.00)', -1200, '"$"#,##0.00;("$"#,##0.00)'],
    ['12.5%', 0.125, '0.0%'],
    ['12.3 %', 0.123, '0.0%'],
    ['-7%', -0.07, '0%'],
    ['$ 1,200.00', 1200, '"$ "#,##0.00'],
    ['-$5', -5, '"$"0'],
    ['€ -5', -5, '"€ "0'],
    ['1.234,5 €', 1234.5, '#,##0.0" €"'],
    ['USD 15000000000', 15000000000, '"USD "0'],
    ['Rs. 1,20,000', 120000, '"Rs. "#,##0'],
    ['−5', -5, '0'],
    ['–5', -5, '0'],
    ['-5', -5, '0'],
    ['+5', 5, '+0;-0'],
  ];
  for (const [text, value, format] of cases) t.same(parseNumber(text), { value, format }, text);
});

t.test('a text that is no number, or may be none, stays text', async (t) => {
  const texts = [
    '',
    'n/a',
    '-',
    '()',
    '%',
    '007',
    '00.5',
    '0301234567',
    '5551234567',
    '555-1234',
    '555 123 456',
    '+49 30 1234567',
    '+4930123456',
    '(030) 1234567',
    '12.03.2026',
    '2026-03-12',
    '12/03/2026',
    '1.2.3',
    '4.1.2.1',
    '192.168.100.200',
    'P-101',
    '101-P-2',
    '12E5',
    '1e5',
    '0x10',
    '½',
    '1/2',
    '3 m',
    '100 200',
    '10–20',
    '- 5',
    '(1)',
    '(12)',
    '5.',
    ',5',
    '1,23,45',
    '12,3456,789',
    '1234567890123456',
    '0.1234567890123456789',
    '٣',
    '１２',
    'Infinity',
    '5 $ €',
    '9'.repeat(5000),
  ];
  for (const text of texts) t.equal(parseNumber(text), null, text);
});

t.test('small figures in brackets are negative beside others without brackets, and notes alone', async (t) => {
  t.same(
    parseNumbers(['(5)', '12'], null).map((number) => number?.value),
    [-5, 12],
  );
  t.same(parseNumbers(['(1)', '(2)', 'Pump'], null), [null, null, null]);
});

t.test('languages have their decimal mark', async (t) => {
  t.same(['en', 'de', 'vi', 'und', 'xx', ''].map(decimalMarkOf), ['.', ',', ',', null, null, null]);
});

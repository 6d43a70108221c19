import t from 'tap';
import { decimalMarkOfDocument, decimalMarkOfTable } from './decimal-mark.ts';
import { drawTable, sheetsOf } from './sheet-pdf.fixtures.ts';

const cells = (texts: string[]) => ({
  cells: texts.map((text, row) => ({
    ...{ row, column: 1, rowSpan: 1, columnSpan: 1, text, isHeader: false, boxes: [] },
  })),
});
const markOf = (text: string, values: string[] = [], language?: string) =>
  decimalMarkOfDocument({ pages: [{ text }], tables: [cells(values)], language });

t.test('what most quantities show decides, then the language', async (t) => {
  t.equal(markOf('', ['0,55 kW', '1.310 m³/h', '62,0 m'], 'en'), ',');
  t.equal(markOf('', ['0.55 kW', '1,310 m³/h'], 'de'), '.');
  t.equal(markOf('', ['0,315', '1.450'], 'en'), ',', 'no thousands begin with 0');
  t.equal(markOf('', ['1,250,000'], 'de'), '.');
  t.equal(markOf('', ['1,025', '1.450'], 'de'), ',');
  t.equal(markOf('', ['1,025', '1.450'], 'en'), '.');
  for (const language of ['und', undefined]) t.equal(markOf('', ['1,025', '1.450'], language), null);
  t.equal(markOf('', ['0,5', '0.7'], 'und'), null);
});

t.test('numbers of sections, days and standards say nothing', async (t) => {
  t.equal(markOf('4.2 Pumpen nach ISO 9906, Abschnitt 5.12\n12.03.2026, höchstens 2,5 bar', [], 'und'), ',');
  t.equal(markOf('4.2 Pumpen nach Abschnitt 5.12', [], 'und'), null);
  const { cells: values } = cells(['1.1', '1.2', '1.3']);
  const numbers = { cells: values.map((cell) => ({ ...cell, column: 0 })) };
  t.equal(decimalMarkOfDocument({ pages: [], tables: [numbers], language: 'de' }), ',');
});

t.test('a table shows its own mark; one that shows both shows none', async (t) => {
  t.equal(decimalMarkOfTable(cells(['2,5', '1.450']), '.'), ',');
  t.equal(decimalMarkOfTable(cells(['1.450']), ','), ',');
  t.equal(decimalMarkOfTable(cells(['2,5', '998.2']), '.'), null);
});

t.test('references to sections beside the values do not say how the values are read', async (t) => {
  t.equal(markOf('3,5 kW, 2,5 bar', ['1,250', '4.2', '4.3', '4.4'], 'de'), ',');
  t.equal(decimalMarkOfTable(cells(['1,250', '4.2', '4.3']), ','), null, 'open, and not a thousand times too much');
  t.equal(decimalMarkOfTable(cells(['1,250', '4.2', '4.3']), '.'), '.');
  t.equal(decimalMarkOfTable(cells(['1,250', '4.2 kW']), ','), '.', 'a unit makes it a value');
});

t.test('a line that consists only of figures is read once', async (t) => {
  // From each figure to the end again, this would take minutes, and the test run out of time.
  t.equal(markOf('1 '.repeat(200_000), [], 'en'), '.');
});

t.test('a German datasheet is read by the German mark, though its values have three figures after it', async (t) => {
  const { document, sheets } = await sheetsOf((pen) => {
    const page = pen.page();
    page.drawText('Datenblatt Kreiselpumpe P-501', { x: 50, y: 790, size: 14, font: pen.bold });
    page.drawText('Die Pumpe ist für den Betrieb im Freien und für alle Lastfälle des Werks auszulegen.', {
      ...{ x: 50, y: 770, size: 9, font: pen.regular },
    });
    const rows = [
      ['Kenngröße', 'Einheit', 'Wert'],
      ['Förderstrom', 'm³/h', '120'],
      ['Dichte bei Fördertemperatur', 'kg/dm³', '1,025'],
      ['Drehzahl', '1/min', '1.450'],
      ['Leistungsbedarf', 'kW', '18'],
    ];
    drawTable(page, pen.regular, { widths: [160, 60, 100], rows }, { x: 50, y: 740 });
  });
  t.equal(document.language, 'de');
  t.same(
    sheets.flatMap(({ parameters }) => parameters.map(({ value, normalized }) => [value, normalized?.value])),
    [
      ['120', 120],
      ['1,025', 1025],
      ['1.450', 1450],
      ['18', 18],
    ],
  );
});

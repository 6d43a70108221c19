import t from 'tap';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { makePdf } from './testing/make-pdf.ts';

/** A line of pieces: plain ones, raised ones after `^` and lowered ones after `_`, written without gaps except for their own spaces. */
async function lineOf(...pieces: string[]): Promise<string> {
  const file = await makePdf(({ page, regular }) => {
    const sheet = page();
    let x = 80;
    for (const piece of pieces) {
      const isMark = /^[\^_]/.test(piece);
      const text = isMark ? piece.slice(1) : piece;
      const size = isMark ? 7 : 11;
      const rise = piece.startsWith('^') ? 4 : piece.startsWith('_') ? -2 : 0;
      sheet.drawText(text, { x, y: 700 + rise, size, font: regular });
      x += regular.widthOfTextAtSize(text, size);
    }
    sheet.drawText('The line below is plain and ends the paragraph with a sentence of its own.', {
      ...{ x: 80, y: 670, size: 11, font: regular },
    });
  });
  const source = await writeSource('tender.pdf', 'application/pdf', file);
  const [page] = (await readDocument(source, options)).pages;
  return page?.text.split('\n')[0] ?? '';
}

t.test('the raised ending of an ordinal belongs to its figure and to its line', async (t) => {
  t.equal(await lineOf('closed at 15:00 on 12', '^th', ' May 2027'), 'closed at 15:00 on 12th May 2027');
  t.equal(await lineOf('on the 1', '^st', ', 2', '^nd', ' and 3', '^rd', '.'), 'on the 1st, 2nd and 3rd.');
  t.equal(await lineOf('le 1', '^er', ' mai, n', '^o', ' 5'), 'le 1er mai, nº 5');
});

t.test('powers of units and lowered figures are part of their word', async (t) => {
  t.equal(
    await lineOf('an area of 40 m', '^2', ' and 5 m', '^3', ', at 10', '^-3', ' Pa'),
    'an area of 40 m² and 5 m³, at 10⁻³ Pa',
  );
  t.equal(await lineOf('CO', '_2', ' and H', '_2', 'O meters'), 'CO2 and H2O meters');
});

t.test('the mark of a footnote is no figure of the word before', async (t) => {
  t.equal(await lineOf('a price of 50', '^1', ' for bidders', '^12', ', net'), 'a price of 50 ¹ for bidders ¹², net');
});

import { StandardFonts } from 'pdf-lib';
import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';

t.test('ticks, crosses and stars of ZapfDingbats are read as drawn, and figures beside them as figures', async (t) => {
  const bytes = await makePdf(async ({ pdf, page, regular }) => {
    const dingbats = await pdf.embedFont(StandardFonts.ZapfDingbats);
    const sheet = page();
    sheet.drawText('Clauses met: 34', { x: 80, y: 700, size: 11, font: regular });
    sheet.drawText('✓ ✗ ★ ■ ●', { x: 80, y: 680, size: 11, font: dingbats });
  });
  const source = await writeSource('ticks.pdf', 'application/pdf', bytes);
  const { pages } = await readDocument(source, options);
  t.equal(pages[0]?.text.replace(/\s+/g, ' '), 'Clauses met: 34 ✓ ✗ ★ ■ ●');
});

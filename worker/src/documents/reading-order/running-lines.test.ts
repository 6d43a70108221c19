import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';

t.test(
  'an address that a table repeats in each row is no running header, the title of the tender is one',
  async (t) => {
    const bytes = await makePdf(({ page, regular }) => {
      for (let number = 0; number < 4; number++) {
        const sheet = page();
        const write = (text: string, x: number, y: number) => sheet.drawText(text, { x, y, size: 10, font: regular });
        write('Tender for laboratory consumables', 60, 815);
        for (let row = 0; row < 12; row++) {
          const y = 790 - 56 * row;
          write('Sports Academy, Northern Region,', 250, y);
          write(`Pipette of kind ${String.fromCharCode(65 + number)}${'abcdefghijkl'[row]}`, 60, y - 14);
          write('Lake Road 12', 250, y - 14);
        }
      }
    });
    const { pages } = await readDocument(await writeSource('lots.pdf', 'application/pdf', bytes), options);
    for (const { text } of pages) {
      t.equal(text.match(/Sports/gu)?.length, 12);
      t.notMatch(text, 'laboratory');
    }
  },
);

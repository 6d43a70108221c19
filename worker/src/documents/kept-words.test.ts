import fc from 'fast-check';
import t from 'tap';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { makePdf, wrap, writeLines } from './testing/make-pdf.ts';
import { drawParts, randomParts } from './testing/random-page.ts';

t.setTimeout(120_000);

const PROSE =
  'Each payment is made to the office of the purchaser before the day on which the bids are opened, and comes back without ' +
  'interest to each of the bidders to whom it is due, except where one of the following clauses says that it is kept, or ' +
  'that the purchaser may use all or some of it in order to buy from another bidder what was not delivered in time.';

async function readPage(draw: Parameters<typeof makePdf>[0]) {
  const source = await writeSource('tender.pdf', 'application/pdf', await makePdf(draw));
  const { pages } = await readDocument(source, options);
  const page = pages[0];
  return { text: page?.text ?? '', words: page?.words.map(({ start, end }) => page.text.slice(start, end)) ?? [] };
}

t.test('a list that looks like a table is kept among clauses with titles in the margin', async (t) => {
  const items = [
    'A bidder from abroad may pay in the currency of its own country through an agent in this one, who is named in the bid.',
    'Cheques are refused because the banks here take weeks to clear them. Bids without any security are returned to ' +
      'their senders unopened on the same day. No interest is paid on a security.',
    'The sum is returned within a month of the final order to all bidders whose offers were declined. The winner ' +
      'receives it against a guarantee for the performance of the contract.',
  ];
  const { text } = await readPage(({ page, regular }) => {
    const sheet = page();
    const write = (x: number, y: number, prose: string) => {
      const lines = wrap(regular, prose, 552 - x, 10);
      return writeLines(sheet, regular, lines, { x, y, size: 10 });
    };
    write(86, 780, '4. Security');
    let y = write(158, 780, PROSE) - 11;
    for (const [index, item] of items.entries()) {
      const label = `${'i'.repeat(index + 1)}.`;
      write(203 - regular.widthOfTextAtSize(label, 10), y, label);
      y = write(240, y, item) - 11;
    }
    write(86, y, '5. Samples');
    write(158, y, PROSE);
  });
  const plain = text.replace(/\s+/gu, ' ');
  for (const item of items) t.ok(plain.includes(item), item);
  t.ok(plain.indexOf('4. Security') < plain.indexOf('abroad'), 'they come after their clause');
  t.ok(plain.indexOf('performance') < plain.indexOf('5. Samples'), 'and before the next');
});

t.test('every word that is placed on a page is in its text, whatever the page looks like', async () => {
  await fc.assert(
    fc.asyncProperty(randomParts, async (parts) => {
      let placed: string[] = [];
      const { text, words } = await readPage((pen) => {
        placed = drawParts(pen, parts);
      });
      const [inText, inWords] = [new Set(text.split(/[\s|]+/u)), new Set(words)];
      const lost = placed.filter((word) => !inText.has(word) || !inWords.has(word));
      if (lost.length > 0)
        throw new Error(`Lost ${lost.length} of ${placed.length} words: ${lost.slice(0, 10).join(' ')}`);
    }),
    { numRuns: 60 },
  );
});

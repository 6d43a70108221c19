import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';

const bodies = [
  'Pumps are delivered in May.',
  'Valves are painted blue.',
  'Pipes are tested.',
  'Tanks are rinsed.',
  'Doors are locked.',
];

t.test(
  'a footer that is printed over another one is no text of the page, and neither are the words of both mixed',
  async (t) => {
    const bytes = await makePdf(({ page, regular }) => {
      for (const [index, body] of bodies.entries()) {
        const sheet = page();
        sheet.drawText(body, { x: 60, y: 700, size: 11, font: regular });
        sheet.drawText('Identical papers that can be edited are on the portal under Apply', {
          x: 60,
          y: 40,
          size: 9,
          font: regular,
        });
        if (index < 2)
          sheet.drawText(`Invitation to negotiate, sheet ${index + 1} of 2`, { x: 150, y: 41, size: 9, font: regular });
      }
    });
    const { pages } = await readDocument(await writeSource('portal.pdf', 'application/pdf', bytes), options);
    for (const [index, body] of bodies.entries()) {
      const text = pages[index]?.text ?? '';
      t.ok(text.includes(body));
      t.notMatch(text, /Identical|Apply/u);
    }
  },
);

t.test('the last line of forms, of which only the label is the same on each page, stays whole', async (t) => {
  const languages = ['English', 'French', 'Polish', 'Dutch', 'Greek'];
  const bytes = await makePdf(({ page, regular }) => {
    for (const [index, language] of languages.entries()) {
      const sheet = page();
      sheet.drawText(`Curriculum of expert ${bodies[index]}`, { x: 60, y: 700, size: 11, font: regular });
      sheet.drawText(`Languages that the expert speaks: ${language}`, { x: 60, y: 45, size: 11, font: regular });
    }
  });
  const { pages } = await readDocument(await writeSource('experts.pdf', 'application/pdf', bytes), options);
  for (const [index, language] of languages.entries())
    t.ok(pages[index]?.text.includes(`Languages that the expert speaks: ${language}`), language);
});

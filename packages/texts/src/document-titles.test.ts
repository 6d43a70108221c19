import t from 'tap';
import { documentTitles } from './document-titles.ts';

const titlesOf = (...names: string[]) => [...documentTitles(new Map(names.map((name) => [name, name]))).values()];

t.test('a document is told by its kind and number, or by the first words of its name', async (t) => {
  t.same(
    titlesOf(
      'RFP-2026-014_Addendum_No._2_Extension_of_the_closing_date.pdf',
      'annex-B price schedule.xlsx',
      'Amendment 0003.docx',
      'Instructions to Bidders.pdf',
      'schedule a visit.pdf',
      'Rehabilitation of the pumping stations of Lindental, instructions to bidders.pdf',
    ),
    [
      'Addendum 2',
      'Annex B',
      'Amendment 3',
      'Instructions to Bidders',
      'schedule a visit',
      'Rehabilitation of the pumping stations…',
    ],
  );
});

t.test('two documents never have the same title', async (t) => {
  t.same(titlesOf('Addendum 1 roads.pdf', 'Addendum 1 bridges.pdf', 'Corrigendum.pdf'), [
    'Addendum 1 roads',
    'Addendum 1 bridges',
    'Corrigendum',
  ]);
  const start = 'Rehabilitation of the pumping stations of Lindental';
  t.same(titlesOf(`${start}, part A.pdf`, `${start}, part B.pdf`, 'x.pdf', 'x.docx'), [
    `${start}, part A`,
    `${start}, part B`,
    'x.pdf',
    'x.docx',
  ]);
  t.same(titlesOf('.pdf'), ['.pdf']);
});

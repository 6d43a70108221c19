import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { findNamed } from './find-named.ts';

type Known = Parameters<typeof findNamed>[2];
const nothing: Known = { facts: [], texts: [], isSaid: () => false };

async function namedIn(title: string, paragraphs: string[], known = nothing): Promise<string[]> {
  const { passages } = await readTender(['# General', ...paragraphs].join('\n\n'));
  return findNamed(readPassages(passages).statements, wishedTopics(title, ''), known).map(({ text }) => text);
}

t.test('lots, extensions, variants, samples and minimum scores are said by name, in many languages', async (t) => {
  for (const [section, title, sentence] of [
    ['Scope', 'Lots', 'The supply is divided into three lots that are awarded separately.'],
    ['Scope', 'Lots', 'La fornitura è suddivisa in 25 lotti funzionali come nel prospetto allegato.'],
    ['Delivery', 'Extension', 'The contract may be extended for a further two years by the Board.'],
    ['Delivery', 'Extension', 'Le marché est reconduit tacitement par périodes de 12 mois au plus trois fois.'],
    ['Submission', 'Variants', 'Nebenangebote sind in diesem Verfahren nicht zugelassen und werden ausgeschlossen.'],
    ['Submission', 'Variants', 'Les candidats répondent à la solution de base, les variantes sont autorisées.'],
    ['Submission', 'Variants', '6. Zamawiający nie dopuszcza składania ofert wariantowych w tym postępowaniu.'],
    ['Submission', 'Samples', 'Bidders shall submit one sample of each lot within 10 days of the deadline.'],
    ['Evaluation', 'Minimum score', 'The minimum technical score required to qualify is 70 points out of 100.'],
    ['Evaluation', 'Minimum score', 'Bidders scoring a 4 or under against any criterion will be disqualified.'],
    ['Evaluation', 'Award', 'The contract shall be awarded to the bidder with the lowest evaluated price.'],
  ] as const)
    t.same(await namedIn(section, [sentence]), [`${title}: ${sentence}`], sentence);
});

t.test('what only looks like one of them is not said', async (t) => {
  for (const [section, sentence] of [
    ['Delivery', 'The validity of bids may be extended for a further two months.'],
    ['Delivery', 'The time limit may be extended for a further ten days.'],
    ['Delivery', 'For the first 2 items on the Base and Option Year tabs, quoters may delete or add rows.'],
    ['Delivery', 'The prices of the 2 option years shall be entered on worksheet 3 of the price form.'],
    ['Submission', 'No alternative proposal for key personnel shall be accepted by the Board.'],
    ['Evaluation', 'The minimum score is told to each bidder after the award.'],
  ] as const)
    t.same(await namedIn(section, [sentence]), [], sentence);
});

t.test('documents to submit are one line: the first words of each', async (t) => {
  t.same(
    await namedIn('Submission', [
      'Bidders are required to submit the following documents with their bids:',
      '- the completed price schedule (Annex 3);\n- a method statement of at most ten pages about how the work is planned;\n- two references.',
    ]),
    [
      'Documents to submit: the completed price schedule (Annex 3); a method statement of at most ten pages about …; two references',
    ],
  );
  t.same(
    await namedIn('Submission', [
      'The contractor shall submit the following documents with each invoice:',
      '- the timesheets;\n- the receipts.',
    ]),
    [],
    'not those of an invoice',
  );
});

t.test('a bid fact that is known says it already, and so does a line that is shown', async (t) => {
  const award = ['The contract shall be awarded to the bidder with the lowest evaluated price.'];
  const stated = { value: 'lowest price', text: '', place: { documentId: 'd', page: 1, start: 0, end: 1, quote: '' } };
  const fact = { fact: 'evaluation_method', stated, probability: 0.8 } as const;
  t.same(await namedIn('Evaluation', award, { ...nothing, facts: [fact] }), []);
  t.same((await namedIn('Evaluation', award, { ...nothing, facts: [{ ...fact, probability: 0.5 }] })).length, 1);
  t.same(await namedIn('Evaluation', award, { ...nothing, texts: award }), []);
});

t.test('who may bid, where is delivered, how long a bid is and what proves the finances is said by name', async (t) => {
  for (const [section, title, sentence] of [
    ['Eligibility', 'Who may bid', 'This procurement is open only to small enterprises and other local firms.'],
    ['Eligibility', 'Who may bid', 'DESTINADO À PARTICIPAÇÃO EXCLUSIVA DE MICROEMPRESAS E EMPRESAS DE PEQUENO PORTE.'],
    ['Delivery', 'Place of delivery', 'Local de entrega: Almoxarifado central, Rua do Porto 23'],
    ['Submission', 'Page limit', 'The technical proposal is limited to no more than twenty pages without its annexes.'],
    [
      'Eligibility',
      'Financial statements',
      'Bidders shall submit audited financial statements of the last three years.',
    ],
    ['Eligibility', 'References', 'The bidder provides three client references for services of the same kind.'],
  ] as const)
    t.same(await namedIn(section, [sentence]), [`${title}: ${sentence}`], sentence);
});

t.test('the words of these have other uses', async (t) => {
  for (const [section, sentence] of [
    ['Delivery', 'The joints withstand the pressure at the point of installation in the building.'],
    ['Delivery', 'FOB (place of shipment) | FCA (named place of delivery) | Ocean | Air | CIF | CIP'],
    ['Eligibility', 'The contractor may be asked to set aside assets for the obligations of the plan.'],
    ['Eligibility', 'The buyer keeps audited financial statements of the last three years in its records.'],
  ] as const)
    t.same(await namedIn(section, [sentence]), [], sentence);
});

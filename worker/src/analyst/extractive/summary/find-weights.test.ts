import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { findWeights } from './find-weights.ts';

async function weightsIn(...paragraphs: string[]): Promise<string | null> {
  const { passages } = await readTender(['# Evaluation', ...paragraphs].join('\n\n'));
  const claim = findWeights(passages, readPassages(passages).statements);
  for (const { page, quote, start, end } of claim?.citations ?? []) {
    const span = passages.flatMap(({ spans }) => spans).find((each) => each.page === page);
    t.equal(span?.pageText.slice(start, end), quote, 'the quote is what is at its place');
  }
  return claim?.text ?? null;
}

t.test('criteria that add up to 100 with the price are the weights of the award', async (t) => {
  t.equal(
    await weightsIn(
      'a. General qualifications: 40 points\nb. Proposed services: 40 points\nc. Cost proposal: 20 points\nTotal: 100 points',
    ),
    'Weights of the criteria: General qualifications 40; Proposed services 40; Cost proposal 20',
  );
  t.equal(
    await weightsIn('| Criterion | Weight |\n|---|---|\n| Price | 60 % |\n| Quality of the plan | 40 % |'),
    'Weights of the criteria: Price 60; Quality of the plan 40',
  );
  t.equal(
    await weightsIn('Critères de jugement des offres : Prix 60%, Mémoire technique 40%.'),
    'Weights of the criteria: Critères de jugement des offres : Prix 60%, Mémoire technique 40%.',
  );
});

t.test('weights with decimals add up to 100', async (t) => {
  t.equal(
    await weightsIn(
      '| Criterion | Weight |\n|---|---|\n| Price | 33.3 % |\n| Quality | 33.3 % |\n| Delivery plan | 33.4 % |',
    ),
    null,
    'a delivery is a share of the payment',
  );
  t.match(
    await weightsIn('| Criterion | Weight |\n|---|---|\n| Price | 33.3 % |\n| Quality | 33.3 % |\n| Staff | 33.4 % |'),
    /Price 33.3; Quality 33.3; Staff 33.4/,
  );
});

t.test('figures that do not, or that are about something else, are none', async (t) => {
  t.equal(await weightsIn('Experience of the team leader: 60 points\nKnowledge of the region: 40 points'), null);
  t.equal(await weightsIn('Quality: 50 points\nPrice: 30 points'), null);
  t.equal(await weightsIn('Fixed share of the price: 15%\nLabour index: 45%\nSteel price index: 40%'), null);
  t.equal(await weightsIn('Advance payment of the price: 30%\nOn delivery: 60%\nOn acceptance: 10%'), null);
});

import t from 'tap';
import { compareOffers } from './compare-offers.ts';
import type { CellState } from './model.ts';
import { pumpOffer, pumpStates, pumpTender } from './pump-offer.fixtures.ts';
import { type MadeSheet, parametersOf } from './testing-offers.fixtures.ts';
import { transformerOffer, transformerStates, transformerTender } from './transformer-offer.fixtures.ts';

const namesOf = (sheets: readonly MadeSheet[]) =>
  sheets.flatMap(({ rows }) => rows.slice(1).map(([name = '']) => name));

const pairs: [string, MadeSheet[], MadeSheet[], Readonly<Record<string, CellState>>][] = [
  ['a pump', pumpTender, pumpOffer, pumpStates],
  ['a transformer', transformerTender, transformerOffer, transformerStates],
];

for (const [title, asked, offered, right] of pairs) {
  t.test(`${title}: every row of an offer in other words, order and units`, async (t) => {
    const names = namesOf(asked);
    t.equal(names.length, 40);
    const expected = Object.fromEntries(names.map((name) => [name, right[name] ?? 'meets']));
    t.equal(Object.values(expected).filter((state) => state === 'deviates').length, 12);
    for (const kind of ['docx', 'xlsx', 'pdf'] as const) {
      const tender = await parametersOf(kind === 'docx' ? 'xlsx' : 'docx', asked);
      const offer = await parametersOf(kind, offered, names);
      const rows = compareOffers(tender, [offer]);
      t.same(
        rows.map(({ asked: { parameter } }) => parameter),
        names,
        `${kind}: the tender's parameters in their order`,
      );
      const states = Object.fromEntries(rows.map(({ asked, cells }) => [asked.parameter, cells[0]?.state]));
      t.same(states, expected, kind);
    }
  });
}

import t from 'tap';
import { hasWeight, placeIn } from './place-and-weights.ts';

t.test('a text names a place by words for places, a postal code beside a name, or a name alone', async (t) => {
  for (const place of [
    'Lieferort: Werk Nord',
    'lieu d’exécution : Quillan',
    'Delivery to 10115 Berlin',
    'New Delhi - 110 001',
    'Boston, MA 02110',
  ]) {
    t.equal(placeIn(place), 1, place);
  }
  t.equal(placeIn('Goods are delivered to the Darwin Centre.'), 0.5);
  for (const other of [
    'The supplier shall support the transport and report each effort.',
    'Local taxes are paid by the bidder.',
    'The bidder pays a fine of 50000 rupees.',
    'Liquidated damages in lieu of performance.',
  ]) {
    t.equal(placeIn(other), 0, other);
  }
});

t.test('weights are shares and points, not measures', async (t) => {
  for (const weight of ['Price 60 %', 'Quality: 40 points', 'Price (0.6)', '价格30分']) t.ok(hasWeight(weight), weight);
  for (const other of ['Tolerance 0.5 mm', '工期为3分钟', 'Price of the goods']) t.notOk(hasWeight(other), other);
});

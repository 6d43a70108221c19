import t from 'tap';
import { findFacts } from '../find-facts.ts';
import { factDocument } from '../testing/fact-document.ts';

const found = (lines: readonly string[], language = 'en') =>
  findFacts([factDocument([...lines], language)]).find(({ fact }) => fact === 'delivery_place')?.stated ?? null;

t.test('the place of delivery, of services or of works is stated under its label or in its sentence', async (t) => {
  const cases: [language: string, place: RegExp, ...lines: string[]][] = [
    ['en', /Harbour/, '# 5 Place of delivery', 'Central Stores, Harbour Road, Port Vell.'],
    ['en', /Darwin/, 'Place of performance: Darwin Centre, Shrewsbury'],
    ['en', /order level/, '# Place of performance', 'The place of performance is designated at the order level.'],
    ['en', /^Foundry/, 'The goods shall be delivered at the following address:', 'Foundry Nagar Road, Agra 282006'],
    ['en', /Millrace/, 'Name of work: Supply and installation of chairs at the Millrace campus, Tarrow'],
    ['en', /premises in Pune/, 'The team shall operate from the premises of the bank, its premises in Pune.'],
    ['it', /Umberto/, 'Il luogo di consegna della fornitura è: Magazzino, corso Umberto 103, 10128 Torino'],
    ['de', /Hafen/, 'Lieferanschrift: Werk Nord, Hafenstraße 5, 20457 Hamburg'],
    ['fr', /Wagram/, "Lieu d'exécution : site de Wagram, Paris"],
    ['zh', /阳泉/, '交货地点：山西省阳泉市一矿'],
  ];
  for (const [language, place, ...lines] of cases) t.match(found(lines, language)?.text, place, lines.join(' / '));
});

t.test('in a table it is the cell beside or below its name, not the row nor another header', async (t) => {
  t.equal(
    found(['1.3.3 | Place of delivery | Central Stores, Harbour Road | 40'])?.text,
    'Central Stores, Harbour Road',
  );
  const table = [
    'Consignee | Consignee address | Quantity',
    'M. Parihar | Site Office, NTPC Talcher, Angul 759107 | 40',
  ];
  const stated = found(table);
  t.equal(stated?.text, 'Site Office, NTPC Talcher, Angul 759107');
  t.equal(stated?.place.quote, stated?.text);
});

t.test('an address for bids, a court, a meeting or an office of the bidder is none', async (t) => {
  for (const line of [
    'Bids shall be delivered to the tender box at the office of the Director, Harbour Road, before 3 PM.',
    'This pact is subject to Indian law; the place of performance and jurisdiction is the seat of the buyer.',
    'The pre-bid meeting is held in the conference room, Harbour Road 5.',
    'State the locations of the office from which the bidder works.',
    'Registered office: Harbour Road 5, Port Vell.',
    'Describe the service delivery model, such as on-site, remote or hybrid.',
    'Place of delivery: ____________',
    'The goods shall be delivered to the stores of the department at the following physical addresses:',
    'Item | Place of delivery at the airport | Quantity',
    'The packing list states:\n- the place of delivery,\n- the kind of packing at the warehouse.',
  ]) {
    t.equal(found(line.split('\n')), null, line);
  }
});

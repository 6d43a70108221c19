import t from 'tap';
import { mostOfUnlikely } from './decide.ts';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

function periodIn(lines: string[], language = 'en') {
  const found = findFacts([factDocument(lines, language)]).find(({ fact }) => fact === 'contract_period');
  return { ...found?.stated, isToCheck: (found?.probability ?? 0) <= mostOfUnlikely };
}

t.test('a column of delivery days of items and consignees is not surely the period of the contract', async (t) => {
  const header = 'S. No. | Consignee | Quantity | Delivery days';
  const consignee = ['# Consignees', header, '1 | Central store, Bengaluru | 10 | 45'];
  t.match(periodIn(consignee), { value: 'P45D', isToCheck: true }, 'one row of a consignee');
  const sites = ['S. No. | Site | Delivery days', '1 | Central store, Bengaluru | 45', '2 | Store, Mysore | 45'];
  t.match(periodIn(['# Sites', ...sites]), { value: 'P45D', isToCheck: true }, 'several rows');
  const german = ['# Empfänger', 'Nr. | Empfänger | Menge | Lieferzeit (Tage)', '1 | Lager Bonn | 10 | 45'];
  t.match(periodIn(german, 'de'), { value: 'P45D', isToCheck: true }, 'in another language');
  const clause = 'The contract period is 45 days from the date of award.';
  t.match(
    periodIn(['# Sites', ...sites, '# Contract', clause]),
    { value: 'P45D', isToCheck: false, place: { quote: clause } },
    'a clause states it besides',
  );
});

t.test('the table of a notice with the one work gives the period of the contract', async (t) => {
  const work = [
    'Name of work | Estimated cost | Period of completion (in days)',
    'Repair of the roof | Rs. 90,000 | 45',
  ];
  t.match(periodIn(['# Notice', ...work]), { value: 'P45D', isToCheck: false });
  const form = ['2. Object, and period of the contract | ', 'Licences for a period of 12 months | '];
  t.match(periodIn(['# Form', ...form, 'Is it extended? | ']), { value: 'P12M', isToCheck: false }, 'a title across');
});

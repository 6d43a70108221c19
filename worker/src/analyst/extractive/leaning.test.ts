import t from 'tap';
import { leadsOver, leansOnBefore } from './leaning.ts';

t.test('a sentence that opens with a word for something said before leans on it', async (t) => {
  for (const text of [
    'It stays valid until 60 days after the end of the warranty period.',
    'They close clockwise.',
    'This is in addition to damages for delay.',
    'These limits do not apply to wilful misconduct.',
    'Such costs are borne by the Supplier.',
    'The same applies to spare parts.',
    'Failing that, disputes go to arbitration.',
    'In this case the bid is rejected.',
    'Sie ist bis zum Ende der Frist gültig.',
    'Diese Frist kann verlängert werden.',
    'In diesem Fall verfällt die Sicherheit.',
    'Elle reste valable 60 jours.',
    'Cette garantie est restituée après la réception.',
    'Il en est de même des sous-traitants.',
  ])
    t.ok(leansOnBefore(text), text);
});

t.test('a text that mentions itself, and a pronoun that means nothing, lean on nothing', async (t) => {
  for (const text of [
    'Italian suppliers may bid.',
    'This tender is open to all.',
    'These conditions apply to all deliveries.',
    'In this contract, "day" means a calendar day.',
    'It is the responsibility of the bidder to visit the site.',
    'It shall be noted that prices are firm.',
    'The same pump may not be offered in two bids.',
    'Such as are listed.',
    'Diese Ausschreibung umfasst zwei Lose.',
    'Die Angebotsfrist endet am 12. März 2027.',
    'Ce marché est conclu pour quatre ans.',
    "Il est interdit de sous-traiter l'ensemble.",
    'Celsius is the unit of temperatures.',
  ])
    t.notOk(leansOnBefore(text), text);
});

t.test('a sentence that ends before its list leads over to it', async (t) => {
  for (const text of [
    'Tenders cannot be accepted if',
    'The price includes the following',
    'Bids contain:',
    'Angebote werden ausgeschlossen, wenn',
    'Les offres sont rejetées si',
  ])
    t.ok(leadsOver(text), text);
  for (const text of ['Bids are due on 3 May.', 'The motif', 'The price is fixed.', 'What counts is the price'])
    t.notOk(leadsOver(text), text);
});

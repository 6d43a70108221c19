import t from 'tap';
import { findFacts } from '../find-facts.ts';
import type { FactName } from '../model.ts';
import { factDocument } from '../testing/fact-document.ts';

const statedValue = (fact: FactName, lines: string[], language = 'en') =>
  findFacts([factDocument(lines, language)]).find((each) => each.fact === fact)?.stated?.value;

t.test('values of facts as tenders state them', async (t) => {
  const cases: [fact: FactName, lines: string[], value: string, language?: string][] = [
    ['bid_security', ['# Bid security', 'Bid security (EMD) | Rs. 75,000/-'], 'INR 75000'],
    [
      'performance_security',
      [
        '# Performance security',
        'The successful bidder shall furnish a performance security of 5% of the contract value.',
      ],
      '5%',
    ],
    ['tender_fee', ['# Key information', 'Tender fee (non-refundable) | Rs. 1,180/-'], 'INR 1180'],
    ['pre_bid_meeting', ['# Schedule', 'Pre-bid meeting | 4 March 2031 at 11:00 am'], '2031-03-04T11:00'],
    [
      'clarification_deadline',
      ['# Key dates', 'Last date for clarification requests from bidders | 2 March 2031'],
      '2031-03-02',
    ],
    [
      'submission_deadline',
      ['# Bid specification', 'RFB Closing Details and Time | Date: 24 February 2031 Time: 11:00'],
      '2031-02-24T11:00',
    ],
    [
      'delay_damages',
      [
        '# Liquidated damages',
        'For delay the supplier shall pay liquidated damages of 0.5% of the contract price per week, subject to a maximum of 10%.',
      ],
      '0.5% per week, cap 10%',
    ],
    [
      'joint_venture',
      ['# Eligibility of bidders', 'Joint ventures or consortia are not allowed to participate in this tender.'],
      'no',
    ],
    [
      'bid_language',
      ['# Language of bids', 'The bid and all correspondence shall be written in the English language.'],
      'en',
    ],
    ['submission_deadline', ['# Termine', 'Ende der Angebotsfrist | 12.05.2031, 10:00 Uhr'], '2031-05-12T10:00', 'de'],
    ['bid_validity', ['# Bindefrist', 'Bindefrist | 60 Tage'], 'P60D', 'de'],
    ['bid_validity', ['# Vergabeart', 'Bindefrist endet am: 30.06.2031'], 'until 2031-06-30', 'de'],
    [
      'clarification_deadline',
      ['# Auskünfte', 'Fragen sind nur in Textform', 'bis spätestens zum 17.04.2031 23:59 einzureichen.'],
      '2031-04-17T23:59',
      'de',
    ],
    [
      'estimated_value',
      ['# Details of tender', 'Item | Estimate cost of tender (Rs) | EMD (Rs)\nMagnet | 2,09,00,000/- | 4,18,000/-'],
      '20900000',
    ],
    [
      'submission_deadline',
      ['# Calendrier', 'Date et heure limites de remise des offres | 12 mai 2031 à 12h00'],
      '2031-05-12T12:00',
      'fr',
    ],
  ];
  for (const [fact, lines, value, language] of cases)
    t.equal(statedValue(fact, lines, language), value, lines.join(' / '));
});

t.test('what only looks like a fact is none', async (t) => {
  t.equal(statedValue('bid_security', ['# Definitions', 'EMD means earnest money deposit.']), undefined);
  t.equal(
    statedValue('submission_deadline', ['# Background', 'The report of 4 March 2030 is on the website.']),
    undefined,
  );
  t.equal(statedValue('warranty', ['# Staff', 'The manager has 10 years of experience.']), undefined);
});

t.test('who helps with a portal is no contact of the tender', async (t) => {
  const help = 'Assistance in using the portal may be obtained via e-mail at helpdesk@portal.example.';
  t.equal(statedValue('contact', ['# 5.2 Invoices', help]), undefined);
  const both = 'Contact: Carla Dunn, buyer, c.dunn@harbour.example, also for help with access to the portal.';
  t.match(statedValue('contact', ['# 5.2 Contact', both]), /Carla Dunn/);
  const questions = 'Questions about the tender are sent by e-mail to bids@harbour.example.';
  t.match(statedValue('contact', ['# 5.2 Contact', questions]), /bids@harbour/);
});

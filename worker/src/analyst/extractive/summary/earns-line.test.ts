import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { earnsLine } from './earns-line.ts';

async function earns(
  topic: string,
  text: string,
  stated: string[] = [],
  told: Parameters<typeof earnsLine>[3] = {},
): Promise<boolean | undefined> {
  const { passages } = await readTender(['# General', text].join('\n\n'));
  const [statement] = readPassages(passages).statements;
  return (
    statement &&
    earnsLine(
      statement,
      topic,
      stated.map((line) => ({ text: line })),
      told,
    )
  );
}

t.test('what holds only in a case, commits nobody or runs into another text earns no line', async (t) => {
  for (const text of [
    'In case of a delay of the shipment the supplier shall inform the buyer within 3 days.',
    'Ultrapassado o prazo de 30 dias, o contratado deverá receber juros de 6% ao ano.',
    'Nothing herein shall limit the 2 years of the warranty of the supplier.',
    'The supplier shall have all permits, 8. and other approvals for 2 years.',
  ])
    t.equal(await earns('warranty', text), false, text);
  t.equal(await earns('warranty', 'The supplier shall repair each pump within 3 days of a notice.'), true);
});

t.test('beside the facts of a section about terms, other clauses earn none', async (t) => {
  const clause = 'The supplier shall repair each pump within 3 days of a notice.';
  t.equal(await earns('delivery', clause), true);
  t.equal(await earns('delivery', clause, ['Contract period: 12 months']), false);
  const dispute = 'All disputes shall be settled by arbitration in the city of Lindental.';
  t.equal(await earns('law', dispute), true);
  t.equal(await earns('law', dispute, ['Governing law: Lindental']), false);
  const secret = 'The supplier shall keep all data confidential for 3 years.';
  t.equal(await earns('law', secret), false);
  t.equal(await earns('law', secret, [], { isTitled: true }), true, 'below a heading of the topic');
});

t.test('a date earns a line where a bidder plans for it and no line has it', async (t) => {
  const visit = 'The site visit takes place on 3 May 2031 at the gate of the works.';
  t.equal(await earns('dates', visit), true);
  t.equal(await earns('dates', visit, ['Pre-bid meeting or visit: 3 May 2031']), false);
  const interviews = '| Oral interviews | 12 July 2031 |';
  const pickup = '| Pick-up of samples | 12 July 2031 |';
  t.equal(await earns('dates', interviews, ['Proposals due | 27 June 2031']), true);
  t.equal(await earns('dates', pickup, ['Proposals due | 27 June 2031']), false);
  t.equal(
    await earns('dates', pickup, ['Proposals due | 27 June 2031'], { isOfTable: true }),
    true,
    'of one timetable',
  );
  t.equal(await earns('dates', 'The tender was published on 3 May 2031 in the gazette of the state.'), false);
});

t.test('of rows, neither a list of standards nor the marks of a scale nor one without a quantity', async (t) => {
  t.equal(await earns('technical', '| Switchgear for indoor use | GB3906-1991 |'), false);
  t.equal(await earns('technical', '| Portal | Design |'), false);
  t.equal(await earns('technical', '| Rated voltage | 40.5 kV |', [], { hasParameter: true }), true);
  t.equal(await earns('evaluation', '| >100 & <=125 crores | 15 Marks |'), false);
});

t.test('an address that a line has earns none', async (t) => {
  const text = 'All bids must be sent by https://portal.example.org before the deadline.';
  t.equal(await earns('submission', text), true);
  t.equal(await earns('submission', text, ['How to submit: https://portal.example.org']), false);
});

import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { asksForIdentity, findIdentity } from './find-identity.ts';

async function identityOf(...paragraphs: string[]): Promise<string[]> {
  const { passages } = await readTender(paragraphs.join('\n\n'));
  const claims = findIdentity(passages, readPassages(passages).statements);
  for (const { citations } of claims) {
    const [place] = citations;
    const span = passages
      .flatMap(({ spans }) => spans)
      .find(({ page, start, end }) => page === place?.page && start <= place.start && place.end <= end);
    t.equal(span?.pageText.slice(place?.start, place?.end), place?.quote, 'the quote is what is at its place');
  }
  return claims.map(({ text }) => text);
}

t.test('what is bought, under which reference and by whom is said after its label', async (t) => {
  t.same(
    await identityOf(
      'Tender No.: NWB/2027/114',
      'Name of the Procuring Entity: Northern Water Board',
      '(a) Name of Work: Supply and commissioning of six pumps',
    ),
    ['Subject: Supply and commissioning of six pumps', 'Reference: NWB/2027/114', 'Buyer: Northern Water Board'],
  );
  t.same(await identityOf('RFP No. 2027-09', 'Some text.'), ['Reference: 2027-09'], 'a reference needs no colon');
  t.same(
    await identityOf(
      'Vergabenummer: 27-0113-EU',
      'Auftraggeber: Klinikum Lindental',
      'Gegenstand des Auftrags: Wartung der Aufzüge',
    ),
    ['Subject: Wartung der Aufzüge', 'Reference: 27-0113-EU', 'Buyer: Klinikum Lindental'],
  );
  t.same(
    await identityOf('बिड संख्या/Bid Number: GEM/2027/B/70'),
    ['Reference: GEM/2027/B/70'],
    'beside a label in another script',
  );
});

t.test('the first one counts', async (t) => {
  t.same(await identityOf('Tender No: A-1', 'Tender No: B-2'), ['Reference: A-1']);
});

t.test('a blank, a definition, a clause and another label are none', async (t) => {
  t.same(
    await identityOf(
      'Tender No.: ____________',
      'Employer: means the party named in the contract data',
      'Purchaser: The Purchaser shall pay within 30 days',
      'Client references: Three Northern Cities',
      'Name of Work: [insert the title]',
      'Reference No.: as agreed',
      'Project title: Request for Proposals (RFP)',
      'If tenderers who were invited to submit bids ask, all get the answers.',
    ),
    [],
  );
});

t.test('where a label is missing, the sentence that invites bids says it', async (t) => {
  const invitation = 'The Northern Water Board invites sealed bids for the supply of six pumps.';
  t.same(await identityOf('Tender No.: NWB/2027/114', 'Bids are invited in two envelopes.', invitation), [
    'Reference: NWB/2027/114',
    invitation,
  ]);
  const object = 'Le présent marché a pour objet la maintenance des ascenseurs de la ville.';
  t.same(await identityOf(object), [object]);
  const all = ['Tender No.: A-1', 'Employer: Northern Water Board', 'Name of Work: Six pumps and valves'];
  t.equal((await identityOf(...all, invitation)).length, 3, 'only where it is needed');
});

t.test('a section asks for it by naming the buyer or the reference', async (t) => {
  t.ok(asksForIdentity('The tender', 'What is bought, by which buyer, and under which tender number.'));
  t.ok(asksForIdentity('Vergabe', 'Öffentlicher Auftraggeber und Gegenstand'));
  t.notOk(asksForIdentity('Eligibility', 'Turnover, experience, references, certificates and other evidence.'));
  t.notOk(asksForIdentity('Scope', 'What the project contains, the subject and quantities.'));
});

import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { findIdentity } from './find-identity.ts';

async function identityOf(...lines: string[]): Promise<string[]> {
  const { passages } = await readTender(lines.join('\n\n'));
  return findIdentity(passages, readPassages(passages).statements).map(({ text }) => text);
}

t.test('the procedure is said as the first page names it', async (t) => {
  for (const [line, procedure] of [
    ['Vergabeart: Verhandlungsvergabe mit Teilnahmewettbewerb', 'Verhandlungsvergabe mit Teilnahmewettbewerb'],
    ['Modalidade: PREGÃO ELETRÔNICO', 'Pregão eletrônico'],
    ["Procédure : appel d'offres ouvert", "appel d'offres ouvert"],
    ['本项目采用公开招标方式。', '公开招标'],
    ['Invitation to Tender', 'Invitation to Tender'],
  ] as const)
    t.same(await identityOf('Tender No.: A-12', line), ['Reference: A-12', `Procedure: ${procedure}`], line);
});

t.test('the name of a procedure alone identifies no tender', async (t) => {
  t.same(await identityOf('The request for proposals is explained by the board to all firms.'), []);
});

t.test('what is bought is in the table of a notice under the name of its column', async (t) => {
  t.same(
    await identityOf(
      'Tender No.: A-12',
      'Item Description | Estimated cost | Deposit\nMagnet and accessories | 2,09,00,000 | 4,18,000',
    ),
    ['Subject: Magnet and accessories', 'Reference: A-12'],
  );
  const list = ['Pump of steel', 'Valve of steel', 'Pipe of steel'].map((item) => `${item} | 2 | 3`);
  t.same(
    await identityOf('Tender No.: A-12', `Item | Number | Price\n${list.join('\n')}`),
    ['Reference: A-12'],
    'a list has no name',
  );
});

t.test('the buyer is who is given that name', async (t) => {
  t.same(
    await identityOf('Die Stiftung Lindental (im Folgenden AG genannt) bittet um ein Angebot für eine Internetseite.'),
    ['Buyer: Stiftung Lindental'],
  );
});

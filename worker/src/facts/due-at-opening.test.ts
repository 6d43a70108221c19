import { certaintyOf } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

const deadlineOf = (lines: string[], language = 'es') =>
  findFacts([factDocument(lines, language)]).find(({ fact }) => fact === 'submission_deadline');

const opening = ['# Acto de apertura', 'Apertura de ofertas, fecha y hora: 22/07/2031 - 09:00 hs.'];

t.test('bids that are taken until the moment fixed for their opening are due then, to be checked', async (t) => {
  const until = 'Plazo y horario: hasta la fecha y hora fijada para la apertura de ofertas';
  const found = deadlineOf(['# Presentacion de ofertas', until, ...opening]);
  t.equal(found?.stated?.value, '2031-07-22T09:00');
  t.equal(found && certaintyOf(found.probability), 'check');
  t.match(found?.stated?.place.quote, /^Plazo y horario: hasta.*22\/07\/2031/s, 'the statement and the date together');
  t.ok(found?.stated?.place.quote.includes(found.stated.text));
});

t.test('where the date is far away, the statement alone is quoted', async (t) => {
  const until =
    'Las ofertas se presentan en sobre hasta el dia y hora fijados para la apertura, en la Oficina de Compras.';
  const found = deadlineOf([...opening, '# Articulo 9', until]);
  t.equal(found?.stated?.value, '2031-07-22T09:00');
  t.equal(found?.stated?.text, until);
  t.equal(found?.stated?.place.quote, until);
});

for (const [language, lines] of [
  [
    'en',
    [
      'Sealed envelopes are received at the office until the time fixed for the opening of bids.',
      'Date of opening of bids: 22 July 2031 at 09:00',
    ],
  ],
  [
    'pt',
    [
      'Os licitantes encaminham os envelopes até a data e o horário estabelecidos para abertura da sessão.',
      'Abertura das propostas: 22/07/2031 às 09:00',
    ],
  ],
] as const)
  t.test(`so they are in ${language}`, async (t) => {
    t.equal(deadlineOf([...lines], language)?.stated?.value, '2031-07-22T09:00');
  });

t.test('what may be done with anything else until then is no deadline of bids', async (t) => {
  for (const line of [
    'Bids received shall be kept sealed until the time fixed for opening.',
    'The bid security must be delivered before the date fixed for the opening.',
    'Powers of attorney may be presented before the time fixed for opening.',
    'Las consultas se reciben hasta el dia y hora fijados para la apertura.',
    'Los pliegos se entregan hasta la fecha fijada para la apertura.',
    'Las ofertas se presentan en sobre cerrado.',
  ])
    t.equal(deadlineOf([line, ...opening])?.stated ?? null, null, line);
});

t.test('a deadline of its own goes before', async (t) => {
  const own = 'Fecha límite de presentación de ofertas: 21/07/2031 a las 12:00 hs.';
  const until = 'Las ofertas se presentan hasta el dia y hora fijados para la apertura.';
  t.equal(deadlineOf([own, until, ...opening])?.stated?.value, '2031-07-21T12:00');
});

import t from 'tap';
import { foundIn } from './testing/found-in.ts';

t.test('a short form in capitals is a whole word, also where parts of words are looked for', async (t) => {
  const text = 'The mandatory agenda; an NDA, two NDAs, the NDA-form, each end\nand day.';
  for (const includePartsOfWords of [false, true]) {
    t.same(await foundIn(text, 'NDA', { includePartsOfWords }), ['exact: NDA', 'inflection: NDAs', 'exact: NDA']);
  }
  t.same(await foundIn('private, elevated and VAT-free', 'VAT', { includePartsOfWords: true }), ['exact: VAT']);
});

t.test('a short form never goes over a blank', async (t) => {
  t.same(await foundIn('It will\ndo. A B O Q. The BO Q and the LD.', 'LD'), ['exact: LD']);
  t.same(await foundIn('The BO Q, the BO\nQ and the BOQ.', 'BOQ'), ['exact: BOQ']);
});

t.test('in small letters a short form is another word where the document has it in capitals', async (t) => {
  t.same(await foundIn('A PAT is passed. Pay by pat or Pat.', 'PAT'), ['exact: PAT']);
  t.same(await foundIn('It is an IT policy, as it was.', 'IT'), ['exact: IT']);
  t.same(await foundIn('It is late.', 'IT'), [], 'nor where it is a function word');
  t.same(
    await foundIn('TENDER FEE\nA fee is due.', 'FEE'),
    ['exact: FEE', 'exact: fee'],
    'a heading is no sign of that',
  );
  t.same(await foundIn('The drain pan is of steel.', 'PAN'), [], 'nor where it usually is written in capitals');
  t.same(await foundIn('The permanent account number (pan).', 'PAN'), [
    'glossary: permanent account number',
    'exact: pan',
  ]);
  t.same(await foundIn('The PM starts at 5 p.m.', 'PM'), ['exact: PM']);
  t.same(await foundIn('We start at 5 p.m. or so', 'p.m.'), ['exact: p.m']);
});

t.test('an acronym has no form but its plural', async (t) => {
  const language = 'es';
  const text = 'El SIG y los SIGs que siguen al sistema. Sigue lo demás.';
  for (const includePartsOfWords of [false, true]) {
    const found = await foundIn(text, 'SIG', { language, includePartsOfWords });
    t.same(found, ['exact: SIG', 'inflection: SIGs']);
  }
  t.same(await foundIn('un sistema que siguen, los sistemas SIG', 'sistema SIG', { language }), [
    'inflection: sistemas SIG',
  ]);
  const five = 'La CONAC y sus conacos, de la CONAC.';
  t.same(await foundIn(five, 'CONAC', { language, includePartsOfWords: true }), ['exact: CONAC', 'exact: CONAC']);
  t.same(
    await foundIn('Das Werk, die Werke.', 'WERK', { language: 'de' }),
    ['exact: Werk', 'inflection: Werke'],
    'a word that was typed in capitals is none',
  );
  t.same(await foundIn('El plazo y los plazos de entrega', 'PLAZO DE ENTREGA', { language }), [
    'inflection: plazos de entrega',
  ]);
});

t.test('letters inside longer words are places only where that was asked for', async (t) => {
  t.same(await foundIn('I forbid a bid.', 'bid'), ['exact: bid']);
  t.same(await foundIn('I forbid a bid.', 'bid', { includePartsOfWords: true }), ['part_of_word: bid', 'exact: bid']);
});

t.test('dots of initials are no difference', async (t) => {
  const text = 'The T.D.S. is kept, TDS of 2%, T.D.S certificates and Mr T.D. Sand.';
  for (const keyword of ['TDS', 'T.D.S.', 'T.D.S']) {
    t.same(await foundIn(text, keyword), ['exact: T.D.S', 'exact: TDS', 'exact: T.D.S'], keyword);
  }
  t.same(await foundIn('The B.O.Q. rates and the BOQ rate', 'BOQ rates'), [
    'exact: B.O.Q. rates',
    'inflection: BOQ rate',
  ]);
  t.same(await foundIn('The bid. Security is due.', 'bid security'), [], 'the end of a sentence is one');
});

t.test('words in one or in two, with a hyphen or without', async (t) => {
  const text = 'Blacklisted, black listed and black-listed firms.';
  const written = ['exact: Blacklisted', 'exact: black listed', 'exact: black-listed'];
  for (const keyword of ['blacklisted', 'black listed', 'black-listed']) {
    t.same(await foundIn(text, keyword), written, keyword);
  }
  t.same(await foundIn('A pre bid meeting, the prebid and pre-bid queries', 'prebid'), [
    'exact: pre bid',
    'exact: prebid',
    'exact: pre-bid',
  ]);
  t.same(await foundIn('IP 55, IP55; 132 kV', 'IP55'), ['exact: IP 55', 'exact: IP55']);
  t.same(await foundIn('Of 132 kV and 132kV', '132kV'), ['exact: 132 kV', 'exact: 132kV']);
  t.same(await foundIn('Technical data sheets', 'datasheet'), ['inflection: data sheets']);
});

t.test('a blank between words by chance makes none of them', async (t) => {
  const wish = { includePartsOfWords: false };
  t.same(await foundIn('There is land.', 'island', wish), []);
  t.same(await foundIn('There is\nland.', 'island', wish), []);
  t.same(await foundIn('We wait for bid bonds.', 'forbid', wish), []);
  t.same(await foundIn('Rooms 10 00 and 12.', '1000', wish), []);
  t.same(await foundIn('I forbid it.', 'for bid', wish), []);
});

t.test('accents are optional where none are typed', async (t) => {
  const text = 'La garantía, las garantías y la GARANTIA.';
  t.same(await foundIn(text, 'garantia', { language: 'es' }), [
    'spelling: garantía',
    'spelling: garantías',
    'exact: GARANTIA',
  ]);
  t.same(await foundIn(text, 'garantía', { language: 'es' }), [
    'exact: garantía',
    'inflection: garantías',
    'spelling: GARANTIA',
  ]);
  t.same(await foundIn('El año, el ano.', 'año', { language: 'es' }), ['exact: año']);
  t.same(await foundIn('Bảo đảm dự thầu', 'bao dam du thau', { language: 'vi' }), ['spelling: Bảo đảm dự thầu']);
  t.same(await foundIn('Zamówienia składa się', 'zamowienia sklada', { language: 'pl' }), [
    'spelling: Zamówienia składa',
  ]);
  t.same(await foundIn('Йод и иод', 'иод', { language: 'ru' }), ['exact: иод'], 'other letters are no accents');
});

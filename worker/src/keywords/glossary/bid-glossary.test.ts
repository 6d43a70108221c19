import t from 'tap';
import { foundIn } from '../testing/found-in.ts';
import { bidTerms } from './bid-terms.ts';

t.test('a usual short form leads to its words, and these to it', async (t) => {
  t.same(await foundIn('An earnest money deposit is due.', 'EMD'), ['glossary: earnest money deposit']);
  t.same(await foundIn('The EMD is 2%; no emd file.', 'earnest money deposit'), ['glossary: EMD']);
  t.same(await foundIn('The E.M.D. and a BoQ', 'Bill of Quantities'), ['glossary: BoQ']);
  t.same(await foundIn('Performance bank guarantees lapse.', 'PBG'), ['glossary: Performance bank guarantees']);
  t.same(await foundIn('Notices inviting tender; the NIT fee', 'NIT fee'), ['exact: NIT fee']);
});

t.test('other languages have their own', async (t) => {
  const text = 'Le cahier des clauses techniques particulières (voir annexe) complète le D.C.E.';
  t.same(await foundIn(text, 'CCTP', { language: 'fr' }), ['glossary: cahier des clauses techniques particulières']);
  t.same(await foundIn(text, 'dossier de consultation des entreprises', { language: 'fr' }), ['glossary: D.C.E']);
  t.same(await foundIn(text, 'CCTP', { language: 'en' }), []);
});

t.test('what the document defines itself wins', async (t) => {
  t.same(
    await foundIn('Lighting designers are led by a Late Officer Assistant (LOA). The LOA signs.', 'letter of award'),
    [],
  );
});

t.test('a short form with several meanings, or of two letters, needs its words beside it', async (t) => {
  t.same(await foundIn('TDS is kept.', 'tax deducted at source'), []);
  t.same(await foundIn('Tax deducted at source: TDS is kept.', 'tax deducted at source'), [
    'exact: Tax deducted at source',
    'glossary: TDS',
  ]);
  t.same(await foundIn('Liquidated damages. The LD room.', 'liquidated damages'), ['exact: Liquidated damages']);
  const often = 'Liquidated damages: LD of 1% a week; LD is at most 10%; no LD before May.';
  t.same((await foundIn(often, 'liquidated damages')).length, 4);
});

t.test('every entry is a short form of capitals with long forms in small letters, each once', async (t) => {
  for (const [language, terms] of Object.entries(bidTerms)) {
    const lines = terms.trim().split('\n');
    const shorts = lines.map((line) => {
      const [short = '', longs = ''] = line.trim().split(' = ');
      t.match(short, /^\p{Lu}{2,9}$/u, `${language} ${short}`);
      for (const long of longs.split('; ')) t.match(long, /^\p{Ll}[\p{Ll}\p{M}'’ -]+$/u, `${language} ${short}`);
      return short;
    });
    t.same(shorts.length, new Set(shorts).size, language);
  }
});

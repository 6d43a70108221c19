import t from 'tap';
import { namedGlyphs, readGlyphName, textOfGlyph } from './glyph-names.ts';

const textOf = (name: string) => readGlyphName(name)?.text ?? null;

t.test('names of glyphs are read part by part, without their form', async (t) => {
  t.same(['f_f_i', 'f_i.liga', 't_t', 'ffl', 'uni00660069', 'T_h'].map(textOf), ['ffi', 'fi', 'tt', 'ffl', 'fi', 'Th']);
  t.same(['a.sc', 'one.lnum', 'eacute.sc', 'period.tf', 'u1F600', 'ccedilla'].map(textOf), [
    'a',
    '1',
    'é',
    '.',
    '😀',
    'ç',
  ]);
});

t.test('names that say no character are none', async (t) => {
  const none = ['.notdef', 'g123', 'cid_45', 'f_', 'uniD800', 'u110000', 'constructor', 'x'.repeat(300), ''];
  t.same(
    none.map(textOf),
    none.map(() => null),
  );
});

t.test('a name is taken where it is the surer source', async (t) => {
  const named = namedGlyphs(
    new Map([
      [2, 'f_i'],
      [3, 'fi'],
      [35, 'one.lnum'],
      [65, 'A'],
    ]),
  );
  t.equal(textOfGlyph('\u019f', 2, named), 'fi', 'a ligature, whatever the map to Unicode says');
  t.equal(textOfGlyph('\u0003', 3, named), 'fi', 'a character that no text has');
  t.equal(textOfGlyph('\ufb01', 3, named), '\ufb01');
  t.equal(textOfGlyph('#', 35, named), '1', 'the code, because nothing better is known');
  t.equal(textOfGlyph('B', 65, named), 'B', 'the map of the document');
  t.equal(textOfGlyph('x', 99, named), 'x');
});

import t from 'tap';
import { vaguenesses } from './vague-words.ts';

const found = (language: string, text: string) =>
  vaguenesses.flatMap(({ words }) => {
    const pattern = words[language as keyof typeof words];
    return (pattern && new RegExp(pattern, 'u').exec(text)?.[0]) ?? [];
  });

t.test('a number with spaces between its thousands is one', async (t) => {
  t.same(found('de', 'Es werden etwa 4 200 Bilder geliefert.'), ['etwa 4 200 Bilder']);
  t.same(found('fr', 'environ 12\u202f000 m² de façade'), ['environ 12\u202f000 m²']);
  t.same(found('en', 'about 3 rooms'), ['about 3 rooms']);
});

import t from 'tap';
import { isTag, tagsIn } from './tags.ts';

t.test('tags of plants', async (t) => {
  for (const tag of [
    'P-101',
    'P-101A/B/C',
    'P-101 A/B',
    'FV-2001',
    '10-PSV-1001A',
    'TK-01',
    'P101A',
    'P-1001A/1001B',
    'GV-101, GV-102',
  ]) {
    t.ok(isTag(tag), tag);
  }
});

t.test('standards, sizes, materials and numbers are none', async (t) => {
  const texts = [
    'ISO 9906',
    'ISO-9001',
    'EN 1092-2',
    'EN-GJS-500-7',
    'DN150',
    'PN-16',
    'IP55',
    'IE4',
    'SS316',
    'A4-70',
    '1.4408',
    '500',
    'Value',
    'P-101 pumps',
  ];
  for (const text of texts) t.notOk(isTag(text), text);
});

t.test('tags inside a title', async (t) => {
  t.same(tagsIn('Table 15 – Datasheet P-101A/B/C'), ['P-101A/B/C']);
  t.same(tagsIn('6.3 P-101A/B/C Raw water intake pumps, EN 1092-2, ISO-9906'), ['P-101A/B/C']);
  t.same(tagsIn('Gate valves GV-101 and GV-102'), ['GV-101', 'GV-102']);
  t.same(tagsIn('Technical specification'), []);
});

import t from 'tap';
import { isTag, isTagInPlace, tagsIn, tagsInTitle } from './tags.ts';

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

t.test('a cell may name several pieces of equipment, but a long list of them is text', async (t) => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `GV-${101 + index}`).join(', ');
  t.ok(isTag(list(4)), list(4));
  t.notOk(isTag(list(12)), list(12));
  t.notOk(isTagInPlace(list(12)), list(12));
});

t.test('tags inside a title', async (t) => {
  t.same(tagsIn('Table 15 – Datasheet P-101A/B/C'), ['P-101A/B/C']);
  t.same(tagsIn('6.3 P-101A/B/C Raw water intake pumps, EN 1092-2, ISO-9906'), ['P-101A/B/C']);
  t.same(tagsIn('Gate valves GV-101 and GV-102'), ['GV-101', 'GV-102']);
  t.same(tagsIn('Technical specification'), []);
});

t.test('one figure makes a tag where tags are expected, and nowhere else', async (t) => {
  for (const tag of ['P-1', 'P-1A/B', 'P-1A, P-1B', 'E-7/8', 'P-101']) t.ok(isTagInPlace(tag), tag);
  for (const text of ['P-1', 'A-1']) t.notOk(isTag(text), text);
  for (const text of ['ISO-1', 'IE-4', 'PN-6', 'Value', '1']) t.notOk(isTagInPlace(text), text);
  t.same(tagsInTitle('PUMP DATA SHEET P-1A/B'), ['P-1A/B']);
  t.same(tagsInTitle('Data sheet P-101, revision A-1'), ['P-101']);
  for (const title of ['Annex A-1 Pump data sheet', 'Data sheet for ISO-9 cleanrooms', 'Form F-2: pump data'])
    t.same(tagsInTitle(title), [], title);
});

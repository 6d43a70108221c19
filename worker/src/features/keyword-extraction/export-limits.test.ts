import t from 'tap';
import type { ExportRun } from '../runs/exports/export-run.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';
import { trimKeywords } from './export-limits.ts';
import type { KeywordHit, KeywordItem, KeywordMatch } from './items.ts';
import { keywordCsv } from './keyword-workbook.ts';

const run: ExportRun = {
  ...{ requestType: 'keyword_extraction', tenderName: 'Pumps', documentNames: [], engine: null, model: null },
  ...{ result: null, finishedAt: new Date(), languages: new Map() },
};

function keyword(ordinal: number, places: number, inside = 0): KeywordItem {
  const hit = (match: KeywordMatch, page: number): KeywordHit => ({
    ...{ documentId: 'd', fileName: 'a.pdf', page, match, found: 'pump', section: [] },
    ...{ sentence: 'A pump.', start: 2, end: 6 },
  });
  const hits = [
    ...Array.from({ length: inside }, (_, page) => hit('part_of_word', page)),
    ...Array.from({ length: places }, (_, page) => hit('exact', page)),
  ];
  const counts = { exact: places, part_of_word: inside };
  const headline = { keyword: `word ${ordinal}`, total: places, counts, documents: [], digest: null };
  return { kind: 'keyword', ordinal, headline, content: { hits }, correction: null };
}

const hitsOf = (item: StoredItem) => (item as KeywordItem).content.hits;

t.test('a list of places ends at what a spreadsheet opens, and says how many are missing', async (t) => {
  const items = [keyword(0, 150_000), keyword(1, 60_000), keyword(2, 5)].map(trimKeywords('csv'));
  t.same(
    items.map((item) => hitsOf(item).length),
    [150_000, 50_000, 0],
  );
  const lines = (await keywordCsv(run, items)).toString().split('\r\n');
  t.equal(lines.length, 1 + 200_000 + 1 + 1);
  t.equal(lines.at(-2), '10005 further places are not listed.');
});

t.test('a report keeps the places that count before letters inside longer words', async (t) => {
  const trim = trimKeywords('docx');
  const matches = hitsOf(trim(keyword(0, 299, 10))).map(({ match }) => match);
  t.same(matches.slice(-2), ['exact', 'part_of_word']);
  t.equal(matches.length, 300);
});

t.test('a report knows how many places of each keyword the workbook lists', async (t) => {
  const items = () => [keyword(0, 60_000), keyword(1, 60_000), keyword(2, 5)];
  const told = items()
    .map(trimKeywords('docx'))
    .map((item) => (item as KeywordItem).content.inWorkbook);
  t.same(told, [60_000, 40_000, 0]);
  t.same(
    told,
    items()
      .map(trimKeywords('xlsx'))
      .map((item) => hitsOf(item).length),
  );
});

t.test('only keywords are cut', async (t) => {
  const item: StoredItem = { kind: 'table', ordinal: 0, headline: {}, content: {}, correction: null };
  t.equal(trimKeywords('docx')(item), item);
});

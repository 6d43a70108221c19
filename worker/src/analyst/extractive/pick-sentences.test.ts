import t from 'tap';
import type { Candidate } from '../../search/candidates.ts';
import type { Passage } from '../../search/rank-passages.ts';
import { splitSentences } from '../../search/sentences.ts';
import { pickSentences } from './pick-sentences.ts';

/** A page as one passage, each sentence scored by what it holds. */
function passageOf(pageText: string, scoreOf: (sentence: string) => number, end = pageText.length): Passage {
  const spans = [{ page: 3, start: 0, end, pageText }];
  const candidate: Candidate = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose', sectionPath: [], spans };
  const sentences = splitSentences(pageText, 0, end).map((stretch) => {
    const text = pageText.slice(stretch.start, stretch.end);
    return { ...stretch, page: 3, text, score: scoreOf(text), said: 1, cue: 1 };
  });
  const best = sentences.reduce(
    (found, { score }, index) => (score > (sentences[found]?.score ?? 0) ? index : found),
    0,
  );
  return { candidate, score: 1, page: 3, sentences, best };
}

const table = [
  'Table 27 – Payment milestones',
  '',
  'No. | Milestone | Share of the price',
  '1 | Order acknowledged | 10%',
  '2 | Drawings approved | 20%',
  '3 | Pumps delivered | 60%',
  '4 | Final documents | 10%',
].join('\n');
const quotes = (passage: Passage) => pickSentences([passage]).map(({ quote }) => quote);

t.test('a caption gives the first rows of its table, as they stand', async (t) => {
  const unnumbered = table.replaceAll(/^(?:No\.|\d) \| /gmu, '');
  t.same(quotes(passageOf(unnumbered, (text) => (text.startsWith('Table') ? 1 : 0))), [
    'Milestone | Share of the price\nOrder acknowledged | 10%',
    'Drawings approved | 20%',
    'Pumps delivered | 60%',
    'Final documents | 10%',
  ]);
  const split = unnumbered.replace('\n\n', '\n\nShare of\n\n');
  t.match(
    quotes(passageOf(split, (text) => (text.startsWith('Table') ? 1 : 0)))[0],
    /^Milestone \| /,
    'below a lone line',
  );
  const upToCaption = unnumbered.indexOf('\n');
  t.equal(quotes(passageOf(unnumbered, () => 1, upToCaption)).length, 4, 'also where they stand in the next chunk');
});

t.test('a header row is read together with the row below it', async (t) => {
  const [first] = quotes(passageOf(table, (text) => (text.startsWith('No.') ? 1 : 0)));
  t.equal(first, 'No. | Milestone | Share of the price\n1 | Order acknowledged | 10%');
});

t.test('captions and headings are not said beside a better sentence', async (t) => {
  const page = [
    '10.5 Liquidated damages',
    '',
    'Liquidated damages are 0.5% of the price for each week.',
    '',
    'Table 4: Liquidated damages by item',
    '',
    'They end at 5% of the price in all.',
  ].join('\n');
  const said = ['Liquidated damages are 0.5% of the price for each week.', 'They end at 5% of the price in all.'];
  t.same(quotes(passageOf(page, (text) => (text.startsWith('Liq') ? 1 : 0.9))), said);
  t.same(quotes(passageOf(page, (text) => (text.startsWith('10.5') ? 1 : 0.1))), said);
});

t.test('a row is quoted from where it stands on its page', async (t) => {
  for (const { start, end, quote } of pickSentences([passageOf(table, () => 1)])) {
    t.equal(table.slice(start, end), quote);
  }
});

import t from 'tap';
import { createArraySource } from './array-source.ts';
import type { Candidate } from './candidates.ts';
import { searchSource } from './search-passages.ts';

const passageOf = (pageText: string, ordinal: number): Candidate => ({
  ...{ documentId: 'd', language: 'de', ordinal, kind: 'prose', sectionPath: [] },
  spans: [{ page: ordinal + 1, start: 0, end: pageText.length, pageText }],
});

t.test('a word that frames a question counts less than what it asks about', async (t) => {
  const page = [
    'Nebenangebote sind nicht zugelassen, die Regelungen dazu gelten nicht.',
    'Zuschlagskriterien nennt das Formblatt der Vergabestelle.',
  ].join('\n\n');
  const question = 'Welche Zuschlagskriterien gelten?';
  const { likely } = await searchSource(createArraySource([passageOf(page, 0)]), { question, history: [] });
  t.match(likely[0]?.sentences[likely[0].best]?.text, /^Zuschlagskriterien/);
});

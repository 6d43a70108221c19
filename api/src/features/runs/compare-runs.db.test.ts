import { newId } from '@bidloom/db';
import t from 'tap';
import { openRunScene, type SampleRun } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, ben, stranger, base } = scene;

type Items = NonNullable<SampleRun['items']>;
const run = (requestType: NonNullable<SampleRun['requestType']>, items: Items, by = ada) =>
  scene.addRun({ requestType, items, by });

async function changes(later: string, earlier: string, person = ada) {
  const { status, body } = await api.call(person, 'GET', `${base}/${later}/changes/${earlier}`);
  if (status !== 200) return { status, message: body.message };
  const told = body.data.changes.map(
    ({ kind, title, before, after }: Record<string, { text: string } | string | null>) =>
      [kind, title, textOf(before), textOf(after)] as const,
  );
  return { told, counts: body.data.counts };
}
const textOf = (side: unknown) => (side as { text: string } | null)?.text ?? null;

t.test('keywords are compared by their hits in each document, whichever version of it was read', async (t) => {
  const keyword = (word: string, ...documents: [string, number][]) => ({
    kind: 'keyword',
    headline: {
      ...{ keyword: word, origin: 'custom', total: 1, counts: {}, digest: null },
      documents: documents.map(([fileName, count]) => ({ documentId: newId(), fileName, count })),
    },
    content: { hits: [] },
  });
  const earlier = await run('keyword_extraction', [
    keyword('pump', ['Scope.pdf', 12], ['Terms.pdf', 1]),
    keyword('bond', ['Terms.pdf', 3]),
  ]);
  const later = await run('keyword_extraction', [
    keyword('Pump', ['Scope.pdf', 14], ['Addendum.pdf', 2]),
    keyword('bond', ['Terms.pdf', 3]),
  ]);
  t.same(await changes(later, earlier), {
    told: [
      ['changed', 'Scope.pdf', '12 hits', '14 hits'],
      ['added', 'Addendum.pdf', null, '2 hits'],
      ['removed', 'Terms.pdf', '1 hit', null],
    ],
    counts: { added: 1, removed: 1, changed: 1, same: 1 },
  });
});

t.test('values are compared with their units and corrections, and lead to their place', async (t) => {
  const documentId = newId();
  const sheet = (...values: [string, string, string][]) => ({
    kind: 'datasheet',
    headline: { documentId, fileName: 'Scope.pdf', title: null, tags: [], pages: [3], parameters: values.length },
    content: {
      parameters: values.map(([tag, parameter, value]) => ({
        ...{ tag, parameter, value, unit: 'bar', condition: null, section: 'Rated', normalized: null, page: 3 },
        ...{ quote: `${parameter} ${value}`, boxes: [], keyword: null, origin: 'rules' },
      })),
    },
  });
  const earlier = await run('datasheet_extraction', [
    sheet(['P-1', 'Pressure', '10'], ['P-1', 'Pressure', '12'], ['P-2', 'Pressure', '9']),
  ]);
  const later = await run('datasheet_extraction', [
    sheet(['P-1', 'Pressure', '12'], ['P-1', 'Pressure', '11'], ['P-2', 'Pressure', '9']),
  ]);
  t.same(await changes(later, earlier), {
    told: [['changed', 'P-1 · Pressure', '10 bar', '11 bar']],
    counts: { added: 0, removed: 0, changed: 1, same: 2 },
  });
  const correction = { parameters: [{ index: 2, value: '8', unit: 'bar' }] };
  t.equal((await api.call(ada, 'PATCH', `${base}/${later}/items/0`, { correction })).status, 200);
  const { body } = await api.call(ada, 'GET', `${base}/${later}/changes/${earlier}`);
  t.match(body.data.changes[1], {
    ...{ kind: 'changed', group: 'Rated', after: { text: '8 bar', byHand: true, place: { documentId, page: 3 } } },
  });
});

t.test('answers are compared by their question, sections by their title, and one that is empty is none', async (t) => {
  const [warranty, law] = [newId(), newId()];
  const answer = (questionId: string, text: string) => ({
    kind: 'answer',
    headline: {
      ...{ questionId, categoryId: newId(), categoryName: 'Legal', question: `About ${questionId}?`, answer: text },
      ...{ answered: text !== '', confidence: 0.9, failure: null, claims: [], citations: [] },
    },
  });
  const earlier = await run('batch_query', [answer(warranty, '12 months.'), answer(law, '')]);
  const later = await run('batch_query', [answer(warranty, '24 months.'), answer(law, 'French law.')]);
  t.same(await changes(later, earlier), {
    told: [
      ['changed', `About ${warranty}?`, '12 months.', '24 months.'],
      ['added', `About ${law}?`, null, 'French law.'],
    ],
    counts: { added: 1, removed: 0, changed: 1, same: 0 },
  });
  const section = (title: string, ...texts: string[]) => ({
    kind: 'summary_section',
    headline: {
      title,
      prompt: '',
      claims: texts.map((text) => ({ text, citations: [], supported: true })),
      citations: [],
    },
  });
  const first = await run('summary', [section('Scope', 'Ten  pumps.', 'Two valves.'), section('Dates', 'In May.')]);
  const second = await run('summary', [section('Scope', 'Ten pumps.', 'Two valves.'), section('Law')]);
  t.same(await changes(second, first), {
    told: [['removed', 'Dates', 'In May.', null]],
    counts: { added: 0, removed: 1, changed: 0, same: 1 },
  });
  t.match(await changes(second, later), { status: 400, message: 'Only runs of the same kind can be compared' });
});

t.test('only runs of one tender that the caller may see are compared', async (t) => {
  const [mine, hers] = [await run('chat_export', []), await run('chat_export', [], ben)];
  t.match(await changes(mine, hers), { status: 404 });
  t.match(await changes(mine, mine), { status: 400 });
  const summary = await run('summary', []);
  t.match(await changes(summary, summary, stranger), { status: 404 });
  t.match(await changes(summary, newId()), { status: 404 });
  t.match(await changes(summary, summary), { told: [], counts: { same: 0 } });
});

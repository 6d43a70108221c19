import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import type { ModelRequest } from '../../../testing/model-request.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

async function suggest(keywords: string[], reply: (request: ModelRequest) => object) {
  const server = await startModelServer({ reply });
  t.teardown(() => server.close());
  const watched = watchedCall();
  const tasks = createLangchainTasks(configFor(server), computeHere, quickPatience);
  return { synonyms: await tasks.suggestSynonyms({ keywords, ...watched.call }), server, ...watched };
}

t.test('words that can be none are left out', async (t) => {
  const { synonyms } = await suggest(['Bid Bond', 'nothing'], () => ({
    keywords: [
      {
        n: 1,
        synonyms: [
          'Bid  Security',
          'bid-bond',
          'BIDBOND',
          'bid security',
          'EMD',
          ' ',
          'x',
          '42',
          '<b>guarantee</b>',
          'a'.repeat(80),
          'one two three four five six seven',
        ],
      },
      { n: 2, synonyms: [] },
      { n: 7, synonyms: ['of no keyword'] },
    ],
  }));
  t.same([...synonyms], [['Bid Bond', ['bid security', 'emd']]]);
});

t.test('six at most for one keyword', async (t) => {
  const { synonyms } = await suggest(['delay'], () => ({
    keywords: [{ n: 1, synonyms: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'] }],
  }));
  t.equal(synonyms.get('delay')?.length, 6);
});

t.test('many keywords are asked for some at a time, each once', async (t) => {
  const keywords = Array.from({ length: 70 }, (_, index) => `keyword ${index}`);
  const echo = ({ body }: ModelRequest) => ({
    keywords: [...(body.messages?.at(-1)?.content ?? '').matchAll(/n="(\d+)">\nkeyword (\d+)/gu)].map(
      ([, n, name]) => ({
        n: Number(n),
        synonyms: [`word for ${name}`],
      }),
    ),
  });
  const { synonyms, server, spent, progress } = await suggest([...keywords, 'keyword 1', ' '], echo);
  t.equal(synonyms.size, 70);
  t.same(synonyms.get('keyword 64'), ['word for 64']);
  t.equal(server.requests.length, 3);
  t.equal(spent.length, 3);
  t.same(progress.at(-1), [70, 70]);
});

t.test('no keywords, no call', async (t) => {
  const { synonyms, server } = await suggest([], () => ({}));
  t.equal(synonyms.size, 0);
  t.equal(server.requests.length, 0);
});

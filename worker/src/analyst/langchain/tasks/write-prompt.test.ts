import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

const server = await startModelServer();
t.teardown(() => server.close());

async function write(...texts: string[]) {
  const before = server.requests.length;
  server.next(...texts.map((text) => ({ kind: 'say' as const, text })));
  const { call, spent } = watchedCall();
  const tasks = createLangchainTasks(configFor(server), computeHere, quickPatience);
  const prompt = tasks.writePrompt({ wish: 'payment terms', ...call });
  return { prompt: await prompt.catch((error: Error) => error), spent, requests: server.requests.slice(before) };
}

t.test('the prompt is plain text, whatever the model makes of it', async (t) => {
  const { prompt, spent, requests } = await write(
    '<think>Hm.</think>\n## Payment\n\n- List **all** payment terms, with `dates`.\n- See [the law](https://evil.example/x) ![x](https://evil.example/y.png).<br>',
  );
  t.equal(prompt, 'Payment List all payment terms, with dates. See the law x.');
  t.equal(spent.length, 1);
  t.notOk(requests[0]?.body.response_format, 'it is no form');
  t.equal((await write('"List all payment terms."')).prompt, 'List all payment terms.');
});

t.test('it is no longer than a template takes', async (t) => {
  const { prompt } = await write('List every payment with its date and amount. '.repeat(100));
  t.type(prompt, 'string');
  t.ok(String(prompt).length <= 1500 && String(prompt).length > 1400);
  t.ok(String(prompt).endsWith('amount.'));
});

t.test('an answer of nothing is asked for once more, and then a failure', async (t) => {
  t.equal((await write(' ', 'List all.')).prompt, 'List all.');
  const { prompt, spent } = await write('', '***');
  t.match(prompt, { name: 'PermanentError', message: /did not give a usable result/u });
  t.equal(spent.length, 2);
});

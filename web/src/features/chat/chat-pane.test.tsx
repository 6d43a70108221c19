import type { ServerResponse } from 'node:http';
import type { ChatEntry } from '@bidloom/contract/chat';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { chatModule } from './chat.sagas.ts';
import { chatOpened } from './chat.slice.ts';
import { ChatPane } from './chat-pane.tsx';
import { entryOf } from './testing/entry-of.ts';

const pending = entryOf(1, { question: 'How much is the bid security?' });
const { workspaceId } = pending;
const citation = { documentId: 'd-1', fileName: 'tender.pdf', page: 3, quote: 'EUR 48,500', boxes: [] };
const answered: ChatEntry = {
  ...pending,
  status: 'answered',
  answered: true,
  band: 'answer',
  confidence: 0.7,
  engine: 'extractive',
  answer: 'The security is EUR 48,500. It is red.',
  claims: [
    { text: 'The security is EUR 48,500.', citations: [0], supported: true },
    { text: 'It is red.', citations: [], supported: false },
  ],
  citations: [{ ...citation, documentId: '01a1f800-0000-7000-8000-0000000000d1' }],
};

const write = (response: ServerResponse, event: string, data: unknown) =>
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** The chat over a server whose history is what `history` says when it is asked. */
async function open(history: () => ChatEntry[], handle: (request: Received) => Reply = () => ({ status: 404 })) {
  const api = await startApi((request) =>
    request.url === '/AI/chat-history' ? { body: pageOf(history()) } : handle(request),
  );
  const onOpen = vi.fn();
  const pane = <ChatPane workspaceId={workspaceId} documentIds={undefined} hint={null} titled onOpen={onOpen} />;
  const view = await renderApp(pane, { modules: [chatModule] });
  view.store.dispatch(chatOpened(workspaceId));
  return { ...api, ...view, onOpen };
}

function askIt(question = pending.question) {
  const input = screen.getByLabelText('Your question');
  fireEvent.change(input, { target: { value: question } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

test('an answer streams in, and every sentence then carries its source or says that it has none', async () => {
  let answer = (_event: string, _data: unknown) => {};
  const { requests, onOpen } = await open(
    () => [],
    () => ({
      stream: (response) => {
        answer = (event, data) => void write(response, event, data);
        answer('entry', pending);
      },
    }),
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  expect(await screen.findByText('Thinking...', { selector: 'label' })).toBeTruthy();
  await expect.poll(() => requests.some(({ url }) => url === '/AI/ask-question')).toBe(true);
  await screen.findByRole('article', { name: pending.question });
  answer('token', { text: 'The security is ' });
  answer('token', { text: 'EUR 48,500.' });
  expect(await screen.findByText('The security is EUR 48,500.')).toBeTruthy();
  answer('citations', answered);
  fireEvent.click(await screen.findByRole('button', { name: 'Source 1: tender.pdf, page 3' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ page: 3, quote: 'EUR 48,500' }));
  expect(screen.getByText('Not backed by the documents')).toBeTruthy();
  expect(screen.getByText('Quoted from the documents, no language model')).toBeTruthy();
  expect(screen.getByText('Likely')).toBeTruthy();
});

test('the nearest places are not shown as an answer, nor with any confidence', async () => {
  await open(() => [{ ...answered, answered: false, band: 'closest', confidence: 0 }]);
  const entry = within(await screen.findByRole('article', { name: pending.question }));
  expect(entry.getByText('Closest places, no clear answer')).toBeTruthy();
  expect(entry.getByRole('button', { name: 'Source 1: tender.pdf, page 3' })).toBeTruthy();
  expect(entry.queryByText('Check this')).toBeNull();
  expect(entry.queryByText('Not backed by the documents')).toBeNull();
});

test('Shift+Enter starts a new line instead of asking', async () => {
  const { requests } = await open(() => []);
  await screen.findByText('Ask what the tender wants');
  const input = screen.getByLabelText('Your question');
  fireEvent.change(input, { target: { value: 'How much?' } });
  fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
  expect(requests.some(({ url }) => url === '/AI/ask-question')).toBe(false);
  expect(screen.queryByText('Thinking...')).toBeNull();
});

test('an answer that was asked for before the screen was left is picked up', async () => {
  let entry = pending;
  await open(() => [entry]);
  expect(await screen.findByText('Thinking...', { selector: 'label' })).toBeTruthy();
  entry = answered;
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('a connection that breaks loses no answer', async () => {
  let entry = pending;
  await open(
    () => (entry === pending ? [] : [entry]),
    () => ({
      stream: (response) => {
        write(response, 'entry', pending);
        setTimeout(() => {
          entry = answered;
          response.destroy();
        }, 50);
      },
    }),
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('a question that is too long says by how much, and is kept whole', async () => {
  const { requests } = await open(() => []);
  await screen.findByText('Ask what the tender wants');
  const input = screen.getByLabelText<HTMLTextAreaElement>('Your question');
  fireEvent.change(input, { target: { value: 'x'.repeat(1900) } });
  expect(screen.getByText('1,900 of 2,000 characters')).toBeTruthy();
  askIt('x'.repeat(2345));
  expect(screen.getByText(/^2,345 characters; a question may have 2,000\./)).toBeTruthy();
  expect(input.value).toHaveLength(2345);
  expect(requests.filter(({ url }) => url === '/AI/ask-question')).toEqual([]);
});

test('a refused question says why and can be tried again', async () => {
  let status = 409;
  await open(
    () => [],
    () =>
      status === 409
        ? { status, body: { success: false, message: 'There are no documents that can be asked yet.' } }
        : { stream: (response) => void write(response, 'citations', answered) },
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  expect(await screen.findByText('There are no documents that can be asked yet.')).toBeTruthy();
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('Stop ends an answer on the server and here', async () => {
  const { requests } = await open(
    () => [pending],
    ({ url }) =>
      url === `/AI/ask-question/${pending.id}/cancel`
        ? { body: { success: true, data: { ...pending, status: 'cancelled' } } }
        : { status: 404 },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped.', { selector: 'span' })).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith('/cancel'))).toBe(true);
});

test('what a document says is text, never markup', async () => {
  const words = '<img src="http://evil.example/x.png" onerror="alert(1)"> [here](http://evil.example)';
  const hostile = { ...answered, claims: [{ text: words, citations: [], supported: true }] };
  const { container } = await open(() => [hostile]);
  await screen.findByText(/evil\.example/);
  expect(container.querySelector('article')?.textContent).toContain(words);
  expect(container.querySelector('article img, article a')).toBeNull();
});

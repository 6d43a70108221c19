import type { ServerResponse } from 'node:http';
import type { OpenAnswer } from '@bidloom/contract/answers';
import type { ChatEntry } from '@bidloom/contract/chat';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { chatModule } from './chat.sagas.ts';
import { chatClosed, chatOpened } from './chat.slice.ts';
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

interface Opened {
  linkedId?: string | null;
  pinned?: OpenAnswer[];
  documentIds?: string[];
}

/** The chat with a server that returns the history of `history()`. */
async function open(
  history: () => ChatEntry[],
  handle: (request: Received) => Reply = () => ({ status: 404 }),
  { linkedId = null, pinned = [], documentIds }: Opened = {},
) {
  const api = await startApi((request) => {
    if (request.url === '/AI/chat-history') return { body: pageOf(history()) };
    if (request.url.endsWith('/answers/pinned')) return { body: { success: true, data: pinned } };
    return handle(request);
  });
  const onOpen = vi.fn();
  const [onToQuestion, onLeaveLinked] = [vi.fn(), vi.fn()];
  const pane = (
    <ChatPane
      workspaceId={workspaceId}
      documentIds={documentIds}
      hint={null}
      titled
      linkedId={linkedId}
      onLeaveLinked={onLeaveLinked}
      onToQuestion={onToQuestion}
      onOpen={onOpen}
    />
  );
  const view = await renderApp(pane, { modules: [chatModule] });
  view.store.dispatch(chatOpened(workspaceId));
  return { ...api, ...view, onOpen, onToQuestion, onLeaveLinked };
}

function askIt(question = pending.question) {
  const input = screen.getByLabelText('Your question');
  fireEvent.change(input, { target: { value: question } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

test('an answer streams in, and then every sentence has its source or says that it has none', async () => {
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

test('an answer that was requested before the screen was left is shown later', async () => {
  let entry = pending;
  await open(() => [entry]);
  expect(await screen.findByText('Thinking...', { selector: 'label' })).toBeTruthy();
  entry = answered;
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('a lost connection does not lose an answer', async () => {
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

test('Enter while an answer is being written says why nothing is sent, and keeps the next question', async () => {
  const { requests } = await open(
    () => [],
    () => ({ stream: (response) => void write(response, 'entry', pending) }),
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  await screen.findByRole('article', { name: pending.question });
  expect(screen.queryByText(/Wait for the answer/)).toBeNull();
  askIt('Who signs?');
  expect(screen.getByRole('alert').textContent).toBe('Wait for the answer, or stop it, to ask this question.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Who signs?');
  expect(requests.filter(({ url }) => url === '/AI/ask-question')).toHaveLength(1);
});

test('a question that the end of the session stopped is asked once more after the next sign-in', async () => {
  onTestFinished(() => sessionStorage.clear());
  let isSignedIn = false;
  const { requests, store } = await open(
    () => [],
    () =>
      isSignedIn
        ? { stream: (response) => void write(response, 'entry', { ...pending, question: 'Who signs?' }) }
        : { status: 401, body: { success: false, message: 'Please sign in' } },
  );
  const sent = () => requests.filter(({ url }) => url === '/AI/ask-question').length;
  await screen.findByText('Ask what the tender wants');
  askIt('Who signs?');
  expect(await screen.findByText('Please sign in')).toBeTruthy();
  expect(sent()).toBe(1);
  isSignedIn = true;
  act(() => {
    store.dispatch(chatClosed());
    store.dispatch(chatOpened(workspaceId));
  });
  expect(await screen.findByRole('article', { name: 'Who signs?' })).toBeTruthy();
  expect(sent()).toBe(2);
  expect(screen.queryByText('Please sign in')).toBeNull();
});

test('Stop before the server has accepted the question stops its answer as soon as it has', async () => {
  let accept = () => {};
  const { requests } = await open(
    () => [],
    ({ url }) =>
      url.endsWith('/cancel')
        ? { body: { success: true, data: { ...pending, status: 'cancelled' } } }
        : {
            stream: (response) => {
              accept = () => void write(response, 'entry', pending);
            },
          },
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  await expect.poll(() => requests.some(({ url }) => url === '/AI/ask-question')).toBe(true);
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.click(stop);
  expect(stop.getAttribute('aria-disabled'), 'once is enough').toBe('true');
  expect(requests.some(({ url }) => url.endsWith('/cancel'))).toBe(false);
  accept();
  expect(await screen.findByText('Stopped.', { selector: 'span' })).toBeTruthy();
  expect(requests.filter(({ url }) => url === `/AI/ask-question/${pending.id}/cancel`)).toHaveLength(1);
});

test('a question is sent while this tab has not heard of the end of an answer in another tab', async () => {
  const { requests } = await open(() => [pending]);
  await screen.findByText('Thinking...', { selector: 'label' });
  askIt('Who signs?');
  const sent = () => requests.find(({ url }) => url === '/AI/ask-question')?.body ?? '';
  await expect.poll(sent).toContain('"userQuestion":"Who signs?"');
});

test('the words before Stop stay, are labelled, and get their places when the server has them', async () => {
  let entry = pending;
  let answer = (_event: string, _data: unknown) => {};
  await open(
    () => (entry === pending ? [] : [entry]),
    ({ url }) => {
      if (!url.endsWith('/cancel')) {
        return {
          stream: (response) => {
            answer = (event, data) => void write(response, event, data);
            answer('entry', pending);
            answer('token', { text: 'The security is EUR 48,500. It' });
          },
        };
      }
      answer('error', { message: 'Answering was stopped.' });
      return { body: { success: true, data: { ...pending, status: 'cancelled' } } };
    },
  );
  await screen.findByText('Ask what the tender wants');
  askIt();
  await screen.findByText('The security is EUR 48,500. It');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped here')).toBeTruthy();
  expect(screen.getByText('The security is EUR 48,500. It')).toBeTruthy();
  const { answer: words, claims, citations, engine } = answered;
  entry = { ...pending, status: 'cancelled', answer: words, claims, citations, engine };
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
  expect(screen.getByText('Stopped here')).toBeTruthy();
  expect(screen.queryByText('Not backed by the documents')).toBeNull();
});

test('a question that did not reach the server is shown again after a reload, until it is closed', async () => {
  sessionStorage.setItem(`draft:unsent:${workspaceId}`, JSON.stringify({ question: 'Who signs?' }));
  const { requests } = await open(
    () => [],
    () => ({ stream: (response) => void write(response, 'citations', answered) }),
  );
  expect(await screen.findByText('This question was not sent.')).toBeTruthy();
  expect(screen.getByText('Who signs?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const sent = () => requests.find(({ url }) => url === '/AI/ask-question')?.body ?? '';
  await expect.poll(sent).toContain('"userQuestion":"Who signs?"');
  await expect.poll(() => sessionStorage.getItem(`draft:unsent:${workspaceId}`)).toBeNull();
});

const shared: OpenAnswer = {
  ...answered,
  ...{ isShared: true, isOwn: false, pinnedBy: null, pinnedAt: null },
  askedBy: { id: '01a1f800-0000-7000-8000-00000000000b', name: 'Ada Byron' },
};

test('sharing an answer asks first; its link then works for a colleague until sharing ends', async () => {
  const { requests } = await open(
    () => [answered],
    ({ url, method }) =>
      url.endsWith('/share') && method === 'PUT'
        ? { body: { success: true, data: { ...shared, isOwn: true } } }
        : { status: 404 },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for this answer' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Share as a link' }));
  expect(await screen.findByRole('alertdialog', { name: 'Share this answer?' })).toBeTruthy();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Share and copy link' }));
  expect(await screen.findByText('Shared')).toBeTruthy();
});

test("a link shows a colleague's answer above the user's own chat", async () => {
  const { onLeaveLinked, onOpen } = await open(
    () => [],
    ({ url }) =>
      url.endsWith(`/answers/${answered.id}`) ? { body: { success: true, data: shared } } : { status: 404 },
    { linkedId: answered.id },
  );
  const card = within(await screen.findByRole('region', { name: 'The answer of the link' }));
  expect(card.getByText('Asked by Ada Byron')).toBeTruthy();
  // Where the user's own chat is empty, the suggestions follow.
  const own = screen.getByRole('heading', { name: 'Ask what the tender wants' });
  expect(own.compareDocumentPosition(card.getByText('Asked by Ada Byron'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  fireEvent.click(card.getByRole('button', { name: /^Source 1/ }));
  expect(onOpen).toHaveBeenCalled();
  fireEvent.click(card.getByRole('button', { name: 'Close this answer' }));
  expect(onLeaveLinked).toHaveBeenCalled();
});

test('a link to an answer that is not shared says so', async () => {
  await open(
    () => [],
    () => ({ status: 404, body: { success: false, code: 'not_found', message: 'No.' } }),
    {
      linkedId: answered.id,
    },
  );
  expect(await screen.findByText(/never shared with you, or is no longer shared/)).toBeTruthy();
});

test('pinned answers are listed above the chat with the name of their pinner, and can be read and unpinned there', async () => {
  const pinnedAnswer: OpenAnswer = {
    ...{ ...shared, isPinned: true, pinnedAt: '2026-11-20T09:00:00.000Z' },
    pinnedBy: { id: '01a1f800-0000-7000-8000-00000000000c', name: 'Grace Hopper' },
  };
  await open(
    () => [],
    ({ url, method }) =>
      url.endsWith('/pin') && method === 'DELETE'
        ? { body: { success: true, data: { ...pinnedAnswer, isPinned: false, pinnedBy: null, pinnedAt: null } } }
        : { status: 404 },
    { pinned: [pinnedAnswer] },
  );
  fireEvent.click(await screen.findByRole('button', { name: '1 pinned answer' }));
  const list = within(screen.getByRole('list', { name: 'Pinned answers' }));
  expect(list.getByText(/^Pinned by Grace Hopper/)).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: pending.question }));
  expect(list.getByRole('button', { name: /^Source 1/ })).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'More actions for this answer' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  await expect.poll(() => screen.queryByText('1 pinned answer')).toBeNull();
});

test("the server's suggestions for the chosen documents are shown, and none before that", async () => {
  await open(
    () => [],
    ({ url }) =>
      url.endsWith('/suggested-questions')
        ? {
            body: {
              success: true,
              data: [{ question: 'Wie lange ist die Bindefrist?', fact: 'bid_validity', documentId: answered.id }],
            },
          }
        : { stream: (response) => void write(response, 'citations', answered) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Wie lange ist die Bindefrist?' }));
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('suggestions are requested for the chosen documents, whose language they have', async () => {
  const { requests } = await open(
    () => [],
    () => ({ body: { success: true, data: [] } }),
    { documentIds: ['d-1', 'd-2'] },
  );
  const asked = () => requests.find(({ url }) => url.includes('/suggested-questions'))?.url;
  await expect.poll(asked).toMatch(/documentIds=d-1(,|%2C)d-2$/);
});

test('the words of a document are shown as text, never as markup', async () => {
  const words = '<img src="http://evil.example/x.png" onerror="alert(1)"> [here](http://evil.example)';
  const hostile = { ...answered, claims: [{ text: words, citations: [], supported: true }] };
  const { container } = await open(() => [hostile]);
  await screen.findByText(/evil\.example/);
  expect(container.querySelector('article')?.textContent).toContain(words);
  expect(container.querySelector('article img, article a')).toBeNull();
});

test('a chat with questions begins at its end, and one without any at the top of its suggestions', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  onTestFinished(() => void vi.restoreAllMocks());
  const full = await open(() => [answered]);
  await screen.findByText(pending.question);
  const history = () => screen.getByRole('region', { name: 'Questions and answers' });
  expect(history().scrollTop).toBe(900);
  full.unmount();

  await open(() => []);
  await screen.findByText('Ask what the tender wants');
  expect(history().scrollTop).toBe(0);
});

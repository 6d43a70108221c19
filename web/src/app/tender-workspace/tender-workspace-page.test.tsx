import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { entryOf } from '../../features/chat/testing/entry-of.ts';
import { hitOf } from '../../features/keyword-extraction/testing/hit-of.ts';
import { keywordItem } from '../../features/keyword-extraction/testing/keyword-item.ts';
import { type KeptRuns, readRuns } from '../../features/runs/testing/run-api.ts';
import { runOf } from '../../features/runs/testing/run-of.ts';
import { pageOf, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { workspaceId } from '../../lib/testing/tender-of.tsx';
import { Component, modules } from './tender-workspace-page.tsx';

const document = documentOf({ fileName: 'terms.txt', mediaType: 'text/plain', pages: 1 });
const words = 'The bond is returned after award. Another bond follows.';
const hits = ['The bond is returned after award.', 'Another bond follows.'].map((sentence) => {
  const start = sentence.indexOf('bond');
  const facts = { documentId: document.id, fileName: document.fileName, page: 1, boxes: [] };
  return hitOf({ ...facts, sentence, start, end: start + 4, offset: words.indexOf(sentence) + start });
});
const run = runOf({ documents: [{ id: document.id, fileName: document.fileName }] });
const kept: KeptRuns = { runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } };
const answer = 'The bond is returned after award.';
const entry = entryOf(1, {
  status: 'answered',
  answered: true,
  band: 'answer',
  confidence: 0.7,
  engine: 'extractive',
  answer,
  claims: [{ text: answer, citations: [0], supported: true }],
  citations: [{ documentId: document.id, fileName: document.fileName, page: 1, quote: answer, boxes: [] }],
});
const tender = { id: workspaceId, name: 'Pumps', reference: null, status: 'draft', dueAt: null, deadline: null };

/** A window of this width. The returned function changes its width. */
function windowOf(width: number): (width: number) => void {
  const { matchMedia } = window;
  const changes = new EventTarget();
  let now = width;
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: now <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: (...change: Parameters<EventTarget['addEventListener']>) => changes.addEventListener(...change),
    removeEventListener: (...change: Parameters<EventTarget['removeEventListener']>) =>
      changes.removeEventListener(...change),
  });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  return (next) => {
    now = next;
    act(() => void changes.dispatchEvent(Object.assign(new Event('change'), { matches: false })));
  };
}

/** The workspace of a tender with one document and one search for keywords, in a window of this width. */
async function open(width: number, query = '', more: object = {}, documents = [document]) {
  const resize = windowOf(width);
  const { requests } = await startApi((request) => {
    const { pathname } = new URL(request.url, 'http://api');
    const found = (data: unknown) => ({ body: { success: true, data } });
    if (pathname.endsWith('/details')) {
      return found({ ...tender, customer: { id: 'c-1', name: 'Waterworks' }, ...more });
    }
    if (pathname.endsWith('/documents/info')) return found(documents);
    if (pathname.endsWith('/pages/1')) return found({ number: 1, text: words });
    if (pathname === '/AI/chat-history') return { body: pageOf([entry]) };
    return readRuns(kept, request) ?? { status: 404 };
  });
  const path = '/home/:organizationId/customers/:customerId/tenders/:workspaceId/workspace';
  const at = path.replace(':organizationId', 'o-1').replace(':customerId', 'c-1').replace(':workspaceId', workspaceId);
  const app = await renderApp(<Component />, { modules, path, at: `${at}${query}` });
  return { ...app, resize, requests };
}

test('a result says which of its documents was replaced since', async () => {
  const createdAt = '2026-11-21T10:00:00.000Z';
  const version = { ...document, id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'terms v2.txt', createdAt };
  const replaced = { ...document, isCurrent: false, replacedById: version.id };
  await open(1440, `?request=${run.id}`, {}, [replaced, version]);
  const note = await screen.findByText(/^Made before/);
  expect(note.textContent).toContain('Made before terms.txt was replaced by terms v2.txt.');
});

test('a result that the address names is beside a document of its own', async () => {
  const other = documentOf({
    id: '01a1f800-0000-7000-8000-0000000000d2',
    fileName: 'annex.txt',
    mediaType: 'text/plain',
  });
  const { router } = await open(1440, `?tab=keywords&request=${run.id}`, {}, [other, document]);
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('document')).toBe(document.id);
});

test('a result that cannot be fetched does not keep the documents closed', async () => {
  const { router } = await open(1440, '?tab=keywords&request=01a1f800-0000-7000-8000-0000000000ee');
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('document')).toBe(document.id);
});

test('a tender that is loading shows where its header, its tabs and its panes will be', async () => {
  await open(1440);
  expect(screen.getByRole('progressbar', { name: 'Loading...' }).querySelectorAll('.fui-SkeletonItem')).toHaveLength(
    13,
  );
  await expect.poll(() => window.document.querySelector('.fui-SkeletonItem')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: /Pumps/ })).toBeTruthy();
});

// Found by ids: in a test without layout, tabs have no room and are hidden.
const selectedTab = () => window.document.querySelector('[role=tab][aria-selected=true]')?.id;
const chooseTab = (id: string) => fireEvent.click(window.document.getElementById(`tab-${id}`) ?? window.document);
const hit = (index: number) => window.document.querySelector<HTMLElement>(`[data-hit="${index}"]`);
const mark = () => window.document.querySelector('[data-page] mark')?.textContent;

/** Opens the second hit, which on a narrow screen hides the list. */
async function openHit() {
  await expect.poll(() => hit(1)).toBeTruthy();
  fireEvent.click(hit(1) ?? window.document);
  await expect.poll(mark).toBe('bond');
}

test('a link to a hit beside its list, or to a place beside another result, shows its mark', async () => {
  for (const tab of ['keywords', 'facts']) {
    const place = `document=${document.id}&page=1&quote=${encodeURIComponent(words)}&at=0`;
    const { router } = await open(1440, `?tab=${tab}&${place}`);
    await expect.poll(mark).toBe(words);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(mark()).toBe(words);
    expect(new URLSearchParams(router.state.location.search).get('quote')).toBe(words);
    cleanup();
  }
});

test('Back to a hit beside its list shows its mark; another tab has no mark of it', async () => {
  const { router } = await open(1440, '?tab=keywords');
  await openHit();
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('quote')).toBeTruthy();
  chooseTab('facts');
  await expect.poll(selectedTab).toBe('tab-facts');
  await expect.poll(mark).toBeUndefined();
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('quote')).toBeNull();
  chooseTab('similar');
  await expect.poll(selectedTab).toBe('tab-similar');
  await act(() => router.navigate(-2));
  await expect.poll(selectedTab).toBe('tab-keywords');
  await expect.poll(mark).toBe('bond');
});

test('a hit that hides its list is shown beside it when the window becomes wide', async () => {
  const { resize, router } = await open(390, '?tab=keywords');
  await openHit();
  await expect.poll(selectedTab).toBe('tab-document');
  resize(1440);
  await expect.poll(selectedTab).toBe('tab-keywords');
  await expect.poll(() => hit(1)?.getAttribute('aria-current')).toBe('true');
  await expect.poll(mark).toBe('bond');
  expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('keywords');
  expect(screen.queryByRole('button', { name: 'Back to Keywords' })).toBeNull();
});

test('a hit beside its list is still the one in front when the window becomes narrow', async () => {
  const { resize } = await open(1440, '?tab=keywords');
  await openHit();
  resize(390);
  expect(selectedTab()).toBe('tab-keywords');
  await expect.poll(() => hit(1)?.getAttribute('aria-current')).toBe('true');
  chooseTab('document');
  await expect.poll(selectedTab).toBe('tab-document');
  await expect.poll(mark).toBe('bond');
  expect(screen.getByRole('button', { name: 'Back to Keywords' })).toBeTruthy();
});

test('where only one pane fits, a source of the chat leads back to the chat', async () => {
  const { router } = await open(390, '?tab=keywords&pane=chat');
  fireEvent.click(await screen.findByRole('button', { name: /^Source 1/ }));
  await expect.poll(mark).toBe(answer);
  expect(screen.queryByRole('button', { name: 'Back to Keywords' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Chat' }));
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('pane')).toBe('chat');
  expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeTruthy();
});

test('a document that was opened by its tab is still shown alone when the window becomes wide', async () => {
  const { resize } = await open(390, '?tab=keywords');
  await openHit();
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Keywords' }));
  await expect.poll(selectedTab).toBe('tab-keywords');
  chooseTab('document');
  await expect.poll(selectedTab).toBe('tab-document');
  resize(1440);
  await expect.poll(mark).toBe('bond');
  expect(selectedTab()).toBe('tab-document');
});

test('the analysis that was opened in a wide window is in front in a narrow one', async () => {
  const { resize } = await open(1440);
  await screen.findByRole('tablist', { name: 'Parts of the workspace' });
  chooseTab('keywords');
  await expect.poll(selectedTab).toBe('tab-keywords');
  resize(390);
  expect(selectedTab()).toBe('tab-keywords');
});

test('what is open, typed and read in a pane stays when the window becomes narrow and wide again', async () => {
  const { resize } = await open(1440, '?tab=document');
  await expect.poll(() => window.document.querySelector('[data-page]')?.textContent).toContain(words);
  const page = window.document.querySelector('[data-page]');
  const question = screen.getByLabelText('Your question');
  fireEvent.click(screen.getByRole('button', { name: 'Organize' }));
  const category = await screen.findByLabelText<HTMLInputElement>('Move to category');
  fireEvent.change(category, { target: { value: 'Addenda' } });
  for (const width of [390, 1440]) {
    resize(width);
    expect(category.isConnected && category.value).toBe('Addenda');
    expect(window.document.querySelector('[data-page]')).toBe(page);
    expect(screen.getByLabelText('Your question')).toBe(question);
  }
});

test('a tender opens with its overview; the documents of a proposal, which has no due date, open without one', async () => {
  const { router } = await open(1440);
  await expect.poll(selectedTab).toBe('tab-overview');
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('tab')).toBe('overview');
  cleanup();
  const room = { tenderId: 't-1', tenderName: 'Pumps', vendorName: 'Northern Pumps', title: 'Offer' };
  for (const query of ['', '?tab=overview']) {
    await open(1440, query, { room });
    await expect.poll(selectedTab).toBe('tab-document');
    expect(window.document.getElementById('tab-overview')).toBeNull();
    cleanup();
  }
});

test('a place that hides the pane with the focus moves the focus to the document', async () => {
  await open(800, `?tab=keywords&request=${run.id}`);
  await expect.poll(() => hit(1)).toBeTruthy();
  hit(1)?.focus();
  await openHit();
  await expect.poll(() => window.document.activeElement?.closest('[data-pane]')?.id).toBe('panel-viewer');
});

test('a link that only the keyboard shows leads to the question of the chat, also where the chat is hidden', async () => {
  for (const width of [1440, 800]) {
    localStorage.setItem('workspace-hidden:document', 'chat');
    await open(width);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
    await expect.poll(() => field.disabled).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Skip to chat' }));
    await expect.poll(() => window.document.activeElement).toBe(field);
    cleanup();
  }
});

test('on a phone the way to the chat is offered again before the documents', async () => {
  await open(390, '?pane=documents');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
  await expect.poll(() => field.disabled).toBe(false);
  const skip = screen
    .getAllByRole('link', { name: 'Skip to chat' })
    .filter((link) => link.closest('[data-pane="documents"]'));
  expect(skip).toHaveLength(1);
  fireEvent.click(skip[0] ?? window.document);
  await expect.poll(() => window.document.activeElement).toBe(field);
});

test('a question that the palette hands over is asked once, in a chat that is shown for it', async () => {
  for (const width of [1440, 800, 390]) {
    localStorage.setItem('workspace-hidden:document', 'chat');
    const { router, requests } = await open(width, '?tab=document');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
    await expect.poll(() => field.disabled).toBe(false);
    fireEvent.change(field, { target: { value: 'A half-written question' } });
    const { pathname, search } = router.state.location;
    const question = `Who is the contact at ${width}?`;
    await act(() => router.navigate(`${pathname}${search}`, { replace: true, state: { question } }));
    const asked = () => requests.filter(({ url }) => url === '/AI/ask-question').map(({ body }) => JSON.parse(body));
    await expect.poll(asked).toMatchObject([{ userQuestion: question }]);
    expect(field.closest('[data-away]')).toBeNull();
    expect(field.value, 'what was typed in the chat').toBe('A half-written question');
    await expect.poll(() => router.state.location.state).toEqual({});
    cleanup();
    sessionStorage.clear();
  }
});

test('a question that cannot be asked now is in the field of the chat, below what was typed there', async () => {
  const reading = { ...document, status: 'processing' as const };
  const { router, requests } = await open(1440, '?tab=document', {}, [reading]);
  await screen.findByText('Questions can be asked as soon as a document has been read.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your question');
  const { pathname, search } = router.state.location;
  await act(() => router.navigate(`${pathname}${search}`, { replace: true, state: { question: 'Who is it?' } }));
  await expect.poll(() => field.value).toBe('Who is it?');
  expect(requests.some(({ url }) => url === '/AI/ask-question')).toBe(false);
});

test('an address that looks for words soon names the page in view again, so that a reload stays there', async () => {
  const { router } = await open(1440, `?tab=document&document=${document.id}&page=1`);
  await screen.findByText(words);
  const { pathname } = router.state.location;
  // As the command palette does it.
  await act(() => router.navigate(`${pathname}?tab=document&document=${document.id}&find=bond`));
  await expect.poll(() => router.state.location.search).toContain('page=1');
  expect(router.state.location.search).toContain('find=bond');
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['05:00', true],
  ['06:00', false],
])(
  'the header says a due date in the zone of the documents if it is their deadline: %s UTC',
  async (time, isTheirs) => {
    const quote = 'by 14:00 (UTC+9) on 18 December 2099';
    const deadline = { value: '2099-12-18T14:00', text: '18 December 2099', quote };
    await open(1440, '', { dueAt: `2099-12-18T${time}:00.000Z`, deadline });
    const header = (await screen.findByRole('heading', { level: 1 })).closest('header');
    const words = header?.querySelector('time')?.textContent;
    if (isTheirs) expect(words).toBe('18 Dec 2099, 14:00 UTC+9');
    else expect(words).not.toContain('UTC+9');
  },
);

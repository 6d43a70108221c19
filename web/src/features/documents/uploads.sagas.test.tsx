import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { connectionRestored } from '../../lib/state/connection.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { DocumentList } from './document-list.tsx';
import { documentsModule } from './documents.sagas.ts';
import { documentsLoaded, documentsOpened, uploadsAdded } from './documents.slice.ts';
import { useUpload } from './use-upload.ts';

const workspaceId = '01a1f800-0000-7000-8000-00000000000a';
const file = new File(['%PDF-1.7 What is wanted'], 'scope.pdf', { type: 'application/pdf' });

function Uploads() {
  const add = useUpload(workspaceId);
  return (
    <>
      <button type="button" onClick={() => add([file])}>
        Upload it
      </button>
      <DocumentList filter="" openId={null} onOpen={() => {}} onNewVersion={() => {}} onCompare={() => {}} />
    </>
  );
}

/** The list of documents with a server that answers uploads by `handle`. */
async function open(handle: (request: Received, attempt: number) => Reply) {
  let attempts = 0;
  const api = await startApi((request) =>
    request.url.endsWith('/upload') ? handle(request, ++attempts) : { body: { success: true, data: [] } },
  );
  const view = await renderApp(<Uploads />, { modules: [documentsModule] });
  view.store.dispatch(documentsOpened(workspaceId));
  fireEvent.click(screen.getByRole('button', { name: 'Upload it' }));
  return { ...api, ...view, sent: () => attempts };
}

const done: Reply = { body: { success: true, data: [] } };
const rows = () => within(screen.getByRole('list', { name: 'Documents of this tender' }));

test('an upload that failed on the server is tried again with the same file', async () => {
  const { sent, requests } = await open((_, attempt) =>
    attempt === 1 ? { status: 503, body: { success: false, message: 'The storage is away.' } } : done,
  );
  expect(await screen.findByText('The storage is away.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry the upload of scope.pdf' }));
  await expect.poll(sent).toBe(2);
  await expect.poll(() => rows().queryByText('scope.pdf')).toBeNull();
  expect(requests.filter(({ url }) => url.endsWith('/upload')).at(-1)?.body).toContain('What is wanted');
});

test('a file that is refused for its content has no second try', async () => {
  await open(() => ({ status: 422, body: { success: false, message: 'It is no PDF.' } }));
  expect(await screen.findByText('It is no PDF.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry the upload of scope.pdf' })).toBeNull();
});

test('a file whose name the tender has already can be sent as a new version of that document', async () => {
  const there = documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', workspaceId, fileName: 'Scope.pdf' });
  const uploads: string[] = [];
  await startApi(({ url, body }) => {
    if (!url.endsWith('/upload')) return { body: { success: true, data: [there] } };
    uploads.push(body);
    return uploads.length === 1
      ? { status: 409, body: { success: false, message: 'Duplicate file names : scope.pdf' } }
      : done;
  });
  const { store } = await renderApp(<Uploads />, { modules: [documentsModule] });
  store.dispatch(documentsOpened(workspaceId));
  await screen.findByText('Scope.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'Upload it' }));
  expect(await screen.findByText('The tender already has a file of this name.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Upload as new version of scope.pdf' }));
  await expect.poll(() => uploads.length).toBe(2);
  expect(uploads[0]).not.toContain('name="replaces"');
  expect(uploads[1]).toContain(there.id);
  expect(uploads[1]).toContain('What is wanted');
  await expect.poll(() => rows().queryByText('scope.pdf')).toBeNull();
});

test('what is in progress is listed first: uploads, then documents that are being read', async () => {
  const documents = ['old.pdf', 'read.pdf'].map((fileName, at) =>
    documentOf({ id: `d-${at}`, workspaceId, fileName, status: at === 0 ? 'ready' : 'processing' }),
  );
  await startApi(() => ({ body: { success: true, data: documents } }));
  const { store } = await renderApp(<Uploads />, { modules: [documentsModule] });
  store.dispatch(documentsOpened(workspaceId));
  await screen.findByText('old.pdf');
  const upload = { size: 7, sent: 0, reason: null };
  const reason = 'It is no PDF.';
  act(() => {
    store.dispatch(uploadsAdded([{ ...upload, id: 'u-1', fileName: 'refused.pdf', state: 'refused', reason }]));
    store.dispatch(uploadsAdded([{ ...upload, id: 'u-2', fileName: 'new.pdf', state: 'sending' }]));
  });
  const names = ['new.pdf', 'Keep this page open until the files are sent.', 'read.pdf', 'refused.pdf', 'old.pdf'];
  const items = rows().getAllByRole('listitem');
  expect(items.map(({ textContent }) => names.find((name) => textContent?.startsWith(name)))).toEqual(names);

  const row = screen.getByRole('button', { name: 'read.pdf' });
  row.focus();
  act(() => void store.dispatch(documentsLoaded(documents.map((document) => ({ ...document, status: 'ready' })))));
  expect(rows().getAllByRole('listitem').at(-1)?.textContent).toContain('read.pdf');
  expect(document.activeElement, 'a row that moves keeps the focus').toBe(row);
});

test('an upload whose connection is lost continues when it is back, and is listed once', async () => {
  const { store, sent } = await open((_, attempt) =>
    attempt === 1
      ? { stream: (response) => response.destroy() }
      : { status: 409, body: { success: false, message: 'Duplicate file name: scope.pdf' } },
  );
  expect(await screen.findByText(/goes on when it is back/)).toBeTruthy();
  expect(sent()).toBe(1);
  store.dispatch(connectionRestored());
  await expect.poll(sent).toBe(2);
  // The server had accepted the file before the connection was lost.
  await expect.poll(() => rows().queryByText('scope.pdf')).toBeNull();
  expect(screen.queryByText(/^Duplicate file name/)).toBeNull();
});

test('an upload that waits for the connection can be cancelled', async () => {
  const { sent } = await open(() => ({ stream: (response) => response.destroy() }));
  await screen.findByText(/goes on when it is back/);
  fireEvent.click(screen.getByRole('button', { name: 'Stop uploading scope.pdf' }));
  await expect.poll(() => rows().queryByText('scope.pdf')).toBeNull();
  expect(sent()).toBe(1);
});

test('the browser asks before the page is closed while a file is being sent', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answer = Promise.withResolvers<void>();
  const { sent } = await open(() => ({
    stream: (response) => {
      void answer.promise.then(() => response.end(JSON.stringify(done.body)));
    },
  }));
  await expect.poll(sent).toBe(1);
  expect(isAsked()).toBe(true);
  answer.resolve();
  await expect.poll(isAsked).toBe(false);
});

test('files that were lost with the page are listed until they are chosen again, but not those that arrived', async () => {
  onTestFinished(() => sessionStorage.clear());
  const lost = ['scope.pdf', 'prices.xlsx', 'there.pdf'].map((fileName, at) => ({ id: `${at}`, fileName, size: 7 }));
  sessionStorage.setItem('draft:uploads', JSON.stringify(lost.map((one) => ({ ...one, workspaceId }))));
  const answer = Promise.withResolvers<void>();
  const api = await startApi(({ url }) =>
    url.endsWith('/upload')
      ? { stream: (response) => void answer.promise.then(() => response.end(JSON.stringify(done.body))) }
      : { body: { success: true, data: [documentOf({ workspaceId, fileName: 'there.pdf' })] } },
  );
  const { store } = await renderApp(<Uploads />, { modules: [documentsModule] });
  store.dispatch(documentsOpened(workspaceId));
  expect(await screen.findAllByText('The page was left before this file was sent. Choose it again.')).toHaveLength(2);
  expect(rows().getAllByText('there.pdf')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Retry the upload/ })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Upload it' }));
  expect(await screen.findByText('Keep this page open until the files are sent.')).toBeTruthy();
  expect(sessionStorage.getItem('draft:uploads')).toContain('scope.pdf');
  expect(rows().getAllByText('scope.pdf')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the message about prices.xlsx' }));
  answer.resolve();
  await expect.poll(() => sessionStorage.getItem('draft:uploads')).toBeNull();
  expect(screen.queryByText(/^The page was left/)).toBeNull();
  expect(api.requests.filter(({ url }) => url.endsWith('/upload'))).toHaveLength(1);
});

import type { Document } from '@bidloom/contract/documents';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connectionChanged } from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { documentsModule } from './documents.sagas.ts';
import { documentsLoaded, documentsOpened, selectAsked } from './documents.slice.ts';
import { DocumentsPane } from './documents-pane.tsx';
import { useUpload } from './use-upload.ts';

const { workspaceId } = documentOf();

function Pane({ openId = null }: { openId?: string | null }) {
  return <DocumentsPane openId={openId} onOpen={() => {}} onCompare={() => {}} onFiles={useUpload(workspaceId)} />;
}

/** The pane with a server that stores `documents` and answers other requests by `handle`. */
async function open(documents: Document[], handle: (request: Received) => Reply = () => ({ status: 404 })) {
  const api = await startApi((request) =>
    request.url.endsWith('/info') ? { body: { success: true, data: documents } } : handle(request),
  );
  const view = await renderApp(<Pane />, { modules: [documentsModule] });
  view.store.dispatch(documentsOpened(workspaceId));
  return { ...api, ...view };
}

const choose = (container: HTMLElement, files: File[]) => {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('there is no file input');
  fireEvent.change(input, { target: { files } });
};

test('the pane of an empty tender says what it is for', async () => {
  await open([]);
  expect(await screen.findByText('Drop the tender in')).toBeTruthy();
});

test('the open document is scrolled into sight in a long list', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.textContent);
  });
  await startApi(() => ({
    body: { success: true, data: ['a', 'b', 'c'].map((id) => documentOf({ id, fileName: `${id}.pdf` })) },
  }));
  const { store } = await renderApp(<Pane openId="c" />, { modules: [documentsModule] });
  store.dispatch(documentsOpened(workspaceId));
  await expect.poll(() => shown).toEqual([expect.stringContaining('c.pdf')]);
});

test('the row of a file that is being sent is scrolled into sight', async () => {
  const shown: (string | null)[] = [];
  // Newer browsers return a promise, which is no way to undo an effect.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.textContent);
    return Promise.resolve() as never;
  });
  const { container } = await open([documentOf()], () => ({ status: 404 }));
  await screen.findByText('tender.pdf');
  choose(container, [new File(['MZ'], 'bad.exe')]);
  await expect.poll(() => shown).toEqual([expect.stringContaining('bad.exe')]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the message about bad.exe' }));
  await waitFor(() => expect(screen.queryByText('bad.exe')).toBeNull());
});

test('files that are chosen together are scrolled to once, to the first of them', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.textContent);
  });
  const { container } = await open([documentOf()], () => ({ status: 404 }));
  await screen.findByText('tender.pdf');
  choose(container, [new File(['MZ'], 'bad.exe'), new File(['MZ'], 'worse.exe')]);
  await screen.findByText('worse.exe');
  expect(shown).toEqual([expect.stringContaining('bad.exe')]);
  choose(container, [new File(['MZ'], 'worst.exe')]);
  await screen.findByText('worst.exe');
  expect(shown).toHaveLength(2);
});

test('a row of the list is one Tab stop; the arrow keys lead to its check box, its actions and other rows', async () => {
  await open([documentOf(), documentOf({ id: 'b', fileName: 'terms.pdf' })], () => ({ status: 404 }));
  const first = await screen.findByRole('button', { name: 'tender.pdf' });
  const rows = screen.getAllByRole('listitem');
  const stops = (row: Element | undefined) =>
    [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter(({ tabIndex }) => tabIndex === 0);
  expect(rows.map((row) => stops(row).length)).toEqual([1, 1]);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  first.focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: /tender\.pdf/ })[0]);
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: /terms\.pdf/ })[0]);
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'terms.pdf' }));
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for terms.pdf' }));
  press('ArrowUp');
  expect(document.activeElement, 'a button with a menu keeps Up and Down').toBe(
    screen.getByRole('button', { name: 'Actions for terms.pdf' }),
  );
});

test('the pages of a converted file are called so', async () => {
  await open([documentOf({ fileName: 'terms.doc', pages: 3, renditionMediaType: 'application/pdf' })], () => ({
    status: 404,
  }));
  expect(await screen.findByText('3 pages as converted (page breaks may differ from the original)')).toBeTruthy();
});

test('the pages of a scan have its own page breaks', async () => {
  const scan = { fileName: 'scan.tiff', mediaType: 'image/tiff', pages: 3, renditionMediaType: 'application/pdf' };
  await open([documentOf(scan)], () => ({ status: 404 }));
  expect(await screen.findByText('3 pages')).toBeTruthy();
});

test('a failed document shows its reason and can be read again', async () => {
  const failed = documentOf({ status: 'failed', failure: 'The file is protected by a password.' });
  const { requests } = await open([failed], () => ({
    body: { success: true, data: { ...failed, status: 'uploaded', failure: null } },
  }));
  expect(await screen.findByText('The file is protected by a password.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for tender.pdf' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Read again' }));
  await expect
    .poll(() => requests.map(({ url }) => url))
    .toContain(`/workspaces/${workspaceId}/documents/${failed.id}/retry`);
});

test('a document that waits says for which one, or that a document of another tender is being read', async () => {
  const waits = documentOf({ id: 'b', fileName: 'terms.pdf', status: 'uploaded' });
  const documents = [documentOf({ id: 'a', fileName: 'scan.pdf', status: 'processing' }), waits];
  const { store } = await open(documents);
  expect(await screen.findByText('Waiting: scan.pdf comes first')).toBeTruthy();
  act(() => void store.dispatch(documentsLoaded([waits])));
  expect(screen.getByText('Waiting to be read')).toBeTruthy();
  const elsewhere = {
    ProcessingType: 4,
    DocumentId: 'c',
    WorkspaceId: 'other',
    Message: 'Reading',
    Status: 'processing',
  };
  act(() => void store.dispatch(progressReceived(elsewhere)));
  expect(screen.getByText('Waiting for other documents of your organization to be read')).toBeTruthy();
  // The end of that reading can be missed while no events arrive.
  act(() => void store.dispatch(connectionChanged(false)));
  expect(screen.getByText('Waiting to be read')).toBeTruthy();
});

test('a document whose text may be incomplete says so beside its status', async () => {
  const warning = 'No text was found on pages 1–3.';
  await open([documentOf({ warning }), documentOf({ id: 'b', status: 'processing', warning: 'Not yet.' })]);
  expect(await screen.findByText(warning)).toBeTruthy();
  expect(screen.queryByText('Not yet.')).toBeNull();
});

test('a long warning is one sentence, and what to do comes where it is asked for', async () => {
  const first = 'The text of scanned pages may be recognized wrongly (pages 3, 7–8): scans are read only in English.';
  const rest = 'If it is a scan in another language, ask your administrator. Otherwise upload a clearer scan.';
  const archive = 'Files in it that were not read:\nrun.exe: Programs are not read. They are of no use.';
  await open([
    documentOf({ warning: `${first} ${rest}` }),
    documentOf({ id: 'b', fileName: 'b.zip', warning: archive }),
  ]);
  expect(await screen.findByText(first)).toBeTruthy();
  expect(screen.queryByText(rest)).toBeNull();
  const details = screen.getByRole('button', { name: 'Details of the warning on tender.pdf', expanded: false });
  fireEvent.click(details);
  expect(screen.getByText(rest)).toBeTruthy();
  expect(details.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(details);
  expect(screen.queryByText(rest)).toBeNull();
  expect(screen.getByText(/^Files in it that were not read:/).textContent).toBe(archive);
  expect(screen.getAllByRole('button', { name: /^Details of/ })).toHaveLength(1);
});

test('documents that an older version read are read again by one click', async () => {
  const older = ['a.pdf', 'b.pdf'].map((fileName) => documentOf({ id: fileName, fileName, readByOlderVersion: true }));
  const documents = [...older, documentOf({ id: 'c', fileName: 'c.pdf' })];
  const { requests } = await open(documents, () => {
    const data = older.map((document) => Object.assign(document, { isReadAgain: true }));
    return { body: { success: true, data } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Read all 2 again' }));
  expect(await screen.findByText('2 documents are read again. They can be used meanwhile.')).toBeTruthy();
  expect(requests.map(({ url }) => url)).toContain(`/workspaces/${workspaceId}/documents/read-again`);
  expect(await screen.findAllByText('Is being read again')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Read all 2 again' })).toBeNull();
});

test('the category and tags of a document are shown before they are changed', async () => {
  const filed = documentOf({ category: 'Tender documents', tags: ['pumps', 'valves'] });
  await open([filed]);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for tender.pdf' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /Category and tags/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Category')).value).toBe('Tender documents');
  expect(screen.getByLabelText<HTMLInputElement>('Tags').value).toBe('pumps, valves');
});

test('the form of a document stays open when its reading ends, and closes when it is saved', async () => {
  const reading = documentOf({ status: 'processing' });
  const ready = documentOf({ status: 'ready', updatedAt: '2031-01-01T10:00:00.000Z' });
  const { store } = await open([reading], ({ body }) => ({
    body: { success: true, data: { ...ready, ...JSON.parse(body), updatedAt: '2031-01-01T11:00:00.000Z' } },
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for tender.pdf' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /Category and tags/ }));
  fireEvent.change(await screen.findByLabelText('Tags'), { target: { value: 'urgent, legal' } });
  act(() => void store.dispatch(documentsLoaded([ready])));
  await screen.findByText('Ready');
  expect(screen.getByLabelText<HTMLInputElement>('Tags').value).toBe('urgent, legal');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the checkboxes choose the documents for the next question', async () => {
  const [first, second] = [
    documentOf({ id: 'd-1', fileName: 'terms.pdf' }),
    documentOf({ id: 'd-2', fileName: 'prices.xlsx' }),
  ];
  const { store } = await open([first, second, documentOf({ id: 'd-3', fileName: 'late.pdf', status: 'processing' })]);
  const asked = () => selectAsked(store.getState()).map(({ fileName }) => fileName);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Ask prices.xlsx' }));
  expect(asked()).toEqual(['terms.pdf']);
  expect(screen.getByRole('checkbox', { name: 'The chat asks 1 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'The chat asks 1 of 2' }));
  expect(asked()).toEqual(['terms.pdf', 'prices.xlsx']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ask late.pdf' }).disabled).toBe(true);
});

test('each file is sent separately; a refused one stays listed with its reason until it is dismissed', async () => {
  const { requests, container } = await open([], (request) => {
    const isBad = request.body.includes('filename="bad.pdf"');
    if (!isBad) return { body: { success: true, data: { uploaded: [{ fileName: 'good.pdf' }], failed: [] } } };
    const errors = ['bad.pdf is not a PDF.'];
    const data = { uploaded: [], failed: [{ fileName: 'bad.pdf', errors }] };
    return { status: 400, body: { success: false, message: '1 of 1 files could not be accepted', errors, data } };
  });
  await screen.findByText('Drop the tender in');
  choose(container, [new File(['%PDF'], 'good.pdf'), new File(['MZ'], 'bad.pdf'), new File(['MZ'], 'bad.exe')]);
  expect(await screen.findByText('bad.pdf is not a PDF.')).toBeTruthy();
  expect(await screen.findByText('1 file uploaded, 2 not')).toBeTruthy();
  const message = screen.getByText(/bad\.pdf \(PDF\) is not a PDF\./).textContent;
  expect(message).toContain("Files of this type can't be read: bad.exe (EXE)");
  const sent = requests.filter(({ url }) => url.endsWith('/upload'));
  expect(sent).toHaveLength(2);
  const list = screen.getByRole('list', { name: 'Documents of this tender' });
  expect(within(list).queryByText('good.pdf')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the message about bad.pdf' }));
  expect(screen.queryByText('bad.pdf is not a PDF.')).toBeNull();
  expect(within(list).getByText(/Files of this type can't be read/)).toBeTruthy();
});

test('documents from an archive name it, are found by its name, and can be deleted with it', async () => {
  const bid = documentOf({
    fileName: 'bid.zip',
    mediaType: 'application/zip',
    pages: 0,
    warning: 'Not taken.\nsetup.exe',
  });
  const part = documentOf({ id: 'part', fileName: 'Pumps.pdf', parentId: bid.id, folder: 'Volume 1' });
  const inner = documentOf({ id: 'inner', fileName: 'Valves.pdf', parentId: part.id });
  const { requests } = await open([bid, part, inner, documentOf({ id: 'x', fileName: 'Other.pdf' })], () => ({
    body: { success: true, message: 'Deleted' },
  }));
  expect(await screen.findByText('From bid.zip › Volume 1')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /bid\.zip/ }), 'an archive is never asked').toBeNull();
  expect(screen.getByRole('checkbox', { name: 'The chat asks all 3 that are ready' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for bid.zip' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Also delete the 2 documents that came out of it' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expect
    .poll(() => requests.map(({ url }) => url))
    .toContain(`/workspaces/${workspaceId}/documents/${bid.id}?contents=true`);
});

test('when the first document is listed, the focus goes from the button that is removed to the one that stays', async () => {
  const { store } = await open([]);
  const choose = await screen.findByRole('button', { name: 'Choose files' });
  choose.focus();
  act(() => void store.dispatch(documentsLoaded([documentOf()])));
  await waitFor(() => expect(choose.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload' }));
});

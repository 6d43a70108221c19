import { act, fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import {
  citationOpened,
  comparisonOpened,
  documentOpened,
  type Place,
  pageReached,
  selectComparedId,
  selectPlace,
  viewerModule,
} from './viewer.slice.ts';
import { ViewerPane } from './viewer-pane.tsx';

test('a viewer that is removed keeps the page in view for the next viewer', async () => {
  const pane = <ViewerPane place={null} documents={[documentOf()]} />;
  const { store, unmount } = await renderApp(pane, { modules: [viewerModule] });
  act(() => {
    store.dispatch(citationOpened({ documentId: 'tender', page: 12, quote: 'damages', boxes: [] }));
    for (const page of [12, 15]) store.dispatch(pageReached({ documentId: 'tender', page }));
  });
  unmount();
  expect(selectPlace(store.getState() as never)).toMatchObject({ page: 15, quote: null });
});

test('the document in the address is shown as loading while the list of documents is loading', async () => {
  const place = { documentId: 'tender', page: 1, quote: null, boxes: [], round: 0 } as unknown as Place;
  await renderApp(<ViewerPane place={place} documents={[]} loading />, { modules: [viewerModule] });
  expect(screen.getByText('Loading the document')).toBeTruthy();
  expect(screen.queryByText('No document open')).toBeNull();
});

test('the page field of a Word document has the page that is being opened while the file is loading', async () => {
  await startApi(() => ({ stream: () => {} }));
  const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const shown = documentOf({ id: 'word', fileName: 'terms.docx', mediaType, pages: 21 });
  const place = { documentId: 'word', page: 10, quote: 'seal', boxes: [], round: 1 };
  await renderApp(<ViewerPane place={place} documents={[shown]} />, { modules: [viewerModule] });
  expect((await screen.findByLabelText<HTMLInputElement>('Page')).value).toBe('10');
});

const text = { mediaType: 'text/plain', pages: 1 };
const [first, second, annex] = [
  documentOf({ ...text, id: 'first', fileName: 'terms, first.txt', replacedById: 'second' }),
  documentOf({
    ...text,
    id: 'second',
    fileName: 'terms.txt',
    replacesId: 'first',
    createdAt: '2026-11-21T09:00:00.000Z',
  }),
  documentOf({ ...text, id: 'annex', fileName: 'annex.txt', createdAt: '2026-11-01T09:00:00.000Z' }),
];

function Pane() {
  return <ViewerPane place={useSelector(selectPlace)} documents={[annex, first, second]} />;
}

test('“Compare with…” opens nothing before a document is chosen, and the open one stays at the left', async () => {
  await startApi(() => ({ body: { success: true, data: { number: 1, text: 'The seal is renewed.' } } }));
  const { store } = await renderApp(<Pane />, { modules: [viewerModule] });
  act(() => void store.dispatch(documentOpened('second')));
  fireEvent.click(await screen.findByRole('button', { name: 'More of the document view' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Compare with…' }));
  const dialog = await screen.findByRole('dialog');
  expect(selectComparedId(store.getState() as never)).toBeNull();
  const offered = within(dialog).getAllByRole('listitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['terms, first.txtEarlier version', 'annex.txt']);

  fireEvent.click(within(dialog).getByRole('button', { name: 'annex.txt' }));
  const sides = () => [...document.querySelectorAll('[data-side]')].map((side) => side.getAttribute('aria-label'));
  // The annex is older, and still at the right.
  await expect.poll(sides).toEqual(['terms.txt', 'annex.txt']);
  act(() => void store.dispatch(citationOpened({ documentId: 'annex', page: 1, quote: 'seal', boxes: [] })));
  await expect.poll(() => screen.queryByRole('heading', { level: 2, name: 'annex.txt' })).toBeTruthy();
  expect(sides(), 'a place in the right one').toEqual(['terms.txt', 'annex.txt']);
});

test('the choice of a document to compare with is gone after Back, and a comparison that Forward opens takes no focus', async () => {
  await startApi(() => ({ body: { success: true, data: { number: 1, text: 'The seal is renewed.' } } }));
  const { store } = await renderApp(<Pane />, { modules: [viewerModule] });
  const open = (id: string) => act(() => void store.dispatch(documentOpened(id)));
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More of the document view' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Compare with…' }));
    return await screen.findByRole('dialog');
  };
  open('second');
  await choose();
  open('annex');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  open('second');
  await screen.findByRole('heading', { level: 2, name: 'terms.txt' });
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(within(await choose()).getByRole('button', { name: 'annex.txt' }));
  const both = await screen.findByRole('region', { name: 'Two documents side by side' });
  await expect.poll(() => document.activeElement).toBe(both);
  open('first');
  act(() => void store.dispatch(comparisonOpened({ documentId: 'annex' })));
  const again = await screen.findByRole('region', { name: 'Two documents side by side' });
  expect(document.activeElement).not.toBe(again);
});

const tender: TenderScope = {
  ...{ organizationId: 'o', customerId: 'c', workspaceId: 'w', loading: false, documents: [] },
  ...{ leaveMark: () => {}, openPlace: () => {}, beside: true, placeBar: null },
};

test('an archive lists its documents with links, and names the files that were not taken', async () => {
  const mediaType = 'application/zip';
  const warning = "Not taken.\nsetup.exe: it is of a kind that can't be read.";
  const zip = documentOf({ id: 'zip', fileName: 'bid.zip', mediaType, pages: 0, warning });
  const pumps = documentOf({ id: 'pumps', fileName: 'Pumps.pdf', parentId: 'zip', folder: 'Volume 1' });
  const broken = documentOf({ id: 'broken', fileName: 'Valves.pdf', parentId: 'zip', status: 'failed' });
  const place = { documentId: 'zip', page: null, quote: null, boxes: [], round: 1 };
  const openPlace = vi.fn();
  await renderApp(
    <TenderContext value={{ ...tender, openPlace }}>
      <ViewerPane place={place} documents={[zip, pumps, broken, annex]} />
    </TenderContext>,
    { modules: [viewerModule] },
  );
  const list = await screen.findByRole('list', { name: '2 files in this archive' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('Volume 1')).toBeTruthy();
  expect(within(list).getByText('Failed')).toBeTruthy();
  expect(screen.getByText(/setup\.exe: it is of a kind that can't be read/)).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: 'Pumps.pdf' }));
  expect(openPlace).toHaveBeenCalledWith({ documentId: 'pumps', page: 1, quote: '', boxes: [] });
});

test('an e-mail has links to its attachments above its text', async () => {
  await startApi(() => ({ stream: () => {} }));
  const mail = documentOf({ id: 'mail', fileName: 'Extension.eml', mediaType: 'message/rfc822', pages: 1 });
  const attached = documentOf({ id: 'attached', fileName: 'Clarification.txt', parentId: 'mail' });
  const place = { documentId: 'mail', page: 1, quote: null, boxes: [], round: 1 };
  const openPlace = vi.fn();
  await renderApp(
    <TenderContext value={{ ...tender, openPlace }}>
      <ViewerPane place={place} documents={[mail, attached]} />
    </TenderContext>,
    { modules: [viewerModule] },
  );
  const list = await screen.findByRole('list', { name: 'Attachments' });
  fireEvent.click(within(list).getByRole('button', { name: 'Clarification.txt' }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ documentId: 'attached' }));
});

test('a file that can’t be shown because it is damaged says so, and does not blame the connection', async () => {
  const failure = 'This picture is damaged. Get the file again from its source.';
  const shown = documentOf({ id: 'plan', fileName: 'plan.png', mediaType: 'image/png', status: 'failed', failure });
  const place = { documentId: 'plan', page: 1, quote: null, boxes: [], round: 1 };
  await renderApp(<ViewerPane place={place} documents={[shown]} />, { modules: [viewerModule] });
  await expect.poll(() => document.querySelector('img')).toBeTruthy();
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(failure);
  expect(alert.textContent).not.toContain('connection');
});

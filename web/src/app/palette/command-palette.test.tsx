import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../../lib/state/auth.slice.ts';
import { workspaceRoute } from '../../lib/tenders.ts';
import { pageOf, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import CommandPalette from './command-palette.tsx';
import { searchEntries } from './tender-search.ts';

const annex = documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'Annex C & D.pdf' });
const picture = documentOf({ ...annex, mediaType: 'image/png' });

async function open(path: string, at: string, typed = 'annex', answer: (url: string) => Reply | null = () => null) {
  await startApi(
    ({ url }) =>
      answer(url) ?? {
        body: url.endsWith('/w-1/documents/info') ? { success: true, data: [documentOf(), annex] } : pageOf([]),
      },
  );
  const onClose = vi.fn();
  const shown = (
    <>
      <main>
        <h1>Pumps</h1>
      </main>
      <CommandPalette typed={typed} onTyped={() => {}} onClose={onClose} />
    </>
  );
  const view = await renderApp(shown, { path, at });
  view.store.dispatch(
    signedIn({
      ...{ userId: 'u', email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_ADMIN' },
      ...{ organizationId: 'o-1', organizationName: 'Harbour Board', profileImagePath: null },
    } as Parameters<typeof signedIn>[0]),
  );
  return { ...view, onClose };
}

test('in a tender, its documents can be opened', async () => {
  const at = '/home/o-1/customers/c-1/tenders/w-1/workspace';
  const { router, onClose } = await open(workspaceRoute, at);
  const option = await screen.findByRole('option', { name: /Annex C & D\.pdf/ });
  fireEvent.click(option);
  const { pathname, search } = router.state.location;
  expect(pathname).toBe(at);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ document: annex.id });
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => window.document.activeElement?.textContent).toBe('Pumps');
});

const tender = '/home/o-1/customers/c-1/tenders/w-1/workspace';
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('in a tender, the last entries look for the typed words in its chat and in the open document', async () => {
  const place = `tab=keywords&document=${annex.id}&page=7&quote=bond&at=3&find=seal&found=2&matchCase=1`;
  const { router, onClose } = await open(workspaceRoute, `${tender}?${place}`, ' annex of seals ');
  const label = 'Find “annex of seals” in the open document';
  await screen.findByRole('option', { name: new RegExp(label) });
  expect(options()).toEqual([
    ...['This tenderAsk this tender: annex of seals', 'This tenderFind “annex of seals” in all documents'],
    `This tender${label}`,
  ]);

  // By the keys alone: the last entry.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowUp' });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  const query = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(query).toEqual({ tab: 'document', document: annex.id, find: 'annex of seals' });
  expect(router.state.historyAction).toBe('PUSH');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a question goes to the chat in the state of the entry, never in the address', async () => {
  const { router } = await open(workspaceRoute, `${tender}?tab=facts`, 'who is the contact');
  fireEvent.click(await screen.findByRole('option', { name: /Ask this tender: who is the contact/ }));
  const { pathname, search, state } = router.state.location;
  expect({ pathname, search, state }).toEqual({
    ...{ pathname: tender, search: '?tab=facts', state: { question: 'who is the contact' } },
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('words are handed to the form that looks for keywords in all documents', async () => {
  const { router } = await open(workspaceRoute, `${tender}?tab=facts&document=${annex.id}&hit=3`, 'ISO/IEC 27001');
  fireEvent.click(await screen.findByRole('option', { name: /Find “ISO\/IEC 27001” in all documents/ }));
  const { pathname, search, state } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ tab: 'keywords', request: 'new', document: annex.id },
  });
  expect({ pathname, state }).toEqual({ pathname: tender, state: { keyword: 'ISO/IEC 27001' } });
  expect(router.state.historyAction).toBe('PUSH');
});

test('entries that look for long words show where they look', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  onTestFinished(() => void vi.restoreAllMocks());
  await open(workspaceRoute, `${tender}?document=${annex.id}`, 'liquidated damages for delay');
  for (const [name, end] of [
    ['Find “liquidated damages for delay” in all documents', '” in all documents'],
    ['Find “liquidated damages for delay” in the open document', '” in the open document'],
  ] as const) {
    const option = await screen.findByRole('option', { name: new RegExp(name) });
    expect(within(option).getByTitle(name).dataset.end).toBe(end);
  }
});

test('nothing is asked while the name of a tender may still arrive, or in a tender that does not exist', async () => {
  const waiting: (() => void)[] = [];
  const late = (url: string): Reply | null =>
    /workspaces.*dropdown/i.test(url)
      ? { stream: (response) => waiting.push(() => response.end(JSON.stringify(pageOf([])))) }
      : null;
  await open(workspaceRoute, tender, 'pumps', late);
  await expect.poll(() => waiting).toHaveLength(1);
  await screen.findByText('Nothing found');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryAllByRole('option')).toEqual([]);
  for (const answer of waiting) answer();
  await screen.findByRole('option', { name: /Ask this tender: pumps/ });
  cleanup();

  await open(workspaceRoute, tender, 'pumps', (url) => (url.endsWith('/documents/info') ? { status: 404 } : null));
  await screen.findByRole('alert');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('entries that the palette finds come first, and a picture has no words to find', async () => {
  await open(workspaceRoute, `${tender}?document=${annex.id}`);
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(4);
  expect(options()[0]).toContain('DocumentsAnnex C & D.pdf');
  expect(
    searchEntries('pump', { pathname: '/', search: `?document=${annex.id}`, state: null, documents: [picture] }),
  ).toMatchObject([{ label: 'Ask this tender: pump' }, { label: 'Find “pump” in all documents' }]);
});

test('on other screens, no documents are offered', async () => {
  await open('/dashboard', '/dashboard');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('combobox', { name: 'Go to a screen, a customer or a tender' })).toBeTruthy();
});

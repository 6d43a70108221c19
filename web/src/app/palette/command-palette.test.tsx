import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../lib/state/auth.slice.ts';
import { workspaceRoute } from '../../lib/tenders.ts';
import { pageOf, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import CommandPalette from './command-palette.tsx';

const annex = documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'Annex C & D.pdf' });

async function open(path: string, at: string) {
  await startApi(({ url }) => ({
    body: url.endsWith('/w-1/documents/info') ? { success: true, data: [documentOf(), annex] } : pageOf([]),
  }));
  const onClose = vi.fn();
  const shown = (
    <>
      <main>
        <h1>Pumps</h1>
      </main>
      <CommandPalette typed="annex" onTyped={() => {}} onClose={onClose} />
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

test('on other screens, no documents are offered', async () => {
  await open('/dashboard', '/dashboard');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Go to a screen, a customer or a tender' })).toBeTruthy();
});

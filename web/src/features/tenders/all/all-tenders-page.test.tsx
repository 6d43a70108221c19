import { Button } from '@fluentui/react-components';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../../../lib/state/auth.slice.ts';
import { pageOf, startApi } from '../../../lib/testing/api-server.ts';
import { renderApp } from '../../../lib/testing/render-app.tsx';
import { Component as AllTendersPage, modules } from './all-tenders-page.tsx';

/** The screen of a person who owns no tender. */
async function open(query: string) {
  const api = await startApi(() => ({ body: pageOf([]) }));
  const view = await renderApp(<AllTendersPage />, {
    modules,
    path: '/home/:organizationId/tenders',
    at: `/home/o-1/tenders${query}`,
  });
  view.store.dispatch(signedIn({ userId: 'u-1', organizationId: 'o-1', role: 'ORGANIZATION_USER' } as User));
  return { ...api, ...view };
}

/** The class that colours a primary button: the styles of such a button differ from those of a usual one. */
async function primaryClass() {
  await renderApp(
    <>
      <Button appearance="primary">Primary</Button>
      <Button>Usual</Button>
    </>,
    { path: '/', at: '/' },
  );
  const [primary, usual] = ['Primary', 'Usual'].map((name) => screen.getByRole('button', { name }));
  return [...(primary?.classList ?? [])].filter((name) => !usual?.classList.contains(name))[1] ?? 'none';
}

for (const [name, query] of [
  ['as the screen opens', ''],
  ['where Me was chosen', '?owner=me'],
  ['on the board', '?view=board'],
]) {
  test(`who owns no tender is told so, ${name}, and gets to all tenders by one click`, async () => {
    const { router } = await open(String(query));
    expect(await screen.findByRole('heading', { name: 'No tender is yours yet' })).toBeTruthy();
    const showAll = screen.getByRole('button', { name: 'Show all tenders' });
    expect(showAll.classList.contains(await primaryClass()), 'it is the obvious next step').toBe(true);
    fireEvent.click(showAll);
    await expect.poll(() => new URLSearchParams(router.state.location.search).get('owner')).toBe('all');
    await expect.poll(() => screen.queryByRole('heading', { name: 'No tender is yours yet' })).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Owner').value).toBe('all');
  });
}

test('a search among the own tenders that finds nothing says that nothing matches', async () => {
  await open('?owner=me&search=pumps');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
});

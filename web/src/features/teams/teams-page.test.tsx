import type { Team } from '@bidloom/contract/teams';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../../lib/state/auth.slice.ts';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { modules, Component as TeamsPage } from './teams-page.tsx';

const organizationId = '01a1f800-0000-7000-8000-0000000000aa';
const team: Team = {
  ...{ id: '01a1f800-0000-7000-8000-000000000001', organizationId, name: 'Pumps', memberCount: 3, isActive: true },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' },
};

async function open(at = '/', answer: (request: Received) => Reply | undefined = () => undefined) {
  const api = await startApi(
    (request) =>
      answer(request) ?? {
        body: request.method === 'GET' ? pageOf([team], { pageSize: 50 }) : { success: true, data: team },
      },
  );
  const path = `/home/${organizationId}/teams`;
  const view = await renderApp(<TeamsPage />, {
    modules,
    at: path + at.replace('/', ''),
    path: '/home/:organizationId/teams',
    routes: [{ path: '/home/:organizationId/team-members/:teamId', element: <p>the members</p> }],
  });
  view.store.dispatch(signedIn({ userId: organizationId, organizationId } as User));
  return { ...api, ...view, path };
}

test('a page lists fifty teams by name, with the number of their members', async () => {
  const { requests } = await open();
  expect(await screen.findByText('Pumps')).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
  expect(requests[0]?.url).toContain('sortBy=name&sortDescending=false&pageNumber=1&pageSize=50');
  expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '50');
  fireEvent.click(screen.getByRole('link', { name: 'Pumps' }));
  expect(await screen.findByText('the members')).toBeTruthy();
});

test('the list is restored as it was left', async () => {
  const { router, path } = await open('/?search=pump&sort=memberCount&order=desc&size=20&page=1');
  expect(await screen.findByText('Pumps')).toBeTruthy();
  await router.navigate(`/home/${organizationId}/team-members/x`);
  expect(await screen.findByText('the members')).toBeTruthy();
  await router.navigate(path);
  await waitFor(() => expect(router.state.location.search).toContain('search=pump'));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'pump'));
});

const act = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Pumps' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('the consequences are shown before a team is deleted', async () => {
  const { requests } = await open();
  await act('Delete');
  expect(await screen.findByText(/^"Pumps" and the memberships of 3 people will be removed/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Team deleted')).toBeTruthy();
  expect(requests.some(({ method, url }) => method === 'DELETE' && url === `/Teams/${organizationId}/${team.id}`)).toBe(
    true,
  );
});

test('the consequences are shown before a team is deactivated', async () => {
  const { requests } = await open();
  await act('Deactivate');
  expect(await screen.findByText(/Members, open invitations and past runs stay\.$/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Team deactivated')).toBeTruthy();
  expect(requests.some(({ url }) => url === `/Teams/${organizationId}/${team.id}/deactivate`)).toBe(true);
});

test.each([
  ['GET', 'Failed to fetch teams'],
  ['POST', 'Failed to create team'],
  ['PUT', 'Failed to update team'],
  ['DELETE', 'Failed to delete team'],
])('%s that fails without a message: %s', async (method, message) => {
  await open('/', (request) =>
    request.method === method ? { status: 500, body: { success: false, message } } : undefined,
  );
  if (method === 'POST') {
    fireEvent.click(await screen.findByRole('button', { name: 'New team' }));
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Valves' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  }
  if (method === 'PUT') {
    await act('Edit');
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  }
  if (method === 'DELETE') {
    await act('Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  }
  expect(await screen.findByText(message)).toBeTruthy();
});

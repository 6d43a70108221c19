import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../lib/state/auth.slice.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { storeToken } from '../lib/token.ts';
import { RequireAccess, RequireSession } from './guards.tsx';

const routes = [
  { path: '/login', element: <p>sign-in</p> },
  { path: '/landing', element: <p>public page</p> },
  { path: '/unauthorized', element: <p>unauthorized</p> },
  {
    element: <RequireSession />,
    children: [
      { path: '/settings', element: <p>settings</p> },
      { path: '*', element: <p>nothing here</p> },
      {
        path: '/home/:organizationId',
        element: <RequireAccess roles={['ORGANIZATION_ADMIN']} />,
        children: [{ path: 'teams', element: <p>teams</p> }],
      },
    ],
  },
];

async function visit(at: string, user?: Partial<User>) {
  if (user) storeToken('t-1');
  const { store, router } = await renderApp(<p>start</p>, { routes });
  if (user) act(() => void store.dispatch(signedIn(user as User)));
  await act(() => router.navigate(at));
  return router.state.location;
}

test('a user who is not signed in is sent to sign-in, which remembers the target', async () => {
  const { pathname, search } = await visit('/settings?tab=1');
  expect(pathname + search).toBe('/login?returnUrl=%2Fsettings%3Ftab%3D1');
});

test('an unknown address leads to the public page, or to a "not found" screen after sign-in', async () => {
  expect((await visit('/no/such/screen')).pathname).toBe('/landing');
  await visit('/no/such/screen', { role: 'ORGANIZATION_USER' });
  expect(screen.getByText('nothing here')).toBeTruthy();
});

test('a signed-in user can open the screen', async () => {
  await visit('/settings', { role: 'PLATFORM_ADMIN' });
  expect(screen.getByText('settings')).toBeTruthy();
});

test.each([
  ['of the right role and organisation', 'ORGANIZATION_ADMIN', 'o-1', 'teams'],
  ['of another role', 'ORGANIZATION_USER', 'o-1', 'unauthorized'],
  ['of another organisation', 'ORGANIZATION_ADMIN', 'o-2', 'unauthorized'],
  ['of no organisation', 'PLATFORM_ADMIN', null, 'unauthorized'],
] as const)('someone %s', async (_, role, organizationId, shown) => {
  await visit('/home/o-1/teams', { role, organizationId });
  expect(screen.getByText(shown)).toBeTruthy();
});

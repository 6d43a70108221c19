import { expect, test } from 'vitest';
import { logoutRequested, selectIsAuthenticated, signedIn, type User } from '../lib/state/auth.slice.ts';
import { namesLearned } from '../lib/state/names.slice.ts';
import { startApi } from '../lib/testing/api-server.ts';
import { readToken, storeToken } from '../lib/token.ts';
import { defaultColours, selectTheme, themeModeChosen } from '../theme/theme.slice.ts';
import { logoutSaga } from './session.sagas.ts';
import { createAppStore } from './store.ts';

const user: User = {
  userId: 'u-1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'ORGANIZATION_USER',
  organizationId: 'o-1',
  organizationName: 'Engines',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  profileImagePath: null,
};

test('only the sign-in and the theme are stored', async () => {
  const first = createAppStore();
  await first.ready;
  first.store.dispatch(signedIn(user));
  first.store.dispatch(themeModeChosen('dark'));
  first.store.dispatch(namesLearned([{ id: 'c-1', name: 'Port Ellery' }]));
  await expect.poll(() => JSON.stringify({ ...localStorage })).toMatch(/(?=.*Lovelace)(?=.*mode\W+dark)/);

  const second = createAppStore();
  await second.ready;
  expect(second.store.getState()).toMatchObject({ auth: { user, isAuthenticated: true }, names: {} });
  expect(selectTheme(second.store.getState()).mode).toBe('dark');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Port Ellery');
});

test('a theme that an earlier version stored is completed', async () => {
  localStorage.setItem('bidloom-theme', JSON.stringify({ mode: 'dark' }));
  const { store, ready } = createAppStore();
  await ready;
  expect(selectTheme(store.getState())).toEqual({ mode: 'dark', colours: defaultColours });
});

test('a screen adds its state when it is opened, and only once', async () => {
  const { store, ready } = createAppStore();
  await ready;
  let started = 0;
  const module = {
    name: 'extra',
    reducer: (state: unknown = { count: 0 }) => state,
    *saga() {
      started += 1;
      yield undefined;
    },
  };
  store.inject(module);
  store.inject(module);
  expect(store.getState()).toMatchObject({ extra: { count: 0 }, auth: { isAuthenticated: false } });
  expect(started).toBe(1);
});

test.each([200, 500])('logging out ends the session here, also when the server answers %i', async (status) => {
  const { requests } = await startApi(() => ({ status, body: { success: status === 200 } }));
  const { store, ready } = createAppStore();
  await ready;
  store.run(logoutSaga);
  storeToken('t-1');
  store.dispatch(signedIn(user));
  store.dispatch(logoutRequested());
  await expect.poll(() => selectIsAuthenticated(store.getState())).toBe(false);
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/Auth/logout' });
  expect(readToken()).toBeNull();
  const [toast] = store.getState().toasts;
  expect(toast).toMatchObject(
    status === 200 ? { intent: 'success', message: 'Logout Successful' } : { intent: 'error' },
  );
});

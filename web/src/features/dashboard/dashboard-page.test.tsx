import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectIsAuthenticated, signedIn, type User } from '../../lib/state/auth.slice.ts';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { readToken, storeToken } from '../../lib/token.ts';
import { Component as Dashboard, modules } from './dashboard-page.tsx';

const user = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'ORGANIZATION_ADMIN',
  organizationId: 'o-1',
} as User;

const tender = (id: string, name: string, dueAt: string | null) => ({
  id,
  organizationId: 'o-1',
  customerId: 'c-1',
  customerName: 'Port Ellery',
  name,
  dueAt,
});

const page = (rows: object[], status: string) => pageOf(rows.map((row) => ({ ...row, status })));

const dashboards: Record<string, object> = {
  '/Dashboard/platform': {
    organizations: { active: 4, total: 5, newThisMonth: 1 },
    seats: { used: 12, licensed: 20 },
    cost: {
      amount: 42.5,
      budget: 100,
      overBudget: 1,
      warned: [{ organizationId: 'o-3', name: 'Southern Rail', share: 92 }],
    },
    failedJobs: 3,
    health: { status: 'failed', database: 'ok', mail: 'failed', model: 'failed' },
    lapsing: [{ organizationId: 'o-2', name: 'Northern Water', validTo: '2031-05-01' }],
  },
  '/Dashboard/organization': {
    dueThisWeek: 2,
    runs: { inProgress: 1, failed: 0 },
    documents: { ready: 7, inProgress: 0, failed: 1 },
    people: { active: 3, invited: 1 },
    licence: { plan: 'team', seats: 5, validTo: '2031-05-01', isValid: true },
  },
  '/Dashboard/own': {
    tenders: 2,
    dueThisWeek: 1,
    since: '2031-01-01T00:00:00Z',
    changes: { documents: 1, runs: 0, facts: 2 },
  },
};

async function open(
  person: Partial<User>,
  tenders: Record<string, object[] | Promise<object[]>>,
  valid: boolean | number = true,
) {
  const api = await startApi(({ url }: Received): Reply => {
    if (url === '/Auth/validate') {
      return typeof valid === 'number' ? { status: valid } : { body: { success: true, data: valid } };
    }
    const figures = dashboards[url];
    if (figures) return { body: { success: true, data: figures } };
    if (url.startsWith('/Customers/dropdown')) return { body: { success: true, data: [{ id: 'c-1', name: 'Port' }] } };
    const status = new URL(url, 'http://api').searchParams.get('status') ?? '';
    const rows = tenders[status] ?? [];
    if (!(rows instanceof Promise)) return { body: page(rows, status) };
    return { stream: async (response) => void response.end(JSON.stringify(page(await rows, status))) };
  });
  storeToken('t-1');
  sessionStorage.setItem('kept', 'x');
  const view = await renderApp(null, {
    modules,
    routes: [
      { path: '/dashboard', element: <Dashboard /> },
      { path: '/login', element: <p>sign-in</p> },
    ],
  });
  await act(async () => {
    view.store.dispatch(signedIn({ ...user, ...person }));
    await view.router.navigate('/dashboard');
  });
  return { ...api, ...view };
}

test('it welcomes by name, with the role in words', async () => {
  await open({}, {});
  expect(screen.getByText('Welcome, Ada Lovelace (organization admin)')).toBeTruthy();
});

test('active tenders are sorted by due date, whatever their status', async () => {
  await open(
    {},
    {
      open: [tender('t-2', 'Valves', '2031-05-01T00:00:00Z'), tender('t-4', 'Spares', null)],
      draft: [tender('t-3', 'Pumps', '2032-01-01T00:00:00Z')],
      in_review: [tender('t-1', 'Pipes', '2030-01-01T00:00:00Z')],
    },
  );
  await screen.findByRole('link', { name: 'Spares' });
  const [due] = screen.getAllByRole('list');
  expect(
    within(due as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pipes', 'Valves', 'Pumps', 'Spares']);
  expect(screen.getByRole('link', { name: 'Valves' }).getAttribute('href')).toBe(
    '/home/o-1/customers/c-1/tenders/t-2/workspace',
  );
});

test('tenders appear all at once, so that no row moves under the pointer', async () => {
  let answer: (rows: object[]) => void = () => {};
  const late = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const { requests } = await open(
    {},
    { open: [tender('t-2', 'Valves', '2031-05-01T00:00:00Z')], in_review: late, draft: [] },
  );
  await expect.poll(() => requests.filter(({ url }) => url.includes('status=')).length).toBe(3);
  // Enough time to draw the answers that have arrived.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('link', { name: 'Valves' })).toBeNull();
  await act(async () => answer([tender('t-1', 'Pipes', '2030-01-01T00:00:00Z')]));
  await screen.findByRole('link', { name: 'Valves' });
  const [due] = screen.getAllByRole('list');
  expect(
    within(due as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pipes', 'Valves']);
});

test('without tenders it shows the first steps, which lead to the existing customer', async () => {
  await open({}, {});
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeTruthy();
  await expect
    .poll(() => screen.getByRole('link', { name: 'Make a tender' }).getAttribute('href'))
    .toBe('/home/o-1/customers/c-1/tenders');
});

test('a platform administrator sees failures instead of tenders, and no tenders are fetched', async () => {
  const { requests } = await open({ role: 'PLATFORM_ADMIN', organizationId: null }, {});
  expect(screen.getByText('Welcome, Ada Lovelace (platform admin)')).toBeTruthy();
  expect(await screen.findByText('of a budget of 100.00')).toBeTruthy();
  expect(screen.getByText('Does not answer: mail, language model')).toBeTruthy();
  for (const [name, path] of [
    ['Organizations', '/home?isActive=true'],
    ['Cost this month', '/costing?sort=share&order=desc'],
    ['Southern Rail', '/costing?search=Southern%20Rail'],
    ['Seats', '/licensing'],
    ['Failed jobs', '/failed-jobs'],
    ['Northern Water', '/licensing?forOrganization=o-2'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
  await expect.poll(() => requests.map(({ url }) => url).sort()).toEqual(['/Auth/validate', '/Dashboard/platform']);
});

test("an organisation's administrator and other users see their own figures", async () => {
  await open({}, {});
  expect(await screen.findByText('0 being read, 1 failed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/home/o-1/users?status=active');
  expect(screen.getByRole('heading', { name: 'Runs' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^(Runs|Documents)$/ })).toBeNull();
  cleanup();
  await open({ role: 'ORGANIZATION_USER' }, {});
  expect(await screen.findByText(/^1 document added, 0 runs of yours finished, 2 key facts checked$/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Since yesterday' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Since yesterday' })).toBeNull();
});

test('a token that is no longer valid clears all storage and leads to sign-in', async () => {
  const { store } = await open({}, {}, false);
  expect(await screen.findByText('sign-in')).toBeTruthy();
  expect(selectIsAuthenticated(store.getState())).toBe(false);
  expect(readToken()).toBeNull();
  expect(sessionStorage.getItem('kept')).toBeNull();
});

test('a server that cannot validate the token is asked again; then the failure is shown, and nobody is signed out', async () => {
  const { requests, store } = await open({}, {}, 503);
  await screen.findByText(/could not be checked whether you are still signed in/);
  expect(requests.filter(({ url }) => url === '/Auth/validate').length).toBe(3);
  expect(selectIsAuthenticated(store.getState())).toBe(true);
  expect(readToken()).toBe('t-1');
});

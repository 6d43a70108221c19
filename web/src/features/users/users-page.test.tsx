import { searchUsers, type User } from '@bidloom/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../lib/state/auth.slice.ts';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { userToggled } from './users.sagas.ts';
import { modules, Component as Users } from './users-page.tsx';

const organizationId = '01a1f800-0000-7000-8000-0000000000aa';
const idOf = (number: number) => `01a1f800-0000-7000-8000-00000000000${number}`;
const person = (number: number, facts: Partial<User> = {}): User => ({
  ...{ id: idOf(number), organizationId, organizationName: 'Harbour Board', firstName: 'Ada', lastName: 'Byron' },
  ...{ email: `${number}@example.org`, role: 'ORGANIZATION_USER', isActive: true, status: 'active' },
  ...{
    profileImagePath: null,
    lastSignInAt: null,
    createdAt: '2026-11-20T09:00:00Z',
    updatedAt: '2026-11-20T09:00:00Z',
  },
  ...facts,
});
const grace = person(2, { firstName: 'Grace', lastName: 'Hopper' });
const invited = person(3, { firstName: 'Mary', lastName: 'Greig', status: 'invited', isActive: false });

async function open(
  rows: User[],
  answer: (request: Received) => Reply | undefined = () => undefined,
  role: User['role'] = 'ORGANIZATION_ADMIN',
) {
  const api = await startApi((request): Reply => {
    const special = answer(request);
    if (special) return special;
    if (request.url.startsWith('/Organizations'))
      return { body: pageOf([{ id: organizationId, name: 'Harbour Board' }]) };
    const named = rows.find(({ id }) => request.url.includes(id));
    if (request.method === 'GET') return { body: pageOf(rows) };
    const isActive = request.url.endsWith('/activate');
    return { body: { success: true, data: { ...named, isActive, status: isActive ? 'active' : 'inactive' } } };
  });
  const view = await renderApp(<Users />, { modules, at: '/users', path: '/users' });
  const own = { ...person(1), role, organizationId: role === 'PLATFORM_ADMIN' ? null : organizationId };
  view.store.dispatch(signedIn({ ...own, userId: own.id }));
  const sent = () => api.requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
  return { ...api, ...view, sent };
}
const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const act = async (name: string, action: string) => {
  await menuOf(name);
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
};

test('actions depend on the state of each person, and nobody can deactivate or delete themselves', async () => {
  await open([person(1), grace, invited, person(4, { firstName: 'Emmy', status: 'inactive', isActive: false })]);
  for (const [name, actions] of [
    ['Ada Byron', ['Edit']],
    ['Grace Hopper', ['Deactivate', 'Edit', 'Delete']],
    ['Mary Greig', ['Resend activation link', 'Edit', 'Delete']],
    ['Emmy Byron', ['Activate', 'Edit', 'Delete']],
  ] as const) {
    expect(await menuOf(name)).toEqual(actions);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

test('a deactivation can be undone from its message', async () => {
  const { sent } = await open([grace]);
  await act('Grace Hopper', 'Deactivate');
  expect(await screen.findByText('Grace Hopper was signed out and can no longer sign in')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Grace Hopper can sign in again')).toBeTruthy();
  expect(sent()).toEqual([`PATCH /Users/${grace.id}/deactivate`, `PATCH /Users/${grace.id}/activate`]);
});

test('toggling a person who is not in the list says so', async () => {
  const { store } = await open([grace]);
  await screen.findByText('Hopper');
  store.dispatch(userToggled(idOf(9)));
  expect(await screen.findByText('User not found')).toBeTruthy();
  expect(screen.getByText('Failed to toggle user status')).toBeTruthy();
});

test('failures show the message of the server, or the default of the call', async () => {
  const replies: Reply[] = [
    { status: 409, body: { success: false, message: 'This is the last active administrator.', code: 'conflict' } },
    { status: 500, body: {} },
  ];
  await open([grace], ({ method }) => (method === 'PATCH' ? replies.shift() : undefined));
  await act('Grace Hopper', 'Deactivate');
  expect(await screen.findByText('This is the last active administrator.')).toBeTruthy();
  await act('Grace Hopper', 'Deactivate');
  await waitFor(() => expect(screen.getAllByText('Failed to deactivate user').length).toBeGreaterThan(0));
});

test('a list that can not be fetched says so', async () => {
  await open([], ({ url }) =>
    url.startsWith('/Users') ? { status: 500, body: { message: searchUsers.failed } } : undefined,
  );
  expect(await screen.findByText('Failed to fetch users')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('several people are selected, also by keyboard only, and changed by one call that reports skipped people', async () => {
  const left = { id: idOf(4), success: false, message: 'This is the last active administrator.' };
  const { requests } = await open([grace, person(4), invited], ({ url }) =>
    url === '/Users/bulk'
      ? {
          body: {
            success: true,
            data: [{ id: grace.id, success: true, user: { ...grace, status: 'inactive' } }, left],
          },
        }
      : undefined,
  );
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await screen.findByText('Hopper');
  fireEvent.click(all);
  expect(screen.getByText('3 selected')).toBeTruthy();
  const bar = screen.getByRole('region', { name: 'Selected rows' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('1 person deactivated and signed out')).toBeTruthy();
  const body = JSON.parse(requests.find(({ url }) => url === '/Users/bulk')?.body ?? '{}');
  expect(body).toEqual({ action: 'deactivate', ids: [grace.id, idOf(4)] });
  expect(screen.queryByText('3 selected')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('1 person was left out')).toBeTruthy();
  expect(screen.getByText('This is the last active administrator.')).toBeTruthy();
});

test('undo removes a role only from the people who did not have it before', async () => {
  const admin = { ...person(4), role: 'ORGANIZATION_ADMIN' as const };
  const { requests } = await open([grace, admin], ({ url, body }) => {
    if (url !== '/Users/bulk') return undefined;
    const { role, ids } = JSON.parse(body) as { role: User['role']; ids: string[] };
    const all = [grace, admin].filter(({ id }) => ids.includes(id));
    return { body: { success: true, data: all.map((one) => ({ id: one.id, success: true, user: { ...one, role } })) } };
  });
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await screen.findByText('Hopper');
  fireEvent.click(all);
  fireEvent.click(within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: /role/i }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Organization administrator' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const sent = () => requests.filter(({ url }) => url === '/Users/bulk').map(({ body }) => JSON.parse(body));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ action: 'role', ids: [grace.id], role: 'ORGANIZATION_USER' });
});

test('a person is invited; errors of missing fields are shown below them', async () => {
  const { requests } = await open([], ({ method }) =>
    method === 'POST' ? { status: 201, body: { success: true, data: invited } } : undefined,
  );
  expect(await screen.findByText('Nobody is here yet')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'New user' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  for (const words of ['First name is a required field', 'Last name is a required field', 'Email is a required field'])
    expect(await screen.findByText(words)).toBeTruthy();
  for (const [label, value] of [
    ['First name', 'Mary'],
    ['Last name', 'Greig'],
    ['Email', '3@example.org'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('User created')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    organizationId,
    email: '3@example.org',
    role: 'ORGANIZATION_USER',
  });
});

test('nobody is offered another role for their own account, and the form says why', async () => {
  await open([person(1, { role: 'ORGANIZATION_ADMIN' }), grace]);
  const choices = async (name: string) => {
    await act(name, 'Edit');
    const dialog = await screen.findByRole('dialog');
    const role = within(dialog).getByLabelText<HTMLSelectElement>(/^Role/);
    return [...role.options].map(({ text }) => text);
  };
  expect(await choices('Ada Byron')).toEqual(['Organization administrator']);
  expect(screen.getByText('You cannot change the role of your own account. Ask another administrator.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await choices('Grace Hopper')).toEqual(['Organization user', 'Organization administrator']);
});

test("a platform administrator sees each person's organisation, and chooses that of a new person", async () => {
  const { requests } = await open([grace], undefined, 'PLATFORM_ADMIN');
  expect((await screen.findAllByText('Harbour Board')).length).toBeGreaterThan(0);
  const [search] = requests.filter(({ url }) => url.startsWith('/Users/search'));
  expect(search?.url).not.toContain('organizationId');
  fireEvent.click(screen.getByRole('button', { name: 'New user' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Email is a required field')).toBeTruthy();
  const role = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Platform administrator');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectUser, signedIn, type User } from '../../lib/state/auth.slice.ts';
import { selectNotifications } from '../../lib/state/notifications.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { readToken } from '../../lib/token.ts';
import { Component as ProfilePage } from './profile-page.tsx';

const now = '2026-11-23T10:00:00.000Z';
const user: User = {
  ...{ userId: 'u-1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER' },
  ...{ organizationId: 'o-1', organizationName: 'Norvane', isActive: true, createdAt: now, updatedAt: now },
  profileImagePath: null,
};
const session = { id: 's-1', isCurrent: true, address: '203.0.113.1', createdAt: now, lastSeenAt: now };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const sessions = [
  { ...session, userAgent: firefox },
  { ...session, id: 's-2', isCurrent: false, userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Mobile Safari/604.1' },
];

const answer = (data: unknown): Reply => ({ body: { success: true, data } });

/** Answers the screen's reads; changes are answered by `change`. */
const api =
  (change: (request: Received) => Reply = () => answer({})) =>
  (request: Received): Reply => {
    if (request.method !== 'GET') return change(request);
    return request.url === '/Auth/sessions' ? answer(sessions) : answer({ import: true, summary: false });
  };

const open = async () => {
  const app = await renderApp(<ProfilePage />);
  app.store.dispatch(signedIn(user));
  await screen.findByText('This browser');
  return app;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('names are changed and shown everywhere at once', async () => {
  const { requests } = await startApi(api(() => answer({ firstName: 'Ada', lastName: 'Lovelace', role: user.role })));
  const { store } = await open();
  type('Last name', 'Lovelace');
  press('Save');
  expect(await screen.findByText('Profile updated')).toBeTruthy();
  expect(selectUser(store.getState())?.lastName).toBe('Lovelace');
  expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({ url: '/Users/u-1/Profile' });
});

test('the error of a missing name is shown below its field', async () => {
  await startApi(api());
  await open();
  type('First name', ' ');
  press('Save');
  expect(await screen.findByText('First name is a required field')).toBeTruthy();
});

test('a new password gives the token of a new session', async () => {
  await startApi(api(() => answer({ token: 't-2' })));
  await open();
  type('Current password', 'the present one');
  type('New password', 'long meadow copper kite');
  press('Change password');
  expect(await screen.findByText('Password changed. You are signed out everywhere else.')).toBeTruthy();
  expect(readToken()).toBe('t-2');
  expect(screen.getByLabelText(/^Current password/)).toHaveProperty('value', '');
});

test("the server's reason against a password is shown in the form, which stays", async () => {
  const message = 'Your present password is not right.';
  await startApi(api(() => ({ status: 400, body: { success: false, message } })));
  await open();
  type('Current password', 'wrong');
  type('New password', 'long meadow copper kite');
  press('Change password');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('sessions have readable names; one is ended, or all others after a question', async () => {
  const { requests } = await startApi(api());
  await open();
  expect(screen.getByText('Firefox on Linux')).toBeTruthy();
  press('Sign out there: Safari on iOS');
  expect(await screen.findByText('Signed out there')).toBeTruthy();
  press('Sign out elsewhere');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out elsewhere' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
  const changes = requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
  expect(changes).toEqual(['DELETE /Auth/sessions/s-2', 'POST /Auth/sessions/end-others']);
});

test('a kind of notification is turned off, and turned on again if saving fails', async () => {
  let refuses = false;
  await startApi(
    api(() => (refuses ? { status: 503, body: {} } : answer({ import: false, summary: false, keyFacts: true }))),
  );
  const { store } = await open();
  const choice = await screen.findByLabelText<HTMLInputElement>('Imports from Excel');
  expect(choice.checked).toBe(true);
  fireEvent.click(choice);
  await waitFor(() => expect(selectNotifications(store.getState()).unwanted).toEqual([6, 9]));
  refuses = true;
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
});

test('a picture that is too large is refused before it is sent', async () => {
  const { requests } = await startApi(api());
  await open();
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
  expect(await screen.findByText('The file is larger than 5 MB')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

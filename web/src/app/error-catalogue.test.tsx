import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { credentialsSubmitted } from '../features/auth/login.slice.ts';
import { Component as LoginPage, modules as login } from '../features/auth/login-page.tsx';
import { Component as ProfilePage } from '../features/profile/profile-page.tsx';
import { userToggled } from '../features/users/users.sagas.ts';
import { Component as UsersPage, modules as users } from '../features/users/users-page.tsx';
import { logoutRequested, signedIn, type User } from '../lib/state/auth.slice.ts';
import { pageOf, type Received, type Reply, startApi } from '../lib/testing/api-server.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { logoutSaga } from './session.sagas.ts';
import { Component as UnauthorizedPage } from './unauthorized-page.tsx';

/** The messages that the specification requires, word for word: rules of the sign-in form, then the error catalogue. */
const specified = [
  'Email is required',
  'Enter a valid email',
  'Password should be either "password" or at least 1 characters',
  'OTP is required',
  'OTP must be exactly 6 digits',
  'Please enter a valid email address.',
  'Invalid Email',
  'Invalid characters detected. Please avoid using special characters or SQL commands.',
  'Security Alert',
  '{path} is a required field',
  'User not found',
  'Unable to login. Please try again.',
  'OTP sent to your email. Please enter OTP.',
  'Welcome back!',
  'Invalid OTP',
  'Login Failed',
  'OTP Verification Failed',
  'An unexpected error occurred during login.',
  'Logout Successful',
  'Failed to toggle user status',
  'Something went wrong',
  'An unexpected error occurred',
  '401 - Unauthorized',
  "You don't have permission to access this page.",
  'Go to Dashboard',
] as const;

type Message = (typeof specified)[number];

const person: User = {
  ...{ userId: 'u-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', role: 'ORGANIZATION_ADMIN' },
  ...{ organizationId: '01a1f800-0000-7000-8000-0000000000aa', organizationName: 'Harbour Board', isActive: true },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', profileImagePath: null },
};
const done = (data: unknown): Reply => ({ body: { success: true, data } });
const refused = (message: string): Reply => ({ status: 401, body: { success: false, message } });

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The sign-in screen with a server that gives these answers to its two steps. */
async function openLogin({ first = done('challenge-1'), second = done({ ...person, token: 't-1' }) } = {}) {
  await startApi(({ url }: Received) => (url === '/Auth/login' ? first : url === '/Auth/otp-login' ? second : {}));
  const routes = [{ path: '/dashboard', element: <p>dashboard</p> }];
  return renderApp(<LoginPage />, { at: '/login', path: '/login', modules: login, routes });
}

const signIn = (email = 'ada@example.org', password = 'correct horse') => {
  type('Email', email);
  type('Password', password);
  press('Sign in');
};
/** Goes to the second step and closes the toast of the first, which would delay others. */
async function toCode(answers: Parameters<typeof openLogin>[0] = {}) {
  await openLogin(answers);
  signIn();
  await screen.findByLabelText('One-time code (OTP)');
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
}
const giveCode = (otp: string) => {
  type('One-time code (OTP)', otp);
  if (otp.length < 6) press('Verify OTP');
};
/** Submits an address that the field's rule accepts, but the pattern before sending refuses. */
async function submitOddAddress() {
  const { store } = await openLogin();
  store.dispatch(credentialsSubmitted({ email: 'ada@localhost', password: 'correct horse' }));
}

async function openUsers(answer: Reply = { body: pageOf([]) }) {
  await startApi(() => answer);
  const view = await renderApp(<UsersPage />, { modules: users, at: '/users', path: '/users' });
  view.store.dispatch(signedIn(person));
  return view;
}
const toggleStranger = async () => {
  const { store } = await openUsers();
  await screen.findByText('Nobody is here yet');
  store.dispatch(userToggled('01a1f800-0000-7000-8000-000000000009'));
};
const openUnauthorized = () =>
  renderApp(<UnauthorizedPage />, { routes: [{ path: '/dashboard', element: <p>dashboard</p> }] });

async function submitEmptyForm() {
  await openUsers();
  await screen.findByText('Nobody is here yet');
  fireEvent.click(screen.getAllByRole('button', { name: 'New user' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
}

/** Saves while a proxy answers instead of the server, with success but an unreadable body. */
async function saveBroken() {
  await startApi(({ method }) => (method === 'PATCH' ? { body: 'moved' } : done([])));
  const { store } = await renderApp(<ProfilePage />);
  store.dispatch(signedIn(person));
  fireEvent.change(await screen.findByLabelText(/^Last name/), { target: { value: 'Lovelace' } });
  press('Save');
}

async function signOut() {
  await startApi(() => ({ body: { success: true } }));
  const { store } = await renderApp(<p>here</p>, { routes: [{ path: '/login', element: <p>sign-in</p> }] });
  store.run(logoutSaga);
  store.dispatch(signedIn(person));
  store.dispatch(logoutRequested());
}

/** Where each message appears, and the steps that show it. */
const rows: Record<Message, { where: string; drive: () => Promise<unknown>; times?: number }> = {
  'Email is required': { where: 'below the e-mail', drive: () => openLogin().then(() => signIn('', 'x')) },
  'Enter a valid email': { where: 'below the e-mail', drive: () => openLogin().then(() => signIn('nobody')) },
  'Password should be either "password" or at least 1 characters': {
    where: 'below the password',
    drive: () => openLogin().then(() => signIn('ada@example.org', '')),
  },
  'OTP is required': { where: 'below the code', drive: () => toCode().then(() => press('Verify OTP')) },
  'OTP must be exactly 6 digits': { where: 'below the code', drive: () => toCode().then(() => giveCode('12345')) },
  'Please enter a valid email address.': { where: 'in a toast', drive: submitOddAddress },
  'Invalid Email': { where: 'as its context', drive: submitOddAddress },
  'Invalid characters detected. Please avoid using special characters or SQL commands.': {
    where: 'in a toast',
    drive: () => openLogin().then(() => signIn('ada@example.org', 'x OR 1=1')),
  },
  'Security Alert': {
    where: 'as its context',
    drive: () => openLogin().then(() => signIn('ada@example.org', 'drop table')),
  },
  '{path} is a required field': { where: 'below a field of a form', drive: submitEmptyForm },
  'User not found': { where: 'in a toast of the list of users', drive: toggleStranger },
  'Failed to toggle user status': { where: 'as its context', drive: toggleStranger },
  'Unable to login. Please try again.': {
    where: 'in a toast and the banner',
    drive: () => openLogin({ first: { body: { success: false } } }).then(() => signIn()),
    times: 2,
  },
  'OTP sent to your email. Please enter OTP.': { where: 'in a toast', drive: () => openLogin().then(() => signIn()) },
  'Welcome back!': { where: 'in a toast', drive: () => toCode().then(() => giveCode('123456')) },
  'Invalid OTP': {
    where: 'in a toast and the banner',
    drive: () => toCode({ second: { body: { success: false } } }).then(() => giveCode('123456')),
    times: 2,
  },
  'Login Failed': {
    where: 'as the title of the banner',
    drive: () => openLogin({ first: refused('Invalid email or password') }).then(() => signIn()),
  },
  'OTP Verification Failed': {
    where: 'as the context of a toast',
    drive: () => toCode({ second: refused('The code is wrong') }).then(() => giveCode('123456')),
  },
  'An unexpected error occurred during login.': {
    where: 'in the banner, where the browser fails',
    drive: async () => {
      await openLogin();
      vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      signIn();
    },
  },
  'Logout Successful': { where: 'in a toast', drive: signOut },
  'Something went wrong': {
    where: 'in place of a list',
    drive: () => openUsers({ status: 500, body: { success: false, message: 'Failed to fetch users' } }),
  },
  'An unexpected error occurred': { where: 'in a form, where an answer cannot be read', drive: saveBroken },
  '401 - Unauthorized': { where: 'as the heading of its screen', drive: openUnauthorized },
  "You don't have permission to access this page.": { where: 'below the heading', drive: openUnauthorized },
  'Go to Dashboard': { where: 'on the button', drive: openUnauthorized },
};

test.each(specified)('%s', async (message) => {
  const { drive, where, times = 1 } = rows[message];
  await drive();
  const words = message.replace('{path}', 'First name');
  await waitFor(() => expect(screen.getAllByText(words), where).toHaveLength(times));
});

test('every row belongs to a specified message', () => {
  expect(Object.keys(rows).sort()).toEqual([...specified].sort());
});

test('the screen of those without permission leads to the dashboard', async () => {
  await openUnauthorized();
  press('Go to Dashboard');
  expect(await screen.findByText('dashboard')).toBeTruthy();
});

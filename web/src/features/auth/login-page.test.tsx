import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteSessionEnd, readSessionEnd } from '../../lib/session-end.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { readToken, storeToken } from '../../lib/token.ts';
import { codeRequired } from './login.slice.ts';
import { Component as LoginPage, modules } from './login-page.tsx';

const person = { userId: 'u-1', firstName: 'Ada', lastName: 'Lovelace', role: 'ORGANIZATION_ADMIN' };

/** An api that accepts one password and one code. */
const api = ({ url, body }: Received): Reply => {
  if (url === '/api/theme') return {};
  const { password, otp } = JSON.parse(body || '{}');
  if (url === '/Auth/login') {
    return password === 'correct horse'
      ? { body: { success: true, data: 'challenge-1' } }
      : { status: 401, body: { success: false, message: 'Invalid email or password' } };
  }
  return otp === '123456'
    ? { body: { success: true, data: { ...person, token: 't-1' } } }
    : { status: 401, body: { success: false } };
};

const open = (at = '/login') =>
  renderApp(<LoginPage />, {
    at,
    path: '/login',
    modules,
    routes: ['/dashboard', '/settings', '/forgot-password'].map((path) => ({ path, element: <p>screen {path}</p> })),
  });

const submit = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

/** Types a code; its sixth digit submits it. */
const submitCode = async (otp: string) => {
  fireEvent.change(await screen.findByLabelText('One-time code (OTP)'), { target: { value: otp } });
};

test('credentials and then the code lead to the dashboard and store user and token', async () => {
  const { requests } = await startApi(api);
  const { store } = await open();
  submit('ada@example.org', 'correct horse');
  expect(await screen.findByText('OTP sent to your email. Please enter OTP.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email')).toMatchObject({ value: 'ada@example.org', readOnly: true });
  await submitCode('123456');
  expect(await screen.findByText('screen /dashboard')).toBeTruthy();
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({ token: 'challenge-1', otp: '123456' });
  expect(selectUser(store.getState())).toEqual(person);
  expect(readToken()).toBe('t-1');
});

test('the screen says why the session ended, until somebody signs in', async () => {
  await startApi(api);
  noteSessionEnd('Your session has ended in another tab.');
  await open();
  expect(screen.getByText('Your session has ended in another tab.')).toBeTruthy();
  submit('ada@example.org', 'correct horse');
  await submitCode('123456');
  expect(await screen.findByText('screen /dashboard')).toBeTruthy();
  await expect.poll(readSessionEnd).toBeNull();
});

test('sign-in leads back to the screen that asked for it', async () => {
  await startApi(api);
  await open('/login?returnUrl=%2Fsettings');
  submit('ada@example.org', 'correct horse');
  await submitCode('123456');
  expect(await screen.findByText('screen /settings')).toBeTruthy();
});

test('a wrong password is reported once, in a banner that can be closed', async () => {
  await startApi(api);
  await open();
  submit('ada@example.org', 'wrong');
  await waitFor(() => expect(screen.getAllByText('Invalid email or password')).toHaveLength(1));
  expect(screen.getByText('Login Failed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(screen.queryByText('Invalid email or password')).toBeNull());
});

test.each([
  ['of passwords', 'Sign in', 'Too many attempts. Please try again in 30 seconds.'],
  ['of codes', 'Verify OTP', 'Too many wrong codes. Please try again in an hour.'],
])('too many attempts %s are reported with the time to wait, and the form stays', async (_, button, message) => {
  const refusal = { status: 429, body: { success: false, code: 'too_many_requests', message } };
  await startApi(({ url }) =>
    url === '/Auth/login' && button === 'Verify OTP' ? { body: { success: true, data: 'challenge-1' } } : refusal,
  );
  await open();
  submit('ada@example.org', 'correct horse');
  if (button === 'Verify OTP') await submitCode('123456');
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(button === 'Sign in' ? 1 : 2));
  expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false);
});

test('a sign-in answer without a challenge is a failure', async () => {
  await startApi(() => ({ body: { success: true, data: '' } }));
  await open();
  submit('ada@example.org', 'correct horse');
  await waitFor(() => expect(screen.getAllByText('Unable to login. Please try again.')).toHaveLength(2));
});

test('a wrong code keeps the code step and signs nobody in', async () => {
  await startApi(api);
  const { store } = await open();
  submit('ada@example.org', 'correct horse');
  await submitCode('000000');
  expect(await screen.findByText('OTP Verification Failed')).toBeTruthy();
  expect(screen.getByLabelText('One-time code (OTP)')).toBeTruthy();
  expect(selectUser(store.getState())).toBeNull();
});

test('the button is disabled and says what it does while it loads', async () => {
  const delayed: (() => void)[] = [];
  await startApi(() => ({ stream: (response) => void delayed.push(() => response.end('{}')) }));
  await open();
  submit('ada@example.org', 'correct horse');
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button).toHaveProperty('disabled', true);
  await expect.poll(() => delayed.length).toBe(1);
  delayed[0]?.();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false);
});

test('errors of empty fields are shown below them, and nothing is sent', async () => {
  const { requests } = await startApi(api);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password should be either "password" or at least 1 characters')).toBeTruthy();
  expect(requests).toHaveLength(0);
});

test('input that looks like SQL is refused before it is sent', async () => {
  const { requests } = await startApi(api);
  await open();
  submit('ada@example.org', "x' or 1=1");
  expect(await screen.findByText('Security Alert')).toBeTruthy();
  expect(requests).toHaveLength(0);
});

test('Back returns to empty credentials', async () => {
  await startApi(api);
  await open();
  submit('ada@example.org', 'correct horse');
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
});

test('the password can be shown and hidden', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
});

test('the link for a forgotten password passes the e-mail on', async () => {
  const { router } = await open();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  fireEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  expect(await screen.findByText('screen /forgot-password')).toBeTruthy();
  expect(router.state.location.state).toEqual({ email: 'ada@example.org' });
});

test('opening the screen ends an existing session', async () => {
  storeToken('old');
  await open();
  expect(readToken()).toBeNull();
});

test('a code that is pasted with spaces is sent automatically', async () => {
  const { requests } = await startApi(api);
  await open();
  submit('ada@example.org', 'correct horse');
  await submitCode(' 123 456 ');
  expect(await screen.findByText('screen /dashboard')).toBeTruthy();
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({ token: 'challenge-1', otp: '123456' });
});

test('another code can be requested after half a minute, and replaces the previous one', async () => {
  const { requests } = await startApi((request) =>
    request.url === '/Auth/resend-otp' ? { body: { success: true, data: 'challenge-2' } } : api(request),
  );
  const { store } = await open();
  submit('ada@example.org', 'correct horse');
  expect(await screen.findByRole('button', { name: /^Send another code in (30|29) s$/ })).toHaveProperty(
    'disabled',
    true,
  );
  store.dispatch(codeRequired({ challenge: 'challenge-1', email: 'ada@example.org', codeSentAt: Date.now() - 31_000 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText('Another code was sent to your email.')).toBeTruthy();
  await submitCode('123456');
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/Auth/otp-login'));
  const sent = requests.find(({ url }) => url === '/Auth/otp-login');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ token: 'challenge-2', otp: '123456' });
});

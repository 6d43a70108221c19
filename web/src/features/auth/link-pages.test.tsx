import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component as ForgotPasswordPage } from './forgot-password-page.tsx';
import { Component as ResetPasswordPage } from './reset-password-page.tsx';
import { Component as VerifySignupPage } from './verify-signup-page.tsx';

const owner = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', organizationName: 'Norvane' };
const good = 'long meadow copper kite';
const routes = ['/login', '/forgot-password'].map((path) => ({ path, element: <p>screen {path}</p> }));

const problems = [
  [404, 'link_unknown', 'This link is not valid.'],
  [409, 'link_used', 'This link has been used already.'],
  [409, 'link_expired', 'This link is no longer valid.'],
] as const;

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { success: false, code, message },
});

/** An api that returns the owner of a link, and this answer to its use. */
const links =
  (used: Reply) =>
  ({ url }: Received): Reply =>
    /validate|verify/.test(url) ? { body: { success: true, data: { ...owner, needsPassword: true } } } : used;

const screens = [
  ['/reset-password/abc', '/reset-password/:guid', <ResetPasswordPage key="reset" />, 'Save the password'],
  ['/verify-signup-link/abc', '/verify-signup-link/:guid', <VerifySignupPage key="verify" />, 'Activate my account'],
] as const;

const choose = async (password: string, button: string) => {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

test('a typed address is passed on, and the answer does not reveal whether an account exists', async () => {
  const { requests } = await startApi(() => ({ body: { success: true } }));
  await renderApp(<ForgotPasswordPage />, { at: '/forgot-password', path: '/forgot-password' });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: 'ada' } });
  expect(await screen.findByText('Enter a valid email')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: owner.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^If there is an account with the address ada@example.org/)).toBeTruthy();
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ email: owner.email }]);
});

test('the address that was typed at sign-in is filled in', async () => {
  await startApi(() => ({ body: { success: true } }));
  const at = { pathname: '/forgot-password', state: { email: owner.email } };
  await renderApp(<ForgotPasswordPage />, { at, path: '/forgot-password' });
  expect(screen.getByLabelText('Your email')).toHaveProperty('value', owner.email);
});

test('a request that is refused says why, or the default of the operation', async () => {
  await startApi(() => ({ status: 503, body: {} }));
  await renderApp(<ForgotPasswordPage />, { at: '/forgot-password', path: '/forgot-password' });
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: owner.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test.each(screens)('%s: a password is chosen and sign-in is next', async (at, path, page, button) => {
  const { requests } = await startApi(links({ body: { success: true } }));
  await renderApp(page, { at, path, routes });
  await choose('too short', button);
  expect(await screen.findByText('Use at least 12 characters')).toBeTruthy();
  await choose(good, button);
  fireEvent.click(await screen.findByRole('button', { name: 'Go to sign-in' }));
  expect(await screen.findByText('screen /login')).toBeTruthy();
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({ token: 'abc', newPassword: good });
});

test.each(screens)(
  "%s: the server's reason against a password is shown, and the form stays",
  async (at, path, page, button) => {
    await startApi(links(refusal(400, 'invalid_input', 'This password is easy to guess.')));
    await renderApp(page, { at, path });
    await choose(good, button);
    expect(await screen.findByText('This password is easy to guess.')).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  },
);

test.each(screens.flatMap(([at, path, page]) => problems.map((problem) => ({ at, path, page, problem }))))(
  '$at: a link that is $problem.1 says so and leads to a new one',
  async ({ at, path, page, problem }) => {
    const [status, code, message] = problem;
    await startApi(() => refusal(status, code, message));
    await renderApp(page, { at, path, routes });
    expect(await screen.findByText(message)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByText('screen /forgot-password')).toBeTruthy();
  },
);

test.each(screens)('%s: a link that was used leads to sign-in first', async (at, path, page) => {
  await startApi(() => refusal(409, 'link_used', 'This link has been used already.'));
  await renderApp(page, { at, path, routes });
  const [first] = await screen.findAllByRole('button');
  expect(first?.textContent).toBe('Go to sign-in');
  fireEvent.click(first as HTMLElement);
  expect(await screen.findByText('screen /login')).toBeTruthy();
});

test('a request to a server that cannot be reached can be repeated', async () => {
  let away = true;
  await startApi((request) => (away ? { status: 503, body: {} } : links({})(request)));
  await renderApp(<ResetPasswordPage />, { at: '/reset-password/abc', path: '/reset-password/:guid' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  away = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByLabelText('New password')).toBeTruthy());
});

test('an invited person whose account is already active is sent to sign-in', async () => {
  await startApi(() => ({ body: { success: true, data: { ...owner, needsPassword: false } } }));
  await renderApp(<VerifySignupPage />, { at: '/verify-signup-link/abc', path: '/verify-signup-link/:guid' });
  expect(await screen.findByText(/active already/)).toBeTruthy();
});

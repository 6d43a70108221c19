import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component as TeamInvitationPage } from './team-invitation-page.tsx';

const invited = {
  ...{ accepted: false, email: 'grace@example.org', firstName: 'Grace', lastName: '' },
  ...{ teamName: 'Pumps', organizationName: 'Northern Water' },
};

async function open(answer: (request: Received) => Reply) {
  const api = await startApi(answer);
  const view = await renderApp(<TeamInvitationPage />, {
    at: '/team-invitation/verify/t-1',
    path: '/team-invitation/verify/:verificationGuid',
    routes: [{ path: '/login', element: <p>sign-in</p> }],
  });
  return { ...api, ...view };
}

test('a person with an account joins the team, and is sent to sign-in', async () => {
  const { requests } = await open(() => ({ body: { success: true, data: { ...invited, accepted: true } } }));
  expect(await screen.findByText(/^You have joined Pumps at Northern Water\./)).toBeTruthy();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /Auth/verify-team-member/t-1']);
  fireEvent.click(screen.getByRole('button', { name: /sign/i }));
  expect(await screen.findByText('sign-in')).toBeTruthy();
});

test('a person without an account creates one with names and a password, and then joins the team', async () => {
  const { requests } = await open(({ url }) =>
    url === '/Auth/set-password-after-signup'
      ? { body: { success: true } }
      : { body: { success: true, data: invited } },
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(await screen.findByText('Join Pumps')).toBeTruthy();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Grace');
  type('First name', 'Grace B.');
  type('New password', 'a harbour full of ships');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Make my account' }));
  save();
  expect(await screen.findByText('Last name is a required field')).toBeTruthy();
  type('Last name', 'Hopper');
  save();
  expect(await screen.findByText('You are in the team')).toBeTruthy();
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({
    ...{ token: 't-1', newPassword: 'a harbour full of ships', firstName: 'Grace B.', lastName: 'Hopper' },
  });
});

test.each([
  ['link_unknown', 'This invitation is not known.', true],
  ['link_expired', 'This invitation has expired.', true],
  ['link_used', 'This invitation has been accepted already. Sign in to go on.', false],
])('%s says what to do', async (code, message, canBeSentAgain) => {
  await open(() => ({ status: 409, body: { success: false, code, message } }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/can send it again/) !== null).toBe(canBeSentAgain);
  fireEvent.click(screen.getByRole('button', { name: /sign/i }));
  expect(await screen.findByText('sign-in')).toBeTruthy();
});

test('a failure that is not about the invitation can be tried again', async () => {
  const message = 'Failed to verify team member invitation';
  let isDown = true;
  await open(() =>
    isDown
      ? { status: 500, body: { success: false, code: 'internal', message } }
      : { body: { success: true, data: { ...invited, accepted: true } } },
  );
  expect(await screen.findByText(message)).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('You are in the team')).toBeTruthy());
});

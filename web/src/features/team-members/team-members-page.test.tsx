import type { TeamMember } from '@bidloom/contract/team-members';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../../lib/state/auth.slice.ts';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { modules, Component as TeamMembersPage } from './team-members-page.tsx';

const organizationId = '01a1f800-0000-7000-8000-0000000000aa';
const teamId = '01a1f800-0000-7000-8000-000000000001';
const times = { createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' };
const ada = { id: organizationId, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', status: 'active' };

const memberOf = (more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ id: '01a1f800-0000-7000-8000-000000000002', organizationId, teamId, userId: organizationId, name: 'Grace' },
  ...{ email: 'grace@example.org', teamRole: 'Estimator', status: 'invited', hasAccount: false },
  ...{ invitedAt: '2026-11-20T09:00:00.000Z', ...times, ...more },
});

async function open(members: TeamMember[], answer: (request: Received) => Reply | undefined = () => undefined) {
  const api = await startApi((request): Reply => {
    const special = answer(request);
    if (special) return special;
    const { url } = request;
    if (url.startsWith('/Users/search')) return { body: pageOf([ada]) };
    if (url.startsWith('/TeamMembers/search')) return { body: pageOf(members) };
    const team = { id: teamId, organizationId, name: 'Pumps', memberCount: 1, isActive: true, ...times };
    return { body: { success: true, data: url.startsWith('/Teams/') ? team : (members[0] ?? memberOf()) } };
  });
  const view = await renderApp(<TeamMembersPage />, {
    modules,
    at: `/home/${organizationId}/team-members/${teamId}`,
    path: '/home/:organizationId/team-members/:teamId',
  });
  view.store.dispatch(signedIn({ userId: organizationId, organizationId } as User));
  return { ...api, ...view };
}

const act = async (action: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a user of the organisation is chosen by address, and has the name of the account', async () => {
  const { requests } = await open([]);
  const [add] = await screen.findAllByRole('button', { name: 'New team member' });
  fireEvent.click(add as HTMLElement);
  fireEvent.change(await screen.findByRole('combobox', { name: /^Person/ }), { target: { value: 'Ada@example.org' } });
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  // While the list of people is open, everything around it is hidden.
  fireEvent.click(screen.getByRole('button', { name: 'Create', hidden: true }));
  expect(await screen.findByText('Team member created')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ teamId, name: 'Ada Byron', email: 'Ada@example.org' });
});

test('a new address needs a name', async () => {
  await open([]);
  const [add] = await screen.findAllByRole('button', { name: 'New team member' });
  fireEvent.click(add as HTMLElement);
  fireEvent.change(await screen.findByRole('combobox', { name: /^Person/ }), { target: { value: 'new@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Name is a required field')).toBeTruthy();
});

test('an invitation is sent again, but not within a minute', async () => {
  const { requests } = await open([memberOf()]);
  expect(await screen.findByText('Invited')).toBeTruthy();
  await act('Resend invitation');
  expect(await screen.findByText('The invitation of Grace is on its way')).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith('/resend-invitation'))).toBe(true);
});

test('the remaining waiting time is shown', async () => {
  await open([memberOf({ invitedAt: new Date().toISOString() })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  const item = await screen.findByRole('menuitem', { name: /^Resend invitation \(in \d+ s\)$/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

test('the consequences of removing a member are shown first', async () => {
  await open([memberOf()]);
  await act('Delete');
  expect(await screen.findByText(/The open invitation ends\. The account stays/)).toBeTruthy();
});

test('the page of a team that does not exist says so and leads back', async () => {
  await open([], ({ url }) =>
    url.startsWith('/Teams/')
      ? { status: 404, body: { success: false, message: 'The team was not found' } }
      : undefined,
  );
  expect(await screen.findByText('The team was not found')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to teams' })).toBeTruthy();
});

import type { Licence } from '@bidloom/contract/licenses';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component as LicensingPage, modules } from './licensing-page.tsx';

const organization = { id: '01a1f800-0000-7000-8000-0000000000aa', name: 'Northern Water' };
const licence: Licence = {
  ...{
    id: '01a1f800-0000-7000-8000-000000000001',
    organizationId: organization.id,
    organizationName: organization.name,
  },
  ...{ plan: 'team', seats: 10, monthlyPages: 5000, monthlyTokens: 1_000_000 },
  ...{ validFrom: '2026-01-01', validTo: '2026-12-31', status: 'expiring', seatsUsed: 9, pagesUsed: 40, tokensUsed: 0 },
  ...{ createdAt: '2026-01-01T09:00:00.000Z', updatedAt: '2026-01-01T09:00:00.000Z' },
};

async function open(answer: (request: Received) => Reply | undefined = () => undefined, licences = [licence]) {
  const api = await startApi((request) => {
    const own = answer(request);
    if (own) return own;
    if (request.method !== 'GET') return { body: { success: true, data: licence } };
    return { body: pageOf<object>(request.url.startsWith('/api/licenses') ? licences : [organization]) };
  });
  return { ...api, ...(await renderApp(<LicensingPage />, { modules })) };
}

const act = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Northern Water, Team' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
};
const bodyOf = (requests: Received[], method: string) =>
  JSON.parse(requests.find((request) => request.method === method)?.body ?? 'null');

test('each licence is shown with its usage and its end', async () => {
  const { requests } = await open();
  expect(await screen.findByText('Northern Water')).toBeTruthy();
  expect(screen.getAllByText('Expiring').length).toBeTruthy();
  expect(screen.getAllByText(/9.*10/).length).toBeTruthy();
  expect(requests.find(({ url }) => url.startsWith('/api/licenses'))?.url).toContain('sortBy=organizationName');
});

test('without a licence, the first step is offered', async () => {
  await open(undefined, []);
  expect(await screen.findByText('No licenses yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'New license' }).length).toBeGreaterThan(0);
});

test('a licence is renewed with the same terms for the next year', async () => {
  const { requests } = await open();
  const dialog = await act('Renew');
  expect(within(dialog).getByLabelText(/Valid from/)).toHaveProperty('value', '2027-01-01');
  fireEvent.click(within(dialog).getByRole('button', { name: /^(?:Save|Create)/ }));
  await waitFor(() =>
    expect(bodyOf(requests, 'POST')).toMatchObject({
      ...{ organizationId: organization.id, plan: 'team', seats: 10, validFrom: '2027-01-01', validTo: '2027-12-31' },
    }),
  );
});

test("the form shows the server's refusal and keeps its input", async () => {
  const message = 'There are 9 people. Choose 9 seats or more.';
  const { requests } = await open(({ method }) =>
    method === 'PUT' ? { status: 409, body: { success: false, message, code: 'conflict' } } : undefined,
  );
  const dialog = await act('Edit');
  fireEvent.change(within(dialog).getByLabelText(/Seats/), { target: { value: '5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  expect(bodyOf(requests, 'PUT')).toMatchObject({ seats: 5 });
  expect(within(dialog).getByLabelText(/Seats/)).toHaveProperty('value', '5');
});

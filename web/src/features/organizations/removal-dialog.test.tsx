import type { Organization } from '@bidloom/contract/organizations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { modules, Component as Organizations } from './organizations-page.tsx';

const id = '01a1f800-0000-7000-8000-0000000000aa';
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const removal: NonNullable<Organization['removal']> = {
  ...{ status: 'ready', requestedAt: new Date().toISOString(), failure: null, exportSize: 12_400_000 },
  ...{ exportExpiresAt: inAWeek, exportedAt: '2026-11-20T09:30:00.000Z', downloadedAt: null, downloadedBy: null },
};
const organization: Organization = {
  ...{ id, name: 'Northern Water', industryTypeId: 1, industryTypeName: 'Water', industrySpecialtyIds: [] },
  ...{ address: null, country: null, phone: null, website: null, isActive: true, inactiveReason: null, userCount: 2 },
  ...{ removal: null, createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' },
};

/** The screen with one organisation; `answer` gives its state after a change. */
async function open(first: Organization, answer: (method: string, url: string) => Organization | null = () => null) {
  let current: Organization = first;
  const api = await startApi(({ method, url }): Reply => {
    if (url === '/IndustryTypes') return { body: { success: true, data: [{ id: 1, name: 'Water' }] } };
    if (url.startsWith('/Organizations/search')) return { body: pageOf([current]) };
    current = answer(method, url) ?? current;
    return { body: { success: true, data: current } };
  });
  await renderApp(<Organizations />, { modules, at: '/' });
  return api;
}

const act = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Northern Water' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a removal begins with the typed name, and continues with its export', async () => {
  const { requests } = await open(organization, (method) =>
    method === 'POST' ? { ...organization, isActive: false, removal: { ...removal, status: 'exporting' } } : null,
  );
  await act('Remove...');
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Northern Water' } });
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate and export' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/The export is being made/);
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe(`/Organizations/${id}/removal`);
  expect(screen.queryByRole('button', { name: 'Remove for good' })).toBeNull();
});

test('it is confirmed only by the exact name, after the export is ready', async () => {
  const { requests } = await open({ ...organization, isActive: false, removal }, (method) =>
    method === 'POST' ? { ...organization, isActive: false, removal: { ...removal, status: 'removing' } } : null,
  );
  await act('Removal...');
  expect(await screen.findByText(/The export is ready \(12\.4 MB\)/)).toBeTruthy();
  expect(screen.getByText(/It was made on 20 Nov/)).toBeTruthy();
  expect(screen.getByText(/Nobody has downloaded this export/)).toBeTruthy();
  const confirm = () => screen.getByRole('button', { name: 'Remove for good' });
  fireEvent.click(confirm());
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Type "Northern Water"/), { target: { value: 'Northern Water' } });
  fireEvent.click(confirm());
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /The export is not needed/ }));
  fireEvent.click(confirm());
  expect(await screen.findByText(/is being removed/)).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.body))).toEqual({ name: 'Northern Water', withoutDownload: true });
  expect(screen.queryByRole('button', { name: 'Cancel the removal' })).toBeNull();
});

test('the export is downloaded by the browser, and then polling stops', async () => {
  const later = {
    ...organization,
    isActive: false,
    removal: { ...removal, downloadedAt: new Date().toISOString(), downloadedBy: 'Root Stone' },
  };
  const { requests } = await open({ ...organization, isActive: false, removal }, (method, url) => {
    if (method === 'POST') return { ...later, removal: { ...removal, status: 'removing' } };
    return url === `/Organizations/${id}` ? later : null;
  });
  const links: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${new URL(this.href).pathname} as ${this.download}`);
  });
  await act('Removal...');
  fireEvent.click(await screen.findByRole('button', { name: 'Download the export' }));
  click.mockRestore();
  // The server names the file.
  expect(links).toEqual([`/Organizations/${id}/removal/export as `]);
  expect(await screen.findByText(/Last downloaded .* by Root Stone/, {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /The export is not needed/ })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Type "Northern Water"/), { target: { value: 'Northern Water' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove for good', hidden: true }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/removal/confirm'))).toBe(true));
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.body))).toEqual({ name: 'Northern Water' });
});

test('an export that expired or failed is created again, and a removal can be cancelled', async () => {
  const expired = { ...removal, exportExpiresAt: '2026-01-01T00:00:00.000Z' };
  const { requests } = await open({ ...organization, isActive: false, removal: expired }, (method) =>
    method === 'DELETE' ? organization : null,
  );
  await act('Removal...');
  expect(await screen.findByText(/The export has expired/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Make the export again' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/removal/export'))).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the removal' }));
  expect(await screen.findByText('Removal cancelled')).toBeTruthy();
});

test('deactivating an organisation accepts a reason', async () => {
  const { requests } = await open(organization, (method) =>
    method === 'PATCH' ? { ...organization, isActive: false, inactiveReason: 'Contract ended' } : null,
  );
  await act('Deactivate...');
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Contract ended' } });
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Organization deactivated')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'PATCH');
  expect(JSON.parse(String(sent?.body))).toEqual({ reason: 'Contract ended' });
});

import type { CostSummary, ModelPrice, OrganizationCost } from '@bidloom/contract/costing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component as CostingPage, modules } from './costing-page.tsx';

const figures = { events: 12, pages: 340, inputTokens: 1000, outputTokens: 200, cost: 45.5 };
const cost: OrganizationCost = {
  ...{ id: '01a1f800-0000-7000-8000-0000000000aa', name: 'Northern Water', isActive: true },
  ...{ ...figures, budget: 50, share: 91 },
};
const summary: CostSummary = {
  ...{ month: '2026-11', ...figures, budget: 50, previousCost: 20 },
  byModel: [{ model: 'small', ...figures }],
  byKind: [{ kind: 'answer', ...figures }],
  months: [{ month: '2026-11', ...figures }],
};
const price: ModelPrice = {
  ...{ model: 'small', inputPrice: 1, outputPrice: 2, isDefault: true, setBy: null, updatedAt: null },
};

async function open(answer: (request: Received) => Reply | undefined = () => undefined, prices = [price]) {
  const api = await startApi((request) => {
    const own = answer(request);
    if (own) return own;
    const { pathname } = new URL(request.url, 'http://api');
    if (request.method !== 'GET') return { body: { success: true, data: cost } };
    if (pathname === '/Costing/summary') return { body: { success: true, data: summary } };
    if (pathname === '/Costing/prices') return { body: { success: true, data: prices } };
    return { body: pageOf([cost]) };
  });
  return { ...api, ...(await renderApp(<CostingPage />, { modules, at: '/?month=2026-11' })) };
}

const bodyOf = (requests: Received[], path: string) =>
  JSON.parse(requests.find(({ method, url }) => method !== 'GET' && url.startsWith(path))?.body ?? 'null');

test('a month with its figures, organizations, budgets and prices', async () => {
  const { requests } = await open();
  expect(await screen.findByText('Northern Water')).toBeTruthy();
  expect(await screen.findByText('Cost of the month')).toBeTruthy();
  expect(screen.getByTitle('Nearly used up')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Change the prices of small' })).toBeTruthy();
  const months = requests.filter(({ url }) => url.includes('month=2026-11')).map(({ url }) => url.split('?')[0]);
  expect(months.sort()).toEqual(['/Costing/search', '/Costing/summary']);
});

test('figures that could not be fetched can be fetched again', async () => {
  let isDown = true;
  await open(({ url }) =>
    isDown && url.startsWith('/Costing/summary')
      ? { status: 503, body: { success: false, message: 'The database is not available right now.' } }
      : undefined,
  );
  const alert = (await screen.findByText('The database is not available right now.')).closest('[role="alert"]');
  isDown = false;
  fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Cost of the month')).toBeTruthy();
});

test('a budget is set, and removed by an empty field', async () => {
  const { requests } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Northern Water' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/Budget for a month/);
  expect(field).toHaveProperty('value', '50');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(requests, '/Costing/budgets/')).toEqual({ monthlyAmount: null }));
});

test('an invalid price is refused before it is sent, and a valid one is saved', async () => {
  const { requests } = await open(undefined, []);
  expect(await screen.findByText(/No model was used yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set a price' }));
  const dialog = await screen.findByRole('dialog');
  const type = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value } });
  type(/^Model/, 'large');
  type(/^Input/, '-1');
  type(/^Output/, '4');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      within(dialog)
        .getByLabelText(/^Input/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  expect(bodyOf(requests, '/Costing/prices')).toBeNull();
  type(/^Input/, '2.5');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Prices saved')).toBeTruthy();
  expect(bodyOf(requests, '/Costing/prices')).toEqual({ model: 'large', inputPrice: 2.5, outputPrice: 4 });
});

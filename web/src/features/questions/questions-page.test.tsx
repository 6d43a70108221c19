import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageOf, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { modules, Component as QuestionsPage } from './questions-page.tsx';

const category = {
  ...{ id: '01a1f800-0000-7000-8000-0000000000c1', organizationId: 'o-1', name: 'Site survey', description: null },
  ...{ isActive: true, createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
};

async function open(query: string) {
  await startApi(({ url }) => {
    if (url.startsWith('/Categories')) return { body: pageOf([category]) };
    if (url.includes('/search/')) return { body: pageOf([]) };
    return { body: { success: true, data: [] } };
  });
  await renderApp(<QuestionsPage />, { modules, path: '/:organizationId/questions', at: `/o-1/questions${query}` });
}

/** The state of an empty list, which begins with this heading. */
async function emptyState(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.parentElement as HTMLElement);
}

test('a category without questions says so, and offers to add one or to paste some', async () => {
  await open(`?category=${category.id}`);
  const empty = await emptyState('No questions in this category yet');
  expect(empty.getByRole('button', { name: 'New question' })).toBeTruthy();
  fireEvent.click(empty.getByRole('button', { name: 'Paste many' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste many questions' });
  expect(within(dialog).getByLabelText<HTMLSelectElement>(/^Category/).value).toBe(category.id);
});

test('a search in a category that finds nothing says that nothing matches', async () => {
  await open(`?category=${category.id}&search=bond`);
  const empty = await emptyState('Nothing matches');
  expect(empty.getByRole('button', { name: 'Clear search and filters' })).toBeTruthy();
});

test('in a window without room for the categories beside the table, they are a select above it', async () => {
  const { matchMedia } = window;
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: Number(/max-width: (\d+)px/.exec(query)?.[1]) >= 1024,
  }));
  await open('');
  const choice = await screen.findByRole('combobox', { name: 'Categories' });
  expect(await within(choice).findByRole('option', { name: /^Site survey/ })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});

test('a question that is moved before its shorter page has been loaded is followed to the next page', async () => {
  const rows = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, index) => ({
    ...{ id: `q-${letter}`, organizationId: 'o-1', categoryId: category.id, categoryName: category.name },
    ...{ customerId: null, text: `Item ${letter}?`, isActive: true, position: index },
    ...{ createdAt: category.createdAt, updatedAt: category.updatedAt },
  }));
  const { requests } = await startApi(({ url }) => {
    if (url.startsWith('/Categories')) return { body: pageOf([category]) };
    if (url.endsWith('/order')) return { body: { success: true, data: { place: 6, total: 6, wasAfter: 'q-D' } } };
    if (!url.includes('/search/')) return { body: { success: true, data: [] } };
    const asked = { pageNumber: Number(/pageNumber=(\d+)/.exec(url)?.[1]), pageSize: 5 };
    if (url.includes('pageSize=10')) return { body: pageOf(rows) };
    // The first page of the new size does not arrive before the question is moved.
    if (asked.pageNumber === 1) return { stream: () => {} };
    return { body: pageOf(rows.slice(4, 5), { ...asked, totalCount: rows.length }) };
  });
  const at = `/o-1/questions?category=${category.id}&sort=position&order=asc`;
  await renderApp(<QuestionsPage />, { modules, path: '/:organizationId/questions', at });

  const handle = await screen.findByRole('button', { name: 'Move Item E?' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '5' } });
  await expect.poll(() => requests.some(({ url }) => url.includes('pageSize=5')), { timeout: 5000 }).toBe(true);
  fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true });

  const handles = () => screen.queryAllByRole('button', { name: /^Move Item/ }).map((button) => button.ariaLabel);
  await expect
    .poll(() => requests.some(({ url }) => url.includes('pageNumber=2&pageSize=5')), { timeout: 5000 })
    .toBe(true);
  await expect.poll(handles, { timeout: 5000 }).toEqual(['Move Item E?']);
});

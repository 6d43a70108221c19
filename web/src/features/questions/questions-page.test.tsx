import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { chatModule } from './chat.sagas.ts';
import { chatOpened, chatReloadRequested, olderRequested, selectChat } from './chat.slice.ts';
import { entryOf } from './testing/entry-of.ts';

test('older entries are loaded page by page, and a later fetch of the newest does not offer them again', async () => {
  const all = Array.from({ length: 25 }, (_, index) =>
    entryOf(25 - index, { status: 'answered', answered: true, engine: 'extractive', answer: 'Yes.' }),
  );
  const { requests } = await startApi(({ url, body }) => {
    if (url !== '/AI/chat-history') return { body: { success: true, data: [] } };
    const { pageNumber } = JSON.parse(body);
    const data = all.slice((pageNumber - 1) * 20, pageNumber * 20);
    return { body: pageOf(data, { totalCount: all.length, pageNumber, pageSize: 20 }) };
  });
  const { store } = await renderApp(null, { modules: [chatModule] });
  const chat = () => selectChat(store.getState() as Parameters<typeof selectChat>[0]);
  const { workspaceId } = entryOf(1);
  store.dispatch(chatOpened(workspaceId));
  await waitFor(() => expect(chat().entries).toHaveLength(20));
  expect(chat().hasOlder).toBe(true);
  store.dispatch(olderRequested());
  await waitFor(() => expect(chat().entries).toHaveLength(25));
  expect(chat().hasOlder).toBe(false);
  store.dispatch(chatReloadRequested());
  await waitFor(() => expect(requests.filter(({ url }) => url === '/AI/chat-history')).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(chat()).toMatchObject({ hasOlder: false, entries: { length: 25 } });
});

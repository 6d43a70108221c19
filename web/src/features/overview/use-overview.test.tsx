import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { notificationReceived } from '../../lib/state/notifications.slice.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { useOverview } from './use-overview.ts';

const workspaceId = '01a1f800-0000-7000-8000-0000000000b1';
const event = { ProcessingType: 1, Message: 'Pumps', WorkspaceId: workspaceId };

const [known, changed] = [['ready'], ['removed']];

function Total() {
  const [isChanged, setChanged] = useState(false);
  const { overview, error } = useOverview(workspaceId, isChanged ? changed : known);
  return (
    <>
      <p>{error ?? overview?.documents.total ?? 'Waiting'}</p>
      <button type="button" onClick={() => setChanged(true)}>
        Change
      </button>
    </>
  );
}

test('an overview is fetched again after a notification or a change of the screen, and stays shown meanwhile', async () => {
  let [total, fails] = [1, false];
  const { requests } = await startApi(() =>
    fails
      ? { status: 500, body: { message: 'Broken' } }
      : {
          body: {
            success: true,
            data: { documents: { total, byStatus: { uploaded: 0, processing: 0 } }, runs: { inProgress: [] } },
          },
        },
  );
  const { store } = await renderApp(<Total />);
  expect(await screen.findByText('1')).toBeTruthy();
  total = 2;
  const createdAt = '2026-01-01T00:00:00Z';
  act(() => void store.dispatch(notificationReceived({ id: 'n1', createdAt, event })));
  expect(await screen.findByText('2')).toBeTruthy();
  total = 3;
  fireEvent.click(screen.getByText('Change'));
  expect(screen.getByText('2')).toBeTruthy();
  expect(await screen.findByText('3')).toBeTruthy();
  fails = true;
  act(() => void store.dispatch(notificationReceived({ id: 'n2', createdAt, event })));
  await waitFor(() => expect(requests).toHaveLength(4));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('3')).toBeTruthy();
});

function Changes() {
  const [count, setCount] = useState(0);
  const made = useMemo(() => [count], [count]);
  useOverview(workspaceId, made);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Change
    </button>
  );
}

test('an overview is fetched again while one change follows another', async () => {
  const data = { documents: { total: 1, byStatus: { uploaded: 0, processing: 0 } }, runs: { inProgress: [] } };
  const { requests } = await startApi(() => ({ body: { success: true, data } }));
  await renderApp(<Changes />);
  await waitFor(() => expect(requests).toHaveLength(1));
  for (let change = 0; change < 10; change++) {
    fireEvent.click(screen.getByText('Change'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(requests.length).toBeGreaterThan(1);
});

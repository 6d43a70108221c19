import { workspacesDropdown } from '@bidloom/contract/workspaces';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../../lib/api-client.ts';
import { connectionLost, selectConnection } from '../../lib/state/connection.slice.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { useCall } from '../../lib/use-call.ts';
import { connectionModule } from './connection.sagas.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { otherTabsModule } from './other-tabs.sagas.ts';

const params = { organizationId: '01a1f800-0000-7000-8000-00000000000a', customerId: 'all' };

function Names() {
  const { answer, error, loading } = useCall(workspacesDropdown, { params });
  return (
    <>
      <ConnectionBanner />
      <p>{error ?? answer?.data.map(({ name }) => name).join()}</p>
      {loading && <p>Waiting</p>}
    </>
  );
}

const namesOf = (name: string) => ({ body: { success: true, data: [{ id: params.organizationId, name }] } });

test('a banner is shown while the server is not available; then the shown data is fetched again', async () => {
  let isAway = false;
  let name = 'Pumps';
  await startApi(() => (isAway ? { stream: (response) => void response.destroy() } : namesOf(name)));
  const { store } = await renderApp(<Names />, { modules: [connectionModule] });
  expect(await screen.findByText('Pumps')).toBeTruthy();
  isAway = true;
  name = 'Valves';
  await call(workspacesDropdown, { params }).catch(() => {});
  expect(await screen.findByText(/^You are offline/)).toBeTruthy();
  expect(screen.getByText('Pumps')).toBeTruthy();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The connection is back.')).toBeTruthy();
  expect(await screen.findByText('Valves')).toBeTruthy();
  expect(selectConnection(store.getState() as Parameters<typeof selectConnection>[0])).toBe('back');
});

test('a single failed call shows no banner while the server answers', async () => {
  await startApi(({ url }) =>
    url.startsWith('/health') ? { body: {} } : { stream: (response) => response.destroy() },
  );
  const { store } = await renderApp(<Names />, { modules: [connectionModule] });
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  expect(selectConnection(store.getState() as Parameters<typeof selectConnection>[0])).toBe('there');
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  expect(connectionLost.type).toBe('connection/connectionLost');
});

test('data that another tab has changed is fetched again when this tab is visible, and stays shown meanwhile', async () => {
  let name = 'Pumps';
  await startApi(() => namesOf(name));
  await renderApp(<Names />, { modules: [connectionModule, otherTabsModule] });
  expect(await screen.findByText('Pumps')).toBeTruthy();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const other = new BroadcastChannel('bidloom-changes');
  onTestFinished(() => {
    other.close();
    visibility.mockRestore();
  });
  name = 'Valves';
  other.postMessage('changed');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByText('Pumps')).toBeTruthy();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(await screen.findByText('Valves')).toBeTruthy();
});

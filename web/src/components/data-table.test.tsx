import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../lib/messages.ts';
import { connectionLost, connectionName, connectionReducer } from '../lib/state/connection.slice.ts';
import type { StoreModule } from '../lib/store-module.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Pump {
  id: string;
  name: string;
  flow: number;
}

const pumps: Pump[] = [
  { id: 'p-1', name: 'Feed pump', flow: 120 },
  { id: 'p-2', name: 'Transfer pump', flow: 40 },
];

const show = (props: Partial<DataTableProps<Pump>> = {}) =>
  renderApp(
    <DataTable
      label="Pumps"
      columns={[
        { id: 'name', header: 'Name', sortBy: 'name', render: ({ name }) => name },
        { id: 'flow', header: 'Flow', sortBy: 'flow', align: 'end', render: ({ flow }) => `${flow} m³/h` },
        { id: 'note', header: 'Note', render: () => '—' },
      ]}
      items={pumps}
      status="ready"
      sort={{ sortBy: 'name', sortDescending: false }}
      onSort={() => {}}
      pageSize={5}
      labelOf={({ name }) => name}
      empty={<p>No pumps yet</p>}
      {...props}
    />,
    { routes: [{ path: '/pumps/:id', element: <p>one pump</p> }] },
  );

const bodyRows = () => screen.getAllByRole('row').slice(1);

test('rows show their cells under headers', async () => {
  await show();
  expect(screen.getByRole('table', { name: 'Pumps' })).toBeTruthy();
  expect(bodyRows()).toHaveLength(2);
  expect(within(bodyRows()[1] as HTMLElement).getByText('40 m³/h')).toBeTruthy();
});

test('the header of the current order says so; a click reverses it, and another header starts ascending', async () => {
  const onSort = vi.fn();
  await show({ onSort });
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  fireEvent.click(screen.getByRole('button', { name: 'Flow' }));
  expect(onSort.mock.calls).toEqual([
    [{ sortBy: 'name', sortDescending: true }],
    [{ sortBy: 'flow', sortDescending: false }],
  ]);
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('placeholders keep the room while loading, and are hidden from screen readers', async () => {
  await show({ status: 'loading', items: [] });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(bodyRows()).toHaveLength(0);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 5);
});

test('rows stay where they are while they are fetched again', async () => {
  await show({ status: 'refreshing' });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Feed pump')).toBeTruthy();
});

test('without rows it says what the list is for', async () => {
  await show({ items: [] });
  expect(screen.getByText('No pumps yet')).toBeTruthy();
});

test('a failure is shown, with a button to try again', async () => {
  const onRetry = vi.fn();
  await show({ status: 'failed', error: 'Failed to fetch pumps', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch pumps');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while a banner says that the server cannot be reached, the table does not say it again', async () => {
  const { store } = await show({ status: 'failed', error: messages.errors.unreachable, onRetry: () => {} });
  expect(screen.getByRole('alert').textContent).toContain('cannot be reached');
  store.inject({ name: connectionName, reducer: connectionReducer as StoreModule['reducer'] });
  act(() => void store.dispatch(connectionLost()));
  expect(await screen.findByText('Not loaded yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a row is opened by its link or by a click anywhere on it', async () => {
  const linkOf = ({ id }: Pump) => `/pumps/${id}`;
  const { router } = await show({ linkOf });
  expect(screen.getByRole('link', { name: 'Feed pump' }).getAttribute('href')).toBe('/pumps/p-1');
  fireEvent.click(screen.getByText('40 m³/h'));
  expect(router.state.location.pathname).toBe('/pumps/p-2');
});

test('the menu of a row names it and does not open it', async () => {
  const onClick = vi.fn();
  const { router } = await show({
    linkOf: ({ id }) => `/pumps/${id}`,
    rowActions: ({ id }) => [{ id: 'edit', label: 'Edit', onClick: () => onClick(id) }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Transfer pump' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(onClick).toHaveBeenCalledWith('p-2');
  expect(router.state.location.pathname).toBe('/');
});

test('a list that failed is fetched again when the user comes back to the window, or the network returns', async () => {
  const onRetry = vi.fn();
  await show({ status: 'failed', error: 'Too busy', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Too busy');
  fireEvent.focus(window);
  expect(onRetry).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

import type { Notification } from '@bidloom/contract/notifications';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, type User } from '../../lib/state/auth.slice.ts';
import { notificationReceived, notificationsLoaded } from '../../lib/state/notifications.slice.ts';
import { toastDismissed, toastShown } from '../../lib/state/toasts.slice.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { NotificationBell } from './notification-bell.tsx';

const user = { userId: 'u-1', role: 'ORGANIZATION_USER', organizationId: 'o' } as User;

/** `time` is one of a day, as in "09:00". */
const ready = (id: string, time: string, more: Partial<Notification['event']> = {}): Notification => ({
  ...{ id, createdAt: `2026-03-01T${time}:00.000Z` },
  event: {
    ...{ ProcessingType: 4, Message: `${id}.pdf is ready – Pumps`, FileName: `${id}.pdf`, WorkspaceName: 'Pumps' },
    ...{ DocumentId: `d-${id}`, WorkspaceId: 'w', CustomerId: 'c', Status: 'ready' },
    ...more,
  },
});

async function open(kept: Notification[]) {
  const app = await renderApp(<NotificationBell />, { routes: [{ path: '/home/*', element: 'a tender' }] });
  act(() => {
    app.store.dispatch(signedIn(user));
    app.store.dispatch(notificationsLoaded(kept));
  });
  return app;
}

const entries = () => {
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/Documents.*/, ''));
};

test('documents of one upload are one entry with their names, which leads to their tender', async () => {
  const { router } = await open([
    ready('terms', '09:12'),
    ready('scope', '09:05'),
    ready('other', '09:04', { WorkspaceId: 'w-2', WorkspaceName: 'Roofs' }),
    ready('bad', '09:03', { Status: 'failed', Message: 'bad.pdf could not be read. It is damaged – Pumps' }),
    ready('rates', '09:01'),
    ready('early', '08:40'),
  ]);
  expect(entries()).toEqual([
    '3 documents are ready – Pumpsterms.pdf, scope.pdf, rates.pdf',
    'other.pdf is ready – Pumps',
    'bad.pdf could not be read. It is damaged – Pumps',
    'early.pdf is ready – Pumps',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^3 documents are ready/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/home/o/customers/c/tenders/w/workspace');
});

test('a document that was read twice is one, and more than six names are counted', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  await open([ready('again', '09:30', { DocumentId: 'd-a' }), ...names.map((name) => ready(name, '09:29'))]);
  expect(entries()).toEqual(['8 documents are ready – Pumpsagain.pdf, b.pdf, c.pdf, d.pdf, e.pdf, f.pdf and 2 more']);
});

test('documents of one upload are one unread notification, until the bell was opened', async () => {
  const { store } = await open([]);
  const receive = (...items: Notification[]) =>
    act(() => {
      for (const item of items) store.dispatch(notificationReceived(item));
    });
  receive(ready('terms', '09:00'), ready('scope', '09:05'), ready('rates', '09:12'));
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  receive(ready('other', '09:13', { WorkspaceId: 'w-2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
  receive(ready('late', '09:14'));
  expect(store.getState().notifications.unread).toBe(1);
});

test('an error and a warning that have closed are in the bell with all their words', async () => {
  const { store } = await open([]);
  const words = 'This keyword cannot be deleted, because two runs of the tender are using it. '.repeat(4).trim();
  act(() => {
    store.dispatch(toastShown({ intent: 'error', title: 'Delete keyword Failed', message: words }));
    store.dispatch(toastShown({ intent: 'warning', message: 'Two files were left out' }));
    store.dispatch(toastShown({ intent: 'success', message: 'Saved' }));
    for (const { id } of store.getState().toasts) store.dispatch(toastDismissed(id));
  });
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const list = within(screen.getByRole('list'));
  expect(list.getByText(words)).toBeTruthy();
  expect(list.getByText(/^Delete keyword Failed · /)).toBeTruthy();
  expect(list.getByText('Two files were left out')).toBeTruthy();
  expect(list.queryByText('Saved')).toBeNull();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastShown } from '../lib/state/toasts.slice.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { toastColours } from './toaster.tsx';

afterEach(() => void vi.useRealTimers());

async function show(...toasts: Parameters<typeof toastShown>[0][]) {
  const { store, router } = await renderApp(<p>screen</p>, {
    routes: [{ path: '/tenders/:id', element: <p>tender</p> }],
  });
  vi.useFakeTimers();
  act(() => {
    for (const toast of toasts) store.dispatch(toastShown(toast));
  });
  return router;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test.each([
  ['info', 5000],
  ['error', 3000],
] as const)('a message of the kind %s stays %i ms', async (intent, duration) => {
  await show({ intent, message: 'told' });
  wait(duration - 1);
  expect(screen.getByText('told')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('told')).toBeNull();
});

test('messages are shown one after the other, faster if another waits, and the same one only once', async () => {
  const saved = { intent: 'success', message: 'saved' } as const;
  await show({ intent: 'info', message: 'sent' }, saved, saved);
  expect(screen.queryByText('saved')).toBeNull();
  wait(2000);
  expect(screen.queryByText('sent')).toBeNull();
  expect(screen.getByText('saved')).toBeTruthy();
  wait(5000);
  expect(screen.queryByText('saved')).toBeNull();
});

test('a message stays while the pointer is over it, and closes soon after', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'success', message: 'saved' });
  fireEvent.mouseEnter(screen.getByRole('status'));
  wait(60_000);
  expect(screen.getByText('sent')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('status'));
  wait(1000);
  expect(screen.queryByText('sent')).toBeNull();
  expect(screen.getByText('saved')).toBeTruthy();
});

test('a message stays while either the pointer or the focus is on it', async () => {
  await show({ intent: 'error', message: 'refused' });
  const message = screen.getByRole('alert');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.mouseEnter(message);
  act(() => button.focus());
  fireEvent.mouseLeave(message);
  wait(60_000);
  expect(screen.getByText('refused')).toBeTruthy();
  fireEvent.mouseEnter(message);
  act(() => button.blur());
  wait(60_000);
  expect(screen.getByText('refused')).toBeTruthy();
  fireEvent.mouseLeave(message);
  wait(1000);
  expect(screen.queryByText('refused')).toBeNull();
});

test('dismissing a message under the pointer does not pause the next one', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'info', message: 'saved' });
  fireEvent.mouseEnter(screen.getByRole('status'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('sent')).toBeNull();
  wait(5000);
  expect(screen.queryByText('saved')).toBeNull();
});

test('messages are read out, errors at once, and can be dismissed', async () => {
  await show({ intent: 'success', message: 'saved' }, { intent: 'error', message: 'refused', title: 'Save Failed' });
  expect(screen.getByRole('status').textContent).toContain('saved');
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('saved')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Save Failed');
});

test('Escape closes a message, but not if it is meant for an open dialog', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'success', message: 'saved' });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByText('sent')).toBeTruthy();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('sent')).toBeNull();
  expect(screen.getByText('saved')).toBeTruthy();
});

test('after a message is dismissed by keyboard, the focus returns to its previous place', async () => {
  await show({ intent: 'info', message: 'sent' });
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByText('sent')).toBeNull();
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('of messages that the bell also lists, only the latest waits, and a message does not repeat its title', async () => {
  const result = { intent: 'success', inBell: true } as const;
  await show(
    { intent: 'error', title: 'Not saved', message: 'Not saved' },
    { ...result, message: 'first' },
    { ...result, message: 'second' },
  );
  expect(screen.getAllByText('Not saved')).toHaveLength(1);
  wait(3000);
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.getByText('second')).toBeTruthy();
});

test('messages are above everything except an open menu', async () => {
  await show({ intent: 'info', message: 'sent' });
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(getComputedStyle(region).zIndex).toBe('1000001');
  const menu = document.createElement('div');
  menu.className = 'fui-MenuPopover';
  document.body.append(menu);
  expect(getComputedStyle(region).zIndex).toBe('1');
  menu.remove();
});

test('colours are those of the specification', () => {
  expect(toastColours).toEqual({ error: '#dc3545', success: '#28a745', info: '#17a2b8', warning: '#ffc107' });
});

test('the link of a message leads to what it is about, and closes the message', async () => {
  const router = await show({ intent: 'success', message: 'Keywords are ready', to: '/tenders/1?request=2' });
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/tenders/1?request=2');
  expect(screen.queryByText('Keywords are ready')).toBeNull();
});

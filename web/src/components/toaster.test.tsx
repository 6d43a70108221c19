import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastShown } from '../lib/state/toasts.slice.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { toastColours } from './toaster.tsx';

afterEach(() => void vi.useRealTimers());

async function show(...toasts: Parameters<typeof toastShown>[0][]) {
  const { store } = await renderApp(<p>screen</p>);
  vi.useFakeTimers();
  act(() => {
    for (const toast of toasts) store.dispatch(toastShown(toast));
  });
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('messages stay five seconds, errors three', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'error', message: 'refused' });
  wait(2999);
  expect(screen.getByText('refused')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('refused')).toBeNull();
  wait(1999);
  expect(screen.getByText('sent')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('sent')).toBeNull();
});

test('a message stays while the pointer is over it, goes soon after, and keeps no other', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'success', message: 'saved' });
  const [sent] = screen.getAllByRole('status');
  fireEvent.mouseEnter(sent as HTMLElement);
  wait(60_000);
  expect(screen.getByText('sent')).toBeTruthy();
  expect(screen.queryByText('saved')).toBeNull();
  fireEvent.mouseLeave(sent as HTMLElement);
  wait(1000);
  expect(screen.queryByText('sent')).toBeNull();
});

test('a message that is dismissed under the pointer does not keep those that follow', async () => {
  await show({ intent: 'info', message: 'sent' }, { intent: 'info', message: 'saved' });
  const [sent] = screen.getAllByRole('status');
  fireEvent.mouseEnter(sent as HTMLElement);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('sent')).toBeNull();
  wait(5000);
  expect(screen.queryByText('saved')).toBeNull();
});

test('messages are read out, errors at once, and can be dismissed', async () => {
  await show({ intent: 'success', message: 'saved' }, { intent: 'error', message: 'refused', title: 'Save Failed' });
  expect(screen.getByRole('status').textContent).toContain('saved');
  expect(screen.getByRole('alert').textContent).toContain('Save Failed');
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('saved')).toBeNull();
});

test('messages lie over everything but a menu that is open', async () => {
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

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

function Screen() {
  useFocusReturn();
  return (
    <>
      <button type="button">New keyword</button>
      <button type="button">Search again</button>
      <section aria-live="polite">
        <button type="button">Dismiss</button>
      </section>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).focus();

/** Opens a dialog, as the library does, which gets the focus; returns a function that closes it. */
function openDialog(): () => Promise<void> {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<input aria-label="Keyword">';
  document.body.append(dialog);
  dialog.querySelector('input')?.focus();
  return async () => {
    dialog.remove();
    await Promise.resolve();
  };
}

const focused = () => document.activeElement?.textContent;

test('what had the focus gets it back, unless something else took it', async () => {
  render(<Screen />);
  press('New keyword');
  await openDialog()();
  expect(focused()).toBe('New keyword');
  const close = openDialog();
  press('Search again');
  await close();
  expect(focused()).toBe('Search again');
});

test('a dialog that was opened while nothing had the focus returns it to nothing', async () => {
  render(<Screen />);
  press('New keyword');
  // A press beside everything.
  screen.getByRole('button', { name: 'New keyword' }).blur();
  await openDialog()();
  expect(document.activeElement).toBe(document.body);
});

test('a message that had the focus meanwhile is not what opened the dialog', async () => {
  render(<Screen />);
  press('New keyword');
  const close = openDialog();
  press('Dismiss');
  screen.getByLabelText('Keyword').focus();
  screen.getByRole('button', { name: 'Dismiss' }).remove();
  await close();
  expect(focused()).toBe('New keyword');
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { DueDialog } from './due-dialog.tsx';

const stated = '2 Apr 2027, 17:00';
// In the reader's zone, like the value of the field.
const statedAt = new Date('2027-04-02T17:00').toISOString();

async function open(due: { dueAt: string | null; statedAt: string | null; isSure?: boolean }) {
  const onSave = vi.fn();
  await renderApp(<DueDialog isSure {...due} stated={stated} onSave={onSave} onClose={() => {}} />);
  return { onSave, field: await screen.findByLabelText<HTMLInputElement>(/^Due date/, { selector: 'input' }) };
}

test('without a due date the dialog begins with the deadline in the documents, and says so', async () => {
  const { field, onSave } = await open({ dueAt: null, statedAt });
  expect(field.value).toBe('2027-04-02T17:00');
  expect(screen.getByText(/Filled in from the documents, which state: 2 Apr 2027, 17:00\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSave.mock.calls).toEqual([[statedAt]]);
});

test('a deadline without a clear moment is not filled in', async () => {
  const { field } = await open({ dueAt: null, statedAt: null });
  expect(field.value).toBe('');
  expect(screen.getByText(/The documents state: 2 Apr 2027/)).toBeTruthy();
});

test('a deadline that is not sure is filled in by one click', async () => {
  const { field, onSave } = await open({ dueAt: null, statedAt, isSure: false });
  expect(field.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Fill in 2 Apr 2027, 17:00' }));
  expect(field.value).toBe('2027-04-02T17:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSave.mock.calls).toEqual([[statedAt]]);
});

test('a due date that is set is kept, beside what the documents state', async () => {
  const { field } = await open({ dueAt: new Date('2027-05-01T12:00').toISOString(), statedAt });
  expect(field.value).toBe('2027-05-01T12:00');
  expect(screen.getByText(/The documents state: 2 Apr 2027/)).toBeTruthy();
});

import { customerBody } from '@bidloom/contract/customers';
import { questionBody } from '@bidloom/contract/questions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepFormDraft, readFormDraft } from '../lib/form-draft.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { clearToken, storeToken } from '../lib/token.ts';
import { SelectField, TextField } from './fields.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

type CustomerInput = { name: string; email?: string };

const show = (props: Partial<FormDialogProps<CustomerInput, unknown>> = {}) => {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const shown = renderApp(
    <FormDialog
      title="New customer"
      schema={customerBody}
      defaultValues={{ name: '', email: '' }}
      saving={false}
      error={null}
      submitLabel="Create"
      savingLabel="Creating..."
      onSubmit={onSubmit}
      onClose={onClose}
      {...props}
    >
      <TextField name="name" label="Name" required />
      <TextField name="email" label="Email" />
    </FormDialog>,
  );
  return shown.then((view) => ({ ...view, onSubmit, onClose }));
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

test("errors are shown below the fields in the contract's words, and the first invalid field gets the focus", async () => {
  const { onSubmit } = await show();
  type(/Email/, 'nobody');
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Name is a required field')).toBeTruthy();
  expect(screen.getByText('Enter a valid email')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Name/));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a missing choice is reported as required', async () => {
  await renderApp(
    <FormDialog
      title="New question"
      schema={questionBody}
      defaultValues={{ categoryId: '', text: 'How much?' }}
      saving={false}
      error={null}
      submitLabel="Create"
      savingLabel="Creating..."
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <SelectField name="categoryId" label="Category" choices={[]} placeholder="" />
    </FormDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Category is a required field')).toBeTruthy();
});

test('existing values are shown and sent', async () => {
  const { onSubmit } = await show({ defaultValues: { name: 'Port Ellery', email: 'bids@port.example' } });
  expect(field(/Name/).value).toBe('Port Ellery');
  fireEvent.submit(field(/Name/).form as HTMLFormElement);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Port Ellery', email: 'bids@port.example' });
});

test('valid input is sent as the contract transforms it: trimmed, with an empty field as none', async () => {
  const { onSubmit } = await show();
  type(/Name/, '  Port Ellery ');
  fireEvent.submit(field(/Name/).form as HTMLFormElement);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Port Ellery', email: null });
});

test('while saving, the buttons are disabled and say so', async () => {
  await show({ saving: true });
  expect(screen.getByRole('button', { name: 'Creating...' })).toHaveProperty('ariaDisabled', 'true');
});

test('the form shows why saving failed', async () => {
  await show({ error: 'A customer of this name exists' });
  expect(screen.getByRole('alert').textContent).toContain('A customer of this name exists');
});

test('an untouched form closes at Escape', async () => {
  const { onClose } = await show();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a changed form asks before it is lost', async () => {
  const { onClose } = await show();
  type(/Name/, 'Port');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field(/Name/).value).toBe('Port');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('typed input is restored after the session has ended, and gone once the form is closed', async () => {
  const first = await show();
  type(/Name/, 'Port Ellery');
  // The session ends: the token goes first, then the screen.
  clearToken();
  first.unmount();

  storeToken('t-2');
  const second = await show();
  expect(await screen.findByText(/What you had typed is here again/)).toBeTruthy();
  expect(field(/Name/).value).toBe('Port Ellery');
  second.unmount();

  await show();
  expect(field(/Name/).value).toBe('');
});

test('a secret is never kept', () => {
  keepFormDraft('form', { name: 'Ada', newPassword: 'engine' });
  expect(readFormDraft('form')).toEqual({ name: 'Ada' });
});

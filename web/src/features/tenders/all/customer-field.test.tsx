import { requiredText } from '@bidloom/contract/fields';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { type Reply, startApi } from '../../../lib/testing/api-server.ts';
import { renderApp } from '../../../lib/testing/render-app.tsx';
import { CustomerField } from './customer-field.tsx';

const organizationId = '01a1f800-0000-7000-8000-000000000001';
const listed: Reply = {
  body: {
    success: true,
    data: [{ id: 'c-1', name: 'Port Ellery' }],
    pageNumber: 1,
    pageSize: 1000,
    totalCount: 1,
    totalPages: 1,
  },
};

/** The field in a form; returns its combobox. */
async function open(reply: Reply = listed) {
  await startApi(() => reply);
  await renderApp(
    <FormDialog
      title="New tender"
      schema={z.object({ customerId: requiredText('customerId', 40) })}
      defaultValues={{ customerId: '' }}
      saving={false}
      error={null}
      submitLabel="Create"
      savingLabel="Creating..."
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <CustomerField organizationId={organizationId} />
    </FormDialog>,
  );
  return screen.findByRole('combobox', { name: /Customer/ });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create' }));

test('a missing customer is reported by the label of the field', async () => {
  await open();
  submit();
  expect(await screen.findByText('Customer is a required field')).toBeTruthy();
});

test('a typed name that no customer has is reported as such, and can be created at once', async () => {
  const choice = await open();
  fireEvent.change(choice, { target: { value: 'Vale Water' } });
  submit();
  expect(await screen.findByText(/^There is no customer of this name/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create customer "Vale Water"' })).toBeTruthy();
});

test('it says when the customers could not be fetched', async () => {
  await open({ status: 500, body: { success: false, message: 'No database' } });
  expect(await screen.findByText('No database')).toBeTruthy();
});

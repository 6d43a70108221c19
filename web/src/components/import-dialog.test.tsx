import { importKeywords, keywordsTemplate } from '@bidloom/contract/keywords';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Received, type Reply, startApi } from '../lib/testing/api-server.ts';
import { renderApp } from '../lib/testing/render-app.tsx';
import { ImportButton } from './import-button.tsx';

const report = {
  id: 'i-1',
  status: 'completed',
  fileName: 'keywords.xlsx',
  totalRows: 3,
  importedRows: 2,
  errors: [{ row: 4, message: 'text is a required field' }],
  failure: null,
};

async function open(handle: (request: Received) => Reply) {
  const api = await startApi(handle);
  const onImported = vi.fn();
  await renderApp(
    <ImportButton
      noun={{ one: 'keyword', many: 'keywords' }}
      endpoint={importKeywords}
      params={{ organizationId: 'o-1', customerId: 'all' }}
      template={keywordsTemplate}
      onImported={onImported}
    />,
    { at: '/home/o-1', path: '/home/:organizationId' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByLabelText(/Excel file/);
  return { ...api, onImported };
}

const send = () => fireEvent.click(screen.getAllByRole('button', { name: 'Import' }).at(-1) as HTMLElement);
const choose = () => {
  const files = [new File(['sheet'], 'keywords.xlsx')];
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files } });
};

test('an import is followed to its end: valid rows are added, others are listed with number and reason', async () => {
  let asked = 0;
  const { requests, onImported } = await open(({ method }) => {
    if (method === 'POST') return { status: 202, body: { success: true, data: { importId: 'i-1' } } };
    asked += 1;
    return { body: { success: true, data: asked === 1 ? { ...report, status: 'running', importedRows: 1 } : report } };
  });
  choose();
  send();
  expect(await screen.findByText('2 of 3 rows imported')).toBeTruthy();
  expect(screen.getByRole('cell', { name: '4' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'text is a required field' })).toBeTruthy();
  expect(onImported).toHaveBeenCalledTimes(1);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /Keywords/import-excel/o-1/all',
    'GET /Imports/o-1/i-1',
    'GET /Imports/o-1/i-1',
  ]);
  expect(requests[0]?.body).toContain('name="file"; filename="keywords.xlsx"');
});

test('a file that cannot be read says why, and another can be tried', async () => {
  const { onImported } = await open(({ method }) =>
    method === 'POST'
      ? { status: 202, body: { success: true, data: { importId: 'i-1' } } }
      : {
          body: {
            success: true,
            data: { ...report, status: 'failed', importedRows: 0, errors: [], failure: 'No sheet' },
          },
        },
  );
  choose();
  send();
  expect(await screen.findByText('No sheet')).toBeTruthy();
  expect(onImported).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(screen.getByLabelText(/Excel file/)).toBeTruthy();
});

test('a refused upload says why', async () => {
  await open(() => ({ status: 415, body: { message: 'Only .xlsx files can be imported' } }));
  choose();
  send();
  expect(await screen.findByText('Only .xlsx files can be imported')).toBeTruthy();
});

test('without a file nothing is sent', async () => {
  const { requests } = await open(() => ({}));
  send();
  await waitFor(() => expect(screen.getByText('File is a required field')).toBeTruthy());
  expect(requests).toHaveLength(0);
});

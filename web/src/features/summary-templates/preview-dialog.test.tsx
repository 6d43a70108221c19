import type { Run, RunItem } from '@bidloom/contract/runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const sections = [
  { title: 'Key dates', prompt: 'All dates.' },
  { title: 'Bonds', prompt: 'All bonds.' },
];
const written: Pick<Extract<RunItem, { kind: 'summary_section' }>, 'kind' | 'ordinal' | 'headline'> = {
  kind: 'summary_section',
  ordinal: 0,
  headline: {
    title: 'Key dates',
    prompt: 'All dates.',
    claims: [{ text: 'Bids are due in March.', citations: [0], supported: true }],
    citations: [{ documentId: 'd-1', fileName: 'tender.pdf', page: 4, quote: 'Bids are due in March.', boxes: [] }],
  },
};

interface Kept {
  status: Run['status'];
  failure: string | null;
  items: unknown[];
}

/** The dialog with a server that has one customer, tender and document; `kept` is the state of the run. */
async function open(kept: Kept) {
  const found = (data: unknown): Reply => ({ body: { success: true, data } });
  const base = '/workspaces/w-1/document-requests/r-1';
  const api = await startApi(({ method, url }: Received) => {
    if (url === '/Customers/dropdown/o-1') return found([{ id: 'c-1', name: 'Tarrow Vale' }]);
    if (url === '/organizations/o-1/customers/c-1/workspaces/dropdown') return found([{ id: 'w-1', name: 'Pumps' }]);
    if (url.startsWith('/workspaces/w-1/documents/')) return found([{ id: 'd-1', fileName: 'tender.pdf' }]);
    if (url === '/AI/document-summary') return { status: 202, ...found({ id: 'r-1' }) };
    if (url.startsWith(`${base}/view`)) {
      return found({ id: 'r-1', progress: { stage: 'Writing', percent: 50 }, engine: 'extractive', ...kept });
    }
    return method === 'DELETE' || url === `${base}/cancel` ? found(null) : { status: 404 };
  });
  const dialog = <PreviewDialog organizationId="o-1" name="Usual" sections={sections} onClose={() => {}} />;
  return { ...api, ...(await renderApp(dialog)) };
}

async function choose(label: string, value: string) {
  const option = await screen.findByRole('option', { name: value });
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  fireEvent.change(field, { target: { value: (option as HTMLOptionElement).value } });
}

async function start() {
  await choose('Customer', 'Tarrow Vale');
  await choose('Tender', 'Pumps');
  await choose('Document', 'tender.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'Show the preview' }));
}

test('a preview runs the sections on the chosen document, shows their sources, and deletes its run at the end', async () => {
  const kept: Kept = { status: 'running', failure: null, items: [written] };
  const { requests, unmount } = await open(kept);
  await start();
  await screen.findByText('tender.pdf, page 4: “Bids are due in March.”');
  const dates = within(screen.getByRole('region', { name: 'Key dates' }));
  expect(within(screen.getByRole('region', { name: 'Bonds' })).getByLabelText('Loading...')).toBeTruthy();
  const sent = requests.find(({ url }) => url === '/AI/document-summary');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ workspaceId: 'w-1', documentIds: ['d-1'], sections });

  Object.assign(kept, { status: 'completed' });
  expect(await screen.findByText('Quoted from the documents, no language model')).toBeTruthy();
  fireEvent.click(dates.getByRole('button', { name: 'Source 1: tender.pdf, page 4' }));
  expect(dates.getByRole('listitem').getAttribute('aria-current')).toBe('true');
  unmount();
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'DELETE' }));
  expect(requests.at(-1)?.url).toBe('/workspaces/w-1/document-requests/r-1');
});

test('a preview that fails says why and can be tried again', async () => {
  const kept: Kept = { status: 'failed', failure: 'The model did not answer.', items: [] };
  await open(kept);
  await start();
  expect(await screen.findByText('The model did not answer.')).toBeTruthy();
  Object.assign(kept, { status: 'completed', failure: null, items: [written] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Key dates' })).toBeTruthy();
  expect(screen.queryByText('The model did not answer.')).toBeNull();
});

test('a preview can be stopped', async () => {
  const { requests } = await open({ status: 'running', failure: null, items: [written] });
  await start();
  await screen.findByText('tender.pdf, page 4: “Bids are due in March.”');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The preview was stopped.')).toBeTruthy();
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/cancel'))).toBe(true));
});

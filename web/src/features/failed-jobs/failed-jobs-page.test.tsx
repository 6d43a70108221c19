import type { FailedJob } from '@bidloom/contract/failed-jobs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { Component as FailedJobs, modules } from './failed-jobs-page.tsx';

const job = (number: number, facts: Partial<FailedJob> = {}): FailedJob => ({
  id: `01a1f800-0000-7000-8000-00000000000${number}`,
  kind: 'documents.ingest',
  organizationId: '01a1f800-0000-7000-8000-0000000000aa',
  organizationName: 'Northern Water',
  reason: 'The storage did not answer.',
  attempts: 5,
  jobId: null,
  failedAt: '2026-11-20T09:00:00.000Z',
  ...facts,
});

async function open(jobs: FailedJob[], answer: (request: Received) => Reply | undefined = () => undefined, at = '/') {
  let rows = jobs;
  const outcome = (retried: number, outdated = 0) => ({ success: true, data: { retried, outdated, left: 0 } });
  const api = await startApi((request): Reply => {
    const special = answer(request);
    if (special) return special;
    const { method, url } = request;
    if (method === 'GET') return { body: pageOf(rows) };
    const named = rows.find(({ id }) => url.includes(id));
    rows = named ? rows.filter((row) => row !== named) : [];
    return { body: method === 'DELETE' ? { success: true } : outcome(named ? 1 : jobs.length) };
  });
  const view = await renderApp(<FailedJobs />, { modules, at });
  return { ...api, ...view };
}

const act = async (action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('failed jobs are shown with kind, organisation, reason and attempts', async () => {
  await open([
    job(1),
    job(2, { kind: 'mail.send', organizationId: null, organizationName: null }),
    job(3, { kind: 'later.version', organizationName: null }),
  ]);
  expect(await screen.findByText('Northern Water')).toBeTruthy();
  for (const words of ['The platform', 'An organization that was removed', 'later.version'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByText('The storage did not answer.')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull();
});

test('a job is run again, and removed from the list', async () => {
  const { requests } = await open([job(1)]);
  await act('Run again');
  expect(await screen.findByText('The job runs again')).toBeTruthy();
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    `/FailedJobs/${job(1).id}/retry`,
  ]);
});

test('the screen says if nothing waits for a job any more, and if a retry fails', async () => {
  const replies: Reply[] = [
    { body: { success: true, data: { retried: 0, outdated: 1, left: 0 } } },
    {
      status: 404,
      body: { success: false, message: 'The failed job was not found', code: 'not_found', requestId: 'r' },
    },
  ];
  await open([job(1)], ({ method }) => (method === 'POST' ? replies.shift() : undefined));
  await act('Run again');
  expect(await screen.findByText(/Nothing waits for this job any more/)).toBeTruthy();
  await act('Run again');
  expect(await screen.findByText('The failed job was not found')).toBeTruthy();
});

test('a job is discarded only after a question', async () => {
  const { requests } = await open([job(1)]);
  const deleted = () => requests.filter(({ method }) => method === 'DELETE').length;
  await act('Discard');
  expect(await screen.findByText(/^Document reading, Northern Water: what it was for stays failed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(deleted()).toBe(0);
  await act('Discard');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(deleted()).toBe(1));
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
});

test('all jobs of a kind are run again after a question, if the list shows only that kind', async () => {
  const { requests } = await open([job(1), job(2)], undefined, '/?kind=documents.ingest');
  fireEvent.click(await screen.findByRole('button', { name: 'Run all 2 again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Run again' }));
  expect(await screen.findByText('2 jobs run again')).toBeTruthy();
  const [sent] = requests.filter(({ method }) => method === 'POST');
  expect([sent?.url, sent?.body]).toEqual(['/FailedJobs/retry', '{"kind":"documents.ingest"}']);
  expect(requests.some(({ url }) => url.includes('kind=documents.ingest'))).toBe(true);
});

test('a list that can not be fetched says so and offers to try again', async () => {
  await open([], () => ({ status: 500, body: {} }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

import type { Document } from '@bidloom/contract/documents';
import type { Run } from '@bidloom/contract/runs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender } from '../../lib/testing/tender-of.tsx';
import { RunAge } from './run-age.tsx';
import { runsModule } from './runs.sagas.ts';
import { tenderOpened } from './runs.slice.ts';
import { runOf } from './testing/run-of.ts';

const terms = documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' });
const run = runOf({ requestType: 'summary', createdAt: '2026-11-20T10:00:00.000Z' });
const later = (id: number, fileName: string, facts: Partial<Document> = {}) =>
  documentOf({
    ...{ id: `01a1f800-0000-7000-8000-0000000000d${id}`, fileName, createdAt: '2026-11-21T10:00:00.000Z' },
    ...facts,
  });

async function show(documents: Document[], shown: Run = run) {
  const api = await startApi(() => ({ status: 202, body: { success: true, data: runOf({ id: 'next' }) } }));
  const { container, store } = await renderApp(
    <TestTender
      documents={documents.filter(({ status, isCurrent }) => status === 'ready' && isCurrent)}
      allDocuments={documents}
    >
      <RunAge run={shown} />
    </TestTender>,
    { modules: [runsModule] },
  );
  store.dispatch(tenderOpened(run.workspaceId));
  return { ...api, note: () => container.querySelector('[data-run-age]')?.textContent };
}

const replaced = { ...terms, isCurrent: false, replacedById: later(3, '').id };
const cases: [string, Document[], string][] = [
  ['a document was added', [terms, later(2, 'Addendum 2.pdf')], 'Made before Addendum 2.pdf was added.'],
  [
    'several were added',
    [terms, ...[2, 3, 4, 5].map((n) => later(n, `A${n}.pdf`))],
    'Made before A2.pdf, A3.pdf and 2 more were added.',
  ],
  [
    'one that was still being read was ready',
    [
      terms,
      later(2, 'Drawings.pdf', { createdAt: '2026-11-20T09:59:00.000Z', readyAt: '2026-11-20T10:01:00.000Z' }),
      later(3, 'Terms.pdf', { createdAt: '2026-11-20T09:57:00.000Z', readyAt: '2026-11-20T09:59:00.000Z' }),
    ],
    'Made before Drawings.pdf was added.',
  ],
  ['one was deleted', [], 'Made before tender.pdf was deleted.'],
  [
    'one was replaced, and one was added',
    [replaced, later(3, 'tender v2.pdf'), later(2, 'Addendum 2.pdf')],
    'Made before tender.pdf was replaced by tender v2.pdf, and before Addendum 2.pdf was added.',
  ],
];

test.each(cases)('a result says that it was made before %s', async (_, documents, words) => {
  const { note } = await show(documents);
  expect(note()).toContain(words);
});

test('a document that takes the place of one later than it was uploaded has replaced it', async () => {
  const { note } = await show([replaced, later(3, 'tender v2.pdf', { createdAt: '2026-11-19T10:00:00.000Z' })]);
  expect(note()).toContain('Made before tender.pdf was replaced by tender v2.pdf.');
});

test('a version that is still read has replaced nothing, and is not there yet', async () => {
  const reading = later(3, 'tender v2.pdf', { status: 'processing' });
  expect((await show([{ ...replaced, isCurrent: true }, reading])).note()).toBeUndefined();
});

test('a result of the documents as they are says nothing', async () => {
  const unchosen = later(2, 'Drawings.pdf', { createdAt: '2026-11-19T10:00:00.000Z' });
  expect((await show([terms, unchosen])).note()).toBeUndefined();
});

test('nor does one that no form starts', async () => {
  const file = runOf({ requestType: 'facts_export', createdAt: run.createdAt });
  expect((await show([], file)).note()).toBeUndefined();
});

test('it is run again by one click', async () => {
  const { requests } = await show([terms, later(2, 'Addendum 2.pdf')]);
  fireEvent.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() =>
    expect(requests.map(({ method, url }) => `${method} ${url.split('/document-requests')[1]}`)).toEqual([
      `POST /${run.id}/repeat`,
    ]),
  );
});

import type { SimilarTenders } from '@bidloom/contract/similar-tenders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import SimilarPanel from './similar-panel.tsx';

const workspaceId = '01a1f800-0000-7000-8000-00000000000a';
const [here, there, other, customer] = ['b', 'c', 'd', 'e'].map((end) => `01a1f800-0000-7000-8000-00000000000${end}`);

afterEach(() => vi.restoreAllMocks());

const placeIn = (documentId: string | undefined, text: string, page: number) => ({
  ...{ text, documentId: documentId ?? null, fileName: 'terms.pdf', page, quote: null, offset: null, boxes: [] },
});

const pumps: SimilarTenders = {
  ...{ status: 'ready', failure: null, computedAt: '2026-05-01T08:00:00.000Z', comparedWith: 7 },
  items: [
    {
      ...{
        id: other ?? '',
        name: 'Pumps 2024',
        reference: null,
        customerId: customer ?? '',
        customerName: 'Waterworks',
      },
      ...{ status: 'archived', outcome: 'lost', closedAt: '2026-03-01T08:00:00.000Z', dueAt: null, value: 1200 },
      ...{ currency: 'EUR', likeness: 'much', moreAnswers: 2 },
      reasons: [
        { kind: 'standard', fact: null, here: placeIn(here, 'API 610', 3), there: placeIn(there, 'API 610', 4) },
        {
          kind: 'fact',
          fact: 'warranty',
          here: placeIn(here, '24 months', 5),
          there: placeIn(undefined, '2 years', 6),
        },
      ],
      answers: [
        {
          ...{ kind: 'answer', question: 'Which certificates?', fact: null, text: 'ISO 9001', isCorrected: true },
          citations: [placeIn(there, 'We have ISO 9001.', 8)],
        },
      ],
    },
  ],
};

async function open(found: SimilarTenders | null) {
  const openPlace = vi.fn();
  const kept = { found };
  const api = await startApi(() =>
    kept.found
      ? { body: { success: true, data: kept.found } }
      : { status: 500, body: { success: false, message: 'Away', code: 'internal', requestId: 'r' } },
  );
  const tender: TenderScope = {
    ...{ organizationId: 'o', customerId: 'c', workspaceId, loading: false, leaveMark: () => {}, openPlace },
    ...{ beside: true, placeBar: null, documents: [documentOf({ id: here ?? '' })] },
  };
  await renderApp(
    <TenderContext value={tender}>
      <SimilarPanel workspaceId={workspaceId} />
    </TenderContext>,
  );
  return { ...api, kept, openPlace };
}

test('a similar tender is shown with its outcome, the common terms, and their places in both', async () => {
  const { openPlace } = await open(pumps);
  const item = within(
    (await screen.findByRole('heading', { level: 2, name: 'Pumps 2024' })).closest('li') as HTMLElement,
  );
  expect(item.getByText('Lost')).toBeTruthy();
  expect(item.getByText('Much in common')).toBeTruthy();
  expect(item.getByText(/Waterworks · EUR\s1,200 · closed 1 Mar 2026/)).toBeTruthy();
  expect(item.getByText('Warranty: 24 months')).toBeTruthy();
  expect(item.getByText('2 years')).toBeTruthy();
  fireEvent.click(item.getByRole('button', { name: 'here p. 3: API 610, in terms.pdf of this tender' }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ documentId: here, page: 3 }));
  const link = item.getByRole('link', { name: 'there p. 4: API 610, in terms.pdf of the similar tender' });
  expect(link.getAttribute('href')).toBe(
    `/home/o/customers/${customer}/tenders/${other}/workspace?document=${there}&page=4`,
  );
});

test('its answers can be copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open(pumps);
  fireEvent.click(await screen.findByText('3 answers to use again'));
  expect(screen.getByText('corrected by a person')).toBeTruthy();
  expect(screen.getByText('2 more answers are in its runs.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy answer to: Which certificates?' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('ISO 9001'));
});

test('without similar tenders, the panel says why', async () => {
  const nothing = { ...pumps, items: [], comparedWith: 0 };
  for (const [found, title] of [
    [{ ...nothing, status: 'none' }, 'Nothing to compare yet'],
    [nothing, 'This is the only tender with documents'],
    [{ ...nothing, comparedWith: 4 }, 'No similar tender'],
  ] as [SimilarTenders, string][]) {
    document.body.innerHTML = '';
    await open(found);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  }
});

test('while tenders are compared, the panel says so and polls', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { kept } = await open({ ...pumps, status: 'in_progress', items: [] });
  expect(await screen.findByText(/Comparing the documents/)).toBeTruthy();
  kept.found = pumps;
  vi.advanceTimersByTime(3000);
  expect(await screen.findByRole('heading', { name: 'Pumps 2024' })).toBeTruthy();
  vi.useRealTimers();
});

test('a failure offers another try', async () => {
  const { kept } = await open(null);
  await screen.findByText('Failed to fetch similar tenders');
  kept.found = pumps;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Pumps 2024' })).toBeTruthy();
});

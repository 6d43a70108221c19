import type { OverviewChanges } from '@bidloom/contract/overview';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { ChangeList } from './change-list.tsx';

const tender: TenderScope = {
  ...{ organizationId: 'o', customerId: 'c', workspaceId: 'w', documents: [], loading: false, placeBar: null },
  ...{ beside: false, openPlace: () => {}, leaveMark: () => {} },
};
const none = { count: 0, some: [] };
const quiet: OverviewChanges = {
  ...{ since: '2027-03-01T10:00:00.000Z', documentsAdded: none, documentsRemoved: none, runs: none },
  ...{ facts: [], moves: [], due: null },
};
const stated = (value: string) => ({ value, text: value });

async function show(changes: OverviewChanges | null): Promise<string[]> {
  await renderApp(
    <TenderContext value={tender}>
      <ChangeList changes={changes} />
    </TenderContext>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('each change is a line with the previous value', async () => {
  const documents = ['a', 'b', 'c', 'd'].map((id) => ({ id, fileName: `${id}.pdf` }));
  const run = {
    id: 'r',
    requestType: 'summary' as const,
    status: 'completed' as const,
    percent: null,
    createdBy: 'Ben',
  };
  const at = '2027-03-02T10:00:00.000Z';
  const lines = await show({
    ...quiet,
    documentsAdded: { count: 4, some: documents },
    documentsRemoved: { count: 1, some: ['old.pdf'] },
    runs: { count: 1, some: [{ ...run, createdAt: at, finishedAt: at }] },
    facts: [
      { fact: 'bid_validity', before: stated('P90D'), now: stated('P120D'), status: 'found', by: null },
      { fact: 'currency', before: stated('EUR'), now: stated('EUR'), status: 'confirmed', by: 'Ben Bold' },
      { fact: 'warranty', before: null, now: stated('two years'), status: 'corrected', by: 'Ben Bold' },
    ],
    moves: [{ fromStatus: 'open', toStatus: 'in_review', movedBy: 'Ben Bold', movedAt: at }],
  });
  expect(lines).toEqual([
    'Status: In review, before: Open by Ben Bold',
    '4 documents added: a.pdf, b.pdf, c.pdf and 1 more',
    '1 document removed: old.pdf',
    'Bid validity: 120 days, before: 90 days',
    'Currency: EUR, confirmed by Ben Bold',
    'Warranty: two years by Ben Bold, before: not stated',
    'Run that ended: Summary',
  ]);
});

test('before there is a visit to compare with, the list says what begins a new one', async () => {
  expect(await show(null)).toEqual([]);
  // A visit goes on over reloads and sign-ins, so a person may have been here often.
  expect(screen.queryByText(/This is your first visit/)).toBeNull();
  expect(screen.getByText(/^Nothing to compare with yet.* more than 30 minutes/)).toBeTruthy();
});

test('the list says if nothing has changed', async () => {
  expect(await show(quiet)).toEqual([]);
  expect(screen.getByText('Nothing has changed.')).toBeTruthy();
});

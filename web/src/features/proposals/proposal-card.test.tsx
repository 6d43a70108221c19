import type { Proposal } from '@bidloom/contract/proposals';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { proposalColumns } from './proposals.columns.tsx';

const proposal: Proposal = {
  ...{ id: 'p-1', workspaceId: 'w-1', workspaceName: 'Pumps', customerId: 'c-1', customerName: 'Waterworks' },
  ...{ roomId: 'r-1', vendorId: 'v-1', vendorName: 'Northern Pumps', title: 'Offer', status: 'submitted' },
  ...{
    submittedAt: '2027-03-12T13:00:01.000Z',
    dueAt: null,
    amount: 5,
    currency: 'EUR',
    notes: null,
    documentCount: 0,
  },
  ...{ documents: [], sealedUntil: null, createdBy: null },
  ...{ createdAt: '2027-03-01T10:00:00.000Z', updatedAt: '2027-03-12T13:00:01.000Z' },
};

/** In its card, and in the list of proposals, which say the same, the list also where it is narrow. */
async function isCalledLate(submittedAt: string | null, dueAt: string | null): Promise<boolean> {
  const card = (
    <ProposalCard proposal={{ ...proposal, submittedAt, dueAt }} actions={[]} linkOf={() => ''} onChanged={() => {}} />
  );
  await renderApp(card);
  const late = screen.queryByText(/^Late, due 1[123] Mar 2027/) !== null;
  cleanup();
  const shown = proposalColumns.filter(({ minor }) => !minor);
  await renderApp(shown.map(({ id, render }) => <div key={id}>{render({ ...proposal, submittedAt, dueAt })}</div>));
  expect(screen.queryByText('Late') !== null).toBe(late);
  cleanup();
  return late;
}

test('a proposal that was submitted after the due time is marked', async () => {
  const due = '2027-03-12T13:00:00.000Z';
  expect(await isCalledLate('2027-03-12T13:00:01.000Z', due)).toBe(true);
  expect(await isCalledLate('2027-03-12T13:00:00.000Z', due)).toBe(false);
  expect(await isCalledLate(null, due)).toBe(false);
  expect(await isCalledLate('2027-03-12T13:00:01.000Z', null)).toBe(false);
});

import type { WorkspaceFact } from '@bidloom/contract/facts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { ChangedDecisions } from './changed-decisions.tsx';
import { decided, documentId, factOf, statedValue } from './testing/fact-of.ts';
import type { OpenFacts } from './use-facts.tsx';

const mine = statedValue('2031-05-12');
const addendum = statedValue('2031-05-19', {
  documentId: `${documentId.slice(0, -1)}2`,
  fileName: 'Addendum 2.pdf',
  page: 1,
});

async function show(item: WorkspaceFact) {
  const decide = vi.fn();
  const openPlace = vi.fn();
  const facts = { state: { items: [item], saving: [] }, decide } as unknown as OpenFacts;
  await renderApp(
    <TenderContext value={{ openPlace, documents: [] } as unknown as TenderScope}>
      <ChangedDecisions facts={facts} names={[item.fact]} />
    </TenderContext>,
    { modules: [] },
  );
  return { decide, openPlace, line: within(await screen.findByRole('listitem')) };
}

const changed = (more: Partial<WorkspaceFact>) =>
  factOf('submission_deadline', mine, {
    ...{ ...decided, status: 'confirmed', documentsSayOtherwise: true, statedSince: [addendum], ...more },
  });

test('both dates are named with their places, and one click uses the new one or keeps the decided one', async () => {
  const item = changed({});
  const { decide, openPlace, line } = await show(item);
  expect(line.getByText('Ada Byron confirmed 12 May 2031;')).toBeTruthy();
  expect(line.getByText('says 19 May 2031')).toBeTruthy();
  fireEvent.click(line.getByRole('button', { name: /terms\.pdf/ }));
  fireEvent.click(line.getByRole('button', { name: 'p. 1 of Addendum 2.pdf' }));
  expect(openPlace.mock.calls.map(([place]) => place.page)).toEqual([3, 1]);
  fireEvent.click(line.getByRole('button', { name: 'Use the new date: submission deadline, 19 May 2031' }));
  fireEvent.click(line.getByRole('button', { name: 'Keep what was decided: submission deadline' }));
  const { documentId: id, page, quote } = addendum;
  expect(decide.mock.calls).toEqual([
    [item, { decision: 'corrected', value: '2031-05-19', documentId: id, page, quote }],
    [item, { decision: 'kept' }],
  ]);
});

test('the value that is found first by now is confirmed', async () => {
  const item = changed({ found: addendum });
  const { decide, line } = await show(item);
  fireEvent.click(line.getByRole('button', { name: /^Use the new/ }));
  expect(decide).toHaveBeenCalledWith(item, { decision: 'confirmed', value: '2031-05-19' });
});

test('a decision that no document supports any more can only be kept', async () => {
  const { line } = await show(changed({ found: null, statedSince: [] }));
  expect(line.getByText('The documents no longer state this.')).toBeTruthy();
  expect(line.queryByRole('button', { name: /^Use the new/ })).toBeNull();
});

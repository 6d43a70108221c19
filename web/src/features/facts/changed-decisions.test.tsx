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
  fireEvent.click(line.getByRole('button', { name: 'Use 19 May 2031: submission deadline' }));
  fireEvent.click(line.getByRole('button', { name: 'Keep what was decided: submission deadline' }));
  const { documentId: id, page, quote } = addendum;
  expect(decide.mock.calls).toEqual([
    [item, { decision: 'corrected', value: '2031-05-19', documentId: id, page, quote }],
    [item, { decision: 'kept' }],
  ]);
});

test('of several new dates each has its button, which says the date', async () => {
  const second = statedValue('2031-06-02T15:00', {
    documentId: `${documentId.slice(0, -1)}3`,
    fileName: 'Addendum 3.pdf',
  });
  const third = { ...second, documentId: `${documentId.slice(0, -1)}4`, fileName: 'Letter.pdf' };
  const item = changed({ statedSince: [addendum, second, third] });
  const { decide, line } = await show(item);
  const buttons = line.getAllByRole('button', { name: /^Use / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Use 19 May 2031', 'Use 2 Jun 2031, 15:00']);
  fireEvent.click(line.getByRole('button', { name: 'Use 2 Jun 2031, 15:00: submission deadline' }));
  expect(decide).toHaveBeenCalledWith(
    item,
    expect.objectContaining({ decision: 'corrected', value: '2031-06-02T15:00' }),
  );
});

test('the button of a long value does not repeat it, but says it to screen readers', async () => {
  const words = 'Evidence of three contracts of the same size within the last five years, with references';
  const value = { ...addendum, value: words, text: words };
  const { line } = await show(changed({ statedSince: [value] }));
  expect(line.getByRole('button', { name: `Use the new value: submission deadline, ${words}` })).toBeTruthy();
});

test('the value that is found first by now is confirmed', async () => {
  const item = changed({ found: addendum });
  const { decide, line } = await show(item);
  fireEvent.click(line.getByRole('button', { name: /^Use / }));
  expect(decide).toHaveBeenCalledWith(item, { decision: 'confirmed', value: '2031-05-19' });
});

test('a decision that no document supports any more can only be kept', async () => {
  const { line } = await show(changed({ found: null, statedSince: [] }));
  expect(line.getByText('The documents no longer state this.')).toBeTruthy();
  expect(line.queryByRole('button', { name: /^Use / })).toBeNull();
});

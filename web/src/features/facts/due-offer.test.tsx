import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { DueOffer } from './due-offer.tsx';
import { factsModule } from './facts.sagas.ts';
import { factOf, statedValue } from './testing/fact-of.ts';

const quote = 'not later than 12:00 hours (UTC+2) on 18 December 2026';
const deadline = factOf('submission_deadline', statedValue('2026-12-18T12:00', { quote }));
const tender: TenderScope = {
  ...{ organizationId: 'o', customerId: 'c', workspaceId: 'w', loading: false, documents: [] },
  ...{ leaveMark: () => {}, openPlace: () => {}, beside: true, placeBar: null },
  due: { at: '2024-04-02T17:00:00.000Z' },
};

test.each([
  ['dueDate', /^The documents say 18 Dec 2026, 12:00 UTC\+2\.$/],
  ['fact', /^The due date of this tender is another one: 2 Apr 2024/],
] as const)(
  'a deadline that differs from the due date names the other of the two: under the %s',
  async (under, words) => {
    await renderApp(
      <TenderContext value={tender}>
        <DueOffer item={deadline} under={under} />
      </TenderContext>,
      { modules: [factsModule] },
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText(/documents say|another one/)).toHaveLength(1);
  },
);

test.each([
  [
    { certainty: 'check' },
    '2026-12-18T14:00',
    /^The documents say 18 Dec 2026, 14:00 UTC\+2\. Confirm or correct this/,
  ],
  [{}, '2026-12-18', /^The documents say 18 Dec 2026.*\. No time of day is stated/],
] as const)(
  'without a due date the offer names the deadline that it can not use yet: %o',
  async (more, value, words) => {
    const stated = statedValue(value, { quote: 'not later than 14:00 hours (UTC+2) on 18 December 2026' });
    await renderApp(
      <TenderContext value={{ ...tender, due: { at: null } }}>
        <DueOffer item={factOf('submission_deadline', stated, more)} under="dueDate" />
      </TenderContext>,
      { modules: [factsModule] },
    );
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test('beside another due date it says what keeps the deadline of the documents from being used', async () => {
  const stated = statedValue('2026-12-18T14:00', { quote: 'not later than 14:00 hours (UTC+2) on 18 December 2026' });
  await renderApp(
    <TenderContext value={{ ...tender, due: { at: '2026-12-01T12:00:00.000Z' } }}>
      <DueOffer item={factOf('submission_deadline', stated, { certainty: 'check' })} under="dueDate" />
    </TenderContext>,
    { modules: [factsModule] },
  );
  expect(screen.getByText(/^The documents say 18 Dec 2026/)).toBeTruthy();
  expect(screen.getByText('Confirm or correct this deadline to use it as the due date.')).toBeTruthy();
});

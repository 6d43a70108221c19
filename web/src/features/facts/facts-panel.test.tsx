import type { WorkspaceFact } from '@bidloom/contract/facts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { clearToken, storeToken } from '../../lib/token.ts';
import { factsModule } from './facts.sagas.ts';
import FactsPanel from './facts-panel.tsx';
import { decided, documentId, factOf, factsAnswer, statedValue } from './testing/fact-of.ts';

const workspaceId = '01a1f800-0000-7000-8000-00000000000a';
const validity = factOf('bid_validity', statedValue('P90D'));

afterEach(() => vi.restoreAllMocks());

/** The state of the server, which tests change. */
type Kept = ReturnType<typeof factsAnswer>;

async function open(
  kept: { answer: Kept | null },
  handle: (request: Received) => Reply = () => ({ status: 404 }),
  scope: Partial<TenderScope> = {},
) {
  const openPlace = vi.fn();
  const api = await startApi((request) => {
    if (request.method === 'GET' && request.url.endsWith('/facts')) {
      if (kept.answer) return { body: kept.answer };
      return { status: 500, body: { success: false, message: 'Away', code: 'internal', requestId: 'r' } };
    }
    return handle(request);
  });
  const tender: TenderScope = {
    ...{ organizationId: 'o', customerId: 'c', workspaceId, loading: false, leaveMark: () => {}, openPlace },
    ...{ beside: true, placeBar: null },
    documents: [documentOf({ id: documentId, fileName: 'terms.pdf', status: 'ready', pages: 12 })],
    ...scope,
  };
  const view = await renderApp(
    <TenderContext value={tender}>
      <FactsPanel workspaceId={workspaceId} />
    </TenderContext>,
    { modules: [factsModule] },
  );
  return { ...api, ...view, openPlace };
}

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};
const factIn = (kept: { answer: Kept | null }, fact: WorkspaceFact) => {
  kept.answer = factsAnswer([...(kept.answer?.data ?? []).filter((other) => other.fact !== fact.fact), fact]);
  return { body: { success: true, data: fact } };
};

/** The first decision that was sent. */
const bodyOf = (requests: readonly Received[]) =>
  JSON.parse(requests.find(({ method }) => method === 'PUT')?.body ?? 'null');

/** Refuses decisions that were made on another state than this one, as the api does; accepts the others. */
function deciding(kept: { answer: Kept }, later: WorkspaceFact) {
  return ({ method, url, body }: Received): Reply => {
    const now = kept.answer.data.find(({ fact }) => fact === later.fact);
    const query = new URL(url, 'http://api').searchParams.get('decidedAt');
    const seen = method === 'PUT' ? JSON.parse(body).decidedAt : query;
    if (now && seen === now.decidedAt) return factIn(kept, later);
    return { status: 409, body: { success: false, message: 'Decided.', code: 'conflict', requestId: 'r', data: now } };
  };
}

const bens = { decidedBy: { id: documentId, name: 'Ben Lee' }, decidedAt: '2026-03-01T11:00:00.000Z', certainty: null };
const theirs = factOf('bid_validity', statedValue('75 days'), { ...bens, status: 'corrected' });

test.each([
  ['Discard', 'By hand'],
  ['Retry', 'Confirmed'],
])("another person's newer decision is shown before a click writes over it: %s", async (answer, standing) => {
  const kept = { answer: factsAnswer([validity]) };
  const { requests } = await open(kept, deciding(kept, { ...validity, ...decided, status: 'confirmed' }));
  const row = await rowOf('Bid validity');
  kept.answer = factsAnswer([theirs]);
  fireEvent.click(row.getByRole('button', { name: 'Confirm bid validity' }));
  expect((await row.findByRole('alert')).textContent).toContain('changed this meanwhile: “75 days”');
  expect(row.getByText('by Ben Lee')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: answer }));
  expect(await row.findByText(standing)).toBeTruthy();
  expect(row.queryByRole('alert')).toBeNull();
  const seen = requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).decidedAt);
  expect(seen).toEqual(answer === 'Retry' ? [null, theirs.decidedAt] : [null]);
});

test("a decision is not taken back where somebody else's has taken its place", async () => {
  const kept = { answer: factsAnswer([{ ...validity, ...decided, status: 'confirmed' }]) };
  const { requests } = await open(kept, deciding(kept, validity));
  const row = await rowOf('Bid validity');
  kept.answer = factsAnswer([factOf('bid_validity', null, { ...bens, status: 'marked_not_stated' })]);
  fireEvent.click(row.getByRole('button', { name: 'Undo your decision on bid validity' }));
  expect((await row.findByRole('alert')).textContent).toContain('changed this meanwhile: “Marked as not stated”');
  fireEvent.click(row.getByRole('button', { name: 'Retry' }));
  expect(await row.findByText('Certain')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('where somebody else has decided the same, nothing is asked', async () => {
  const kept = { answer: factsAnswer([validity]) };
  await open(kept, deciding(kept, validity));
  const row = await rowOf('Bid validity');
  kept.answer = factsAnswer([{ ...validity, ...bens, status: 'confirmed' }]);
  fireEvent.click(row.getByRole('button', { name: 'Confirm bid validity' }));
  expect(await row.findByText('by Ben Lee')).toBeTruthy();
  expect(row.queryByRole('alert')).toBeNull();
});

test('a correction that the end of the session closed is opened again with what was typed', async () => {
  const kept = { answer: factsAnswer([validity]) };
  const first = await open(kept);
  fireEvent.click((await rowOf('Bid validity')).getByRole('button', { name: 'Correct bid validity' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Value' }), { target: { value: '60 da' } });
  clearToken();
  first.unmount();

  storeToken('t-2');
  await open(kept);
  expect(await screen.findByText(/What you had typed is here again/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveProperty('value', '60 da');
});

test('a form keeps what is typed where somebody else has decided meanwhile, and replaces theirs only by Retry', async () => {
  const kept = { answer: factsAnswer([validity]) };
  const own = factOf('bid_validity', statedValue('60 days'), { ...decided, status: 'corrected' });
  const { requests } = await open(kept, deciding(kept, own));
  fireEvent.click((await rowOf('Bid validity')).getByRole('button', { name: 'Correct bid validity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct: Bid validity' }));
  const value = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Value/ });
  fireEvent.change(value, { target: { value: '60 days' } });
  kept.answer = factsAnswer([theirs]);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/changed this meanwhile: “75 days”/)).toBeTruthy();
  expect(value.value).toBe('60 days');
  // On a busy machine jsdom leaves the dialog hidden from assistive technology.
  const answer = (name: string) => dialog.findByRole('button', { name, hidden: true });
  expect(await answer('Discard')).toBeTruthy();
  fireEvent.click(await answer('Retry'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject([
    { value: '60 days', decidedAt: null },
    { value: '60 days', decidedAt: theirs.decidedAt },
  ]);
  expect((await rowOf('Bid validity')).getByText('60 days')).toBeTruthy();
});

test('facts are grouped, each with its value in words, its place and its certainty', async () => {
  const { openPlace } = await open({
    answer: factsAnswer([validity, factOf('contact', null, { certainty: 'check' })]),
  });
  const row = await rowOf('Bid validity');
  expect(row.getByText('90 days')).toBeTruthy();
  expect(row.getByText('“It is P90D.”')).toBeTruthy();
  expect(row.getByText('Certain')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'p. 3 of terms.pdf' }));
  expect(openPlace).toHaveBeenCalledWith({
    documentId,
    page: 3,
    quote: 'It is P90D.',
    offset: 7,
    boxes: [[0.1, 0.2, 0.3, 0.01]],
  });
  const quiet = await rowOf('Warranty');
  expect(quiet.getByText('Not stated in the documents')).toBeTruthy();
  expect(quiet.queryByText('Certain')).toBeNull();
  expect((await rowOf('Contact')).getByText('Check this')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dates and submission',
    'Money',
    'Requirements',
    'Contract',
    'Contact',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(26);
  expect(screen.getByText('1 of 26 stated')).toBeTruthy();
});

test('one button confirms a found value and undoes that, and keeps the focus', async () => {
  const kept = { answer: factsAnswer([validity]) };
  const { requests } = await open(kept, ({ method }) =>
    factIn(kept, method === 'PUT' ? { ...validity, ...decided, status: 'confirmed' } : validity),
  );
  const row = await rowOf('Bid validity');
  const button = row.getByRole('button', { name: 'Confirm bid validity' });
  button.focus();
  fireEvent.click(button);
  expect(await row.findByText('Confirmed')).toBeTruthy();
  expect(row.getByText('by Ada Byron')).toBeTruthy();
  expect(bodyOf(requests)).toEqual({ decision: 'confirmed', value: 'P90D', seenConflicts: [], decidedAt: null });
  expect(document.activeElement).toBe(row.getByRole('button', { name: 'Undo your decision on bid validity' }));
  fireEvent.click(row.getByRole('button', { name: 'Undo your decision on bid validity' }));
  expect(await row.findByText('Certain')).toBeTruthy();
  expect(requests.some(({ method, url }) => method === 'DELETE' && url.includes('/bid_validity/decision'))).toBe(true);
});

test('a value is corrected by hand, with the place that it had', async () => {
  const kept = { answer: factsAnswer([validity]) };
  const corrected = factOf('bid_validity', statedValue('75 days'), { ...decided, status: 'corrected' });
  let refused = true;
  const { requests } = await open(kept, ({ method }) => {
    if (method !== 'PUT') return { status: 404 };
    if (!refused) return factIn(kept, corrected);
    refused = false;
    return { status: 409, body: { success: false, message: 'Not now.', code: 'conflict', requestId: 'r' } };
  });
  fireEvent.click((await rowOf('Bid validity')).getByRole('button', { name: 'Correct bid validity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct: Bid validity' }));
  const value = dialog.getByRole('textbox', { name: /Value/ });
  expect((value as HTMLTextAreaElement).value).toBe('90 days');
  fireEvent.change(value, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Value is a required field')).toBeTruthy();
  const quote = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Words of the document/ });
  expect(quote.value, 'it states another value').toBe('');
  expect(dialog.getByText(/^Emptied, since it states the earlier value/)).toBeTruthy();
  fireEvent.change(value, { target: { value: '90 days' } });
  await waitFor(() => expect(quote.value, 'it is back with its value').toBe('It is P90D.'));
  expect(dialog.queryByText(/^Emptied/)).toBeNull();
  expect(dialog.queryByText(/^The page of the earlier value/)).toBeNull();
  fireEvent.change(value, { target: { value: '75 days' } });
  expect(await dialog.findByText(/^The page of the earlier value/)).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Page/ }), { target: { value: '13' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Page must be at most 12')).toBeTruthy();
  expect(dialog.queryByText(/^The page of the earlier value/), 'another page').toBeNull();
  fireEvent.change(dialog.getByRole('textbox', { name: /Page/ }), { target: { value: '3' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Not now.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rowOf('Bid validity')).getByText('By hand')).toBeTruthy();
  expect(JSON.parse(requests.findLast(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
    ...{ decision: 'corrected', value: '75 days', documentId, page: 3, quote: null },
    ...{ seen: 'P90D', seenConflicts: [], decidedAt: null },
  });
});

test.each([
  ['as it was', 'Validity of bids · 90 days', 'Validity of bids | 90 days'],
  ['shortened', 'of bids · 90 days', 'of bids | 90 days'],
])('words of a row are shown as people read them, and saved as the document has them: %s', async (_, typed, saved) => {
  const row = factOf('bid_validity', statedValue('P90D', { quote: 'Validity of bids | 90 days' }));
  const kept = { answer: factsAnswer([row]) };
  const { requests } = await open(kept, () => factIn(kept, row));
  fireEvent.click((await rowOf('Bid validity')).getByRole('button', { name: 'Correct bid validity' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct: Bid validity' }));
  const quote = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Words of the document/ });
  expect(quote.value).toBe('Validity of bids · 90 days');
  fireEvent.change(quote, { target: { value: typed } });
  fireEvent.change(dialog.getByRole('textbox', { name: /Page/ }), { target: { value: '4' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => bodyOf(requests)).toMatchObject({ page: 4, quote: saved });
});

test('a date is corrected with its day and its time, or said in words where there is none', async () => {
  const deadline = factOf('submission_deadline', statedValue('2027-01-14'));
  const kept = { answer: factsAnswer([deadline]) };
  const moved = statedValue('2027-01-21T15:00');
  const { requests } = await open(kept, () =>
    factIn(kept, factOf('submission_deadline', moved, { ...decided, status: 'corrected' })),
  );
  fireEvent.click((await rowOf('Submission deadline')).getByRole('button', { name: 'Correct submission deadline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText('Date') as HTMLInputElement;
  expect(day.value).toBe('2027-01-14');
  expect(dialog.queryByRole('textbox', { name: 'Or in words' })).toBeNull();
  fireEvent.change(day, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Date is a required field')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Or in words' })).toBeTruthy();
  fireEvent.change(day, { target: { value: '2027-01-21' } });
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '15:00' } });
  expect(dialog.getByText(/^No time zone is named\. The due date takes this time in yours/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(requests.find(({ method }) => method === 'PUT')?.body ?? '')).toMatchObject({
    ...{ decision: 'corrected', value: '2027-01-21T15:00', seen: '2027-01-14' },
  });
});

test('a value without a place needs no page', async () => {
  const kept = { answer: factsAnswer([]) };
  const { requests } = await open(kept, () =>
    factIn(kept, factOf('warranty', null, { ...decided, status: 'corrected' })),
  );
  fireEvent.click((await rowOf('Warranty')).getByRole('button', { name: 'Correct warranty' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Value/ }), { target: { value: '2 years' } });
  expect(dialog.queryByRole('textbox', { name: /Page/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(requests)).toEqual({
    decision: 'corrected',
    value: '2 years',
    seen: null,
    seenConflicts: [],
    decidedAt: null,
  });
});

test('conflicts are shown with their places, and one of them can be used', async () => {
  const conflict = statedValue('P60D', { page: 12, quote: 'for 60 days', text: '60 days' });
  const doubtful = { ...validity, conflicts: [conflict] };
  const kept = { answer: factsAnswer([doubtful]) };
  const { requests } = await open(kept, () =>
    factIn(kept, { ...factOf('bid_validity', conflict, { ...decided, status: 'corrected' }), conflicts: [conflict] }),
  );
  const row = await rowOf('Bid validity');
  expect(row.getByText('Also: 60 days')).toBeTruthy();
  expect(row.getByRole('button', { name: 'p. 12 of terms.pdf' })).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Use this as bid validity: 60 days' }));
  expect(await row.findByText('By hand')).toBeTruthy();
  expect(row.queryByText('Also: 60 days')).toBeNull();
  expect(JSON.parse(requests.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
    ...{
      decision: 'corrected',
      value: '60 days',
      documentId,
      page: 12,
      quote: 'for 60 days',
      seen: 'P90D',
      seenConflicts: ['P60D'],
      decidedAt: null,
    },
  });
});

test('a date that an addendum replaced is shown with its place and its time zone', async () => {
  const quote = 'by 14 January 2032, 15:00 CET';
  const before = statedValue('2032-01-14T15:00', {
    page: 4,
    text: '14 January 2032, 15:00',
    quote,
    fileName: 'notice.pdf',
  });
  const deadline = factOf('submission_deadline', statedValue('2032-01-21T12:00'), { replaced: [before] });
  await open({ answer: factsAnswer([deadline]) }, () => ({ body: { success: true, data: deadline } }));
  const row = await rowOf('Submission deadline');
  expect(row.getByText('Replaces: 14 Jan 2032, 15:00 CET')).toBeTruthy();
  expect(row.getByRole('button', { name: 'p. 4 of notice.pdf' })).toBeTruthy();
});

test('a decision that the documents no longer support shows what they state now', async () => {
  const kept = {
    answer: factsAnswer([
      {
        ...validity,
        ...decided,
        status: 'confirmed',
        documentsSayOtherwise: true,
        found: statedValue('P120D', { page: 8 }),
        statedSince: [statedValue('P120D', { page: 8 })],
      },
      {
        ...factOf('warranty', statedValue('P2Y')),
        ...decided,
        status: 'confirmed',
        documentsSayOtherwise: true,
        found: null,
      },
    ]),
  };
  const { requests } = await open(kept, () => ({ body: { success: true, data: validity } }));
  const row = await rowOf('Bid validity');
  expect(row.getByText('The documents now say: 120 days')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Use this as bid validity: 120 days' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(bodyOf(requests)).toEqual({
    ...{ decision: 'confirmed', value: 'P120D', seenConflicts: [], decidedAt: decided.decidedAt },
  });
  expect((await rowOf('Warranty')).getByText('The documents no longer state this.')).toBeTruthy();
});

test('a date that is far from the stated one is shown with its place, and needs no look', async () => {
  const deadline = factOf('submission_deadline', statedValue('2032-01-21'), {
    apart: [statedValue('2033-01-14', { fileName: 'annex.pdf', documentId: workspaceId })],
  });
  await open({ answer: factsAnswer([deadline]) });
  const row = await rowOf('Submission deadline');
  expect(row.getByText('Also stated: 14 Jan 2033')).toBeTruthy();
  expect(row.getByRole('button', { name: 'p. 3 of annex.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To check (1)' })).toBeNull();
});

test('a decision whose place is gone says so, and must be checked', async () => {
  const { page: _, quote: __, ...value } = statedValue('EUR', { documentId: null, fileName: null });
  const currency = factOf('currency', null, {
    ...{ ...value, ...decided, page: null, quote: null, status: 'confirmed', placeIsGone: true },
  });
  await open({ answer: factsAnswer([currency]) });
  const row = await rowOf('Currency');
  row.getByText('EUR');
  row.getByText('Its place is no longer in the documents.');
  screen.getByRole('button', { name: 'To check (1)' });
});

test('a deadline in a zone of several countries is offered as the due date in each of them', async () => {
  const deadline = statedValue('2099-12-18T16:30', { quote: 'not later than 16:30 hours IST on 18 December 2099' });
  const { requests } = await open({ answer: factsAnswer([factOf('submission_deadline', deadline)]) }, undefined, {
    due: { at: null },
  });
  const row = await rowOf('Submission deadline');
  expect(row.getByText(/^“IST” is the time of several countries/)).toBeTruthy();
  expect(row.getByRole('button', { name: /^Israel: / })).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: /^India: / }));
  await expect
    .poll(() => requests.flatMap(({ method, body }) => (method === 'GET' ? [] : [JSON.parse(String(body))])))
    .toEqual([expect.objectContaining({ ids: [workspaceId], dueAt: '2099-12-18T11:00:00.000Z' })]);
});

test('the country that the facts name is offered first', async () => {
  const deadline = statedValue('2099-12-18T14:00', { quote: 'by 14:00 Eastern Time on 18 December 2099' });
  const law = statedValue('laws of Queensland', { quote: 'under the laws of Queensland' });
  const facts = [factOf('submission_deadline', deadline), factOf('governing_law', law)];
  await open({ answer: factsAnswer(facts) }, undefined, { due: { at: null } });
  const row = await rowOf('Submission deadline');
  const offers = within(row.getByRole('group', { name: /“Queensland” in the key facts points to: Australia/ }));
  const names = offers.getAllByRole('button').map((button) => button.textContent?.replace(/:.*/, ''));
  expect(names).toEqual([
    ...['Australia (Brisbane)', 'United States, Canada', 'Panama', 'Australia (Sydney, Melbourne)'],
  ]);
});

test('only the place of a deadline is said to name no time zone, since other documents may name one', async () => {
  const deadline = statedValue('2099-12-18T16:30', { quote: 'not later than 16:30 hours on 18 December 2099' });
  await open({ answer: factsAnswer([factOf('submission_deadline', deadline)]) }, undefined, { due: { at: null } });
  const row = await rowOf('Submission deadline');
  expect(
    row.getByText(/^The place of this deadline names no time zone\. The due date would be 18 Dec 2099/),
  ).toBeTruthy();
});

test('a deadline that a person typed is said to have no zone, whatever its place names', async () => {
  const deadline = statedValue('2099-12-18T12:00', { quote: null });
  await open(
    { answer: factsAnswer([{ ...factOf('submission_deadline', deadline), status: 'corrected' }]) },
    undefined,
    {
      due: { at: null },
    },
  );
  const row = await rowOf('Submission deadline');
  expect(
    row.getByText(/^This deadline was typed without a time zone\. The due date would be 18 Dec 2099/),
  ).toBeTruthy();
});

test.each([
  ['2099-12-18T16:30', { certainty: 'check' }, 'Confirm or correct this deadline to use it as the due date.'],
  ['2099-12-18', {}, 'No time of day is stated. Correct it, or set the due date yourself.'],
] as const)('a deadline of %s that can not become the due date says why: %o', async (value, more, words) => {
  const deadline = factOf('submission_deadline', statedValue(value), more);
  await open({ answer: factsAnswer([deadline]) }, undefined, { due: { at: null } });
  expect((await rowOf('Submission deadline')).getByText(words)).toBeTruthy();
});

test('a fact that a bid needs is to be checked where no document states it', async () => {
  await open({ answer: factsAnswer([factOf('bid_security', null), factOf('warranty', null)]) });
  fireEvent.click(await screen.findByRole('button', { name: 'To check (1)' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Bid security']);
  expect((await rowOf('Bid security')).getByText('A bid needs this')).toBeTruthy();
});

test('what is missing is not to be checked while documents are being read', async () => {
  await open({ answer: factsAnswer([factOf('bid_security', null)], { status: 'in_progress' }) });
  expect(await screen.findByRole('button', { name: 'To check (0)' })).toBeTruthy();
  const row = await rowOf('Bid security');
  expect(row.getByText('Not read yet')).toBeTruthy();
  expect(row.queryByText('A bid needs this')).toBeNull();
});

test('facts to check can be shown alone, and stay listed after a decision', async () => {
  const doubtful = factOf('contact', statedValue('Ada'), { certainty: 'check' });
  const kept = { answer: factsAnswer([validity, doubtful]) };
  await open(kept, () => factIn(kept, { ...doubtful, ...decided, status: 'confirmed' }));
  fireEvent.click(await screen.findByRole('button', { name: 'To check (1)' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Contact']);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm contact' }));
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To check (0)' }));
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(26);
});

test('the panel says that documents are being read, and shows new facts when their event arrives', async () => {
  const pending = factOf('bid_validity', null, { status: 'pending', certainty: null, probability: null });
  const kept = { answer: factsAnswer([pending], { status: 'in_progress' }) };
  const { store } = await open(kept);
  expect(await screen.findByText('Reading the documents for key facts...')).toBeTruthy();
  expect((await rowOf('Bid validity')).getByText('Not read yet')).toBeTruthy();
  kept.answer = factsAnswer([validity]);
  store.dispatch(progressReceived({ ProcessingType: 10, Message: 'Pumps', WorkspaceId: workspaceId, Status: 'ready' }));
  expect(await (await rowOf('Bid validity')).findByText('90 days')).toBeTruthy();
  expect(screen.queryByText('Reading the documents for key facts...')).toBeNull();
});

test('if the configured model did not decide, the reason is shown, and it can be tried again', async () => {
  const failure = 'The language model is not available right now.';
  const { requests } = await open({ answer: factsAnswer([validity], { failure }) }, () => ({
    body: factsAnswer([validity], { status: 'in_progress' }),
  }));
  await screen.findByText(failure);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/facts/renew'))).toBe(true));
});

test('a reading that failed says why, and can be tried again', async () => {
  const kept = { answer: factsAnswer([validity], { status: 'failed', failure: 'It took too long.' }) };
  const { requests } = await open(kept, ({ url }) => {
    if (!url.endsWith('/facts/renew')) return { status: 404 };
    kept.answer = factsAnswer([validity]);
    return { status: 202, body: factsAnswer([validity], { status: 'in_progress' }) };
  });
  expect(await screen.findByText(/It took too long\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/It took too long\./)).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/facts/renew'))).toBe(true);
});

test('without documents the panel says what it is for, and a failure offers another try', async () => {
  const kept: { answer: Kept | null } = { answer: null };
  await open(kept, undefined, { documents: [] });
  expect(await screen.findByText('Failed to fetch key facts')).toBeTruthy();
  kept.answer = factsAnswer([], { status: 'none', readAt: null, engine: null });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No key facts yet')).toBeTruthy();
});

test('the facts are downloaded as a workbook', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = { id: 'x', requestId: 'r', format: 'xlsx', status: 'queued', fileName: null, failure: null };
  await open({ answer: factsAnswer([validity]) }, ({ url }) => {
    if (url.endsWith('/facts/exports')) return { status: 202, body: { success: true, data: file } };
    if (url.endsWith('/exports/x/content')) return { body: 'the file' };
    return { body: { success: true, data: { ...file, status: 'completed', fileName: 'Pumps.xlsx' } } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about the key facts' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Download as Excel (.xlsx)' }));
  expect(await screen.findByText('Writing the file...')).toBeTruthy();
  expect(await screen.findByText('Pumps.xlsx downloaded')).toBeTruthy();
  expect(saved).toEqual(['Pumps.xlsx']);
});

test('a deadline shows where the time zone of all times is named, with a link to it', async () => {
  const zonePlace = { documentId, fileName: 'terms.pdf', page: 8, quote: 'All times are CET.', offset: 4, boxes: [] };
  const deadline = statedValue('2031-01-18T12:00', { quote: 'By 18 January 2031, 12:00.', zonePlace });
  const { openPlace } = await open({ answer: factsAnswer([factOf('submission_deadline', deadline)]) });
  const row = await rowOf('Submission deadline');
  row.getByText('18 Jan 2031, 12:00 CET');
  row.getByText('Time zone: “All times are CET.”');
  fireEvent.click(row.getByRole('button', { name: 'p. 8 of terms.pdf' }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ page: 8, quote: 'All times are CET.', offset: 4 }));
});

test('what is not clearly stated shows the place that may state it', async () => {
  const place = {
    documentId,
    fileName: 'terms.pdf',
    page: 5,
    quote: 'Consortium members\nsign.',
    offset: 4,
    boxes: [],
  };
  const doubtful = factOf('joint_venture', null, { probability: 0.6, certainty: 'check', maybeAt: [place] });
  const { openPlace } = await open({ answer: factsAnswer([doubtful]) });
  const row = await rowOf('Joint ventures');
  row.getByText('Not clearly stated');
  const words = row.getByText('May be stated: “Consortium members sign.”');
  // Whatever its length: a cut one could only be read in the document.
  expect(getComputedStyle(words).display).not.toBe('-webkit-box');
  fireEvent.click(row.getByRole('button', { name: 'p. 5 of terms.pdf' }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ page: 5, offset: 4 }));
});

test('a value that is several rows of a table has a line for each', async () => {
  const quote = 'Public liability | EUR 2,000,000\nProduct liability | EUR 500,000';
  const insurance = statedValue('rows', { text: quote.replace('\n', ' '), quote });
  await open({ answer: factsAnswer([factOf('insurance', insurance)]) });
  const row = await rowOf('Insurance');
  const value = row.getByText(/Public liability/);
  expect(value.textContent?.split('\n')).toEqual([
    'Public liability · EUR 2,000,000',
    'Product liability · EUR 500,000',
  ]);
});

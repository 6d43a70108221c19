import type { ItemOf, Run } from '@bidloom/contract/runs';
import { fireEvent, screen, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TenderScope } from '../../lib/tender-context.ts';
import { commercial, technical } from '../../lib/testing/answer-item.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { tenderOpened } from '../runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { questionItem } from './testing/question-item.ts';

const customerId = '01a1f800-0000-7000-8000-0000000000a2';
const documents = [
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' }),
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'terms.pdf' }),
];
const run = (facts: Partial<Run> = {}) =>
  runOf({ requestType: 'question_generation', parameters: { count: 15, onlyNew: false }, ...facts });
const items = () => [
  questionItem(0, 'Which makes are approved?'),
  questionItem(1, 'Is the period 24 or 28 weeks?', { reason: 'contradiction' }),
  questionItem(2, 'How is the bid security provided?', { audience: 'answer', reason: 'requirement' }),
];

function Panel() {
  const [query] = useSearchParams();
  return <SuggestedQuestions workspaceId={workspaceId} requestId={query.get('request')} />;
}

/** The panel with a server that stores `kept` and answers other requests by `handle`. */
async function open(kept: KeptRuns, handle: (request: Received) => Reply = () => ({ status: 404 })) {
  const categories: Reply = { body: { success: true, data: [commercial, technical] } };
  const api = await startApi(
    (request) => readRuns(kept, request) ?? (request.url.startsWith('/Categories/') ? categories : handle(request)),
  );
  const openPlace = vi.fn<TenderScope['openPlace']>();
  const panel = (
    <TestTender documents={documents} openPlace={openPlace}>
      <Panel />
    </TestTender>
  );
  const view = await renderApp(panel, { modules: [runsModule] });
  view.store.dispatch(tenderOpened(workspaceId));
  return { ...api, ...view, openPlace };
}

/** Accepts questions as the server does; `existing` of them are in the category already. */
function accepting(kept: KeptRuns, existing: number) {
  return ({ url, body }: Received): Reply => {
    if (!url.endsWith('/accept-questions')) return { status: 404 };
    const { ordinals, categoryId } = JSON.parse(body) as { ordinals: number[]; categoryId: string };
    const correction = { questionId: '01a1f800-0000-7000-8000-000000000111', categoryId };
    const accepted = items()
      .filter(({ ordinal }) => ordinals.includes(ordinal))
      .map((item): ItemOf<'question'> => ({ ...item, correction }));
    kept.items[run().id] = items().map((item) => accepted.find(({ ordinal }) => ordinal === item.ordinal) ?? item);
    return { body: { success: true, data: { accepted: accepted.length - existing, existing, items: accepted } } };
  };
}

beforeEach(() => localStorage.clear());

const done = (): KeptRuns => ({ runs: [run()], items: { [run().id]: items() } });
const sentBy = (requests: readonly Received[]) =>
  JSON.parse(requests.findLast(({ method }) => method === 'POST')?.body ?? '');

test('the chosen number of questions is requested for the chosen documents', async () => {
  const kept: KeptRuns = { runs: [], items: {} };
  const { requests } = await open(kept, ({ url }) => {
    if (url !== '/AI/generate-questions') return { status: 404 };
    kept.runs = [run({ status: 'running', finishedAt: null, progress: { stage: 'Reading part 1 of 3', percent: 5 } })];
    return { status: 202, body: { success: true, data: kept.runs[0] } };
  });
  const count = await screen.findByLabelText('How many, at most');
  fireEvent.change(count, { target: { value: '101' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suggest questions' }));
  expect(await screen.findByText('Enter a number from 1 to 100')).toBeTruthy();
  fireEvent.change(count, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'terms.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Suggest questions' }));
  expect(await screen.findByText('Reading part 1 of 3')).toBeTruthy();
  expect(sentBy(requests)).toEqual({ workspaceId, customerId, count: 12, documentIds: [documents[0]?.id] });
});

test('questions are grouped by audience, with their reason and their place', async () => {
  const { openPlace } = await open(done());
  const ask = await screen.findByRole('region', { name: 'To ask the buyer' });
  expect(within(ask).getAllByRole('checkbox')).toHaveLength(2);
  const answer = screen.getByRole('region', { name: 'To answer in the bid' });
  expect(within(answer).getByText('Requirement')).toBeTruthy();
  fireEvent.click(within(answer).getByRole('button', { name: /p\. 12/ }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ page: 12, documentId: documents[0]?.id }));
});

test('selected questions are added to a category in one step and marked with its name', async () => {
  const kept = done();
  const { requests } = await open(kept, accepting(kept, 1));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Which makes are approved?' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'How is the bid security provided?' }));
  fireEvent.change(await screen.findByLabelText('Add to category'), { target: { value: technical.id } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 2' }));
  expect(await screen.findByText('1 question added to Technical')).toBeTruthy();
  expect(await screen.findByText('1 question was in Technical already')).toBeTruthy();
  expect(sentBy(requests)).toEqual({ ordinals: [0, 2], categoryId: technical.id, customerId: 'all' });
  expect(screen.getAllByText('In Technical')).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: 'Which makes are approved?' })).toBeNull();
});

test('all shown questions can be selected at once, and the last category is offered again', async () => {
  localStorage.setItem('questions-category:01a1f800-0000-7000-8000-0000000000a1', commercial.id);
  const kept = done();
  const { requests } = await open(kept, accepting(kept, 0));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'contradiction' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'This customer only' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1' }));
  expect(await screen.findByText('1 question added to Commercial')).toBeTruthy();
  expect(sentBy(requests)).toEqual({ ordinals: [1], categoryId: commercial.id, customerId });
});

test('a refusal does not change the selection', async () => {
  const message = 'There is no such category.';
  await open(done(), () => ({ status: 404, body: { success: false, message } }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Which makes are approved?' }));
  fireEvent.change(await screen.findByLabelText('Add to category'), { target: { value: technical.id } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 1' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Which makes are approved?' }).checked).toBe(true);
});

test('the same number of further questions is requested for the same documents', async () => {
  const next = run({ id: '01a1f800-0000-7000-8000-0000000000e9', parameters: { count: 15, onlyNew: true } });
  const kept = done();
  const { requests, router } = await open(kept, ({ url }) => {
    if (url !== '/AI/new-generate-questions') return { status: 404 };
    kept.runs = [next, ...kept.runs];
    return { status: 202, body: { success: true, data: next } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More questions' }));
  expect(await screen.findByText('No further questions were found: all have been given before.')).toBeTruthy();
  expect(sentBy(requests)).toEqual({ workspaceId, customerId, count: 15, documentIds: [documents[0]?.id] });
  expect(router.state.location.search).toBe(`?request=${next.id}`);
});

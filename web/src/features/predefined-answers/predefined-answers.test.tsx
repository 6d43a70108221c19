import type { Run, RunItem } from '@bidloom/contract/runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import type { TenderScope } from '../../lib/tender-context.ts';
import { answerItem, commercial, openItem, technical } from '../../lib/testing/answer-item.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { tenderOpened } from '../runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { PredefinedAnswers } from './predefined-answers.tsx';

const documents = [
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' }),
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'terms.pdf' }),
];
const run = (facts: Partial<Run> = {}) =>
  runOf({ requestType: 'batch_query', parameters: { categories: [commercial] }, ...facts });
const inProgress = () =>
  run({ status: 'running', finishedAt: null, progress: { stage: 'Answering question 2 of 3', percent: 33 } });
const categories: Reply = {
  body: {
    success: true,
    data: [
      { ...commercial, questionCount: 2 },
      { ...technical, questionCount: 1 },
    ],
  },
};

function Panel() {
  const [query] = useSearchParams();
  return <PredefinedAnswers workspaceId={workspaceId} requestId={query.get('request')} />;
}

/** The panel with a server that stores `kept` and answers other requests by `handle`. */
async function open(
  kept: KeptRuns,
  handle: (request: Received) => Reply = () => ({ status: 404 }),
  offered = categories,
) {
  const api = await startApi(
    (request) => readRuns(kept, request) ?? (request.url.startsWith('/Categories/') ? offered : handle(request)),
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

/** Keeps corrections as the server does. */
function correcting(kept: KeptRuns, id: string) {
  return ({ method, url, body }: Received): Reply => {
    if (method !== 'PATCH') return { status: 404 };
    const ordinal = Number(url.split('/').at(-1));
    const items = kept.items[id] ?? [];
    const changed = items.map((item) =>
      item.ordinal === ordinal ? ({ ...item, ...JSON.parse(body) } as RunItem) : item,
    );
    kept.items[id] = changed;
    return { body: { success: true, data: changed.find((item) => item.ordinal === ordinal) } };
  };
}

const rowOf = async (question: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('heading', { name: question })).closest('li');
  if (!row) throw new Error(`${question} is not listed`);
  return row;
};

test('the questions of the chosen categories are asked of the chosen documents', async () => {
  const kept: KeptRuns = { runs: [], items: {} };
  const { requests } = await open(kept, ({ url }) => {
    if (url !== '/AI/workspace-batch-query') return { status: 404 };
    kept.runs = [inProgress()];
    return { status: 202, body: { success: true, data: kept.runs[0] } };
  });
  expect(await screen.findByText('3 questions will be answered')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Technical (1 question)' }));
  expect(screen.getByText('2 questions will be answered')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'tender.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Answer questions' }));
  expect(await screen.findByText('Answering question 2 of 3')).toBeTruthy();
  expect(JSON.parse(requests.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    workspaceId,
    customerId: '01a1f800-0000-7000-8000-0000000000a2',
    categories: [commercial.id],
    documents: [documents[1]?.id],
  });
});

test('without a category nothing is asked, and the form says so', async () => {
  const { requests } = await open({ runs: [], items: {} });
  const group = await screen.findByRole('group', { name: 'Categories' });
  fireEvent.click(within(group).getByRole('checkbox', { name: 'All 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Answer questions' }));
  expect(await screen.findByText('Choose at least one category')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('answers appear one by one during the run', async () => {
  const kept: KeptRuns = { runs: [inProgress()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } };
  const { store } = await open(kept);
  await rowOf('How long is the warranty?');
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  kept.items[run().id]?.push(openItem(1, 'Is there an advance payment?'));
  const event = { ProcessingType: 4 as const, Message: 'Answers', RequestId: run().id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'running', Progress: 66, Stage: 'Answering question 3 of 3' }));
  await rowOf('Is there an advance payment?');
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
});

test('an answer shows how sure it is and leads to its place', async () => {
  const { openPlace } = await open({
    runs: [run()],
    items: { [run().id]: [answerItem(0, 'How long is the warranty?')] },
  });
  const row = await rowOf('How long is the warranty?');
  expect(within(row).getByText('Likely')).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: 'Source 1: tender.pdf, page 7' }));
  expect(openPlace).toHaveBeenCalledWith(expect.objectContaining({ page: 7, documentId: documents[0]?.id }));
});

test('unanswered and failed questions are marked, say why, and can be shown alone', async () => {
  const failure = 'The passages do not fit into the model.';
  const items = [
    answerItem(0, 'How long is the warranty?'),
    openItem(1, 'Is there an advance payment?'),
    answerItem(2, 'Which seals?', {
      categoryId: technical.id,
      categoryName: technical.name,
      answered: false,
      failure,
      claims: [],
    }),
  ];
  await open({ runs: [run()], items: { [run().id]: items } });
  expect(within(await rowOf('Is there an advance payment?')).getByText('Not answered')).toBeTruthy();
  const broken = await rowOf('Which seals?');
  expect(within(broken).getByText('Failed')).toBeTruthy();
  expect(within(broken).getByText(failure)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 2' }));
  expect(screen.queryByRole('heading', { name: 'How long is the warranty?' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: commercial.id } });
  expect(screen.queryByRole('heading', { name: 'Which seals?' })).toBeNull();
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
});

test('closest places are shown differently from an answer and from no answer', async () => {
  const near = answerItem(0, 'Is there a cap?', { answered: false, band: 'closest', confidence: 0 });
  await open({ runs: [run()], items: { [run().id]: [near] } });
  const row = within(await rowOf('Is there a cap?'));
  expect(row.getByText('Closest places, no clear answer')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Source 1: tender.pdf, page 7' })).toBeTruthy();
  expect(row.queryByText('Not answered')).toBeNull();
  expect(screen.getByText('0 of 1 answered')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unanswered 1' })).toBeTruthy();
});

test('an answer is written by hand, marked, undone and redone', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [openItem(0, 'Is there an advance payment?')] } };
  const { requests } = await open(kept, correcting(kept, run().id));
  const row = await rowOf('Is there an advance payment?');
  fireEvent.click(within(row).getByRole('button', { name: 'Write an answer to Is there an advance payment?' }));
  const input = within(row).getByLabelText('Answer');
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
  expect(within(row).getByText('Answer is a required field')).toBeTruthy();
  fireEvent.change(input, { target: { value: '  No advance is paid. ' } });
  fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true });
  expect(await within(row).findByText('Edited by hand')).toBeTruthy();
  expect(await screen.findByText('1 of 1 answered · 1 by hand')).toBeTruthy();
  const sent = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body).correction);
  expect(sent()).toEqual([{ text: 'No advance is paid.' }]);

  fireEvent.click(within(row).getByRole('button', { name: 'Undo edit' }));
  expect(await screen.findByText('0 of 1 answered')).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: 'Put it back' }));
  expect(await screen.findByText('1 of 1 answered · 1 by hand')).toBeTruthy();
  expect(sent()).toEqual([{ text: 'No advance is paid.' }, null, { text: 'No advance is paid.' }]);
});

test('an answer by hand that was undone can be put back after the tab was left', async () => {
  const byHand = { ...openItem(0, 'Is there an advance payment?'), correction: { text: 'No advance is paid.' } };
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [byHand, openItem(1, 'Is there a cap?')] } };
  const { unmount } = await open(kept, correcting(kept, run().id));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo edit' }));
  await waitFor(() => expect(kept.items[run().id]?.[0]?.correction).toBeNull());
  unmount();

  await open(kept, correcting(kept, run().id));
  const row = within(await rowOf('Is there an advance payment?'));
  expect(screen.getAllByText('The edit was undone.')).toHaveLength(1);
  fireEvent.click(row.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(kept.items[run().id]?.[0]?.correction).toEqual({ text: 'No advance is paid.' }));
});

test('a question that was just answered by hand stays in the unanswered list, with a note, until it is removed', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [openItem(0, 'Is there an advance payment?')] } };
  await open(kept, correcting(kept, run().id));
  const row = await rowOf('Is there an advance payment?');
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 1' }));
  fireEvent.click(within(row).getByRole('button', { name: 'Write an answer to Is there an advance payment?' }));
  fireEvent.change(within(row).getByLabelText('Answer'), { target: { value: 'No.' } });
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 question you have just changed stays in this list.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take out of the list' }));
  expect(await screen.findByText('Nothing is left unanswered')).toBeTruthy();
});

test('unchanged sentences of a corrected answer keep their sources, and new ones are marked', async () => {
  const item = answerItem(0, 'How long is the warranty?');
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [item] } };
  await open(kept, correcting(kept, run().id));
  const row = await rowOf('How long is the warranty?');
  fireEvent.click(within(row).getByRole('button', { name: /^Edit/ }));
  const input = within(row).getByLabelText<HTMLTextAreaElement>('Answer');
  const [found] = item.headline.claims;
  fireEvent.change(input, { target: { value: `${input.value} Ours is longer.` } });
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(kept.items[run().id]?.[0]?.correction).toMatchObject({
      claims: [{ citations: found?.citations }, { text: 'Ours is longer.', citations: [] }],
    }),
  );
  const edited = row.querySelector<HTMLElement>('[data-claim]');
  expect(within(edited ?? row).getAllByRole('button')).toHaveLength(found?.citations.length ?? 0);
});

test('typed text is not discarded without a question', async () => {
  await open({ runs: [run()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } });
  const row = await rowOf('How long is the warranty?');
  fireEvent.click(within(row).getByRole('button', { name: 'Edit the answer to How long is the warranty?' }));
  const input = within(row).getByLabelText<HTMLTextAreaElement>('Answer');
  fireEvent.change(input, { target: { value: '36 months' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(input.value).toBe('36 months');
  fireEvent.keyDown(input, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(row).queryByLabelText('Answer')).toBeNull());
  expect(within(row).getByText('Likely')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('typed text is still there after another tab was opened', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } };
  const first = await open(kept);
  fireEvent.click(within(await rowOf('How long is the warranty?')).getByRole('button', { name: /^Edit/ }));
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: '36 mon' } });
  first.unmount();
  await open(kept, correcting(kept, run().id));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Answer')).value).toBe('36 mon');
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: '36 months' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept.items[run().id]?.[0]?.correction).toEqual({ text: '36 months' }));
  expect(sessionStorage).toHaveLength(0);
});

test('an answer written in the unanswered list stays visible until the list is chosen again', async () => {
  const kept: KeptRuns = {
    runs: [run()],
    items: { [run().id]: [openItem(0, 'Is there an advance payment?'), openItem(1, 'Which seals?')] },
  };
  await open(kept, correcting(kept, run().id));
  const row = await rowOf('Is there an advance payment?');
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 2' }));
  fireEvent.click(within(row).getByRole('button', { name: /^Write an answer/ }));
  fireEvent.change(within(row).getByLabelText('Answer'), { target: { value: 'No.' } });
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Unanswered 1' })).toBeTruthy();
  expect(within(row).getByRole('button', { name: 'Undo edit' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 1' }));
  expect(screen.queryByRole('heading', { name: 'Is there an advance payment?' })).toBeNull();
});

test('an answer that could not be saved is kept and can be sent again', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } };
  let broken = true;
  await open(kept, (request) =>
    broken
      ? { status: 503, body: { success: false, message: 'The server is busy.' } }
      : correcting(kept, run().id)(request),
  );
  const row = await rowOf('How long is the warranty?');
  fireEvent.click(within(row).getByRole('button', { name: /^Edit/ }));
  fireEvent.change(within(row).getByLabelText('Answer'), { target: { value: '36 months' } });
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
  expect((await within(row).findByRole('alert')).textContent).toContain('The server is busy.');
  expect(within(row).getByText('36 months')).toBeTruthy();
  broken = false;
  fireEvent.click(within(row).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(kept.items[run().id]?.[0]?.correction).toEqual({ text: '36 months' }));
  expect(within(row).queryByRole('alert')).toBeNull();
});

test('an answer that somebody else has changed meanwhile is put in its place only after a question', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } };
  await open(kept, correcting(kept, run().id));
  const row = await rowOf('How long is the warranty?');
  const correction = () => kept.items[run().id]?.[0]?.correction;
  for (const [theirs, at, button, stays] of [
    ['12 months', '2026-11-20T09:00:00.000Z', 'Discard', '12 months'],
    ['18 months', '2026-11-20T10:00:00.000Z', 'Retry', '36 months'],
  ] as const) {
    fireEvent.click(await within(row).findByRole('button', { name: /^Edit/ }));
    fireEvent.change(within(row).getByLabelText('Answer'), { target: { value: '36 months' } });
    const [before] = kept.items[run().id] ?? [];
    kept.items[run().id] = [{ ...before, correction: { text: theirs }, correctedAt: at } as RunItem];
    fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
    expect((await within(row).findByRole('alert')).textContent).toContain(`changed this meanwhile: “${theirs}”`);
    expect(correction()).toEqual({ text: theirs });
    fireEvent.click(within(row).getByRole('button', { name: button }));
    await waitFor(() => expect(correction()).toEqual({ text: stays }));
    expect(await within(row).findByText(stays)).toBeTruthy();
    await waitFor(() => expect(within(row).queryByRole('alert')).toBeNull());
  }
});

test('the same categories can be run again with other documents', async () => {
  const kept: KeptRuns = { runs: [run()], items: { [run().id]: [answerItem(0, 'How long is the warranty?')] } };
  const next = run({ id: '01a1f800-0000-7000-8000-0000000000e9', status: 'running', finishedAt: null });
  const { requests, router } = await open(kept, ({ url }) => {
    if (!url.endsWith('/batch-query')) return { status: 404 };
    kept.runs = [next, ...kept.runs];
    return { status: 202, body: { success: true, data: next } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  const dialog = await screen.findByRole('dialog');
  // Also while the dialog opens: it is hidden at times until it has the focus.
  const found = (name: string) => within(dialog).findByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  expect((await found('Commercial (2 questions)')).checked).toBe(true);
  const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  expect((await found('Technical (1 question)')).checked).toBe(false);
  expect(box('terms.pdf').checked).toBe(false);
  fireEvent.click(box('tender.pdf'));
  fireEvent.click(box('terms.pdf'));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Answer questions', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toBe(`?request=${next.id}`));
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe(`/workspaces/${workspaceId}/document-requests/${run().id}/batch-query`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ categories: [commercial.id], documents: [documents[1]?.id] });
});

test('where no category has questions the form says what to do', async () => {
  await open({ runs: [], items: {} }, undefined, { body: { success: true, data: [] } });
  expect(await screen.findByText(/No category has questions for this customer yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter questions' })).toBeTruthy();
});

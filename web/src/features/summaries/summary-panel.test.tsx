import type { Run } from '@bidloom/contract/runs';
import { standardSummary } from '@bidloom/contract/standard-summary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import type { TenderScope } from '../../lib/tender-context.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { tenderOpened } from '../runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import SummaryPanel from './summary-panel.tsx';
import { sectionItem } from './testing/section-item.ts';

const documents = [
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' }),
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'terms.pdf' }),
];

function Panel() {
  const [query] = useSearchParams();
  return <SummaryPanel workspaceId={workspaceId} requestId={query.get('request')} />;
}

/** The tab with a server that stores `kept` and answers other requests by `handle`. */
async function open(kept: KeptRuns, handle: (request: Received) => Reply = () => ({ status: 404 })) {
  const api = await startApi((request) => readRuns(kept, request) ?? handle(request));
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

const titles = ['Key dates', 'Liquidated damages', 'Evaluation'];
const parameters = {
  templateId: null,
  templateName: 'Tender summary',
  sections: titles.map((title) => ({ title, prompt: `What is said of ${title}.` })),
  isPreview: false,
  regenerate: null as number[] | null,
};
const summaryRun = (facts: Partial<Run> = {}) => runOf({ requestType: 'summary', parameters, ...facts });
const inProgress = (facts: Partial<Run> = {}) =>
  summaryRun({ status: 'running', finishedAt: null, progress: { stage: 'Writing', percent: 10 }, ...facts });

const dates = sectionItem(0, 'Key dates', ['Bids are due on 18 March 2027.', 'Questions end on 5 February.']);
const damages = sectionItem(1, 'Liquidated damages', []);
const evaluation = sectionItem(2, 'Evaluation', ['The lowest price wins.']);
const written = (): KeptRuns => ({
  runs: [summaryRun()],
  items: { [summaryRun().id]: [dates, damages, evaluation] },
});

/** Answers changes of a section as the api does, and stores them. */
const correcting =
  (kept: KeptRuns) =>
  ({ method, url, body }: Received): Reply => {
    const ordinal = Number(url.split('/items/')[1]);
    const items = kept.items[summaryRun().id] ?? [];
    const item = items.find((one) => one.ordinal === ordinal);
    if (method !== 'PATCH' || !item) return { status: 404 };
    const changed = { ...item, correction: JSON.parse(body).correction };
    kept.items[summaryRun().id] = items.map((one) => (one.ordinal === ordinal ? changed : one));
    return { body: { success: true, data: changed } };
  };

const section = (name: string) => screen.findByRole('region', { name });

test('the chosen template and documents are sent to the server; the default template is preselected', async () => {
  const templates = [
    { id: 't-1', name: 'Usual', description: 'For every tender', isDefault: true, sections: parameters.sections },
    { id: 't-2', name: 'Short', description: null, isDefault: false, sections: parameters.sections.slice(0, 1) },
  ];
  const { requests } = await open({ runs: [], items: {} }, ({ method }) =>
    method === 'GET' ? { body: { success: true, data: templates } } : { status: 202, body: { data: inProgress() } },
  );
  const select = await screen.findByLabelText<HTMLSelectElement>('Template');
  expect(select.selectedOptions[0]?.textContent).toBe('Usual (default)');
  expect(screen.getByText('Sections: Key dates · Liquidated damages · Evaluation')).toBeTruthy();
  fireEvent.change(select, { target: { value: 't-2' } });
  expect(screen.getByText('Sections: Key dates')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'terms.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Summarize' }));
  await waitFor(() => expect(requests.some(({ url }) => url === '/AI/document-summary')).toBe(true));
  expect(JSON.parse(requests.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    workspaceId,
    customerId: '01a1f800-0000-7000-8000-0000000000a2',
    templateId: 't-2',
    documentIds: [documents[0]?.id],
  });
});

test('an organisation without its own template uses the built-in one', async () => {
  const { requests } = await open({ runs: [], items: {} }, ({ method }) =>
    method === 'GET' ? { body: { success: true, data: [] } } : { status: 202, body: { data: inProgress() } },
  );
  await screen.findByText(`${standardSummary.name} (built in)`);
  fireEvent.click(screen.getByRole('button', { name: 'Summarize' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  const sent = JSON.parse(requests.find(({ method }) => method === 'POST')?.body ?? '');
  expect(sent.templateId).toBeUndefined();
});

test('a list of templates that can not be fetched says so and is fetched again', async () => {
  const message = 'The database is busy.';
  let fails = true;
  await open({ runs: [], items: {} }, () =>
    fails ? { status: 503, body: { success: false, message } } : { body: { success: true, data: [] } },
  );
  await screen.findByText(message);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(`${standardSummary.name} (built in)`)).toBeTruthy();
});

test('sections appear as they are written, and placeholders keep the room of the others', async () => {
  const run = inProgress();
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [dates] } };
  const { store } = await open(kept);
  expect(within(await section('Key dates')).getByText('Bids are due on 18 March')).toBeTruthy();
  expect(screen.getByText('1 of 3 sections')).toBeTruthy();
  expect(within(await section('Liquidated damages')).getByLabelText('Being written')).toBeTruthy();
  expect(within(await section('Evaluation')).getByLabelText('Still to come')).toBeTruthy();

  kept.items[run.id]?.push(damages);
  const event = { ProcessingType: 6, Message: 'Summary', RequestId: run.id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'running', Progress: 60, Stage: 'Writing “Evaluation”' }));
  await screen.findByText('Nothing found');
  expect(within(await section('Liquidated damages')).getByText('Nothing found')).toBeTruthy();
  expect(within(await section('Evaluation')).getByLabelText('Being written')).toBeTruthy();
});

test('a source opens its place', async () => {
  const { openPlace } = await open(written());
  fireEvent.click(within(await section('Key dates')).getByRole('button', { name: 'Source 2: tender.pdf, page 2' }));
  expect(openPlace).toHaveBeenCalledWith(dates.headline.citations[1]);
});

test('sections that a stopped run did not reach say so, and only a whole summary can be regenerated in parts', async () => {
  const run = summaryRun({ status: 'cancelled' });
  await open({ runs: [run], items: { [run.id]: [dates] } });
  expect(within(await section('Evaluation')).getByText('Not written: the run ended before it.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Regenerate Key dates' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('an edit is saved and marked, keeps its sources, and can be undone and redone', async () => {
  const kept = written();
  const { requests } = await open(kept, correcting(kept));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Key dates' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text of Key dates');
  expect(field.value).toBe('Bids are due on 18 March 2027.\nQuestions end on 5 February.');
  fireEvent.change(field, { target: { value: 'Due on 18 March.' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });

  const dated = within(await section('Key dates'));
  expect(await dated.findByText('Edited by hand')).toBeTruthy();
  expect(dated.getByText('Due on 18 March.')).toBeTruthy();
  expect(dated.queryByText('Questions end on 5')).toBeNull();
  expect(dated.getByRole('button', { name: /^Source 2/ })).toBeTruthy();
  await waitFor(() => expect(dated.queryByText('Saving the edit...')).toBeNull());
  expect(kept.items[summaryRun().id]?.[0]?.correction).toEqual({
    text: 'Due on 18 March.',
    claims: [{ text: 'Due on 18 March.', citations: [], byHand: true }],
  });

  fireEvent.click(dated.getByRole('button', { name: 'Undo edit' }));
  expect(dated.getByText('Questions end on 5')).toBeTruthy();
  await waitFor(() => expect(kept.items[summaryRun().id]?.[0]?.correction).toBeNull());
  expect(dated.getByRole('status').textContent).toContain('The edit was undone.');
  expect(document.activeElement).toBe(dated.getByRole('button', { name: 'Edit Key dates' }));
  fireEvent.click(dated.getByRole('button', { name: 'Put it back' }));
  expect(dated.getByText('Due on 18 March.')).toBeTruthy();
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(3));
  expect(dated.queryByText('The edit was undone.')).toBeNull();
});

test('an edit that was undone can be put back after the tab was left, until the section is edited again', async () => {
  const kept = written();
  const words = 'Due on 18 March.\nQuestions end on 5 February.';
  kept.items[summaryRun().id] = [{ ...dates, correction: { text: words } }, damages, evaluation];
  const { unmount } = await open(kept, correcting(kept));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo edit' }));
  await waitFor(() => expect(kept.items[summaryRun().id]?.[0]?.correction).toBeNull());
  unmount();

  const again = await open(kept, correcting(kept));
  expect(await screen.findAllByRole('button', { name: 'Put it back' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(kept.items[summaryRun().id]?.[0]?.correction).toMatchObject({ text: words }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit Key dates' }));
  const field = screen.getByLabelText('Text of Key dates');
  fireEvent.change(field, { target: { value: 'Due in March.' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(kept.items[summaryRun().id]?.[0]?.correction).toMatchObject({ text: 'Due in March.' }));
  again.unmount();

  kept.items[summaryRun().id] = [dates, damages, evaluation];
  await open(kept, correcting(kept));
  expect(await screen.findByText('Questions end on 5')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

test('a line that an edit does not change keeps its source', async () => {
  const kept = written();
  await open(kept, correcting(kept));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Key dates' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text of Key dates');
  fireEvent.change(field, { target: { value: '• Due on 18 March.\nQuestions end on 5 February.' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  const dated = within(await section('Key dates'));
  expect(await dated.findByText('Edited by hand')).toBeTruthy();
  const lines = [...(await section('Key dates')).querySelectorAll('[data-claim]')];
  expect(lines.map((line) => within(line as HTMLElement).queryAllByRole('button').length)).toEqual([0, 1]);
  expect(lines[0]?.textContent).toBe('• Due on 18 March.');
  expect(within(lines[1] as HTMLElement).getByRole('button', { name: /^Source 2/ })).toBeTruthy();
  expect(dated.getByRole('button', { name: /^Source 1/ }), 'the source of the line that was changed').toBeTruthy();
});

test('sentences that an edit does not change keep their sources, and changed ones are marked', async () => {
  const both = sectionItem(0, 'Key dates', [
    'Bids are due on 18 March 2027. They are sealed.',
    'Questions end on 5 February.',
  ]);
  const kept = { ...written(), items: { [summaryRun().id]: [both, damages, evaluation] } };
  await open(kept, correcting(kept));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Key dates' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text of Key dates');
  const words = 'Bids are due on 18 March 2027. They go to Hanoi. Questions end on 5 February.';
  fireEvent.change(field, { target: { value: words } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  const dated = within(await section('Key dates'));
  await waitFor(() => expect(dated.queryByText('Saving the edit...')).toBeNull());
  expect(kept.items[summaryRun().id]?.[0]?.correction).toEqual({
    text: words,
    claims: [
      { text: 'Bids are due on 18 March 2027. ', citations: [0], byHand: false },
      { text: 'They go to Hanoi. ', citations: [], byHand: true, sameLine: true },
      { text: 'Questions end on 5 February.', citations: [1], byHand: false, sameLine: true },
    ],
  });
  const [line] = (await section('Key dates')).querySelectorAll<HTMLElement>('[data-claim]');
  const shown = within(line ?? document.body);
  expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Source 1: tender.pdf, page 1',
    'Source 2: tender.pdf, page 2',
  ]);
  expect(shown.getByRole('img', { name: 'Edited by hand' })).toBeTruthy();
});

test('an edit is not discarded without a question, and an empty one is refused', async () => {
  const { requests } = await open(written());
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Evaluation' }));
  const field = screen.getByLabelText('Text of Evaluation');
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Text is a required field')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The lowest price')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a section is regenerated; an edit is replaced only after a question', async () => {
  const kept = written();
  kept.items[summaryRun().id] = [{ ...dates, correction: { text: 'Mine' } }, damages, evaluation];
  const { store } = await open(kept, ({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/items/0/regenerate')) return { status: 404 };
    kept.runs = [inProgress({ parameters: { ...parameters, regenerate: [0] } })];
    return { body: { success: true, data: kept.runs[0] } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Key dates' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Regenerate' }));
  const dated = within(await section('Key dates'));
  expect((await dated.findAllByText('Is being regenerated')).length).toBeGreaterThan(0);
  expect(within(await section('Evaluation')).getByText('The lowest price')).toBeTruthy();

  kept.runs = [summaryRun({ parameters: { ...parameters, regenerate: [0] } })];
  kept.items[summaryRun().id] = [sectionItem(0, 'Key dates', ['Newly found.']), damages, evaluation];
  const event = { ProcessingType: 6, Message: 'Summary', RequestId: summaryRun().id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'completed' }));
  expect(await dated.findByText('Newly')).toBeTruthy();
  expect(dated.queryByText('Edited by hand')).toBeNull();
});

test('a section that can not be regenerated says why and does not change', async () => {
  const message = 'Wait until the summary is finished';
  await open(written(), () => ({ status: 409, body: { success: false, message } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Regenerate Evaluation' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('The lowest price')).toBeTruthy();
});

test('copied text contains the numbers of its sources', async () => {
  const writeText = vi.fn<(words: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open(written());
  fireEvent.click(await screen.findByRole('button', { name: 'Copy all' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  vi.unstubAllGlobals();
  expect(writeText.mock.calls[0]?.[0]).toBe(
    [
      'Key dates',
      'Bids are due on 18 March 2027. [1]',
      'Questions end on 5 February. [2]',
      '',
      'Sources:',
      '[1] tender.pdf, page 1',
      '[2] tender.pdf, page 2',
      '',
      'Liquidated damages',
      'Nothing found',
      '',
      'Evaluation',
      'The lowest price wins. [1]',
      '',
      'Sources:',
      '[1] tender.pdf, page 1',
    ].join('\n'),
  );
});

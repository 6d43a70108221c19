import type { Run } from '@bidloom/contract/runs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import type { TenderScope } from '../../lib/tender-context.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { runsOpened, tenderOpened } from '../runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { chosenHitsModule } from './chosen-hits.slice.ts';
import KeywordsPanel from './keywords-panel.tsx';
import { hitOf } from './testing/hit-of.ts';
import { keywordItem } from './testing/keyword-item.ts';

const documents = [
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' }),
  documentOf({ id: '01a1f800-0000-7000-8000-0000000000d2', fileName: 'terms.pdf' }),
];

/** The tab, beside another one to which the user can switch. */
function Panel() {
  const [query] = useSearchParams();
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOther(!isOther)}>
        Other tab
      </button>
      {!isOther && <KeywordsPanel workspaceId={workspaceId} requestId={query.get('request')} />}
    </>
  );
}

/** The tab with a server that stores `kept` and answers other requests by `handle`. */
async function open(
  kept: KeptRuns,
  handle: (request: Received) => Reply = () => ({ status: 404 }),
  facts: Partial<TenderScope> = {},
) {
  const api = await startApi((request) => readRuns(kept, request) ?? handle(request));
  const openPlace = vi.fn<TenderScope['openPlace']>();
  const panel = (
    <TestTender documents={documents} openPlace={openPlace} {...facts}>
      <Panel />
    </TestTender>
  );
  const view = await renderApp(panel, { modules: [runsModule, chosenHitsModule] });
  view.store.dispatch(tenderOpened(workspaceId));
  return { ...api, ...view, openPlace };
}

const keptKeywords: Reply = {
  body: {
    success: true,
    data: ['API 610', 'Bid security'].map((text, index) => ({ id: String(index), text })),
  },
};

const inProgress = (facts: Partial<Run> = {}) =>
  runOf({ status: 'running', finishedAt: null, progress: { stage: 'Reading page 1 of 4', percent: 10 }, ...facts });

const hits = [
  hitOf({ page: 3 }),
  hitOf({ page: 5, match: 'inflection', sentence: 'All bonds are returned.', start: 4, end: 9, found: 'bonds' }),
  hitOf({ page: 6, match: 'part_of_word', sentence: 'A bondholder asks.', start: 2, end: 6 }),
  hitOf({ documentId: documents[1]?.id ?? '', fileName: 'terms.pdf', page: 9 }),
];

/** The options for opening a place as a step through several places, which Back skips. */
const step = { isStep: true };

test('of many stored keywords the first are offered, and the form says that there are more', async () => {
  const data = [{ id: '1', text: 'API 610' }];
  await open({ runs: [], items: {} }, () => ({ body: { success: true, data, totalCount: 12_000, hasNextPage: true } }));
  expect(await screen.findByText('The first 1 of 12,000 keywords; enter any other below.')).toBeTruthy();
});

test('stored and pasted keywords are sent to the server, and the started run is shown', async () => {
  const kept: KeptRuns = { runs: [], items: {} };
  const { requests, router } = await open(kept, ({ method, url }) => {
    if (method === 'GET') return keptKeywords;
    if (url !== '/AI/keyword-extraction') return { status: 404 };
    kept.runs = [inProgress()];
    return { status: 202, body: { success: true, data: kept.runs[0] } };
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'API 610' }));
  const input = screen.getByLabelText('Other keywords');
  fireEvent.change(input, { target: { value: 'warranty, bid SECURITY\nlong-stop date' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'terms.pdf' }));
  const inside = screen.getByRole<HTMLInputElement>('switch', { name: 'Also inside longer words' });
  expect(inside.checked).toBe(false);
  fireEvent.click(inside);
  const submit = screen.getByRole('button', { name: 'Find keywords' });
  submit.focus();
  fireEvent.click(submit);
  expect(await screen.findByText('Reading page 1 of 4')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Keywords' })));
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    workspaceId,
    customerId: '01a1f800-0000-7000-8000-0000000000a2',
    selectedKeywords: ['Bid security'],
    customKeywords: ['warranty', 'long-stop date'],
    isGenerateSummary: true,
    includePartsOfWords: true,
    documentIds: [documents[0]?.id],
  });
  expect(router.state.location.search).toBe(`?request=${runOf().id}`);
  const again = screen.getByRole('button', { name: 'New run' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Find keywords' })));
});

test('words that the palette hands over are looked for alone', async () => {
  const { requests, router } = await open({ runs: [runOf()], items: {} }, ({ method }) =>
    method === 'GET' ? keptKeywords : { status: 503 },
  );
  await act(() => router.navigate('?request=new', { state: { keyword: 'ISO/IEC 27001' } }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'API 610' })).checked).toBe(false);
  // A document that is opened beside the form has an entry of its own.
  await act(() => router.navigate('?request=new&document=d', { state: { behind: null } }));
  fireEvent.click(screen.getByRole('button', { name: 'Find keywords' }));
  await expect.poll(() => requests.find(({ method }) => method === 'POST')?.body).toBeTruthy();
  expect(JSON.parse(requests.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({
    ...{ selectedKeywords: [], customKeywords: ['ISO/IEC 27001'], isGenerateSummary: false },
  });
});

test('the address names the shown run, so that it stays when there is a newer one, which is one click away', async () => {
  const newer = runOf({ id: '01a1f800-0000-7000-8000-0000000000e9', createdAt: '2026-11-21T10:00:00.000Z' });
  const kept: KeptRuns = { runs: [runOf()], items: { [runOf().id]: [], [newer.id]: [] } };
  const { router, store } = await open(kept);
  await screen.findByRole('button', { name: 'New run' });
  expect(router.state.location.search).toBe(`?request=${runOf().id}`);
  expect(screen.queryByRole('button', { name: 'Show the newest run' })).toBeNull();
  kept.runs = [newer, runOf()];
  await act(() => store.dispatch(runsOpened({ workspaceId, type: 'keyword_extraction' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the newest run' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?request=${newer.id}`));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show the newest run' })).toBeNull());
});

test('after the shown run is deleted the next one is shown, and after the last one the form', async () => {
  const older = runOf({ id: '01a1f800-0000-7000-8000-0000000000e8', createdAt: '2026-11-18T10:00:00.000Z' });
  const kept: KeptRuns = { runs: [runOf(), older], items: { [runOf().id]: [], [older.id]: [] } };
  const { router } = await open(kept, ({ method, url }) => {
    if (method !== 'DELETE') return { body: { success: true, data: [] } };
    kept.runs = kept.runs.filter(({ id }) => !url.endsWith(id));
    return { body: { success: true, message: 'Deleted' } };
  });
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Actions|^More/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete', hidden: true }),
    );
  };
  await expect.poll(() => router.state.location.search).toBe(`?request=${runOf().id}`);
  await remove();
  await expect.poll(() => router.state.location.search).toBe(`?request=${older.id}`);
  await screen.findByRole('button', { name: 'New run' });
  await remove();
  expect(await screen.findByRole('button', { name: 'Find keywords' })).toBeTruthy();
});

test('without a keyword nothing is started, and the form says so', async () => {
  const { requests } = await open({ runs: [], items: {} }, () => ({ body: { success: true, data: [] } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Find keywords' }));
  expect(await screen.findByText('Choose or enter at least one keyword')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('when the server refuses a run, the form keeps its input and shows the reason', async () => {
  const message = 'The license allows no more pages this month.';
  await open({ runs: [], items: {} }, ({ method }) =>
    method === 'GET' ? keptKeywords : { status: 409, body: { success: false, message } },
  );
  await screen.findByRole('checkbox', { name: 'API 610' });
  fireEvent.click(screen.getByRole('button', { name: 'Find keywords' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'API 610' }).checked).toBe(true);
});

test('results and progress are shown as they arrive', async () => {
  const run = inProgress();
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } };
  const { store, requests } = await open(kept);
  const list = await screen.findByRole('navigation', { name: 'Keywords found' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);

  kept.items[run.id]?.push(keywordItem(1, 'vaccine', []));
  const event = { ProcessingType: 3, Message: 'Keywords', RequestId: run.id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'running', Progress: 60, Stage: 'Reading page 3 of 4' }));
  expect(await screen.findByText('Reading page 3 of 4')).toBeTruthy();
  expect(await within(list).findByText('vaccine')).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith('/view?afterOrdinal=0'))).toBe(true);

  kept.runs = [runOf()];
  store.dispatch(progressReceived({ ...event, Status: 'completed' }));
  expect(await screen.findByText(/Built-in analyst: quotes, no AI model · 1 document · by Ada Lovelace/)).toBeTruthy();
  expect(screen.queryByText('Reading page 3 of 4')).toBeNull();
  expect(within(list).getByText('vaccine').closest('button')?.textContent).toContain('not found');
});

test('a run can be stopped, and its results stay', async () => {
  const run = inProgress();
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } };
  await open(kept, ({ url }) => {
    if (!url.endsWith('/cancel')) return { status: 404 };
    kept.runs = [runOf({ status: 'cancelled' })];
    return { body: { success: true, data: kept.runs[0] } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The analysis was stopped')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^bond/ })).toBeTruthy();
});

test('a failure says why and offers another attempt', async () => {
  const failure = 'The model did not answer within 60 seconds.';
  const kept: KeptRuns = { runs: [runOf({ status: 'failed', failure })], items: {} };
  await open(kept, ({ url }) => {
    if (!url.endsWith('/retry')) return { status: 404 };
    kept.runs = [inProgress()];
    return { body: { success: true, data: kept.runs[0] } };
  });
  expect(await screen.findByText(failure)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Reading page 1 of 4')).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
});

test('a run that no longer exists says so and leads to the newest', async () => {
  const run = runOf();
  const { router } = await open({ runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } });
  await screen.findByRole('navigation', { name: 'Keywords found' });
  await router.navigate('?request=01a1f800-0000-7000-8000-0000000000ff');
  expect(await screen.findByText('There is no such run.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the newest run' }));
  expect(await screen.findByRole('navigation', { name: 'Keywords found' })).toBeTruthy();
});

test('choosing a keyword leads to its first hit, and again when it is chosen again', async () => {
  const run = runOf();
  const leaveMark = vi.fn<TenderScope['leaveMark']>();
  const items = [keywordItem(0, 'bond', hits), keywordItem(1, 'vaccine', []), keywordItem(2, 'seal', hits.slice(3))];
  const { openPlace } = await open({ runs: [run], items: { [run.id]: items } }, undefined, { leaveMark });
  await screen.findByRole('region', { name: 'Hits of bond' });
  expect(openPlace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^seal/ }));
  await waitFor(() => expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 9 }), step));
  expect(await screen.findByText('Hit 1 of 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^bond/ }));
  await waitFor(() => expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }), step));
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }));
  fireEvent.click(screen.getByRole('button', { name: /^bond/ }));
  await waitFor(() => expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }), step));
  expect(leaveMark).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^vaccine/ }));
  await waitFor(() => expect(leaveMark).toHaveBeenCalledOnce());
});

test('where the page would cover the hits, choosing a keyword shows its hits only', async () => {
  const run = runOf();
  const items = [keywordItem(0, 'bond', hits), keywordItem(1, 'seal', hits.slice(3))];
  const { openPlace } = await open({ runs: [run], items: { [run.id]: items } }, undefined, { beside: false });
  await screen.findByRole('region', { name: 'Hits of bond' });
  fireEvent.click(screen.getByRole('button', { name: /^seal/ }));
  await screen.findByRole('region', { name: 'Hits of seal' });
  expect(openPlace).not.toHaveBeenCalled();
});

test('stepping through the hits shows each in its document', async () => {
  const run = runOf();
  const items = [keywordItem(0, 'vaccine', []), keywordItem(1, 'bond', hits)];
  const { openPlace } = await open({ runs: [run], items: { [run.id]: items } });
  const region = await screen.findByRole('region', { name: 'Hits of bond' });
  expect(
    within(region)
      .getAllByText(/^p\. \d+$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['p. 3', 'p. 5', 'p. 9']);
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }));
  expect(openPlace).toHaveBeenLastCalledWith(
    {
      documentId: hits[0]?.documentId,
      page: 3,
      boxes: hits[0]?.boxes,
      quote: 'bond',
    },
    step,
  );
  fireEvent.keyDown(region, { key: 'n' });
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 5, quote: 'bonds' }), step);
  expect(screen.getByText('Hit 2 of 3')).toBeTruthy();
  fireEvent.keyDown(region, { key: 'P' });
  expect(openPlace).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(region, { key: 'k' });
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }), step);
  expect(region.querySelector('[aria-current]')?.textContent).toContain('The bond is returned');
});

test('without page pictures a hit leads to its own words, even if the page contains the same words elsewhere', async () => {
  const run = runOf();
  const sentence = 'A bond, and a bond.';
  const row = { sentence, boxes: [], page: 1 };
  const same = [
    hitOf({ ...row, start: 2, end: 6, offset: 2 }),
    hitOf({ ...row, start: 14, end: 18, offset: 14 }),
    hitOf({ ...row, start: 2, end: 6, offset: 22 }),
  ];
  const { openPlace } = await open({ runs: [run], items: { [run.id]: [keywordItem(0, 'bond', same)] } });
  const region = await screen.findByRole('region', { name: 'Hits of bond' });
  for (const { offset } of same) {
    fireEvent.keyDown(region, { key: 'n' });
    expect(openPlace).toHaveBeenLastCalledWith(
      expect.objectContaining({ quote: 'bond', offset, around: sentence }),
      step,
    );
  }
});

test('words that merely contain the keyword are shown on request', async () => {
  const run = runOf();
  await open({ runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } });
  await screen.findByRole('region', { name: 'Hits of bond' });
  expect(screen.queryByText(/holder asks/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'part of a word 1' }));
  expect(await screen.findByText(/holder asks/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Document'), { target: { value: documents[1]?.id } });
  expect(screen.getByText('1 hit')).toBeTruthy();
});

test('a keyword that occurs only within longer words is not listed as missing: these words are shown', async () => {
  const run = runOf();
  const within = [hitOf({ match: 'part_of_word', sentence: 'A bondholder asks.', start: 2, end: 6 })];
  const found = keywordItem(0, 'bond', within);
  const item = { ...found, headline: { ...found.headline, digest: { claims: [], citations: [] } } };
  await open({ runs: [run], items: { [run.id]: [item] } });
  expect(await screen.findByText(/holder asks/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^bond/ }).textContent).toContain('only within words');
  expect(screen.queryByText(/not found/i)).toBeNull();
  expect(screen.queryByText(/say nothing/)).toBeNull();
  expect(screen.getByText(/found only inside the longer words/)).toBeTruthy();
});

/** A run with one keyword that occurs in 250 places, each on a page of its own. */
async function openMany() {
  const run = runOf();
  const many = Array.from({ length: 250 }, (_, index) => hitOf({ page: index + 1 }));
  const view = await open({ runs: [run], items: { [run.id]: [keywordItem(0, 'bond', many)] } });
  return { ...view, region: await screen.findByRole('region', { name: 'Hits of bond' }) };
}

test('thousands of hits are listed a hundred at a time, and stepping changes the page of the list', async () => {
  const { region } = await openMany();
  expect(region.querySelectorAll('[data-hit]')).toHaveLength(100);
  fireEvent.click(region.querySelector('[data-hit="99"]') ?? region);
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }));
  expect(await screen.findByText('101–200 of 250')).toBeTruthy();
  expect(region.querySelector('[aria-current]')?.textContent).toContain('p. 101');
});

test('after another tab the same hit is current again, and stepping continues from there', async () => {
  const { region, openPlace } = await openMany();
  fireEvent.click(region.querySelector('[data-hit="99"]') ?? region);
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Other tab' }));
  expect(screen.queryByText('Hit 101 of 250')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Other tab' }));
  expect(await screen.findByText('Hit 101 of 250')).toBeTruthy();
  expect(screen.getByText('101–200 of 250')).toBeTruthy();
  expect(openPlace).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }));
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 102 }), step);
});

test('Tab leads to the list on every page of it', async () => {
  const { region } = await openMany();
  const stops = () =>
    [...region.querySelectorAll<HTMLElement>('[data-hit]')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.hit);
  expect(stops()).toEqual(['0']);
  fireEvent.click(region.querySelector('[data-hit="7"]') ?? region);
  expect(stops()).toEqual(['7']);
  fireEvent.click(screen.getByRole('button', { name: 'Next hundred' }));
  expect(await screen.findByText('101–200 of 250')).toBeTruthy();
  expect(stops()).toEqual(['100']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous hundred' }));
  expect(stops()).toEqual(['7']);
});

test('the arrows and the focus continue over the end of a page', async () => {
  const { region } = await openMany();
  const last = region.querySelector<HTMLElement>('[data-hit="99"]');
  last?.focus();
  fireEvent.click(last ?? region);
  const focusAfter = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? region, { key });
    return document.activeElement?.getAttribute('data-hit');
  };
  expect(focusAfter('ArrowDown')).toBe('100');
  expect(focusAfter('ArrowDown')).toBe('101');
  expect(focusAfter('ArrowUp')).toBe('100');
  expect(focusAfter('ArrowUp')).toBe('99');
});

test('a step does not move a focus that is outside of the list', async () => {
  const { region } = await openMany();
  const last = region.querySelector<HTMLElement>('[data-hit="99"]');
  last?.focus();
  fireEvent.click(last ?? region);
  const next = screen.getByRole('button', { name: 'Next hit' });
  next.focus();
  fireEvent.click(next);
  expect(await screen.findByText('101–200 of 250')).toBeTruthy();
  expect(document.activeElement).toBe(next);
});

test('a download is requested, awaited and saved under its name', async () => {
  const run = runOf();
  const made = { id: 'x-1', requestId: run.id, format: 'xlsx', status: 'queued', fileName: null, failure: null };
  let looks = 0;
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open({ runs: [run], items: { [run.id]: [keywordItem(0, 'bond', hits)] } }, ({ method, url }) => {
    if (method === 'POST' && url.endsWith('/exports')) return { status: 202, body: { success: true, data: made } };
    if (url.endsWith('/content')) return { body: 'the file' };
    looks += 1;
    const done = { ...made, status: 'completed', fileName: 'Keywords of Harrow.xlsx' };
    return { body: { success: true, data: looks > 1 ? done : made } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText('Keywords of Harrow.xlsx downloaded')).toBeTruthy();
  expect(saved).toEqual(['Keywords of Harrow.xlsx']);
  expect(looks).toBe(2);
  click.mockRestore();
});

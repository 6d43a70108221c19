import type { Correction, RunItem } from '@bidloom/contract/runs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshen } from '../../lib/freshness.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import type { TenderScope } from '../../lib/tender-context.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { itemLoaded, tenderOpened } from '../runs/runs.slice.ts';
import type { KeptRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import DatasheetsPanel from './datasheets-panel.tsx';
import { datasheetItem, parameterOf } from './testing/datasheet-item.ts';
import { cellAt, tableItem } from './testing/table-item.ts';
import { readTables } from './testing/tables-api.ts';

const documents = [documentOf({ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' })];
const run = runOf({ requestType: 'datasheet_extraction', result: { unmatched: ['Vaccine', 'Flux capacity'] } });

const table = tableItem(0, [
  cellAt(0, 0, 'Parameter', { isHeader: true }),
  cellAt(0, 1, 'Value', { isHeader: true }),
  cellAt(1, 0, 'Rated head'),
  cellAt(1, 1, '32.0'),
  cellAt(2, 0, 'Performance', { columnSpan: 2 }),
]);
const overview = tableItem(1, [cellAt(0, 0, 'Tag'), cellAt(0, 1, 'Service')], { caption: 'Overview', continues: true });
const pumps = datasheetItem(
  2,
  [
    parameterOf('Rated capacity', '1,310', {
      unit: 'm³/h',
      section: 'Operating conditions',
      normalized: { value: 0.3638889, upTo: null, unit: 'm³/s' },
    }),
    parameterOf('Casing', 'Ductile iron', { section: 'Materials', keyword: 'material of casing' }),
    parameterOf('Rated capacity', '880', { tag: 'P-201', unit: 'm³/h' }),
    parameterOf('Casing', 'Ductile iron', { tag: 'P-201' }),
  ],
  { title: 'Pumps' },
);
const site = datasheetItem(3, [parameterOf('Altitude', '312', { tag: null, unit: 'm', page: 13 })], { title: 'Site' });

function Panel() {
  const [query] = useSearchParams();
  return <DatasheetsPanel workspaceId={workspaceId} requestId={query.get('request')} />;
}

/** Accepts corrections as the api does; `refuse` says whether this one fails. */
function correcting(kept: KeptRuns, refuse: () => boolean = () => false) {
  return ({ method, url, body }: Received): Reply => {
    const items: RunItem[] = kept.items[run.id] ?? [];
    const at = items.findIndex(({ ordinal }) => url.endsWith(`/items/${ordinal}`));
    const item = items[at];
    if (method !== 'PATCH' || !item) return { status: 404 };
    if (refuse()) return { status: 500, body: { success: false, message: 'The disk is full.' } };
    const { correction, correctedAt }: { correction: Correction | null; correctedAt: string | null } = JSON.parse(body);
    if (correctedAt !== item.correctedAt)
      return { status: 409, body: { success: false, message: 'Corrected meanwhile', data: item } };
    items[at] = { ...item, correction, correctedAt: correction && '2026-11-20T10:00:00.000Z' } as RunItem;
    return { body: { success: true, data: items[at] } };
  };
}

interface Opened {
  view?: string;
  kept?: KeptRuns;
  handle?: (request: Received) => Reply;
  /** Which requests are answered by a failure. */
  fails?: (request: Received) => boolean;
  /** Which requests are not answered yet. */
  waits?: (request: Received) => boolean;
  beside?: boolean;
  leaveMark?: TenderScope['leaveMark'];
}

const found = (): KeptRuns => ({ runs: [run], items: { [run.id]: [table, overview, pumps, site] } });

/** The tab with a server that stores `kept` and answers other requests by `handle`. */
async function open({
  view = 'tables',
  kept = found(),
  handle = correcting(kept),
  fails = () => false,
  waits = () => false,
  beside = true,
  leaveMark = () => {},
}: Opened = {}) {
  const down: Reply = { status: 500, body: { success: false, message: 'The server is down.' } };
  const api = await startApi((request) => {
    if (waits(request)) return { stream: () => {} };
    return fails(request) ? down : (readTables(kept, request) ?? handle(request));
  });
  const openPlace = vi.fn<TenderScope['openPlace']>();
  const panel = (
    <TestTender documents={documents} openPlace={openPlace} leaveMark={leaveMark} beside={beside}>
      <Panel />
    </TestTender>
  );
  const opened = await renderApp(panel, { modules: [runsModule], at: `/?view=${view}` });
  opened.store.dispatch(tenderOpened(workspaceId));
  return { ...api, ...opened, kept, openPlace };
}

const cell = (name: string) => screen.findByRole('gridcell', { name });
const patches = (requests: readonly Received[]): (Correction | null)[] =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body).correction);

async function typeInto(target: HTMLElement, words: string, key = 'Enter') {
  fireEvent.doubleClick(target);
  const editor = await screen.findByRole('textbox', { name: 'Text of the cell' });
  fireEvent.change(editor, { target: { value: words } });
  fireEvent.keyDown(editor, { key });
}

test('a result opens on what there is more of, parameters or tables', async () => {
  const few = { runs: [run], items: { [run.id]: [table, overview, site] } };
  await open({ view: '', kept: few });
  const selected = () => screen.findByRole('tab', { selected: true });
  expect((await selected()).textContent).toContain('Tables');
  cleanup();
  await open({ view: '' });
  expect((await selected()).textContent).toContain('Datasheets');
});

test('a run that has ended does not count its tables before all are listed', async () => {
  const running = runOf({ ...run, status: 'running', finishedAt: null });
  const kept: KeptRuns = { runs: [running], items: { [run.id]: [table] } };
  let isHeld = false;
  const waits = ({ url }: Received) => isHeld && url.endsWith('/tables');
  const { store } = await open({ kept, waits });
  expect(await screen.findByRole('tab', { name: 'Tables (1)' })).toBeTruthy();
  isHeld = true;
  kept.runs = [run];
  kept.items[run.id]?.push(tableItem(1, [cellAt(0, 0, 'Tag')], { caption: 'Index' }));
  const event = { ProcessingType: 2, Message: 'Datasheets', RequestId: run.id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'completed' }));
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.getByRole('tab', { name: 'Tables' })).toBeTruthy();
});

test('a run that has ended by its event offers no Stop while its results are being fetched', async () => {
  const progress = { stage: 'Reading the tables of tender.pdf', percent: 50 };
  const kept: KeptRuns = {
    runs: [runOf({ ...run, status: 'running', finishedAt: null, progress })],
    items: { [run.id]: [table] },
  };
  let isHeld = false;
  const { store } = await open({ kept, waits: ({ url }) => isHeld && url.includes('/view') });
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  isHeld = true;
  const event = { ProcessingType: 2, Message: 'Datasheets', RequestId: run.id, WorkspaceId: workspaceId };
  act(() => void store.dispatch(progressReceived({ ...event, Status: 'completed' })));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByText('Fetching the results')).toBeTruthy();
  expect(screen.queryByText(progress.stage)).toBeNull();
});

test('the form requests all parameters of some pages, or only the named ones', async () => {
  const kept: KeptRuns = { runs: [], items: {} };
  const { requests } = await open({
    kept,
    handle: ({ method }) =>
      method === 'GET'
        ? { body: { success: true, data: [{ id: 'k-1', text: 'Casing' }] } }
        : { status: 409, body: { success: false, message: 'Not now.' } },
  });
  fireEvent.change(await screen.findByLabelText('From page'), { target: { value: '20' } });
  fireEvent.change(screen.getByLabelText('To page'), { target: { value: '18' } });
  fireEvent.click(screen.getByRole('button', { name: 'Extract' }));
  expect(await screen.findByText('The last page must not come before the first')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('To page'));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);

  fireEvent.change(screen.getByLabelText('To page'), { target: { value: '24' } });
  fireEvent.click(screen.getByRole('button', { name: 'Extract' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Only those that I name' }));
  fireEvent.click(screen.getByRole('button', { name: 'Extract' }));
  expect(await screen.findByText('Choose or enter at least one parameter')).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Casing' }));
  fireEvent.change(screen.getByLabelText('Names of parameters'), { target: { value: 'rated flow' } });
  fireEvent.click(screen.getByRole('button', { name: 'Extract' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const common = { workspaceId, customerId: '01a1f800-0000-7000-8000-0000000000a2', startPage: 20, endPage: 24 };
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))).toEqual([
    { ...common, selectedKeywords: [], customKeywords: [] },
    { ...common, selectedKeywords: ['Casing'], customKeywords: ['rated flow'] },
  ]);
});

test('a table is shown with its merged cells, and each cell leads to its place', async () => {
  const { openPlace } = await open();
  const grid = await screen.findByRole('grid', { name: 'Table on page 7' });
  expect((await cell('Performance')).getAttribute('colspan')).toBe('2');
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(2);
  fireEvent.click(await cell('32.0'));
  expect(openPlace).toHaveBeenLastCalledWith({
    documentId: documents[0]?.id,
    page: 7,
    boxes: [[0.2, 0.2, 0.05, 0.02]],
    quote: '32.0',
  });
  fireEvent.keyDown(await cell('32.0'), { key: 'ArrowLeft' });
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ quote: 'Rated head' }));
  expect(document.activeElement).toBe(await cell('Rated head'));
});

test('the size of a table does not count the rows of its header', async () => {
  const headed = { ...table, headline: { ...table.headline, headerRows: 1 } };
  await open({ kept: { runs: [run], items: { [run.id]: [headed, overview] } } });
  const list = await screen.findByRole('navigation', { name: 'Tables found' });
  expect(within(list).getByText('p. 7 · 2 × 2')).toBeTruthy();
  expect(await screen.findByText('page 7 · 2 rows, 2 columns')).toBeTruthy();
});

test('where the page would cover the grid, arrows stay in the grid and a button leads to the page', async () => {
  const { openPlace } = await open({ beside: false });
  fireEvent.click(await cell('32.0'));
  fireEvent.keyDown(await cell('32.0'), { key: 'ArrowLeft' });
  expect(openPlace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show on page 7' }));
  expect(openPlace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ quote: 'Rated head' }));
});

test('corrections of a table are saved together, marked, and removed', async () => {
  const { requests } = await open();
  await typeInto(await cell('32.0'), '33.0');
  await typeInto(await cell('Performance'), 'Performance at 20 °C');
  expect(await cell('33.0')).toBeTruthy();
  await waitFor(() => expect(patches(requests).at(-1)).toHaveProperty('cells.length', 2));
  expect(patches(requests).at(-1)).toEqual({
    cells: [
      { row: 1, column: 1, text: '33.0' },
      { row: 2, column: 0, text: 'Performance at 20 °C' },
    ],
  });
  fireEvent.click(await cell('33.0'));
  const chosen = screen.getByRole('region', { name: 'Chosen cell' });
  expect(chosen.textContent).toContain('by hand');
  expect(chosen.textContent).toContain('In the document: 32.0');

  fireEvent.click(await screen.findByRole('button', { name: 'Undo 2 corrections' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  expect(await cell('32.0')).toBeTruthy();
  await waitFor(() => expect(patches(requests).at(-1)).toBeNull());
});

test('Escape does not change a cell', async () => {
  const { requests } = await open();
  await typeInto(await cell('32.0'), '99', 'Escape');
  expect(document.activeElement).toBe(await cell('32.0'));
  expect(patches(requests)).toEqual([]);
});

test('where fingers type, a cell is corrected in a dialog with buttons, and Cancel changes nothing', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('pointer: coarse') });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  const { requests } = await open({ beside: false });
  fireEvent.click(await cell('32.0'));
  for (const [words, button] of [
    ['99', 'Cancel'],
    ['33.0', 'Save'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    // At a high load jsdom's focus leaves the dialog hidden; the browser test of it checks what assistive technology gets.
    const hidden = true;
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Row 2, column B', hidden }));
    const field = await dialog.findByRole('textbox', { name: 'Text of the cell', hidden });
    fireEvent.change(field, { target: { value: words } });
    fireEvent.click(await dialog.findByRole('button', { name: button, hidden }));
    // Also no hidden one, which would still be closing while the next one opens.
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  }
  expect(await cell('33.0')).toBeTruthy();
  await waitFor(() => expect(patches(requests)).toEqual([{ cells: [{ row: 1, column: 1, text: '33.0' }] }]));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('32.0')).toBeTruthy();
  // What is still being sent would reach the server of the next test.
  await waitFor(() => expect(patches(requests)).toHaveLength(2));
});

test("a correction is added to another user's corrections", async () => {
  const { requests, kept } = await open();
  await cell('32.0');
  const correction = { cells: [{ row: 1, column: 0, text: 'Rated total head' }] };
  kept.items[run.id] = [{ ...table, correction, correctedAt: '2026-11-20T09:00:00.000Z' }, overview];
  await typeInto(await cell('32.0'), '33.0');
  expect(await cell('Rated total head')).toBeTruthy();
  expect(patches(requests)).toEqual([{ cells: [...correction.cells, { row: 1, column: 1, text: '33.0' }] }]);
});

test("a correction that conflicts with another user's newer one is sent again on top of it", async () => {
  const kept = found();
  const theirs = { cells: [{ row: 1, column: 0, text: 'Rated total head' }] };
  const overtaken = (): boolean => {
    kept.items[run.id] = [{ ...table, correction: theirs, correctedAt: '2026-11-20T09:00:00.000Z' }, overview];
    return false;
  };
  const save = correcting(kept);
  let isFirst = true;
  const { requests } = await open({
    kept,
    handle: (request) => {
      if (request.method === 'PATCH' && isFirst) isFirst = overtaken();
      return save(request);
    },
  });
  await typeInto(await cell('32.0'), '33.0');
  expect(await cell('Rated total head')).toBeTruthy();
  expect(patches(requests)).toEqual([
    { cells: [{ row: 1, column: 1, text: '33.0' }] },
    { cells: [...theirs.cells, { row: 1, column: 1, text: '33.0' }] },
  ]);
});

/** Ben's correction of a table, at a time of its own. */
const bensTable = (text: string): RunItem => ({
  ...table,
  ...{ correction: { cells: [{ row: 1, column: 1, text }] }, correctedAt: '2026-11-20T09:00:00.000Z' },
});

test.each([
  ['Retry', '33.0'],
  ['Discard', '35.0'],
])("another person's correction of the same cell is replaced only after a question: %s", async (answer, text) => {
  const { requests, kept } = await open();
  await cell('32.0');
  kept.items[run.id] = [bensTable('35.0'), overview];
  await typeInto(await cell('32.0'), '33.0');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Somebody else has changed this meanwhile: “35.0”');
  expect(await cell('33.0'), 'what is typed stays').toBeTruthy();
  expect(patches(requests)).toEqual([]);
  // Cells that nobody else has changed are saved, and are not part of the question.
  await typeInto(await cell('Rated head'), 'Rated total head');
  await waitFor(() => expect(patches(requests)).toHaveLength(1));
  const other = { row: 1, column: 0, text: 'Rated total head' };
  expect(patches(requests)[0]).toEqual({ cells: [{ row: 1, column: 1, text: '35.0' }, other] });
  expect(screen.getByRole('alert').textContent).toContain('“35.0”');
  fireEvent.click(screen.getByRole('button', { name: answer }));
  expect(await cell(text)).toBeTruthy();
  await waitFor(() => expect(kept.items[run.id]?.[0]?.correction).toHaveProperty('cells.length', 2));
  await waitFor(() =>
    expect(kept.items[run.id]?.[0]?.correction).toEqual({
      cells: expect.arrayContaining([{ row: 1, column: 1, text }, other]),
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cell that is typed again while the question is open still waits for the answer', async () => {
  const { requests, kept } = await open();
  await cell('32.0');
  kept.items[run.id] = [bensTable('35.0'), overview];
  await typeInto(await cell('32.0'), '33.0');
  await screen.findByRole('alert');
  await typeInto(await cell('33.0'), '34.0');
  expect(await cell('34.0')).toBeTruthy();
  expect(patches(requests)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(patches(requests)).toEqual([{ cells: [{ row: 1, column: 1, text: '34.0' }] }]));
});

test('a correction that arrives while its cell is edited is not written over', async () => {
  const { requests, kept, store } = await open();
  fireEvent.doubleClick(await cell('32.0'));
  const editor = await screen.findByRole('textbox', { name: 'Text of the cell' });
  fireEvent.change(editor, { target: { value: '33.0' } });
  const item = bensTable('35.0');
  kept.items[run.id] = [item, overview];
  act(() => void store.dispatch(itemLoaded({ id: run.id, item })));
  expect(await screen.findByRole('button', { name: 'Undo 1 correction' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text of the cell' }), { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('“35.0”');
  expect(patches(requests)).toEqual([]);
});

test.each([
  ['Retry', '364 l/s'],
  ['Discard', '1,400 m³/h'],
])("another person's correction of the same value is replaced only after a question: %s", async (answer, shown) => {
  const { requests, kept } = await open({ view: 'datasheets' });
  const sheet = within(await screen.findByRole('region', { name: 'Pumps' }));
  const bens = { index: 0, value: '1,400', unit: 'm³/h' };
  kept.items[run.id] = [
    ...[table, overview, site],
    { ...pumps, correction: { parameters: [bens] }, correctedAt: '2026-11-20T09:00:00.000Z' },
  ];
  const correct = async (at: number, value: string, unit: string) => {
    const name = 'Correct Rated capacity';
    fireEvent.click(sheet.getAllByRole('button', { name })[at] as HTMLElement);
    const editor = within(await screen.findByRole('group', { name }));
    fireEvent.change(editor.getByLabelText('Value'), { target: { value } });
    fireEvent.change(editor.getByLabelText('Unit'), { target: { value: unit } });
    fireEvent.keyDown(editor.getByLabelText('Unit'), { key: 'Enter' });
  };
  await correct(0, '364', 'l/s');
  expect((await screen.findByRole('alert')).textContent).toContain('changed this meanwhile: “1,400 m³/h”');
  expect(sheet.getByRole('button', { name: 'Rated capacity: 364 l/s, page 18' })).toBeTruthy();
  await correct(1, '890', 'm³/h');
  await waitFor(() =>
    expect(patches(requests)).toEqual([{ parameters: [bens, { index: 2, value: '890', unit: 'm³/h' }] }]),
  );
  fireEvent.click(screen.getByRole('button', { name: answer }));
  expect(await sheet.findByRole('button', { name: `Rated capacity: ${shown}, page 18` })).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Rated capacity: 890 m³/h, page 18' })).toBeTruthy();
  await waitFor(() => expect(patches(requests)).toHaveLength(answer === 'Retry' ? 2 : 1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a correction that could not be saved is kept, says why, and is saved later', async () => {
  const kept = found();
  let full = true;
  const { requests } = await open({ kept, handle: correcting(kept, () => full) });
  await typeInto(await cell('32.0'), '33.0');
  expect(await screen.findByText(/The disk is full|Failed to save the correction/)).toBeTruthy();
  expect(await cell('33.0')).toBeTruthy();
  full = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(patches(requests)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Undo 1 correction' })).toBeTruthy();
  expect(screen.queryByText('Corrections are not saved yet:')).toBeNull();
  expect(kept.items[run.id]?.[0]?.correction).toEqual({ cells: [{ row: 1, column: 1, text: '33.0' }] });
});

test('a correction without a connection is saved when that is back, also after the tab was left', async () => {
  const kept = found();
  let isAway = true;
  const { unmount } = await open({ kept, handle: correcting(kept, () => isAway) });
  await typeInto(await cell('32.0'), '33.0');
  expect(await screen.findByText(/The disk is full|Failed to save the correction/)).toBeTruthy();
  unmount();
  isAway = false;
  freshen();
  await waitFor(() =>
    expect(kept.items[run.id]?.[0]?.correction).toEqual({ cells: [{ row: 1, column: 1, text: '33.0' }] }),
  );
});

test('results that could not be fetched are fetched again when the connection is back', async () => {
  let isAway = true;
  const { store } = await open({ fails: ({ url }) => isAway && url.includes('/document-requests/') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  isAway = false;
  act(() => void store.dispatch(freshenRequested()));
  expect(await cell('32.0')).toBeTruthy();
});

test('a table of thousands of cells is drawn in groups of rows, and arrows cross their borders', async () => {
  const rows = Array.from({ length: 1200 }, (_, row) => [cellAt(row, 0, `valve ${row}`), cellAt(row, 1, `${row}`)]);
  await open({ kept: { runs: [run], items: { [run.id]: [tableItem(0, rows.flat())] } } });
  // Found by position: with hundreds of rows, queries by role or text are too slow.
  const at = (row: number) => document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="0"]`);
  await waitFor(() => expect(at(119)?.textContent).toBe('valve 119'));
  expect(at(600)).toBeNull();
  fireEvent.click(at(119) ?? document);
  fireEvent.keyDown(at(119) ?? document, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(at(120));
  fireEvent.keyDown(at(120) ?? document, { key: 'End', ctrlKey: true });
  expect(document.activeElement?.textContent).toBe('1199');
  expect(at(600)).toBeNull();
});

test('Shift and the arrows select a range, which is copied as a table', async () => {
  await open();
  fireEvent.click(await cell('Rated head'));
  fireEvent.keyDown(await cell('Rated head'), { key: 'ArrowRight', shiftKey: true });
  expect((await cell('32.0')).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('region', { name: 'Chosen cell' }).textContent).toContain('Chosen: 1 row, 2 columns');
  const copied = new Map<string, string>();
  const clipboardData = { setData: (type: string, words: string) => copied.set(type, words) };
  fireEvent.copy(await cell('32.0'), { clipboardData });
  expect(copied.get('text/plain')).toBe('Rated head\t32.0');
  expect(copied.get('text/html')).toContain('<td>32.0</td>');
  fireEvent.keyDown(await cell('32.0'), { key: 'ArrowDown', shiftKey: true });
  expect((await cell('Performance')).getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(await cell('Performance'), { key: 'Escape' });
  expect((await cell('Rated head')).getAttribute('aria-selected')).toBe('false');
});

test('the arrow keys widen a column, and the table can fill the window', async () => {
  await open();
  const edge = await screen.findByRole('separator', { name: 'Width of column A' });
  const before = Number(edge.getAttribute('aria-valuenow'));
  fireEvent.keyDown(edge, { key: 'ArrowRight' });
  expect(Number(edge.getAttribute('aria-valuenow'))).toBe(before + 16);
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  const full = within(await screen.findByRole('dialog'));
  const wide = full.getByRole('separator', { name: 'Width of column A' });
  expect(Number(wide.getAttribute('aria-valuenow'))).toBe(before + 16);
  // What has room there has none in the pane.
  for (let times = 0; times < 8; times++) fireEvent.keyDown(wide, { key: 'ArrowRight' });
  expect(Number(wide.getAttribute('aria-valuenow'))).toBe(before + 9 * 16);
  fireEvent.click(full.getByRole('button', { name: 'Leave full screen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = screen.getByRole('separator', { name: 'Width of column A' });
  expect(Number(again.getAttribute('aria-valuenow'))).toBe(before + 16);
});

test('a search narrows a list of many tables, opens the first that it finds, and marks its words', async () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    tableItem(at, [cellAt(0, 0, `Cell of ${at}`)], { caption: at === 7 ? 'Schedule of payments' : `Annex ${at}` }),
  );
  await open({ kept: { runs: [run], items: { [run.id]: many } } });
  const list = within(await screen.findByRole('navigation', { name: 'Tables found' }));
  expect(list.getAllByRole('button')).toHaveLength(12);
  const search = screen.getByLabelText('Search tables');
  fireEvent.change(search, { target: { value: 'payments schedule' } });
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(1));
  expect(await cell('Cell of 7')).toBeTruthy();
  expect(list.getByRole('button', { current: true }).textContent).toMatch(/^Schedule of payments/);
  fireEvent.change(search, { target: { value: 'cell 9' } });
  expect(await list.findByRole('button', { name: /^Annex 9/ })).toBeTruthy();
  expect(list.getAllByRole('button'), 'the words of a cell find their table').toHaveLength(1);
  expect(screen.getByText('1 of 12 tables')).toBeTruthy();
  const marks = (await cell('Cell of 9')).querySelectorAll('mark');
  expect([...marks].map(({ textContent }) => textContent)).toEqual(['Cell', '9']);
  fireEvent.change(search, { target: { value: 'annex' } });
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(11));
  expect((await cell('Cell of 9')).querySelector('mark'), 'an open table that is found stays open').toBeNull();
  // A word of the document's name, which all of its tables have in common.
  fireEvent.change(search, { target: { value: 'tender' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(await cell('Cell of 9')).toBeTruthy();
});

test('a search for tables that failed says so, and can be repeated', async () => {
  const many = Array.from({ length: 12 }, (_, at) => tableItem(at, [cellAt(0, 0, `Cell of ${at}`)]));
  const kept: KeptRuns = { runs: [run], items: { [run.id]: many } };
  let isDown = true;
  await open({ kept, fails: ({ url }) => isDown && url.includes('searchTerm') });
  fireEvent.change(await screen.findByLabelText('Search tables'), { target: { value: 'cell 9' } });
  expect((await screen.findByRole('alert')).textContent).toContain('The server is down.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const list = within(await screen.findByRole('navigation', { name: 'Tables found' }));
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(1));
});

test('a datasheet shows value, unit and base units, and each value leads to its place', async () => {
  const { openPlace } = await open({ view: 'datasheets' });
  const sheet = await screen.findByRole('region', { name: 'Pumps' });
  expect(within(sheet).getByText('Operating conditions')).toBeTruthy();
  const row = within(sheet).getByRole('button', { name: 'Rated capacity: 1,310 m³/h, page 18' }).closest('tr');
  expect(row?.textContent).toMatch(/m³\/h.*0\.3638889 m³\/s/);
  expect(within(sheet).getByText('asked: material of casing')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Rated capacity: 880 m³/h, page 18' }));
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 18, quote: '880' }));
  fireEvent.keyDown(within(sheet).getByRole('button', { name: /^Rated capacity: 880/ }), { key: 'ArrowDown' });
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ quote: 'Ductile iron' }), { isStep: true });
});

test('choosing a table or a datasheet shows its page, and another view removes its marks', async () => {
  const leaveMark = vi.fn<TenderScope['leaveMark']>();
  const { openPlace } = await open({ view: 'datasheets', leaveMark });
  await screen.findByRole('region', { name: 'Pumps' });
  expect(openPlace).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Datasheets found' })).getByText('Site'));
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 13, boxes: [] }));
  expect(leaveMark).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('tab', { name: /^Tables/ }));
  expect(leaveMark).toHaveBeenCalledOnce();
  fireEvent.click(within(await screen.findByRole('navigation', { name: 'Tables found' })).getByText('Table on page 7'));
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 7 }));
});

test('the open table and datasheet are open again after another view', async () => {
  await open({ view: 'tables' });
  const tables = async () => screen.findByRole('navigation', { name: 'Tables found' });
  const sheets = async () => screen.findByRole('navigation', { name: 'Datasheets found' });
  fireEvent.click(within(await tables()).getByText('Overview'));
  fireEvent.click(screen.getByRole('tab', { name: /^Datasheets/ }));
  fireEvent.click(within(await sheets()).getByText('Site'));
  fireEvent.click(screen.getByRole('tab', { name: /^Tables/ }));
  const current = (list: HTMLElement) => list.querySelector('[aria-current="true"]')?.textContent;
  expect(current(await tables())).toMatch(/^Overview/);
  fireEvent.click(screen.getByRole('tab', { name: /^Datasheets/ }));
  expect(current(await sheets())).toMatch(/^Site/);
});

test('the address names the chosen cell, which a link chooses, and forgets it with its table', async () => {
  const { router, unmount } = await open();
  fireEvent.click(await cell('Rated head'));
  const asked = () => new URLSearchParams(router.state.location.search);
  await expect.poll(() => [asked().get('row'), asked().get('column')]).toEqual(['2', '1']);
  const link = router.state.location.search;
  fireEvent.click(within(await screen.findByRole('navigation', { name: 'Tables found' })).getByText('Overview'));
  await expect.poll(() => [asked().get('table'), asked().get('row'), asked().get('column')]).toEqual(['1', null, null]);
  unmount();

  await open({ view: link.replace('?view=', '') });
  expect((await cell('Rated head')).getAttribute('aria-selected')).toBe('true');
  expect((await cell('32.0')).getAttribute('aria-selected')).toBe('false');
});

test('Back chooses the cell that was chosen before, and Forward the later one', async () => {
  const { router } = await open();
  const selected = async (name: string) => (await cell(name)).getAttribute('aria-selected');
  const asked = () => new URLSearchParams(router.state.location.search).get('row');
  fireEvent.click(await cell('Rated head'));
  await expect.poll(asked).toBe('2');
  // Showing a place adds an entry to the history.
  await act(() => router.navigate(`${router.state.location.search}&page=2`));
  fireEvent.click(await cell('Performance'));
  await expect.poll(asked).toBe('3');
  await act(() => router.navigate(-1));
  await expect.poll(() => selected('Rated head')).toBe('true');
  expect(await selected('Performance')).toBe('false');
  await act(() => router.navigate(1));
  await expect.poll(() => selected('Performance')).toBe('true');
  expect(await selected('Rated head')).toBe('false');
});

test('a cell in the address that the table does not have is not chosen', async () => {
  const { router } = await open({ view: 'tables&row=99&column=99' });
  expect((await cell('Rated head')).getAttribute('aria-selected')).toBe('false');
  expect(router.state.location.search).toContain('row=99');
});

test('the open table is open again after a reload, in its own run only', async () => {
  const other = { ...run, id: '01a1f800-0000-7000-8000-0000000000e0' };
  const kept: KeptRuns = { runs: [run, other], items: { ...found().items, [other.id]: [table, overview] } };
  const current = async () =>
    (await screen.findByRole('navigation', { name: 'Tables found' })).querySelector('[aria-current="true"]')
      ?.textContent;
  const before = await open({ kept });
  fireEvent.click(within(await screen.findByRole('navigation', { name: 'Tables found' })).getByText('Overview'));
  before.unmount();
  const after = await open({ kept });
  expect(await current()).toMatch(/^Overview/);
  await act(() => after.router.navigate(`/?view=tables&request=${other.id}`));
  await waitFor(async () => expect(await current()).toMatch(/^Table on page 7/));
});

/** A run with a model, which proposed one of the parameters. */
function proposing(): KeptRuns {
  const sheet = datasheetItem(4, [
    parameterOf('Noise', '85', { unit: 'dB', origin: 'model' }),
    parameterOf('Weight', '120', { unit: 'kg' }),
    parameterOf('Noise', '80', { unit: 'dB', tag: 'P-201' }),
  ]);
  const own = { ...run, engine: 'langchain', cost: { ...run.cost, model: 'writer-2' } } as const;
  return { runs: [own], items: { [run.id]: [sheet] } };
}

test('a parameter that a model proposed is marked', async () => {
  await open({ view: 'datasheets', kept: proposing() });
  const label = await screen.findByText('proposed by writer-2');
  expect(label.closest('tr')?.textContent).toMatch(/^Noise.*85/);
  expect(screen.getByText(/^Read by rules, with proposals of writer-2/)).toBeTruthy();
});

test('a value that a model proposed is marked among others', async () => {
  await open({ view: 'comparison', kept: proposing() });
  const label = await screen.findByText('proposed by writer-2');
  expect(label.closest('td')?.textContent).toMatch(/^85 dB/);
});

test('corrections of an earlier run that were not carried over are counted, with a link to that run', async () => {
  const earlier = '01a1f800-0000-7000-8000-0000000000e0';
  const result = { unmatched: [], notCarried: { count: 3, requestId: earlier, createdAt: '2026-11-19T09:00:00.000Z' } };
  const { container } = await open({ kept: { runs: [{ ...run, result }], items: { [run.id]: [table] } } });
  const link = await screen.findByRole('link', { name: /^run of 19 Nov 2026/ });
  expect(container.querySelector('[data-not-carried]')?.textContent).toMatch(
    /^3 corrections of the run .* not carried over/,
  );
  expect(link.getAttribute('href')).toContain(`request=${earlier}`);
});

test('requested parameters that were not found are listed', async () => {
  await open({ view: 'datasheets' });
  expect((await screen.findByText('Not found (2)')).parentElement?.textContent).toContain('Vaccine, Flux capacity');
});

test('a search covers all datasheets, with the words in any order', async () => {
  await open({ view: 'datasheets' });
  await screen.findByRole('region', { name: 'Pumps' });
  fireEvent.change(screen.getByLabelText('Search parameters'), { target: { value: '312 altitude' } });
  expect(await screen.findByRole('button', { name: 'Altitude: 312 m, page 13' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pumps' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Search parameters'), { target: { value: 'vaccine' } });
  expect(await screen.findByText('No parameter matches this search.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('region', { name: 'Pumps' })).toBeTruthy();
});

test('a value whose cell was corrected in its table says so, and takes the corrected one', async () => {
  const boxes = table.content?.cells.find(({ text }) => text === '32.0')?.boxes ?? [];
  const correction = { cells: [{ row: 1, column: 1, text: '33.0 m' }] };
  const head = parameterOf('Rated head', '32.0', { unit: 'm', page: 7, boxes });
  const sheet = datasheetItem(2, [head, parameterOf('Altitude', '32.0', { page: 7 })]);
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [{ ...table, correction, correctedAt: null }, sheet] } };
  const { requests } = await open({ view: 'datasheets', kept });
  expect(await screen.findAllByText(/^Corrected in the table: 33\.0 m/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Use 33.0 m for Rated head' }));
  expect(await screen.findByRole('button', { name: 'Rated head: 33.0 m, page 7' })).toBeTruthy();
  expect(screen.queryByText(/^Corrected in the table/)).toBeNull();
  await waitFor(() => expect(patches(requests)).toEqual([{ parameters: [{ index: 0, value: '33.0', unit: 'm' }] }]));
});

test('value and unit are corrected by hand, and restored', async () => {
  const { requests } = await open({ view: 'datasheets' });
  const sheet = await screen.findByRole('region', { name: 'Pumps' });
  fireEvent.click(within(sheet).getAllByRole('button', { name: 'Correct Rated capacity' })[0] ?? sheet);
  const editor = await screen.findByRole('group', { name: 'Correct Rated capacity' });
  // A long value must be readable while it is corrected.
  expect(within(editor).getByLabelText('Value').tagName).toBe('TEXTAREA');
  fireEvent.change(within(editor).getByLabelText('Value'), { target: { value: '364\n' } });
  fireEvent.change(within(editor).getByLabelText('Unit'), { target: { value: 'l/s' } });
  fireEvent.keyDown(within(editor).getByLabelText('Unit'), { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Rated capacity: 364 l/s, page 18' })).toBeTruthy();
  await waitFor(() => expect(patches(requests)).toEqual([{ parameters: [{ index: 0, value: '364', unit: 'l/s' }] }]));
  const undo = screen.getByRole('button', { name: 'Undo the correction of Rated capacity' });
  undo.focus();
  fireEvent.click(undo);
  const restored = await screen.findByRole('button', { name: 'Rated capacity: 1,310 m³/h, page 18' });
  expect(document.activeElement, 'not lost with the button').toBe(restored);
  await waitFor(() => expect(patches(requests).at(-1)).toBeNull());
});

test('tags are shown side by side, or only their differences', async () => {
  const { openPlace } = await open({ view: 'comparison' });
  const flow = await screen.findByRole('button', { name: 'P-201, Rated capacity: 880 m³/h, page 18, differs' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Parameter',
    'P-101',
    'P-201',
  ]);
  fireEvent.click(flow);
  expect(openPlace).toHaveBeenLastCalledWith(expect.objectContaining({ page: 18, quote: '880' }));
  expect(screen.getByRole('rowheader', { name: /^Casing/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: /^Casing/ })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /^Rated capacity/ })).toBeTruthy();
});

test('a table that can not be fetched says so and is fetched again', async () => {
  const kept = found();
  let broken = true;
  const api = await startApi((request) => {
    if (broken && request.url.endsWith('/tables/0'))
      return { status: 500, body: { success: false, message: 'Broken.' } };
    return readTables(kept, request) ?? { status: 404 };
  });
  const view = await renderApp(
    <TestTender documents={documents}>
      <Panel />
    </TestTender>,
    { modules: [runsModule], at: '/?view=tables' },
  );
  view.store.dispatch(tenderOpened(workspaceId));
  expect(await screen.findByText('Failed to fetch the results')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cell('32.0')).toBeTruthy();
  expect(api.requests.filter(({ url }) => url.endsWith('/tables/0'))).toHaveLength(2);
});

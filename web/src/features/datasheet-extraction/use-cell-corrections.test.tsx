import type { Correction, RunItem } from '@bidloom/contract/runs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { freshen } from '../../lib/freshness.ts';
import { type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { clearDrafts } from '../../lib/use-draft.ts';
import { runsModule } from '../runs/runs.sagas.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { type CellChange, correctCell, placeKey } from './corrections.ts';
import { cellAt, tableItem } from './testing/table-item.ts';
import { useCellCorrections } from './use-cell-corrections.ts';

const run = runOf({ requestType: 'datasheet_extraction' });
const table = { ordinal: 0, cells: [] };
/** A cell whose row the end of a page has split. */
const split = {
  ...cellAt(2, 1, 'Works named in the annex'),
  ...{ original: null, page: 4, origin: { ordinal: 0, row: 2, column: 1 }, rest: [{ ordinal: 1, row: 0, column: 1 }] },
};
const { rest: _, ...single } = split;

/** What people do with the cells, by the name of its button; `typed` is what the person has entered and the table does not contain. */
const actions: Record<string, (typed: string | null | undefined) => CellChange[]> = {
  Correct: () => correctCell(split, 'All of it'),
  'Correct an undone cell': () => correctCell({ ...split, text: 'Their works', original: split.text }, 'All of it'),
  First: () => correctCell(single, 'First'),
  Second: (typed) => correctCell(typed == null ? single : { ...single, text: typed, original: single.text }, 'Second'),
  Several: () =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
      correctCell({ ...single, row, origin: { ordinal: 0, row, column: 1 } }, `Mine ${row}`),
    ),
};

function Corrections() {
  const { error, saving, waiting, change, retry, discard } = useCellCorrections(run, table, 'Works');
  const typed = waiting.get(placeKey(single.origin));
  const buttons = { Retry: retry, Discard: discard };
  return (
    <>
      <p>{error ?? (saving ? 'Saving' : 'Saved')}</p>
      <p>Typed: {typed ?? 'nothing'}</p>
      {Object.entries(actions).map(([name, act]) => (
        <button type="button" key={name} onClick={() => change(act(typed))}>
          {name}
        </button>
      ))}
      {Object.entries(buttons).map(([name, answer]) => (
        <button type="button" key={name} onClick={answer}>
          {name}
        </button>
      ))}
    </>
  );
}

/** A table that can be left and opened again. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Open'}
      </button>
      {isOpen && <Corrections />}
    </>
  );
}

interface Server {
  items: RunItem[];
  /** What happens to a save: it fails before it is done, or its answer is lost. */
  fault?: 'away' | 'answer lost' | undefined;
}

const away: Reply = { status: 503, body: { success: false, message: 'The server is away.' } };

/** The screen with a server that keeps `items`. */
async function open(server: Server) {
  const api = await startApi(({ method, url, body }) => {
    const at = url.endsWith('/items/0') ? 0 : 1;
    if (server.fault === 'away') return away;
    if (method === 'PATCH') server.items[at] = { ...server.items[at], ...JSON.parse(body) };
    if (method === 'PATCH' && server.fault === 'answer lost') return away;
    return { body: { success: true, data: server.items[at] } };
  });
  const view = await renderApp(<Screen />, { modules: [runsModule] });
  return { ...api, ...view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theirTime = '2026-11-20T09:00:00.000Z';
const itemsWith = (first: Correction | null, second: Correction | null = null): RunItem[] => [
  { ...tableItem(0, [cellAt(2, 1, 'Works named')]), correction: first, correctedAt: first && theirTime },
  { ...tableItem(1, [cellAt(0, 1, 'in the annex')]), correction: second, correctedAt: second && theirTime },
];
const textAt = (row: number, text: string) => ({ row, column: 1, text });
const theirs = { cells: [textAt(2, 'Works')] };
const correctionsOf = ({ items }: Server) => items.map(({ correction }) => correction);

test.each(['Retry', 'Discard'])('a cell over two pages is saved on both, or on none: %s', async (answer) => {
  const server: Server = { items: itemsWith(theirs) };
  const { requests } = await open(server);
  press('Correct');
  expect(await screen.findByText(/changed this meanwhile: “Works”\. Retry/)).toBeTruthy();
  press(answer);
  expect(await screen.findByText('Saved')).toBeTruthy();
  const wanted = [{ cells: [textAt(2, 'All of it')] }, { cells: [textAt(0, '')] }];
  await waitFor(() => expect(correctionsOf(server)).toEqual(answer === 'Retry' ? wanted : [theirs, null]));
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(answer === 'Retry' ? 2 : 0);
});

test('a cell over two pages that others have changed on both is asked about once', async () => {
  const server: Server = { items: itemsWith(null) };
  await open(server);
  press('Correct an undone cell');
  expect(await screen.findByText(/^Somebody else has changed this meanwhile\. Retry/)).toBeTruthy();
  press('Retry');
  const wanted = [{ cells: [textAt(2, 'All of it')] }, { cells: [textAt(0, '')] }];
  await waitFor(() => expect(correctionsOf(server)).toEqual(wanted));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test.each([
  ['left and opened again', 'Retry', 'First'],
  ['left and opened again', 'Discard', 'Works'],
  ['reloaded', 'Retry', 'First'],
  ['reloaded', 'Discard', 'Works'],
])('a text in question is still there, with its question, when the table is %s: %s', async (how, answer, kept) => {
  const server: Server = { items: itemsWith(theirs) };
  const { unmount } = await open(server);
  press('First');
  expect(await screen.findByText(/changed this meanwhile: “Works”/)).toBeTruthy();
  if (how === 'reloaded') {
    unmount();
    await open(server);
  } else {
    press('Leave');
    expect(screen.queryByText(/meanwhile/)).toBeNull();
    press('Open');
  }
  expect(screen.getByText(/changed this meanwhile: “Works”/)).toBeTruthy();
  expect(screen.getByText('Typed: First')).toBeTruthy();
  press(answer);
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(() => expect(correctionsOf(server)[0]).toEqual({ cells: [textAt(2, kept)] }));
  expect(sessionStorage).toHaveLength(0);
});

test('a correction that was not sent is sent when the table is opened again after a reload', async () => {
  const server: Server = { items: itemsWith(null), fault: 'away' };
  const { unmount } = await open(server);
  press('First');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  unmount();
  server.fault = undefined;
  await open(server);
  await waitFor(() => expect(correctionsOf(server)[0]).toEqual({ cells: [textAt(2, 'First')] }));
});

test('corrections of a person who has signed out are not sent when another is there', async () => {
  const server: Server = { items: itemsWith(null), fault: 'away' };
  const { requests } = await open(server);
  press('First');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  press('Leave');
  clearDrafts();
  server.fault = undefined;
  const before = requests.length;
  freshen();
  press('Open');
  expect(screen.getByText('Typed: nothing')).toBeTruthy();
  expect(requests).toHaveLength(before);
});

test('own corrections of a cell before and after the table was left ask nothing', async () => {
  const server: Server = { items: itemsWith(null), fault: 'away' };
  await open(server);
  press('First');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  press('Leave');
  press('Open');
  expect(screen.getByText('Typed: First')).toBeTruthy();
  press('Second');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  server.fault = undefined;
  act(freshen);
  await waitFor(() => expect(correctionsOf(server)[0]).toEqual({ cells: [textAt(2, 'Second')] }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('own corrections ask nothing where the answer of an earlier save was lost', async () => {
  const server: Server = { items: itemsWith(null), fault: 'away' };
  await open(server);
  press('First');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  press('Second');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  server.fault = 'answer lost';
  press('Retry');
  await waitFor(() => expect(correctionsOf(server)[0]).toEqual({ cells: [textAt(2, 'Second')] }));
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  server.fault = undefined;
  act(freshen);
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('several cells in question are named, and a few at most', async () => {
  const rows = [0, 1, 2, 3, 4, 5];
  const server: Server = { items: itemsWith({ cells: rows.map((row) => textAt(row, `Theirs ${row}`)) }) };
  await open(server);
  press('Several');
  const question = await screen.findByText(/meanwhile/);
  expect(question.textContent).toBe(
    'Somebody else has changed several meanwhile: Row 1, column B: “Theirs 0”; Row 2, column B: “Theirs 1”; ' +
      'Row 3, column B: “Theirs 2”; Row 4, column B: “Theirs 3”; Row 5, column B: “Theirs 4”; and 1 more. ' +
      'Retry puts yours in their place, Discard keeps theirs.',
  );
});

test('a question about a table that was left names the table', async () => {
  const server: Server = { items: itemsWith(theirs), fault: 'away' };
  await open(server);
  press('First');
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  press('Leave');
  server.fault = undefined;
  act(freshen);
  expect(await screen.findByText(/^Works: Somebody else has changed this meanwhile: “Works”/)).toBeTruthy();
});

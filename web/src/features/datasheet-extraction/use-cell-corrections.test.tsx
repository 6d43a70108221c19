import type { RunItem } from '@bidloom/contract/runs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { correctCell } from './corrections.ts';
import { cellAt, tableItem } from './testing/table-item.ts';
import { useCellCorrections } from './use-cell-corrections.ts';

const run = runOf({ requestType: 'datasheet_extraction' });
const shown = { cells: [] };
/** A cell whose row the end of a page has split. */
const split = {
  ...cellAt(2, 1, 'Works named in the annex'),
  ...{ original: null, page: 4, origin: { ordinal: 0, row: 2, column: 1 }, rest: [{ ordinal: 1, row: 0, column: 1 }] },
};

function Corrections() {
  const { error, change, retry, discard } = useCellCorrections(run, shown);
  return (
    <>
      <p>{error ?? 'Saved'}</p>
      <button type="button" onClick={() => change(correctCell(split, 'All of it'))}>
        Correct
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
}

test.each(['Retry', 'Discard'])('a cell over two pages is saved on both, or on none: %s', async (answer) => {
  const theirs = { cells: [{ row: 2, column: 1, text: 'Works' }] };
  const items: RunItem[] = [
    { ...tableItem(0, [cellAt(2, 1, 'Works named')]), correction: theirs, correctedAt: '2026-11-20T09:00:00.000Z' },
    tableItem(1, [cellAt(0, 1, 'in the annex')]),
  ];
  const { requests } = await startApi(({ method, url, body }) => {
    const at = url.endsWith('/items/0') ? 0 : 1;
    if (method === 'PATCH') items[at] = { ...items[at], ...JSON.parse(body) };
    return { body: { success: true, data: items[at] } };
  });
  await renderApp(<Corrections />, { modules: [runsModule] });
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText(/changed this meanwhile: “Works”\. Retry/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: answer }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const wanted = [{ cells: [{ row: 2, column: 1, text: 'All of it' }] }, { cells: [{ row: 0, column: 1, text: '' }] }];
  await waitFor(() =>
    expect(items.map(({ correction }) => correction)).toEqual(answer === 'Retry' ? wanted : [theirs, null]),
  );
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(answer === 'Retry' ? 2 : 0);
});

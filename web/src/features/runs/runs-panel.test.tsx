import type { Run } from '@bidloom/contract/runs';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import { allRuns, runListModule } from './runs.resource.ts';
import { runsModule } from './runs.sagas.ts';
import { tenderOpened } from './runs.slice.ts';
import { RunsPanel } from './runs-panel.tsx';
import { type KeptRuns, readRuns } from './testing/run-api.ts';
import { runOf } from './testing/run-of.ts';

const ids = ['01a1f800-0000-7000-8000-0000000000e1', '01a1f800-0000-7000-8000-0000000000e2'] as const;
const running = (facts: Partial<Run> = {}) =>
  runOf({ status: 'running', finishedAt: null, progress: { stage: 'Reading page 1 of 4', percent: 10 }, ...facts });

/** The list with a server that stores `kept` and answers other requests by `handle`. */
async function open(kept: KeptRuns, handle: (request: Received) => Reply = () => ({ status: 404 }), at = '/') {
  const api = await startApi((request) => readRuns(kept, request) ?? handle(request));
  const panel = (
    <TestTender>
      <RunsPanel workspaceId={workspaceId} />
    </TestTender>
  );
  const view = await renderApp(panel, { at, modules: [runsModule, allRuns.module, runListModule] });
  view.store.dispatch(tenderOpened(workspaceId));
  return { ...api, ...view };
}

const rows = () => screen.getAllByRole('row').slice(1);

test('a tender without runs says what the list is for', async () => {
  await open({ runs: [], items: {} });
  expect(await screen.findByText('Nothing has been analysed yet')).toBeTruthy();
});

test('a list that cannot be fetched says why and can be tried again', async () => {
  let broken = true;
  const kept: KeptRuns = { runs: [runOf()], items: {} };
  await startApi((request) =>
    broken ? { status: 503, body: { message: 'Back in a minute' } } : (readRuns(kept, request) ?? { status: 404 }),
  );
  await renderApp(<RunsPanel workspaceId={workspaceId} />, {
    modules: [runsModule, allRuns.module, runListModule],
  });
  await screen.findByText('Back in a minute');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Keywords' })).toBeTruthy();
});

test('every run leads to its result in the tab of its type', async () => {
  const runs = [runOf({ id: ids[0] }), runOf({ id: ids[1], requestType: 'summary' })];
  const { router } = await open({ runs, items: {} });
  fireEvent.click(await screen.findByRole('link', { name: 'Summary' }));
  expect(router.state.location.search).toBe(`?tab=summary&request=${ids[1]}`);
});

test('filters are sent to the server and kept in the address', async () => {
  const kept = {
    runs: [runOf({ id: ids[0] }), runOf({ id: ids[1], status: 'failed', failure: 'Too slow.' })],
    items: {},
  };
  const { router, requests: seen } = await open(kept);
  await screen.findByText('Too slow.');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
  await expect.poll(() => rows().length).toBe(1);
  expect(router.state.location.search).toBe('?status=failed');
  fireEvent.change(screen.getByLabelText('Started by'), { target: { value: runOf().createdBy.id } });
  await expect.poll(() => seen.at(-1)?.url).toContain(`status=failed&createdBy=${runOf().createdBy.id}`);
});

test('the list can be narrowed to every type of analysis, and not to downloads of key facts, which it leaves out', async () => {
  await open({ runs: [runOf()], items: {} });
  await screen.findByRole('link', { name: 'Keywords' });
  const types = within(screen.getByRole('combobox', { name: 'Analysis' })).getAllByRole('option');
  const names = types.map(({ textContent }) => textContent);
  expect(names).toContain('Vendor comparison');
  expect(names).not.toContain('Key facts');
});

test('progress and the end of a run are shown as their events arrive', async () => {
  const kept: KeptRuns = { runs: [running()], items: {} };
  const { store } = await open(kept);
  await screen.findByText('Reading page 1 of 4');
  const event = { ProcessingType: 3, Message: 'Keywords', RequestId: running().id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'running', Progress: 70, Stage: 'Reading page 3 of 4' }));
  expect(await screen.findByText('Reading page 3 of 4')).toBeTruthy();
  kept.runs = [runOf()];
  store.dispatch(progressReceived({ ...event, Status: 'completed' }));
  expect(await screen.findByText('Completed', { selector: '.fui-Badge' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test("a colleague's run appears in the list when its event arrives", async () => {
  const kept: KeptRuns = { runs: [runOf()], items: {} };
  const { store } = await open(kept);
  await expect.poll(() => rows().length).toBe(1);
  const other = running({ id: ids[1] });
  kept.runs = [other, ...kept.runs];
  const event = { ProcessingType: 3, Message: 'Keywords', RequestId: other.id, WorkspaceId: workspaceId };
  store.dispatch(progressReceived({ ...event, Status: 'running', Progress: 1 }));
  await expect.poll(() => rows().length).toBe(2);
});

test('a run can be stopped from its row', async () => {
  const kept: KeptRuns = { runs: [running()], items: {} };
  await open(kept, ({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/cancel')) return { status: 404 };
    kept.runs = [runOf({ status: 'cancelled' })];
    return { body: { success: true, data: kept.runs[0] } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Keywords' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
  await expect.poll(() => within(rows()[0] ?? document.body).queryByText('Stopped')).toBeTruthy();
});

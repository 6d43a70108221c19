import type { RunItem } from '@bidloom/contract/runs';
import { fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { allRuns, runListModule } from '../../features/runs/runs.resource.ts';
import { runsModule } from '../../features/runs/runs.sagas.ts';
import { tenderOpened } from '../../features/runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../../features/runs/testing/run-api.ts';
import { runOf } from '../../features/runs/testing/run-of.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import RunsTab from './runs-tab.tsx';

function Tab() {
  const [query] = useSearchParams();
  return <RunsTab workspaceId={workspaceId} requestId={query.get('request')} />;
}

test('a download of a chat has no tab of its own and is shown instead of the list', async () => {
  const run = runOf({ requestType: 'chat_export' });
  const entry: RunItem = {
    kind: 'chat_entry',
    ordinal: 0,
    correction: null,
    correctedAt: null,
    content: null,
    headline: {
      question: 'How much is the bid security?',
      answer: 'EUR 48,500.',
      answered: true,
      engine: 'extractive',
      fileName: null,
      timestamp: '2026-11-20T09:00:00.000Z',
      claims: [{ text: 'The security is EUR 48,500.', citations: [], supported: true }],
      citations: [],
    },
  };
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [entry] } };
  await startApi((request) => readRuns(kept, request) ?? { status: 404 });
  const tab = (
    <TestTender>
      <Tab />
    </TestTender>
  );
  const { store } = await renderApp(tab, { modules: [runsModule, allRuns.module, runListModule] });
  store.dispatch(tenderOpened(workspaceId));
  fireEvent.click(await screen.findByRole('link', { name: 'Chat history' }));
  expect(await screen.findByRole('heading', { name: 'How much is the bid security?' })).toBeTruthy();
  expect(screen.getByText(/The security is EUR/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to all runs' }));
  expect(await screen.findByRole('link', { name: 'Chat history' })).toBeTruthy();
});

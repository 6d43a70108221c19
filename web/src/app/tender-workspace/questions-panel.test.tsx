import { fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { questionItem } from '../../features/question-generation/testing/question-item.ts';
import { runsModule } from '../../features/runs/runs.sagas.ts';
import { tenderOpened } from '../../features/runs/runs.slice.ts';
import { readRuns } from '../../features/runs/testing/run-api.ts';
import { runOf } from '../../features/runs/testing/run-of.ts';
import { answerItem } from '../../lib/testing/answer-item.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender, workspaceId } from '../../lib/testing/tender-of.tsx';
import QuestionsPanel from './questions-panel.tsx';

const answers = runOf({ requestType: 'batch_query' });
const suggestions = runOf({ id: '01a1f800-0000-7000-8000-0000000000e2', requestType: 'question_generation' });
const kept = {
  runs: [suggestions, answers],
  items: {
    [answers.id]: [answerItem(0, 'How long is the warranty?')],
    [suggestions.id]: [questionItem(0, 'Which makes are approved?')],
  },
};

function Panel() {
  const [query] = useSearchParams();
  return <QuestionsPanel workspaceId={workspaceId} requestId={query.get('request')} />;
}

async function open(at: string) {
  await startApi((request) => readRuns(kept, request) ?? { body: { success: true, data: [] } });
  const panel = (
    <TestTender documents={[documentOf({})]}>
      <Panel />
    </TestTender>
  );
  const view = await renderApp(panel, { modules: [runsModule], at });
  view.store.dispatch(tenderOpened(workspaceId));
  return view;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('predefined answers come first, and each part keeps the run that it showed', async () => {
  const { router } = await open(`/?request=${answers.id}`);
  expect(await screen.findByText('How long is the warranty?')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Suggested questions' }));
  expect(await screen.findByText('Which makes are approved?')).toBeTruthy();
  await expect.poll(() => router.state.location.search).toBe(`?part=suggested&request=${suggestions.id}`);
  fireEvent.click(screen.getByRole('tab', { name: 'Predefined answers' }));
  expect(await screen.findByText('How long is the warranty?')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('request')).toBe(answers.id);
});

test('a link that names only a run opens the part to which the run belongs', async () => {
  await open(`/?request=${suggestions.id}`);
  expect(await screen.findByText('Which makes are approved?')).toBeTruthy();
  expect(selected()).toBe('Suggested questions');
  expect(screen.queryByText('This run is no longer there')).toBeNull();
});

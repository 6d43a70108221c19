import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { DatasheetsForm } from '../../features/datasheet-extraction/datasheets-form.tsx';
import { KeywordsForm } from '../../features/keyword-extraction/keywords-form.tsx';
import { AnswersForm } from '../../features/predefined-answers/answers-form.tsx';
import { SuggestionsForm } from '../../features/question-generation/suggestions-form.tsx';
import { runsModule } from '../../features/runs/runs.sagas.ts';
import { SummaryForm } from '../../features/summaries/summary-form.tsx';
import { pageOf, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { TestTender } from '../../lib/testing/tender-of.tsx';

const pumps = { id: '01a1f800-0000-7000-8000-0000000000e1', name: 'Pumps' };

/** A form with a server that has these teams; its other lists have one entry. */
async function open(form: ReactElement, teams: () => Reply) {
  const api = await startApi(({ method, url }) => {
    if (method === 'POST') return { status: 503, body: { success: false, message: 'Not now' } };
    if (url.startsWith('/Teams/dropdown/')) return teams();
    const entry = { id: 'one', text: 'warranty', name: 'One', questionCount: 1, sections: [], isDefault: true };
    return { body: pageOf([entry]) };
  });
  const documents = [documentOf({ fileName: 'tender.pdf' })];
  await renderApp(<TestTender documents={documents}>{form}</TestTender>, { modules: [runsModule] });
  /** Starts the run as soon as the form allows it, and returns the request's body. */
  const start = async () => {
    await waitFor(() => {
      fireEvent.submit(screen.getByRole('form'));
      expect(api.requests.some(({ method }) => method === 'POST')).toBe(true);
    });
    return JSON.parse(api.requests.find(({ method }) => method === 'POST')?.body ?? '');
  };
  return { start };
}

const forms: [name: string, form: ReactElement][] = [
  ['keywords', <KeywordsForm handed={null} key="k" onCancel={null} />],
  ['datasheets', <DatasheetsForm key="d" onCancel={null} />],
  ['summary', <SummaryForm key="s" onCancel={null} />],
  ['suggested questions', <SuggestionsForm key="q" onCancel={null} />],
  ['answers', <AnswersForm key="a" onCancel={null} />],
];

test.each(forms)('the form of %s names the chosen team', async (_, form) => {
  const { start } = await open(form, () => ({ body: pageOf([pumps]) }));
  await screen.findByRole('option', { name: 'Pumps' });
  fireEvent.change(screen.getByLabelText('Team to notify'), { target: { value: pumps.id } });
  expect(await start()).toMatchObject({ teamId: pumps.id });
});

test('no team is named unless one is chosen', async () => {
  const { start } = await open(<SuggestionsForm onCancel={null} />, () => ({ body: pageOf([pumps]) }));
  await screen.findByRole('option', { name: 'Pumps' });
  expect(await start()).not.toHaveProperty('teamId');
});

test('a run can be started although teams can not be fetched, and they are fetched again', async () => {
  let fails = true;
  const { start } = await open(<SuggestionsForm onCancel={null} />, () =>
    fails ? { status: 503, body: { success: false, message: 'Busy' } } : { body: pageOf([]) },
  );
  const again = await screen.findByRole('button', { name: 'Load teams again' });
  expect(await start()).not.toHaveProperty('teamId');
  fails = false;
  fireEvent.click(again);
  expect(await screen.findByText(/There are no teams yet/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Team to notify').disabled).toBe(true);
});

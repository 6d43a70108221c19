import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { ExportMenu } from './export-menu.tsx';
import { runsModule } from './runs.sagas.ts';
import { runOf } from './testing/run-of.ts';

test.each([
  [12, 'CSV of the parameters (.csv)'],
  [0, 'CSV of the tables (.csv)'],
])('the CSV file of a run with %i parameters is named after what it has', async (parameters, name) => {
  const run = runOf({ requestType: 'datasheet_extraction', result: { tables: 3, parameters } });
  await renderApp(<ExportMenu run={run} />, { modules: [runsModule] });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
});

import type { Proposal } from '@bidloom/contract/proposals';
import type { ItemOf, RunItem } from '@bidloom/contract/runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerItem } from '../../lib/testing/answer-item.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { tenderOpened } from '../runs/runs.slice.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import ComparisonPanel from './comparison-panel.tsx';

const proposal = {
  ...{ id: '01a1f800-0000-7000-8000-0000000000b1', vendorName: 'Northern Pumps', title: 'Offer', documents: [] },
  ...{ roomId: '01a1f800-0000-7000-8000-0000000000b2', sealedUntil: null },
} as unknown as Proposal;
const named = { proposalId: proposal.id, vendorName: proposal.vendorName, title: proposal.title };
const documents = ['scope.pdf', 'terms.pdf'].map((fileName, index) =>
  documentOf({ id: `01a1f800-0000-7000-8000-0000000000d${index}`, fileName }),
);
const value = {
  ...{ documentId: documents[0]?.id ?? '', fileName: 'scope.pdf', parameter: 'Flow', value: '250', unit: 'm³/h' },
  ...{ condition: null, page: 1, quote: '250', boxes: [] },
};
const row: ItemOf<'comparison_row'> = {
  ...{ kind: 'comparison_row', ordinal: 0, correction: null, correctedAt: null, content: null },
  headline: {
    ...{ tag: null, section: null, asked: value },
    offers: [
      { ...named, state: 'deviates', reason: '20 % lower', offered: { ...value, value: '200' }, converted: null },
    ],
  },
};
const given = answerItem(1, 'How long is the warranty?', { answer: 'Twelve months.' });
const answer = {
  ...given,
  kind: 'comparison_answer',
  headline: { ...given.headline, ...named },
} as ItemOf<'comparison_answer'>;
const run = runOf({ requestType: 'comparison', parameters: { proposals: [{ ...proposal }], questions: [] } });

async function open(kept: KeptRuns, at = '/') {
  const handle = ({ method, url, body }: Received): Reply => {
    if (url.includes('info-chat-ready-document')) return { body: { success: true, data: documents } };
    if (method === 'POST') return { status: 202, body: { success: true, data: run } };
    if (method !== 'PATCH') return { body: { success: true, data: [] } };
    const ordinal = Number(url.split('/').at(-1));
    const items = kept.items[run.id] ?? [];
    kept.items[run.id] = items.map((item) =>
      item.ordinal === ordinal ? ({ ...item, ...JSON.parse(body) } as RunItem) : item,
    );
    return { body: { success: true, data: kept.items[run.id]?.find((item) => item.ordinal === ordinal) } };
  };
  const api = await startApi((request) => readRuns(kept, request) ?? handle(request));
  const tender = { id: workspaceId, customerId: '01a1f800-0000-7000-8000-0000000000a2' };
  const panel = <ComparisonPanel organizationId={workspaceId} tender={tender} proposals={[proposal]} />;
  const view = await renderApp(panel, { modules: [runsModule], at });
  view.store.dispatch(tenderOpened(workspaceId));
  return { ...api, ...view };
}

const correctionOf = (kept: KeptRuns, ordinal: number) => kept.items[run.id]?.[ordinal]?.correction;

test('what the tender asks by is chosen among its documents', async () => {
  const { requests } = await open({ runs: [], items: {} });
  const group = await screen.findByRole('group', { name: 'Documents of the tender that say what is asked' });
  fireEvent.click(within(group).getByRole('checkbox', { name: 'terms.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => {
    const sent = requests.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      ...{ proposalIds: [proposal.id], categoryIds: [], documentIds: [documents[0]?.id] },
    });
  });
});

test('answers are shown where the tender names no parameters', async () => {
  await open({ runs: [run], items: { [run.id]: [{ ...answer, ordinal: 0 }] } }, `/?request=${run.id}`);
  expect(await screen.findByText('No parameters were found')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Questions' });
  expect(within(table).getByRole('rowheader', { name: 'How long is the warranty?' })).toBeTruthy();
});

test('an answer says how sure it is, and places that only come near are called that', async () => {
  const near = { ...answer, ordinal: 1, headline: { ...answer.headline, band: 'closest' as const, answered: false } };
  await open({ runs: [run], items: { [run.id]: [{ ...answer, ordinal: 0 }, near] } }, `/?request=${run.id}`);
  const table = await screen.findByRole('table', { name: 'Questions' });
  expect(within(table).getAllByText('Likely')).toHaveLength(1);
  expect(within(table).getAllByText('Closest places, no clear answer')).toHaveLength(1);
});

test.each([
  ['what was found', 'Flow', 'meets', ['Meets']],
  ['nothing where that is open', 'Head', 'missing', []],
] as const)('a judgement begins with %s', async (_, parameter, state, checked) => {
  const offers = [{ ...named, state, reason: '', offered: null, converted: null }];
  const item = { ...row, headline: { ...row.headline, asked: { ...value, parameter }, offers } };
  await open({ runs: [run], items: { [run.id]: [item] } }, `/?request=${run.id}`);
  fireEvent.click(await screen.findByRole('button', { name: `Judge ${parameter} of Northern Pumps` }));
  const dialog = await screen.findByRole('dialog');
  const chosen = ['Meets', 'Deviates', 'Deviation accepted', 'Wrong match'].filter(
    (name) => within(dialog).getByRole<HTMLInputElement>('radio', { name }).checked,
  );
  expect(chosen).toEqual(checked);
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(checked.length === 0);
});

test('a value that was read wrong is corrected by hand, taken back and put back', async () => {
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [row, answer] } };
  await open(kept, `/?request=${run.id}`);
  fireEvent.click(await screen.findByRole('button', { name: /^Judge Flow of Northern Pumps/ }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('What the offer says');
  expect(field).toHaveProperty('value', '200 m³/h');
  fireEvent.change(field, { target: { value: '260 m³/h' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Meets' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('260 m³/h')).toBeTruthy();
  expect(screen.getByText('Found: 200 m³/h')).toBeTruthy();
  const ruling = { proposalId: proposal.id, state: 'meets', note: '', value: '260 m³/h' };
  await waitFor(() => expect(correctionOf(kept, 0)).toEqual({ rulings: [ruling] }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo your judgement of Flow of Northern Pumps' }));
  await waitFor(() => expect(correctionOf(kept, 0)).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(correctionOf(kept, 0)).toEqual({ rulings: [ruling] }));
});

test('an answer that is wrong is written by hand, undone, and put back after the tab was left', async () => {
  const kept: KeptRuns = { runs: [run], items: { [run.id]: [row, answer] } };
  const { unmount } = await open(kept, `/?request=${run.id}`);
  fireEvent.click(
    await screen.findByRole('button', { name: /^Correct the answer to How long is the warranty\? – Northern Pumps/ }),
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Two years.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two years.')).toBeTruthy();
  await waitFor(() => expect(correctionOf(kept, 1)).toEqual({ text: 'Two years.' }));
  fireEvent.click(screen.getByRole('button', { name: /^Undo your judgement of How long/ }));
  await waitFor(() => expect(correctionOf(kept, 1)).toBeNull());
  expect(screen.getByText(/Twelve months/)).toBeTruthy();
  unmount();

  await open(kept, `/?request=${run.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(correctionOf(kept, 1)).toEqual({ text: 'Two years.' }));
  expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull();
});

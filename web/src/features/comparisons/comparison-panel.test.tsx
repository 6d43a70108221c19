import type { Proposal } from '@bidloom/contract/proposals';
import type { ItemOf, Run, RunItem } from '@bidloom/contract/runs';
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
    const now = items.find((item) => item.ordinal === ordinal);
    const { correction, correctedAt } = JSON.parse(body);
    if (correctedAt !== now?.correctedAt)
      return { status: 409, body: { success: false, message: 'Corrected.', data: now } };
    const corrected = { correction, correctedAt: correction && '2026-11-20T10:00:00.000Z' };
    kept.items[run.id] = items.map((item) =>
      item.ordinal === ordinal ? ({ ...item, ...corrected } as RunItem) : item,
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

/** Ben's judgements of the offers of a row, at a time of their own. */
const judgedByBen = (item: RunItem, rulings: object[]) =>
  ({
    ...item,
    correction: rulings.length > 0 ? { rulings } : null,
    correctedAt: '2026-11-20T09:00:00.000Z',
  }) as RunItem;

/** Also where jsdom leaves the dialog hidden. Returns what saves it. */
async function accept(vendor: string, note: string) {
  const name = `Judge Flow of ${vendor}`;
  const hidden = true;
  fireEvent.click(await screen.findByRole('button', { name, hidden }));
  const dialog = await screen.findByRole('dialog', { name, hidden });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Deviation accepted', hidden }));
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: note } });
  return () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden }));
}

const patches = (requests: readonly Received[]) => requests.filter(({ method }) => method === 'PATCH');
const bens = { proposalId: proposal.id, state: 'wrong_match', note: 'Other pump' };
const mine = { proposalId: proposal.id, state: 'accepted', note: 'Agreed' };

test.each([
  ['Retry', mine],
  ['Discard', bens],
])("another person's judgement of the same offer is replaced only after a question: %s", async (choice, kept) => {
  const server: KeptRuns = { runs: [run], items: { [run.id]: [row, answer] } };
  const { requests } = await open(server, `/?request=${run.id}`);
  const save = await accept('Northern Pumps', 'Agreed');
  server.items[run.id] = [judgedByBen(row, [bens]), answer];
  save();
  const question = await screen.findByRole('alert', { hidden: true });
  expect(question.textContent).toContain(
    'Somebody else has changed this meanwhile: “Wrong match – Other pump”. Retry puts yours in its place, Discard keeps theirs.',
  );
  expect(screen.getByText('Agreed'), 'what is typed stays').toBeTruthy();
  expect(patches(requests)).toHaveLength(0);
  fireEvent.click(within(question).getByRole('button', { name: choice, hidden: true }));
  await waitFor(() => expect(screen.queryByText(/meanwhile/)).toBeNull());
  await waitFor(() => expect(correctionOf(server, 0)).toEqual({ rulings: [kept] }));
});

test('judgements of different offers of a row are both kept, and those in question are named', async () => {
  const other = { proposalId: '01a1f800-0000-7000-8000-0000000000b9', vendorName: 'Southern', title: 'Offer' };
  const both = {
    ...run,
    parameters: { proposals: [proposal, { ...proposal, id: other.proposalId, ...other }], questions: [] },
  };
  const offers = [
    ...row.headline.offers,
    { ...other, state: 'deviates' as const, reason: '', offered: null, converted: null },
  ];
  const item: RunItem = { ...row, headline: { ...row.headline, offers } };
  const server: KeptRuns = { runs: [both as Run], items: { [run.id]: [item, answer] } };
  await open(server, `/?request=${run.id}`);
  const save = await accept('Northern Pumps', 'Agreed');
  const theirs = { ...bens, proposalId: other.proposalId };
  server.items[run.id] = [judgedByBen(item, [theirs]), answer];
  save();
  await waitFor(() => expect(correctionOf(server, 0)).toEqual({ rulings: [theirs, mine] }));
  expect(screen.queryByText(/meanwhile/)).toBeNull();

  const again = await accept('Southern', 'Agreed too');
  server.items[run.id] = [judgedByBen(item, [mine]), answer];
  again();
  expect(await screen.findByText(/Somebody else has changed this meanwhile\. Retry/)).toBeTruthy();
  const next = await accept('Northern Pumps', 'Mine');
  server.items[run.id] = [judgedByBen(item, [bens]), answer];
  next();
  const several = 'Somebody else has changed several meanwhile: Southern; Northern Pumps: “Wrong match – Other pump”.';
  expect((await screen.findByText(/several meanwhile/)).textContent).toContain(several);
});

test("another person's judgement is not taken back without a question", async () => {
  const server: KeptRuns = { runs: [run], items: { [run.id]: [judgedByBen(row, [mine]), answer] } };
  const { requests } = await open(server, `/?request=${run.id}`);
  const undo = await screen.findByRole('button', { name: 'Undo your judgement of Flow of Northern Pumps' });
  server.items[run.id] = [judgedByBen(row, [bens]), answer];
  fireEvent.click(undo);
  expect((await screen.findByRole('alert')).textContent).toContain('“Wrong match – Other pump”');
  expect(patches(requests)).toHaveLength(0);
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

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectNotifications } from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { type Received, type Reply, startApi } from '../../lib/testing/api-server.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { workspaceId } from '../../lib/testing/tender-of.tsx';
import { runsModule } from '../runs/runs.sagas.ts';
import { type KeptRuns, readRuns } from '../runs/testing/run-api.ts';
import { runOf } from '../runs/testing/run-of.ts';
import { chatExportModule } from './chat-export.sagas.ts';
import { ChatExportMenu } from './chat-export-menu.tsx';

const run = (facts: Parameters<typeof runOf>[0] = {}) => runOf({ requestType: 'chat_export', documents: [], ...facts });
const inProgress = () => run({ status: 'running', finishedAt: null });

afterEach(() => vi.restoreAllMocks());

/** The chat's menu with a server that stores `kept`; `saved` gets the names of saved files. */
async function open(kept: KeptRuns, isEmpty = false, handle: (request: Received) => Reply = () => ({ status: 404 })) {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = {
    id: 'x-1',
    requestId: run().id,
    format: 'docx',
    status: 'completed',
    fileName: 'Chat.docx',
    failure: null,
  };
  const api = await startApi((request) => {
    const { method, url } = request;
    if (url === '/AI/chat-history/download') return { status: 202, body: { success: true, data: kept.runs[0] } };
    if (url.endsWith('/exports')) return { status: 202, body: { success: true, data: file } };
    if (url.endsWith('/content')) return { body: 'the file' };
    return (method === 'GET' && readRuns(kept, request)) || handle(request);
  });
  const view = await renderApp(<ChatExportMenu workspaceId={workspaceId} isEmpty={isEmpty} />, {
    modules: [runsModule, chatExportModule],
  });
  return { ...api, ...view, saved };
}

const downloadWord = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'More about the chat' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Download as Word (.docx)' }));
};

test('the chat is collected, awaited and saved in the chosen format', async () => {
  const kept: KeptRuns = { runs: [inProgress()], items: {} };
  const { store, requests, saved } = await open(kept);
  await downloadWord();
  expect(await screen.findByText('Gathering the chat...')).toBeTruthy();
  const event = { ProcessingType: 1 as const, Message: 'Chat', RequestId: run().id, WorkspaceId: workspaceId };
  await screen.findByRole('button', { name: 'Stop' });
  expect(selectNotifications(store.getState()).awaited).toEqual([run().id]);
  // The run itself has the same stage as the event.
  const stage = 'Gathering question 51 of 80';
  kept.runs = [{ ...inProgress(), progress: { stage, percent: 64 } }];
  store.dispatch(progressReceived({ ...event, Status: 'running', Stage: stage }));
  expect(await screen.findByText(stage)).toBeTruthy();
  kept.runs = [run({ result: { entries: 80 } })];
  store.dispatch(progressReceived({ ...event, Status: 'completed' }));
  // An event that arrives during a request is handled by the next request.
  expect(await screen.findByText('Chat.docx downloaded')).toBeTruthy();
  expect(saved).toEqual(['Chat.docx']);
  expect(requests.find(({ url }) => url.endsWith('/exports'))?.body).toBe('{"format":"docx"}');
  expect(await screen.findByRole('button', { name: 'More about the chat' })).toBeTruthy();
});

test('an empty chat says so at once, without a run', async () => {
  const { requests } = await open({ runs: [], items: {} }, true);
  await downloadWord();
  expect(await screen.findByText('Nothing to download yet')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a chat without any answer says so, and no file is written', async () => {
  const { requests } = await open({ runs: [run({ result: { entries: 0 } })], items: {} });
  await downloadWord();
  expect(await screen.findByText('Nothing to download yet')).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith('/exports'))).toBe(false);
});

test('a failure says why, and another attempt can be made', async () => {
  await open({ runs: [run({ status: 'failed', failure: 'The storage is full.' })], items: {} });
  await downloadWord();
  expect(await screen.findByText('The storage is full.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'More about the chat' })).toBeTruthy();
});

test('collecting can be stopped', async () => {
  const kept: KeptRuns = { runs: [inProgress()], items: {} };
  const { saved } = await open(kept, false, ({ url }) => {
    if (!url.endsWith('/cancel')) return { status: 404 };
    kept.runs = [run({ status: 'cancelled' })];
    return { body: { success: true, data: kept.runs[0] } };
  });
  await downloadWord();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The download was stopped.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Gathering the chat...')).toBeNull());
  expect(saved).toEqual([]);
});

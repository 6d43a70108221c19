import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from './embedded-server.ts';
import { percentile, printFigure } from './figure.ts';

interface Listed {
  id: string;
  status: string;
  pages: number | null;
  failure: string | null;
}

/** Milliseconds between two list calls while documents are read: about as often as a busy team asks. */
const listEvery = 10;

/**
 * `pnpm bench ingest FILE…`: pages a second from the upload to `ready`, in embedded mode, with the time of a list call meanwhile
 * and the process's peak memory.
 */
export async function run(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: pnpm bench ingest FILE…');
  const server = await startEmbedded();
  try {
    const { token, organizationId } = await server.signIn();
    const headers = { authorization: `Bearer ${token}` };
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { data: never };
    };
    const customers: { id: string }[] = (await call(`/Customers/active-list/${organizationId}`)).data;
    const workspaces = `/organizations/${organizationId}/customers/${customers[0]?.id}/workspaces`;

    for (const file of files) {
      const name = basename(file);
      const workspace: { id: string } = (
        await call(workspaces, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: `Bench ${name}` }),
        })
      ).data;
      const form = new FormData();
      form.append('files', await openAsBlob(file), name);
      const listTimes: number[] = [];
      const started = performance.now();
      await call(`/workspaces/${workspace.id}/documents/upload`, { method: 'POST', body: form });
      let document: Listed | undefined;
      while (!document || !['ready', 'failed'].includes(document.status)) {
        const asked = performance.now();
        const listed: Listed[] = (await call(`/workspaces/${workspace.id}/documents/info`)).data;
        listTimes.push(performance.now() - asked);
        document = listed[0];
        await wait(listEvery);
      }
      const seconds = (performance.now() - started) / 1000;
      if (document.status === 'failed') console.error(`${name}: ${document.failure}`);
      printFigure('ingest', `${name} pages`, document.pages ?? 0, 'pages');
      printFigure('ingest', `${name} upload to ready`, seconds, 's');
      printFigure('ingest', `${name} speed`, (document.pages ?? 0) / seconds, 'pages/s');
      printFigure('ingest', `${name} list call p50 meanwhile`, percentile(listTimes, 0.5), 'ms');
      printFigure('ingest', `${name} list call p99 meanwhile`, percentile(listTimes, 0.99), 'ms');
    }
    printFigure('ingest', 'peak memory', await server.peakMemory(), 'MB');
  } finally {
    await server.stop();
  }
}

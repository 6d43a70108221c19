import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from './embedded-server.ts';

/** A document as the api lists it. */
export interface ListedDocument {
  id: string;
  workspaceId: string;
  status: string;
  pages: number | null;
  failure: string | null;
}

/** The embedded product with somebody signed in, to whose customer tenders can be added. */
export interface BenchTender {
  /** Calls the api as this person; throws on a failure. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Uploads a file into a tender of its own and waits until it is read; `onList` gets the milliseconds of each list call meanwhile. */
  read(file: string, onList?: (milliseconds: number) => void): Promise<ListedDocument>;
  peakMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds between two list calls while a document is read: about as often as a busy team asks. */
const listEvery = 10;

/** Starts the embedded product and signs in as a person of its demo organisation. */
export async function signInToTender(): Promise<BenchTender> {
  const server = await startEmbedded();
  const { token, organizationId } = await server.signIn();
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(server.url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const data = async <T>(path: string, init?: RequestInit) =>
    ((await (await call(path, init)).json()) as { data: T }).data;
  const [customer] = await data<{ id: string }[]>(`/Customers/active-list/${organizationId}`);
  const workspaces = `/organizations/${organizationId}/customers/${customer?.id}/workspaces`;

  return {
    fetch: call,
    async read(file, onList = () => {}) {
      const name = basename(file);
      const workspace = await data<{ id: string }>(workspaces, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Bench ${name}` }),
      });
      const form = new FormData();
      form.append('files', await openAsBlob(file), name);
      await call(`/workspaces/${workspace.id}/documents/upload`, { method: 'POST', body: form });
      for (;;) {
        const asked = performance.now();
        const [document] = await data<ListedDocument[]>(`/workspaces/${workspace.id}/documents/info`);
        onList(performance.now() - asked);
        if (!document) throw new Error(`${name} was refused`);
        if (document.status === 'ready' || document.status === 'failed') return document;
        await wait(listEvery);
      }
    },
    peakMemory: server.peakMemory,
    stop: server.stop,
  };
}

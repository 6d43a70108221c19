import type { Run, RunItem } from '@bidloom/contract/runs';
import { pageOf, type Received, type Reply } from '../../../lib/testing/api-server.ts';

/** The runs of a tender on the server, which tests change while the screen is shown. */
export interface KeptRuns {
  runs: Run[];
  /** The items of each run, with their content. */
  items: Record<string, RunItem[]>;
}

const found = (data: unknown): Reply => ({ body: { success: true, data } });

/** Answers calls that read these runs; undefined for other calls. */
export function readRuns({ runs, items }: KeptRuns, { method, url }: Received): Reply | undefined {
  const { pathname, searchParams } = new URL(url, 'http://api');
  const [id, part, ordinal] = pathname.split('/document-requests/')[1]?.split('/') ?? [];
  if (method !== 'GET' || !id) return undefined;
  if (id === 'search') {
    const type = searchParams.get('requestType');
    const status = searchParams.get('status');
    const shown = runs.filter((run) => (!type || run.requestType === type) && (!status || run.status === status));
    return { body: pageOf(shown) };
  }
  const run = runs.find((one) => one.id === id);
  if (!run) return { status: 404, body: { success: false, message: 'There is no such run.' } };
  const kept = items[id] ?? [];
  if (part === 'items') return found(kept.find((item) => String(item.ordinal) === ordinal));
  if (part !== 'view') return undefined;
  const after = Number(searchParams.get('afterOrdinal') ?? -1);
  const light = kept.filter((item) => item.ordinal > after).map((item) => ({ ...item, content: null }));
  return found({ ...run, items: light });
}

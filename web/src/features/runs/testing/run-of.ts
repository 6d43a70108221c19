import type { Run } from '@bidloom/contract/runs';

/** A run as the api returns it, for tests. */
export const runOf = (facts: Partial<Run> = {}): Run => ({
  id: '01a1f800-0000-7000-8000-0000000000e1',
  workspaceId: '01a1f800-0000-7000-8000-00000000000a',
  name: null,
  requestType: 'keyword_extraction',
  status: 'completed',
  progress: null,
  createdBy: { id: '01a1f800-0000-7000-8000-0000000000f1', name: 'Ada Lovelace' },
  teamId: null,
  documents: [{ id: '01a1f800-0000-7000-8000-0000000000d1', fileName: 'tender.pdf' }],
  parameters: {},
  result: null,
  failure: null,
  engine: 'extractive',
  createdAt: '2026-11-20T09:00:00.000Z',
  startedAt: '2026-11-20T09:00:01.000Z',
  finishedAt: '2026-11-20T09:00:03.500Z',
  cost: { model: null, calls: 0, inputTokens: 0, outputTokens: 0, amount: 0, milliseconds: 0 },
  ...facts,
});

import type { Overview, OverviewIssue } from '@bidloom/contract/overview';
import { expect, test } from 'vitest';
import { isUnread } from './reading-state.ts';

function overviewOf(ready: number, kinds: readonly OverviewIssue['kind'][] = []): Overview {
  return {
    ...{ status: 'open', dueAt: null, dates: [], changes: null },
    issues: kinds.map((kind) => ({ kind, severity: 'info', facts: [], documents: null, runs: 0 })),
    documents: { total: ready, pages: ready, byStatus: { uploaded: 0, processing: 0, ready, failed: 0 } },
    runs: {
      byStatus: { queued: 0, running: 0, completed: 0, failed: 0, cancelled: 0 },
      ...{ latest: [], inProgress: [] },
    },
  };
}

test('a tender is unread until a document is ready and its facts are read', () => {
  expect(isUnread(overviewOf(0), [])).toBe(true);
  expect(isUnread(overviewOf(1, ['facts_reading']), [{ status: 'ready' }])).toBe(true);
  expect(isUnread(overviewOf(1), [{ status: 'ready' }, { status: 'failed' }])).toBe(false);
});

test.each(['uploaded', 'processing'] as const)(
  'a document that is %s counts before the overview contains it',
  (status) => {
    expect(isUnread(overviewOf(1), [{ status: 'ready' }, { status }])).toBe(true);
  },
);

import type { OverviewIssue } from '@bidloom/contract/overview';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { IssueList } from './issue-list.tsx';

const links = { onFact: () => {}, onDocument: () => {}, changed: () => null };

const show = (settled: boolean, issues: OverviewIssue[] = [], unread = false) =>
  render(<IssueList issues={issues} {...{ settled, unread }} {...links} />);

test('a tender without issues says so; a closed tender does not say so', () => {
  const { unmount } = show(false);
  expect(screen.queryByText(text.noIssues)).not.toBeNull();
  unmount();
  show(true);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText(text.noIssuesSettled)).not.toBeNull();
});

test('while documents are still to be read, the list says so and not that nothing is missing', () => {
  const missing: OverviewIssue = { kind: 'no_documents', severity: 'info', facts: [], documents: null, runs: 0 };
  show(false, [missing], true);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText(text.noIssuesYet)).not.toBeNull();
});

test('while the key facts are being read, the list does not say that all is complete', () => {
  show(false, [{ kind: 'facts_reading', severity: 'info', facts: [], documents: null, runs: 0 }]);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText('The key facts are being read')).not.toBeNull();
});

test('without a due date, dates are compared with the deadline in the documents', () => {
  const late: OverviewIssue = { kind: 'date_after_due', severity: 'warning', facts: [], documents: null, runs: 0 };
  const none: OverviewIssue = { ...late, kind: 'no_due_date' };
  const list = (issues: OverviewIssue[]) => <IssueList issues={issues} settled={false} unread={false} {...links} />;
  const { rerender } = render(list([late]));
  expect(screen.queryByText('Later than the due date')).not.toBeNull();
  rerender(list([none, late]));
  expect(screen.queryByText('Later than the due date')).toBeNull();
  expect(screen.queryByText('Later than the submission deadline in the documents')).not.toBeNull();
});

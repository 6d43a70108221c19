import type { OverviewIssue } from '@bidloom/contract/overview';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { IssueList } from './issue-list.tsx';

const show = (settled: boolean, issues: OverviewIssue[] = []) =>
  render(<IssueList issues={issues} settled={settled} onFact={() => {}} onDocument={() => {}} />);

test('a tender without issues says so; a closed tender does not say so', () => {
  const { unmount } = show(false);
  expect(screen.queryByText(text.noIssues)).not.toBeNull();
  unmount();
  show(true);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText(text.noIssuesSettled)).not.toBeNull();
});

test('while the key facts are being read, the list does not say that all is complete', () => {
  show(false, [{ kind: 'facts_reading', severity: 'info', facts: [], documents: null, runs: 0 }]);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText(text.issue.facts_reading)).not.toBeNull();
});

test('without a due date, dates are compared with the deadline in the documents', () => {
  const late: OverviewIssue = { kind: 'date_after_due', severity: 'warning', facts: [], documents: null, runs: 0 };
  const none: OverviewIssue = { ...late, kind: 'no_due_date' };
  const { rerender } = render(<IssueList issues={[late]} settled={false} onFact={() => {}} onDocument={() => {}} />);
  expect(screen.queryByText('Later than the due date')).not.toBeNull();
  rerender(<IssueList issues={[none, late]} settled={false} onFact={() => {}} onDocument={() => {}} />);
  expect(screen.queryByText('Later than the due date')).toBeNull();
  expect(screen.queryByText('Later than the submission deadline in the documents')).not.toBeNull();
});

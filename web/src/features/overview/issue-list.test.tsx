import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { IssueList } from './issue-list.tsx';

const show = (settled: boolean) =>
  render(<IssueList issues={[]} settled={settled} onFact={() => {}} onDocument={() => {}} />);

test('a tender without issues says so, a closed one does not claim it', () => {
  const { unmount } = show(false);
  expect(screen.queryByText(text.noIssues)).not.toBeNull();
  unmount();
  show(true);
  expect(screen.queryByText(text.noIssues)).toBeNull();
  expect(screen.queryByText(text.noIssuesSettled)).not.toBeNull();
});

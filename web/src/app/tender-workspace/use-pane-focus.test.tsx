import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { usePaneFocus } from './use-pane-focus.ts';

function Room({ tab }: { tab: string }) {
  const room = useRef<HTMLDivElement>(null);
  usePaneFocus(room, tab);
  return (
    <div ref={room}>
      <button type="button">Tab</button>
      <div data-pane="result" data-testid="result" tabIndex={-1}>
        <button key={tab} type="button">
          {tab}
        </button>
      </div>
    </div>
  );
}

test('a link of a panel to another tab leaves the focus in the panel that takes its place', () => {
  const { rerender } = render(<Room tab="overview" />);
  screen.getByRole('button', { name: 'overview' }).focus();
  rerender(<Room tab="summary" />);
  expect(document.activeElement).toBe(screen.getByTestId('result'));
});

test('a tab that is chosen in the list of tabs keeps the focus', () => {
  const { rerender } = render(<Room tab="overview" />);
  screen.getByRole('button', { name: 'overview' }).focus();
  const chosen = screen.getByRole('button', { name: 'Tab' });
  chosen.focus();
  rerender(<Room tab="summary" />);
  expect(document.activeElement).toBe(chosen);
});

test('without a focus in a panel, a change of the tab moves none', () => {
  const { rerender } = render(<Room tab="overview" />);
  rerender(<Room tab="summary" />);
  expect(document.activeElement).toBe(document.body);
});

import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HeadButton } from './head-button.tsx';

test('a button above a table is an icon with a name on a phone, and has words elsewhere', () => {
  const { unmount } = render(<HeadButton label="Copy" icon={<i />} onClick={() => {}} />);
  expect(screen.getByRole('button', { name: 'Copy' }).textContent).toBe('Copy');
  unmount();
  const { matchMedia } = window;
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: true }));
  render(<HeadButton label="Copy" icon={<i />} onClick={() => {}} />);
  expect(screen.getByRole('button', { name: 'Copy' }).textContent).toBe('');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FindBar } from './find-bar.tsx';

test.each([
  [false, ''],
  [true, 'Nothing found'],
])('that words are not in a document is said only once it has been read (%s)', (isRead, said) => {
  const nothing = () => {};
  render(
    <FindBar
      words="crane"
      onWords={nothing}
      isRead={isRead}
      total={0}
      hasMore={false}
      current={0}
      onStep={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfficeNotices } from './office-notices.tsx';

test('a note on missing pictures can be closed, and stays closed for that document', () => {
  const onClosed = vi.fn();
  const notices = (documentId: string) => (
    <OfficeNotices
      key={documentId}
      {...{ documentId, onClosed }}
      isMissing={false}
      onText={() => {}}
      leftOut={['2 pictures are not shown: download the file.']}
    />
  );
  const first = render(notices('terms'));
  fireEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(screen.queryByText(/2 pictures/)).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
  first.unmount();

  const again = render(notices('terms'));
  expect(screen.queryByText(/2 pictures/)).toBeNull();
  again.rerender(notices('annex'));
  expect(screen.getByText(/2 pictures/)).toBeTruthy();
});

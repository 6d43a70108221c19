import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const way = (name: string) => screen.queryByRole('button', { name });
const isOff = (name: string) => way(name)?.getAttribute('aria-disabled') === 'true';
const nothing = () => {};

test('a document of one page has no way to other pages', async () => {
  await renderApp(<ViewerToolbar page={1} total={1} onPage={nothing} />);
  expect(screen.getByLabelText('Page')).toBeTruthy();
  expect(way('Next page')).toBeNull();
  expect(way('Previous page')).toBeNull();
});

test('the ways to other pages are off until the document is drawn, and at its ends', async () => {
  const { unmount } = await renderApp(<ViewerToolbar page={2} total={3} canTurn={false} onPage={nothing} />);
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, true]);
  unmount();
  await renderApp(<ViewerToolbar page={3} total={3} onPage={nothing} />);
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true]);
});

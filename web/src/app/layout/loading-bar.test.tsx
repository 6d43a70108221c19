import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lazyPane } from '../../components/lazy-part.tsx';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { createAppStore } from '../store.ts';
import { LoadingBar } from './loading-bar.tsx';

const Target = () => <p>the tenders</p>;

/** Opens a screen from another one; its code comes when `finish` is called. */
async function follow(kind: 'screen' | 'tab') {
  const code = Promise.withResolvers<void>();
  const { store } = createAppStore();
  const Pane = lazyPane(async () => {
    await code.promise;
    return { default: Target };
  });
  const page = lazyPage(store, async () => {
    await code.promise;
    return { Component: Target };
  });
  const frame = (
    <>
      <LoadingBar />
      <Suspense fallback={<p>nothing yet</p>}>
        <Outlet />
      </Suspense>
    </>
  );
  const children = [
    { path: '/home', element: <Link to="/tenders">Tenders</Link> },
    { path: '/tenders', element: kind === 'screen' ? page : <Pane /> },
  ];
  await renderApp(null, { at: '/home', routes: [{ element: frame, children }] });
  fireEvent.click(screen.getByRole('link', { name: 'Tenders' }));
  return { finish: () => code.resolve() };
}

test.each(['screen', 'tab'] as const)('a %s whose code takes long is announced until it is shown', async (kind) => {
  const { finish } = await follow(kind);
  const words = await screen.findByText('Loading...');
  expect(words.ariaLive).toBe('polite');
  // The previous screen is still there, so nothing else would show that the click worked.
  expect(screen.getByRole('link', { name: 'Tenders' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { hidden: true })).toBeTruthy();
  finish();
  expect(await screen.findByText('the tenders')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
});

test('code that comes at once is not announced', async () => {
  const { finish } = await follow('screen');
  finish();
  expect(await screen.findByText('the tenders')).toBeTruthy();
  // Longer than what is waited for before a load is announced.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText('Loading...')).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AddressChange, type AddressPatch, useAddress, useReturns } from './use-address.ts';

interface PartProps extends AddressChange {
  name: string;
  patch: AddressPatch;
}

function Part({ name, patch, ...how }: PartProps) {
  const [query, change] = useAddress();
  return (
    <button type="button" onClick={() => change(patch, how)}>
      {`${name}: ${query}`}
    </button>
  );
}

function open(at: string) {
  const parts = (
    <>
      <Part name="page" patch={{ page: '2' }} />
      <Part name="hit" patch={{ hit: '7', tab: null }} push />
      <Part name="place" patch={{ tab: 'document' }} push state={{ behind: 'keywords' }} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: parts }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('changes of several components in one turn are one entry of the history', async () => {
  const router = open('/?tab=keywords');
  await act(async () => {
    press(/^page/);
    press(/^hit/);
  });
  expect(router.state.location.search).toBe('?page=2&hit=7');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=keywords');
});

test('what is opened once more adds no entry to the history', async () => {
  const router = open('/?tab=keywords');
  await act(async () => press(/^hit/));
  await act(async () => press(/^hit/));
  await act(async () => press(/^place/));
  await act(async () => press(/^place/));
  expect(router.state.location).toMatchObject({ search: '?hit=7&tab=document', state: { behind: 'keywords' } });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?hit=7');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=keywords');
});

test('a step whose page is not written yet is an entry of its own, with the state of the one before', async () => {
  const link = <Part name="link" patch={{}} push evenIfSame />;
  const router = createMemoryRouter([{ path: '/', element: link }], { initialEntries: ['/?page=1'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/?page=2', { state: { behind: 'keywords' } }));
  await act(async () => press(/^link/));
  expect(router.state.location).toMatchObject({ search: '?page=2', state: { behind: 'keywords' } });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?page=1');
});

test('a change without `push` replaces the entry, and keeps its state', async () => {
  const router = open('/?tab=keywords');
  await act(() => router.navigate('/?tab=summary', { state: { behind: 'keywords' } }));
  await act(async () => press(/^page/));
  expect(router.state.location.search).toBe('?tab=summary&page=2');
  expect(router.state.location.state).toEqual({ behind: 'keywords' });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=keywords');
});

test('a new entry keeps its state when it is replaced before the screen shows it', async () => {
  const router = open('/?tab=keywords');
  await act(async () => {
    press(/^place/);
    await Promise.resolve();
    press(/^page/);
  });
  expect(router.state.location.search).toBe('?tab=document&page=2');
  expect(router.state.location.state).toEqual({ behind: 'keywords' });
  await act(async () => {
    press(/^hit/);
    await Promise.resolve();
    press(/^page/);
  });
  expect(router.state.location.state).toBeNull();
});

test('a parameter that Back has removed does not return with the next change', async () => {
  const router = open('/');
  await act(async () => press(/^hit/));
  await act(() => router.navigate(-1));
  await act(async () => press(/^page/));
  expect(router.state.location.search).toBe('?page=2');
});

test('a change of the screen that Back is leaving does not affect the target of Back', async () => {
  window.history.replaceState(null, '', '/?tab=keywords');
  const router = createBrowserRouter([{ path: '/', element: <Part name="page" patch={{ page: '2' }} /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/?tab=summary'));
  await act(async () => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await left;
    // The address is already the previous one, but the screen is still the later one.
    press(/^page: tab=summary/);
  });
  expect(window.location.search).toBe('?tab=keywords');
  await act(async () => press(/^page: tab=keywords/));
  expect(window.location.search).toBe('?tab=keywords&page=2');
  unmount();
  router.dispose();
});

test('a change of the screen that a link is leaving does not bring its address back', async () => {
  window.history.replaceState(null, '', '/?tab=runs');
  const router = createBrowserRouter([{ path: '/', element: <Part name="page" patch={{ page: '2' }} /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await act(async () => {
    void router.navigate('/?tab=summary');
    await vi.waitFor(() => expect(window.location.search).toBe('?tab=summary'));
    // The address is already the next one, but the screen is still the earlier one.
    press(/^page: tab=runs/);
  });
  expect(window.location.search).toBe('?tab=summary');
  await act(async () => press(/^page: tab=summary/));
  expect(window.location.search).toBe('?tab=summary&page=2');
  unmount();
  router.dispose();
});

/** A screen that changes the address as soon as it shows an entry, and again before it shows the next one. */
function Hasty() {
  const [query, change] = useAddress();
  const isFirst = `${query}` === 'a=1';
  useLayoutEffect(() => {
    if (isFirst) change({ b: '2' }, { push: true });
  }, [isFirst, change]);
  useEffect(() => {
    if (isFirst) change({ c: '3' });
  }, [isFirst, change]);
  return null;
}

test('a change is kept while the one before it is not shown yet', async () => {
  // `act` would show each change at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter([{ path: '/', element: <Hasty /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/?a=1');
  await vi.waitFor(() => expect(router.state.location.search).toContain('c=3'));
  expect(router.state.location.search).toBe('?a=1&b=2&c=3');
});

function Returns() {
  return <p>{`returned ${useReturns()}`}</p>;
}

test('Back before a new entry is shown leads to the one before, and is told to the screen', async () => {
  window.history.replaceState(null, '', '/?tab=keywords');
  const screenOf = (
    <>
      <Part name="place" patch={{ tab: 'document' }} push state={{ behind: 'keywords' }} />
      <Part name="page" patch={{ page: '2' }} />
      <Returns />
    </>
  );
  const router = createBrowserRouter([{ path: '/', element: screenOf }]);
  const { unmount } = render(<RouterProvider router={router} />);
  expect(screen.getByText('returned 0')).toBeTruthy();
  await act(async () => {
    press(/^place/);
    await Promise.resolve();
    expect(window.location.search).toBe('?tab=document');
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await left;
    press(/^page/);
  });
  expect(window.location.search).toBe('?tab=keywords&page=2');
  expect(router.state.location.state).toBeNull();
  expect(screen.getByText('returned 1')).toBeTruthy();
  unmount();
  router.dispose();
});

interface RenderedProps {
  onRender: (change: () => void) => void;
}

function Runs({ onRender }: RenderedProps) {
  const [query, change] = useAddress();
  onRender(() => change({ page: '2' }));
  return <p>{`runs: ${query}`}</p>;
}

function RunsOrResult(props: RenderedProps) {
  const [query] = useAddress();
  return query.get('tab') === 'runs' ? <Runs {...props} /> : <p>{`result: ${query}`}</p>;
}

test('a late change by a part that has left the screen does not bring the earlier address back', async () => {
  const left: (() => void)[] = [];
  const routes = [
    { path: '/', element: <RunsOrResult onRender={(change) => left.push(change)} /> },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/?tab=runs'] });
  render(<RouterProvider router={router} />);
  const late = () => left.at(-1)?.();
  // As a link does, not by a change of the address.
  await act(() => router.navigate('/?tab=summary&request=r-1'));
  await act(async () => late());
  expect(router.state.location.search).toBe('?tab=summary&request=r-1&page=2');
  await act(() => router.navigate('/elsewhere'));
  await act(async () => late());
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
});

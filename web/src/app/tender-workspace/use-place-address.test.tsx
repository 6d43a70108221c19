import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type Location, type Navigator, Router } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { citationOpened, pageReached, selectPlace, viewerModule } from '../../features/viewer/viewer.slice.ts';
import { useAddress } from '../../lib/use-address.ts';
import { createAppStore } from '../store.ts';
import { usePlaceAddress } from './use-place-address.ts';

const start: Location = {
  pathname: '/',
  search: '?tab=document&document=d&page=12',
  hash: '',
  key: 'first',
  state: null,
};

/** A router that has taken each step at once, and shows it only when the test says so, as a slow machine does. */
function slowRouter() {
  const steps: Location[] = [];
  const take = (to: Parameters<Navigator['push']>[0], state: unknown) => {
    const search = typeof to === 'string' ? to : (to.search ?? '');
    steps.push({ ...start, search, key: `step ${steps.length}`, state });
  };
  const navigator: Navigator = { createHref: () => '', go: () => {}, push: take, replace: take };
  return { steps, navigator };
}

const citation = { documentId: 'd', page: 30, quote: 'ten percent', boxes: [] };

let openCitation = () => {};

function Screen({ onOpen }: { onOpen: () => void }) {
  const [, changeAddress] = useAddress();
  const addressOf = usePlaceAddress();
  openCitation = () => {
    onOpen();
    changeAddress(addressOf(citation), { push: true });
  };
  return null;
}

test('a page whose address is shown late does not replace the citation that was opened meanwhile', async () => {
  // This router has no entry of the browser, where an earlier test may have left one.
  window.history.replaceState(null, '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, ready } = createAppStore();
  onTestFinished(store.stop);
  await vi.runAllTimersAsync();
  await ready;
  store.inject(viewerModule);
  const { steps, navigator } = slowRouter();
  const screenAt = (location: Location) => (
    <Provider store={store}>
      <Router location={location} navigator={navigator}>
        <Screen onOpen={() => store.dispatch(citationOpened(citation))} />
      </Router>
    </Provider>
  );
  const { rerender } = render(screenAt(start));
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

  act(() => void store.dispatch(pageReached({ documentId: 'd', page: 20 })));
  await settle();
  expect(steps.at(-1)?.search).toContain('page=20');
  const late = steps.length - 1;
  await act(async () => openCitation());
  expect(steps.at(-1)?.search).toContain('page=30');

  rerender(screenAt(steps[late] ?? start));
  await settle();
  expect(selectPlace(store.getState() as never)).toMatchObject({ page: 30, quote: 'ten percent' });
  rerender(screenAt(steps.at(-1) ?? start));
  await settle();
  expect(steps.at(-1)?.search).toMatch(/page=30&.*quote=/);
});

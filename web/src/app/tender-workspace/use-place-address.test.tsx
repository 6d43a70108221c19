import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
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
/** The document at whose entry the reader chooses a tab before the screen has opened it. */
let leftAt = '';

function Screen({ onOpen }: { onOpen: () => void }) {
  const [query, changeAddress] = useAddress();
  const addressOf = usePlaceAddress();
  openCitation = () => {
    onOpen();
    changeAddress(addressOf(citation), { push: true });
  };
  const isLeft = query.get('document') === leftAt && query.get('tab') === 'document';
  // Layout effects run before the effect that opens the place.
  useLayoutEffect(() => {
    if (isLeft) changeAddress({ tab: 'keywords' }, { push: true });
  }, [isLeft, changeAddress]);
  return <Results keyword={query.get('keyword')} />;
}

/** A list that shows the place of its first hit as soon as a keyword is chosen. */
function Results({ keyword }: { keyword: string | null }) {
  useEffect(() => {
    if (keyword) openCitation();
  }, [keyword]);
  return null;
}

let showLocation = (_location: Location) => {};

function SlowRouter({ navigator, onOpen }: { navigator: Navigator; onOpen: () => void }) {
  const [location, setLocation] = useState(start);
  showLocation = setLocation;
  return (
    <Router location={location} navigator={navigator}>
      <Screen onOpen={onOpen} />
    </Router>
  );
}

/** A document at page 12, in a tender whose router is slow. */
async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, ready } = createAppStore();
  onTestFinished(store.stop);
  await vi.runAllTimersAsync();
  await ready;
  store.inject(viewerModule);
  const { steps, navigator } = slowRouter();
  render(
    <Provider store={store}>
      <SlowRouter navigator={navigator} onOpen={() => store.dispatch(citationOpened(citation))} />
    </Provider>,
  );
  return {
    steps,
    reach: (page: number) => act(() => void store.dispatch(pageReached({ documentId: 'd', page }))),
    show: (location: Location | undefined) => showLocation(location ?? start),
    settle: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    place: () => selectPlace(store.getState() as never),
  };
}

test('a page whose address is shown late does not replace the citation that was opened meanwhile', async () => {
  const { steps, reach, show, settle, place } = await open();
  reach(20);
  await settle();
  const late = steps.at(-1);
  expect(late?.search).toContain('page=20');
  await act(async () => openCitation());
  expect(steps.at(-1)?.search).toContain('page=30');

  act(() => show(late));
  await settle();
  expect(place()).toMatchObject({ page: 30, quote: 'ten percent' });
  act(() => show(steps.at(-1)));
  await settle();
  expect(steps.at(-1)?.search).toMatch(/page=30&.*quote=/);
});

test('a document of a link is opened also if the reader chooses a tab before it is shown', async () => {
  const { steps, show, settle, place } = await open();
  await settle();
  const link = { ...start, search: '?tab=document&document=other&page=2', key: 'link' };
  leftAt = 'other';
  // `act` would open the place at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  show(link);
  await vi.waitFor(() => expect(steps.at(-1)?.search).toContain('tab=keywords'));
  show(steps.at(-1));
  await vi.waitFor(() => expect(place()).toMatchObject({ documentId: 'other', page: 2 }));
});

test('the place that a list shows with its entry is not replaced by the one before, which the entry still names', async () => {
  const { steps, show, settle, place } = await open();
  await settle();
  await act(async () => show({ ...start, search: `${start.search}&keyword=1`, key: 'keyword' }));
  expect(place()).toMatchObject({ page: 30, quote: 'ten percent' });
  expect(steps.at(-1)?.search).toContain('page=30');
  act(() => show(steps.at(-1)));
  await settle();
  expect(place()).toMatchObject({ page: 30, quote: 'ten percent' });
});

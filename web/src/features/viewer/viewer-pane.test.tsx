import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import { citationOpened, type Place, pageReached, selectPlace, viewerModule } from './viewer.slice.ts';
import { ViewerPane } from './viewer-pane.tsx';

test('a viewer that is removed keeps the page in view for the next viewer', async () => {
  const pane = <ViewerPane place={null} documents={[documentOf()]} />;
  const { store, unmount } = await renderApp(pane, { modules: [viewerModule] });
  act(() => {
    store.dispatch(citationOpened({ documentId: 'tender', page: 12, quote: 'damages', boxes: [] }));
    for (const page of [12, 15]) store.dispatch(pageReached({ documentId: 'tender', page }));
  });
  unmount();
  expect(selectPlace(store.getState() as never)).toMatchObject({ page: 15, quote: null });
});

test('the document in the address is shown as loading while the list of documents is loading', async () => {
  const place = { documentId: 'tender', page: 1, quote: null, boxes: [], round: 0 } as unknown as Place;
  await renderApp(<ViewerPane place={place} documents={[]} loading />, { modules: [viewerModule] });
  expect(screen.getByText('Loading the document')).toBeTruthy();
  expect(screen.queryByText('No document open')).toBeNull();
});

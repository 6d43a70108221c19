import { expect, test } from 'vitest';
import { startApi } from '../../lib/testing/api-server.ts';
import { documentOf } from '../../lib/testing/document-of.ts';
import { renderApp } from '../../lib/testing/render-app.tsx';
import TextViewer from './text-viewer.tsx';
import type { Place } from './viewer.slice.ts';

const document = documentOf({ fileName: 'list.csv', mediaType: 'text/csv', pages: 1 });
const row = 'Pump | API 610 | API 610';
const text = `Item | Standard | Also\n${row}\nValve | none | none\n${row}`;

/** The marked text of the page, with the text before it. */
async function marked(place: Partial<Place>) {
  await startApi(({ url }) =>
    url.endsWith('/pages/1') ? { body: { success: true, data: { number: 1, text } } } : { status: 404 },
  );
  const whole: Place = { documentId: document.id, page: 1, quote: null, boxes: [], round: 1, ...place };
  const { container, unmount, findByText } = await renderApp(
    <TextViewer document={document} place={whole} onPage={() => {}} />,
  );
  await findByText(/Valve/, { ignore: 'script' });
  const sheet = container.querySelector('[data-page]');
  const mark = container.querySelector('mark');
  const range = globalThis.document.createRange();
  if (sheet && mark) {
    range.selectNodeContents(sheet);
    range.setEndBefore(mark);
  }
  const found = {
    words: mark?.textContent,
    at: range.toString().length,
    around: mark?.parentElement?.textContent,
    text: sheet?.textContent,
  };
  unmount();
  return found;
}

test('a hit is marked in its own row, even if other rows on the page have the same words', async () => {
  for (const { index: offset } of text.matchAll(/API 610/g)) {
    const found = await marked({ quote: 'API 610', offset, around: row });
    expect(found).toEqual({ words: 'API 610', at: offset, around: row, text });
  }
});

test('a citation is marked at its own place, even if the page contains the words twice', async () => {
  const offset = text.lastIndexOf(row);
  expect(await marked({ quote: row, offset })).toMatchObject({ words: row, at: offset, text });
  expect(await marked({ quote: row })).toMatchObject({ words: row, at: text.indexOf(row), text });
});

test('a page that the document does not have is its last one', async () => {
  expect(await marked({ page: 18 })).toMatchObject({ text });
});

import { expect, test } from 'vitest';
import { documentOf } from '../../lib/testing/document-of.ts';
import { whyWaiting } from './document-waiting.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;

/** A document that was uploaded at this minute; it has not changed since `changed`. */
const uploaded = (id: string, minute: number, changed = minute) =>
  documentOf({ id, fileName: `${id}.pdf`, status: 'uploaded', createdAt: at(minute), updatedAt: at(changed) });
const reading = (id: string, minute = 1) =>
  documentOf({ id, fileName: `${id}.pdf`, status: 'processing', createdAt: at(minute), updatedAt: at(minute + 5) });
const isRead = { status: 'processing', stage: 'Recognizing text of page 3 of 90', percent: 3 };

test('a document that waits for another one of the tender names it', () => {
  const waiting = uploaded('terms', 2);
  expect(whyWaiting(waiting, [reading('scan'), waiting], {})).toBe('Waiting: scan.pdf comes first');
});

test('a scan that is recognised by now is waited for by no other document', () => {
  const scan = { ...reading('scan'), progress: { stage: 'recognising', done: 3, total: 21 } } as const;
  const waiting = uploaded('terms', 2);
  expect(whyWaiting(waiting, [scan, waiting], {})).toBe('Waiting to be read');
});

test('those that were uploaded before are counted, and later ones and those that are ready are not', () => {
  const [first, second, third] = [uploaded('a', 2), uploaded('b', 3), uploaded('c', 4)];
  const items = [documentOf({ id: 'ready' }), reading('scan'), first, second, third];
  expect(whyWaiting(first, items, {})).toBe('Waiting: scan.pdf comes first');
  expect(whyWaiting(second, items, {})).toBe('Waiting: 2 documents come first');
  expect(whyWaiting(third, items, {})).toBe('Waiting: 3 documents come first');
});

test('of documents that came out of an archive at the same time, those before it in the list are read first', () => {
  const [first, second] = [uploaded('a', 2), uploaded('b', 2)];
  expect(whyWaiting(second, [first, second], {})).toBe('Waiting: a.pdf comes first');
  expect(whyWaiting(first, [first, second], {})).toBe('Waiting to be read');
});

test('a document that may have been sent to be read again later does not count', () => {
  const again = uploaded('old', 1, 8);
  const waiting = uploaded('new', 2);
  expect(whyWaiting(waiting, [reading('scan'), again, waiting], {})).toBe('Waiting: scan.pdf comes first');
});

test('a ready document that is being read again counts if it was sent before', () => {
  const again = documentOf({ id: 'x', fileName: 'x.pdf', isReadAgain: true, createdAt: at(1), updatedAt: at(3) });
  expect(whyWaiting(uploaded('new', 4), [again], {})).toBe('Waiting: x.pdf comes first');
  expect(whyWaiting(uploaded('new', 2), [again], {})).toBe('Waiting to be read');
});

test('other tenders are mentioned only while one of their documents is known to be read', () => {
  const waiting = uploaded('terms', 2);
  const items = [documentOf({ id: 'ready' }), waiting];
  expect(whyWaiting(waiting, items, { elsewhere: isRead })).toBe(
    'Waiting for other documents of your organization to be read',
  );
  const notElsewhere: Parameters<typeof whyWaiting>[2][] = [
    {},
    { elsewhere: { ...isRead, status: 'ready' } },
    { ready: isRead },
    { terms: isRead },
  ];
  for (const live of notElsewhere) {
    expect(whyWaiting(waiting, items, live)).toBe('Waiting to be read');
  }
});

test('only a document whose reading has not begun waits', () => {
  for (const status of ['processing', 'ready', 'failed'] as const) {
    expect(whyWaiting(documentOf({ status }), [reading('scan')], {})).toBeNull();
  }
});

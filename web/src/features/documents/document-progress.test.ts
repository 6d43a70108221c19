import type { Document } from '@bidloom/contract/documents';
import { expect, test } from 'vitest';
import { documentOf } from '../../lib/testing/document-of.ts';
import { progressOf } from './document-progress.ts';

const reading = (progress: Document['progress']) => documentOf({ status: 'processing', progress });
const live = { percent: 16, stage: 'Reading page 41 of 222', status: 'processing' };

test('live progress has priority over the list', () => {
  const document = reading({ stage: 'reading', done: 3, total: 222 });
  expect(progressOf(document, live)).toEqual({ words: 'Reading page 41 of 222', fraction: 0.16 });
});

test('without live progress the list gives the stage in words', () => {
  const shown = progressOf(reading({ stage: 'reading', done: 111, total: 222 }), undefined);
  expect(shown?.words).toBe('Reading page 111 of 222');
  expect(shown?.fraction).toBeCloseTo(0.425);
  expect(progressOf(reading({ stage: 'recognising', done: 2, total: 4 }), undefined)?.words).toBe(
    'Recognizing text of page 2 of 4',
  );
  expect(progressOf(reading({ stage: 'reading', done: 5, total: null }), undefined)).toEqual({
    words: 'Reading page 5',
    fraction: null,
  });
  expect(progressOf(reading({ stage: 'indexing', done: 0, total: null }), undefined)?.words).toBe('Indexing');
  expect(progressOf(reading(null), undefined)).toEqual({ words: 'Opening the file', fraction: null });
});

test('an archive or e-mail counts its files, not pages', () => {
  for (const mediaType of ['application/zip', 'message/rfc822']) {
    const archive = documentOf({ mediaType, status: 'processing', progress: { stage: 'reading', done: 1, total: 2 } });
    expect(progressOf(archive, undefined)?.words).toBe('Opening file 1 of 2');
  }
});

test('the end of an earlier attempt does not count as progress of this one', () => {
  const ended = { percent: 100, stage: 'cut.pdf could not be read', status: 'failed' };
  expect(progressOf(reading({ stage: 'reading', done: 1, total: 2 }), ended)?.words).toBe('Reading page 1 of 2');
});

test('a document that is not being read has no bar', () => {
  for (const status of ['uploaded', 'ready', 'failed'] as const) {
    expect(progressOf(documentOf({ status }), live)).toBeNull();
  }
});

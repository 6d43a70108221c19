import { expect, test } from 'vitest';
import { refusalOf } from '../../lib/accepted-files.ts';
import { type UploadOutcome, uploadToasts } from './upload-rules.ts';

const mb = 1024 * 1024;
const file = (name: string, size = 1000) => ({ name, size });

test('what can be read is sent, whatever the case of its extension', () => {
  for (const name of ['tender.pdf', 'TENDER.PDF', 'prices.xlsx', 'notes.markdown', 'scan.JPEG']) {
    expect(refusalOf(file(name))).toBeNull();
  }
  expect(refusalOf(file('large.pdf', 200 * mb))).toBeNull();
});

test('what can only be refused is not sent, and says why', () => {
  expect(refusalOf(file('setup.exe'))).toContain("can't be read");
  expect(refusalOf(file('pdf'))).toContain("can't be read");
  expect(refusalOf(file('empty.pdf', 0))).toBe('The file is empty.');
  expect(refusalOf(file('huge.pdf', 200 * mb + 1))).toBe('The file is larger than 200 MB.');
});

test('what this server cannot read is not sent, in its own words', () => {
  const types = [{ mediaType: 'application/msword', extensions: ['.doc'], advice: 'Save it as a Word document.' }];
  expect(refusalOf(file('Scope.DOC'), types)).toBe('Save it as a Word document.');
  expect(refusalOf(file('Scope.docx'), types)).toBeNull();
  expect(refusalOf(file('Scope.doc'))).toBeNull();
});

const uploaded = (fileName: string): UploadOutcome => ({ fileName, kind: 'uploaded' });
const refused = (fileName: string, reason: string): UploadOutcome => ({ fileName, kind: 'refused', reasons: [reason] });

test('files that came in are told once, in the words of the specification', () => {
  expect(uploadToasts([uploaded('a.pdf'), uploaded('b.pdf')])).toEqual([
    { intent: 'success', message: 'Documents uploaded successfully' },
  ]);
});

test('duplicates are told by name in one message', () => {
  const outcomes = [refused('a.pdf', 'Duplicate file names : a.pdf'), refused('b.pdf', 'Duplicate file names : b.pdf')];
  expect(uploadToasts(outcomes)).toEqual([{ intent: 'error', message: 'Duplicate file names : a.pdf, b.pdf' }]);
});

test('mixed outcomes are told apart; a file whose row says why, or that was given up, is not spoken of', () => {
  const outcomes: UploadOutcome[] = [
    uploaded('a.pdf'),
    refused('b.pdf', 'Duplicate file names : b.pdf'),
    refused('c.pdf', 'c.pdf is not a PDF'),
    { fileName: 'd.pdf', kind: 'cancelled' },
  ];
  expect(uploadToasts(outcomes).map(({ message }) => message)).toEqual([
    'Documents uploaded successfully',
    'Duplicate file names : b.pdf',
  ]);
  expect(uploadToasts([{ fileName: 'd.pdf', kind: 'cancelled' }])).toEqual([]);
});

import { expect, test } from 'vitest';
import { refusalOf } from '../../lib/accepted-files.ts';
import { type UploadOutcome, uploadToasts } from './upload-rules.ts';

const mb = 1024 * 1024;
const file = (name: string, size = 1000) => ({ name, size });

test('readable files are sent, in any case of their extension', () => {
  for (const name of ['tender.pdf', 'TENDER.PDF', 'prices.xlsx', 'notes.markdown', 'scan.JPEG']) {
    expect(refusalOf(file(name))).toBeNull();
  }
  expect(refusalOf(file('large.pdf', 200 * mb))).toBeNull();
});

test('a file that would be refused is not sent, and the reason is shown', () => {
  expect(refusalOf(file('setup.exe'))).toContain("can't be read");
  expect(refusalOf(file('pdf'))).toContain("can't be read");
  expect(refusalOf(file('empty.pdf', 0))).toBe('The file is empty.');
  expect(refusalOf(file('huge.pdf', 200 * mb + 1))).toBe('The file is larger than 200 MB.');
});

test("a file that this server cannot read is not sent, and the server's reason is shown", () => {
  const types = [{ mediaType: 'application/msword', extensions: ['.doc'], advice: 'Save it as a Word document.' }];
  expect(refusalOf(file('Scope.DOC'), types)).toBe('Save it as a Word document.');
  expect(refusalOf(file('Scope.docx'), types)).toBeNull();
  expect(refusalOf(file('Scope.doc'))).toBeNull();
});

const uploaded = (fileName: string): UploadOutcome => ({ fileName, kind: 'uploaded' });
const refused = (fileName: string, reason: string): UploadOutcome => ({ fileName, kind: 'refused', reasons: [reason] });

test('uploaded files are reported once, in the words of the specification', () => {
  expect(uploadToasts([uploaded('a.pdf'), uploaded('b.pdf')])).toEqual([
    { intent: 'success', message: 'Documents uploaded successfully' },
  ]);
});

test('duplicates are listed by name in one message', () => {
  const outcomes = [refused('a.pdf', 'Duplicate file names : a.pdf'), refused('b.pdf', 'Duplicate file names : b.pdf')];
  expect(uploadToasts(outcomes)).toEqual([{ intent: 'error', message: 'Duplicate file names : a.pdf, b.pdf' }]);
});

test('if only some files are uploaded, a warning says how many; a file that was cancelled is not counted', () => {
  const outcomes: UploadOutcome[] = [
    uploaded('a.pdf'),
    refused('b.pdf', 'Duplicate file names : b.pdf'),
    refused('c.pdf', 'c.pdf is not a PDF'),
    { fileName: 'd.pdf', kind: 'cancelled' },
  ];
  expect(uploadToasts(outcomes)).toEqual([
    { intent: 'warning', message: '1 of 3 files uploaded' },
    { intent: 'error', message: 'Duplicate file names : b.pdf' },
  ]);
  expect(uploadToasts([refused('c.pdf', 'c.pdf is not a PDF')])).toEqual([]);
  expect(uploadToasts([{ fileName: 'd.pdf', kind: 'cancelled' }])).toEqual([]);
});

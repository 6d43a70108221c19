import { expect, test } from 'vitest';
import { refusalOf } from '../../lib/accepted-files.ts';
import { type UploadOutcome, uploadToast } from './upload-rules.ts';

const mb = 1024 * 1024;
const title = 'Document Upload';
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
  expect(uploadToast([uploaded('a.pdf'), uploaded('b.pdf')])).toEqual({
    ...{ intent: 'success', title, message: 'Documents uploaded successfully' },
  });
});

const duplicate = (fileName: string) => refused(fileName, `Duplicate file names : ${fileName}`);

test('duplicates are listed by name in one message', () => {
  expect(uploadToast(['a.pdf', 'b.pdf', 'c.pdf'].map(duplicate))).toEqual({
    ...{ intent: 'error', title: '3 files not uploaded', message: 'Duplicate file names : a.pdf, b.pdf, c.pdf' },
  });
  expect(uploadToast([duplicate('a.pdf')])).toEqual({
    ...{ intent: 'error', title, message: 'Duplicate file names : a.pdf' },
  });
});

test('one message counts what was uploaded and what was not, and names each refused file with its type and the reason', () => {
  const wrongType = (name: string) => refused(name, refusalOf(file(name)) ?? '');
  const outcomes: UploadOutcome[] = [
    ...[uploaded('a.pdf'), duplicate('b.pdf'), wrongType('setup.exe'), refused('c.pdf', 'c.pdf is not a PDF')],
    ...[{ fileName: 'd.pdf', kind: 'cancelled' } as const, wrongType('tool.dmg'), wrongType('README')],
  ];
  expect(uploadToast(outcomes)).toEqual({
    intent: 'warning',
    title: '1 file uploaded, 5 not',
    message: [
      'Duplicate file names : b.pdf',
      "Files of this type can't be read: setup.exe (EXE), tool.dmg (DMG), README",
      'c.pdf (PDF) is not a PDF',
    ].join('\n'),
  });
  expect(uploadToast([refused('c.pdf', 'It is no PDF.')])).toEqual({
    ...{ intent: 'error', title, message: 'It is no PDF: c.pdf (PDF)' },
  });
  expect(uploadToast([{ fileName: 'd.pdf', kind: 'cancelled' }])).toBeNull();
});

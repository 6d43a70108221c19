import t from 'tap';
import { warningOf } from './reading-warning.ts';

const english = ['eng'];

const page = (number: number, facts: Partial<Parameters<typeof warningOf>[0][number]> = {}) => ({
  number,
  width: 595,
  text: 'Bids are opened in public at noon.',
  source: 'text' as const,
  ...facts,
});

t.test('a document that was read as a whole has no warning', async (t) => {
  t.equal(warningOf([page(1), page(2)], english), null);
  t.equal(warningOf([page(1), page(2, { text: '' })], english), null, 'a blank page after a full one');
  t.equal(warningOf([page(1, { width: 0, text: '' })], english), null, 'an empty sheet');
});

t.test('pages without text are named where they are most of the document', async (t) => {
  const warning = warningOf(
    [page(1), page(2, { text: '' }), page(3, { text: '- 3 -', doubtful: true, source: 'ocr' })],
    english,
  );
  t.match(
    warning,
    /^No text was found on pages 2–3: scans are read only in English, and [^.]*\. If .* ask your administrator to install that/,
  );
  t.notMatch(warning, /wrongly/);
  t.match(warningOf([page(1, { text: '' })], english), /^No text was found on page 1:/);
});

t.test('pages of doubtful text are named, scans apart', async (t) => {
  const doubtful = [3, 7, 8].map((number) => page(number, { doubtful: true }));
  t.match(
    warningOf([page(1), ...doubtful], english),
    /^Some text of this document may be read wrongly \(pages 3, 7–8\): its fonts/,
  );
  const scan = page(2, { doubtful: true, source: 'ocr' });
  t.match(
    warningOf([page(1), scan], english),
    /^The text of scanned pages may be recognized wrongly \(page 2\): scans are read only in English\. If it is a scan in another language/,
  );
  const odd = Array.from({ length: 30 }, (_, index) => page(2 * index + 1, { doubtful: true }));
  t.match(warningOf(odd, english), /\(pages 1, 3, 5, 7, 9, 11, 13, 15 and others\)/);
});

t.test('a scan that may be in another language says which ones are installed', async (t) => {
  const scan = [page(1, { doubtful: true, source: 'ocr' })];
  t.match(
    warningOf(scan, ['eng', 'vie', 'chi_sim', 'chi_tra', 'osd']),
    /^The text [^.]*: scans are read only in English, Vietnamese, and Chinese\. If it is a scan in another language/,
  );
});
